// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fringe {

class Studio;

/// Reads a point file and makes it the object of the design, fitted in front of the plate. One
/// notice says what was assumed; undo takes it back.
void startImport(Studio& studio, const QString& path);

/// "*.ply", "*.obj", …: what `startImport` can read.
QStringList pointFilePatterns();
bool isPointFile(const QString& path);

} // namespace fringe
