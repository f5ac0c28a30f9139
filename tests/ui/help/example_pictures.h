// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <map>

namespace fringe {

/// What each example shows once it is computed, by its key; without those that take minutes. In a
/// minute.
std::map<QString, QImage> makeExamplePictures();

} // namespace fringe
