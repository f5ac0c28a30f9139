// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"
#include "engine/mask/mask_format.h"

#include <filesystem>

/// Layout files of masks. All throw `Error` that names the file or the setting, and `Cancelled`.
/// Any thread.
namespace fringe {

/// Throws `Error` (BadInput) for what no file can be made of: coordinates beyond the format's, a
/// name that writers refuse, settings beyond their range.
void requireMask(Shape plate, const MaskLayout& layout);

/// What `writeMask` would leave, and how long it takes here: of all levels of a small plate, of a
/// large one of pieces spread over it. Throws as `requireMask`.
MaskFacts forecastMask(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                       const LayoutFormat& format, const JobControl* control = nullptr);

/// Throws `Error` (BadInput) where the disk of that file has no room for it, with both numbers.
void requireRoom(const std::filesystem::path& path, const MaskFacts& forecast);

/// Writes a layout by its suffix: complete or absent; overwrite, control: as in `writeLevels`.
/// Levels are read in bands, the whole plate twice where it seems to be made of equal parts. The
/// bytes depend on nothing else than the levels and the layout, but for what KLayout writes. Throws
/// as `requireMask`; for levels beyond the layout's; `Error` (Failed) for a full disk and other
/// faults.
MaskFacts writeMask(const std::filesystem::path& path, const Plane<std::uint16_t>& levels,
                    const MaskLayout& layout, bool overwrite, const JobControl* control = nullptr);

/// A layout file as levels.
struct MaskRead {
    MaskLayout layout; ///< as far as a file says it: cell, pitch, levels, layers
    LevelPattern levels;
    bool isMarked = false; ///< it says its plate and its tone
};

/// Reads a layout, packed by gzip or not, as its bytes tell: shapes, arrays and references,
/// sampled in the middles of pixels; lengths are those of the file. A file of this program says its
/// plate and its pitch; of another, the plate is what its shapes reach, in pixels as large as fit
/// all its edges, unless `reading.layout` has a pitch. What was guessed, left out or is not as it
/// was drawn is told. Refuses what takes more memory than it may.
MaskRead readMaskFile(const std::filesystem::path& path, const FileReading& reading);

/// Choices that there are in a layout, and how it is read.
struct LayoutLook {
    std::vector<std::string> cells{}; ///< that no other refers to
    std::vector<FileLayer> layers{};  ///< with shapes, of the cell that is read
    LayoutChoice read{};              ///< with cell, layers, what they are, and pitch
};

/// Looks at the same without its levels. Throws likewise.
LayoutLook lookAtMaskFile(const std::filesystem::path& path, const FileReading& reading);

} // namespace fringe
