// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <map>

namespace fringe {

/// The pictures of the help by the names of their pages, as the program of today makes them: of
/// every kind of source, solver, encoding, panel and view. Offscreen, in some seconds.
std::map<QString, QImage> makeHelpPictures();

} // namespace fringe
