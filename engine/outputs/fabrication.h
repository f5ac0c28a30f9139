// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/mask.h"
#include "engine/mask/mask_layout.h"
#include "engine/outputs/output_kind.h"

namespace fringe {

struct Fabrication;

/// A format that a mask is made from.
struct FabricationFormat {
    std::vector<std::string> suffixes; ///< lower case with the dot
    enum class Holds { Shapes, Relief, Numbers } holds;
    bool isPacked; ///< the file may be smaller than is forecast
    MaskFacts (*forecast)(const Fabrication& made, const JobControl* control);
    /// What was written. Throws as `writeLevels`.
    MaskFacts (*write)(const Fabrication& made, const OutputFile& file);
    const char* counted; ///< what the shapes of the forecast are, in the sheet
    const char* text;    ///< FRINGE_MARKed: the forecast with {0} its shapes, {1} bytes, {2} time
};

/// A pattern that is to be made, and what its file will be. Immutable: any thread.
struct Fabrication {
    LevelPattern levels;
    MadePattern made;
    const FabricationFormat* format = nullptr;
    MaskLayout layout{}; ///< of layout files
    MaskFacts facts{};   ///< of the file that is to be written
};

const std::vector<FabricationFormat>& fabricationFormats();

/// A pattern for a file, by its suffix; the device is a mask. Of a large pattern
/// parts are read. Throws `Error`
/// (BadInput) for what cannot be made so; `Cancelled`.
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
