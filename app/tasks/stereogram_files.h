// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fringe {

class Studio;

/// "*.png", …: the files that a stereogram's tile can be read from.
QStringList tilePatterns();

/// Makes the picture of a file what the design's stereogram repeats.
void startTileImport(Studio& studio, const QString& path);
/// It repeats noise again.
void removeTile(Studio& studio);

/// Writes the stereogram of the design, of one that moves as it is shown, as a job. An existing
/// file is replaced: ask before.
void startStereogramExport(Studio& studio, const QString& path);

} // namespace fringe
