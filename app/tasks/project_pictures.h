// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

#include <functional>

namespace fringe {

class Studio;

/// Reads on another thread what the results of projects show; `found` is told of each that has a
/// picture, by its path.
void readProjectPictures(Studio& studio, const QStringList& paths,
                         std::function<void(const QString& path, const QImage& picture)> found);

} // namespace fringe
