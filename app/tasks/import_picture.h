// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fringe {

class Studio;

/// Reads a picture, which becomes the target of the open project as one step that can be undone;
/// where no project is open yet, that of a new one.
void startPictureImport(Studio& studio, const QString& path);

QStringList pictureFilePatterns(); ///< "*.png", …
bool isPictureFile(const QString& path);

} // namespace fringe
