// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/mask_format.h"
#include "engine/outputs/output_kind.h"

namespace fringe {

/// A pattern for a file, by its suffix; the device is a mask. Of a large pattern parts are read.
/// Throws `Error` (BadInput) for what cannot be made so; `Cancelled`.
Fabrication fabricationOf(const std::filesystem::path& path, const LevelPattern& levels,
                          const Choice& device, const JobControl* control = nullptr);

/// "12,345 shapes, 98 KiB, 0.4 s": what the file will be.
Message forecastText(const Fabrication& made);

/// Writes the file and its process sheet, `OUT.sheet.json` and `OUT.sheet.pdf`, together. design:
/// the wave that was rounded to levels; null: it is not known. Throws as `writeLevels`; `Error`
/// (BadInput) where the disk has no room, before anything is written.
void fabricate(const Fabrication& made, const Hologram* design, const OutputFile& file);

/// The file and its sheets.
std::vector<std::filesystem::path> fabricatedFiles(const std::filesystem::path& path);

/// The checks of `fabricate` that need no pattern: suffix, folder, existence, of the sheets, too.
void requireFabricable(const std::filesystem::path& path, bool overwrite);

} // namespace fringe
