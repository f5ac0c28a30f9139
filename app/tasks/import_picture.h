// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fringe {

class Studio;

/// Reads a picture, which takes the place of the one that is chosen in the open project as one step
/// that can be undone; where no project is open yet, it is the target of a new one.
void startPictureImport(Studio& studio, const QString& path);

/// The same with a plane of its own, behind the others.
void startPictureAddition(Studio& studio, const QString& path);

QStringList pictureFilePatterns(); ///< "*.png", …
bool isPictureFile(const QString& path);

} // namespace fringe
