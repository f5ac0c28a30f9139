// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fringe {

class Studio;

/// Reads a table of spots and puts them in the place of those of the design; undo takes it back.
void startSpotImport(Studio& studio, const QString& path);

bool isSpotFile(const QString& path);

} // namespace fringe
