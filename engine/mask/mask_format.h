// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/mask.h"
#include "engine/io/field_files.h"
#include "engine/mask/layout_reader.h"
#include "engine/mask/mask_plan.h"

#include <optional>
#include <string_view>

/// What masks are made from: files of layouts, heights and pictures. Any thread.
namespace fringe {

struct MaskFormat;

/// A pattern that is to be made, and what its file will be. Immutable.
struct Fabrication {
    LevelPattern levels;
    MadePattern made;
    const MaskFormat* format = nullptr;
    MaskLayout layout{}; ///< of layout files
    MaskFacts facts{};   ///< of the file that is to be written
};

/// A format that a mask is made from, found by its file `NAME_mask.cpp`, which defines
/// `extern const MaskFormat NAME_mask`. All that offers, names or takes such files asks this.
struct MaskFormat {
    const char* name;                  ///< "GDSII"
    std::vector<std::string> suffixes; ///< that are written, lower case with the dot; empty: none
    /// What a file carries, and so which settings of a mask it takes.
    enum class Holds {
        Shapes,  ///< also openings of their own size and marks beside the plate
        Relief,  ///< heights; nothing of amplitude
        Numbers, ///< of pixels, also a gray writer's by its curve
    } holds = Holds::Shapes;
    const LayoutFormat* layout = nullptr; ///< what it is written by; null: by the two below
    MaskFacts (*forecast)(const Fabrication& made, const JobControl* control) = nullptr;
    /// What was written. Throws as `writeLevels`.
    MaskFacts (*write)(const Fabrication& made, const OutputFile& file) = nullptr;
    bool isPacked = false;          ///< the file may be smaller than is forecast
    const char* counted = "shapes"; ///< what the shapes of the forecast are, in the sheet
    /// FRINGE_MARKed: the forecast with {0} its shapes, {1} bytes, {2} time.
    const char* text = FRINGE_MARK("{0} shapes, {1}, about {2}");
    std::vector<std::string> readSuffixes{}; ///< of layouts that are read; empty: it is not
    /// Whether the first bytes of a file, up to `mostFirst`, are of this format, whatever its name.
    bool (*begins)(std::string_view bytes) = nullptr;
    /// Hands on what a layout holds. Throws `Error` (BadInput) that names the file and the byte;
    /// `Cancelled`.
    LayoutHead (*read)(const LayoutBytes& bytes, const FileReading& reading,
                       LayoutSink& sink) = nullptr;
};
constexpr std::size_t mostFirst = 256;

/// In the order of their files' names.
const std::vector<const MaskFormat*>& allMaskFormats();

/// The format that is written for a name. Throws `Error` (BadInput) that lists all suffixes.
const MaskFormat& maskFormatOf(const std::filesystem::path& path);
/// The format of a layout that is read: by its first bytes, else by its name. Throws likewise.
const MaskFormat& maskFormatOf(const std::filesystem::path& path, std::string_view first);

/// Suffixes of the formats that are written, or of those that hold something.
std::vector<std::string> maskSuffixes(std::optional<MaskFormat::Holds> holds = {});
/// Suffixes of the layouts that are read.
std::vector<std::string> layoutSuffixes();

} // namespace fringe
