// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QString>
#include <QStringList>

namespace fringe {

class Studio;

/// Reads a file for a slot of the open project's panel, such as a correction or a drive table: one
/// step that can be undone. What is of another panel or wavelength is refused with a sentence, and
/// nothing changes.
void startTableImport(Studio& studio, const AssetSlot& slot, const QString& path);

/// The slot that a file is for by its name: "slm.lut", and of a design for a panel
/// "CAL_LSH0801_1064nm.bmp"; null: none.
const AssetSlot* tableSlotOf(const Design& design, const QString& path);

/// Empties the slot: one step that can be undone.
void removeTable(Studio& studio, const AssetSlot& slot);

/// "*.lut", …: of the files that a slot takes.
QStringList tablePatterns(const AssetSlot& slot);

} // namespace fringe
