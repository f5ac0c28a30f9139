// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/mask.h"
#include "engine/io/field_files.h"
#include "engine/io/input_file.h"
#include "engine/io/metadata.h"
#include "engine/io/metadata_parts.h"
#include "engine/io/text_fields.h"
#include "engine/model/build.h"
#include "engine/model/called.h"
#include "engine/model/mapped_plane.h"
#include "engine/outputs/layout_files.h"

#include <nlohmann/json.hpp>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

/// The sheet beside a layout; null: there is none that can be read.
Json sheetBeside(const std::filesystem::path& path) {
    constexpr std::uint64_t largest = 1 << 24;
    constexpr std::size_t deepest = 8;
    const std::filesystem::path sheet = std::filesystem::path(path) += ".sheet.json";
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(sheet, ignored)
        || std::filesystem::file_size(sheet, ignored) == 0)
        return {};
    const std::string text = wholeText(sheet, largest).value_or(std::string());
    return isNestedDeeper(text, deepest) ? Json() : Json::parse(text, nullptr, false);
}

/// What the mark of the file would say, by its sheet; empty: the sheet is of no layout.
std::string markBy(const Json& sheet) {
    const Json& plate = sheet.at("plate");
    MaskLayout layout{.pitchX = Length(plate.at("pitch_x").get<double>()),
                      .pitchY = Length(plate.at("pitch_y").get<double>()),
                      .levels = sheet.at("levels").get<std::uint32_t>()};
    if (sheet.at("layers_are") == "levels")
        layout.layerPer = LayerPer::Level;
    layout.levelsAreHeights = sheet.contains("relief") && sheet["relief"].at("tone") == "height";
    if (sheet.contains("marks"))
        layout.labels.emplace_back();
    return maskMark({plate.at("rows").get<std::int64_t>(), plate.at("columns").get<std::int64_t>()},
                    layout);
}

/// What the sheet says of the levels of a layout, and of its relief, but for what rises; throws
/// where it says nothing of the kind.
std::optional<ReliefFacts> complete(LevelPattern& levels, Mask& mask, const Json& sheet,
                                    const std::string& file) {
    levels.sampling.wavelengths = {Length(sheet.at("wavelength").get<double>())};
    levels.count = sheet.at("levels").get<int>();
    if (sheet.contains("solved"))
        levels.solved = solvedFigures(sheet["solved"], file);
    if (!sheet.contains("relief")) {
        levels.encoding = "amplitude";
        return std::nullopt;
    }
    const Json& relief = sheet["relief"];
    mask.light =
        relief.at("light") == "transmission" ? Mask::Light::Transmission : Mask::Light::Reflection;
    mask.tone = relief.at("tone") == "depth" ? Mask::Tone::Depth : Mask::Tone::Height;
    return ReliefFacts{.light = relief.at("light"), .index = relief.at("index")};
}

/// What is assumed of a layout without a sheet: phases of a relief as masks are written unless
/// something else is chosen.
Message assumed(const std::string& file, const Mask& mask) {
    return message(mask.tone == Mask::Tone::Depth
                       ? FRINGE_MARK("{0}: there is no process sheet beside it that says what its "
                                     "layers do to light; phases are assumed, of a relief in "
                                     "transmission, in which what is drawn is etched; if it stays, "
                                     "choose that ({1}).")
                       : FRINGE_MARK("{0}: there is no process sheet beside it that says what its "
                                     "layers do to light; phases are assumed, of a relief in "
                                     "transmission, in which what is drawn stays; if it is etched, "
                                     "choose that ({1})."),
                   file,
                   setTo(reading::tone(),
                         mask.tone == Mask::Tone::Depth ? reading::stays() : reading::etched()));
}

/// Numbers of the mask's tone become levels of phases.
void turnToLevels(LevelPattern& levels, const Mask& mask) {
    if (showsPhases(levels) && isNegative(mask))
        levels.planes.front() =
            mapped(levels.planes.front(), [count = levels.count](std::uint16_t number) {
                return static_cast<std::uint16_t>((count - number) % count);
            });
}

/// Adds what the sheet says of the plate to what is asked.
LayoutChoice chosenWith(const Json& sheet, const FileReading& reading) {
    LayoutChoice choice = reading.layout != nullptr ? *reading.layout : LayoutChoice{};
    try {
        choice.mark = markBy(sheet);
    } catch (const nlohmann::json::exception&) {
        choice.mark.clear();
    }
    return choice;
}

/// What a sheet says of the light; nothing where it is none of a layout.
struct Said {
    LevelPattern levels{.count = 0, .encoding = "phase"};
    Mask mask{};
    std::optional<ReliefFacts> relief{};
};

std::optional<Said> saidBy(const Json& sheet, const std::string& file) {
    try {
        Said said;
        said.relief = complete(said.levels, said.mask, sheet, file);
        return said;
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    }
}

StoredData readLayoutFile(const std::filesystem::path& path, const FileReading& reading) {
    const Json sheet = sheetBeside(path);
    LayoutChoice choice = chosenWith(sheet, reading);
    const std::optional<Said> found = saidBy(sheet, path.string());
    if (!found)
        choice.mark.clear();
    auto [said, mask, relief] = found.value_or(Said());
    StoredData stored;
    FileReading chosen = reading;
    chosen.layout = &choice;
    auto [layout, levels, isMarked] = readMaskFile(path, chosen);
    levels.sampling.wavelengths = said.sampling.wavelengths;
    levels.solved = said.solved;
    levels.count = std::max(levels.count, said.count);
    levels.encoding = !choice.encoding.empty() ? choice.encoding
                      : layout.aperture        ? "amplitude"
                                               : said.encoding;
    if (choice.mark.empty() && isMarked && layout.levelsAreHeights)
        mask.tone = Mask::Tone::Height;
    if (choice.isOfHeights)
        mask.tone = *choice.isOfHeights ? Mask::Tone::Height : Mask::Tone::Depth;
    if (choice.mark.empty() && showsPhases(levels))
        stored.notes.push_back(assumed(path.string(), mask));
    if (relief)
        relief->of = isNegative(mask) ? "falling" : "rising";
    turnToLevels(levels, mask);
    stored.metadata = metadataText({.sampling = levels.sampling,
                                    .program = programName(),
                                    .encoding = levels.encoding,
                                    .levels = levels.count,
                                    .solved = levels.solved,
                                    .relief = relief});
    stored.content = std::move(levels);
    return stored;
}

/// A layout is a hologram, whatever it holds.
FileLook lookAtFile(const std::filesystem::path&, const FileReading&) {
    return {.metadata = metadataText({.program = programName(), .encoding = "phase"})};
}

} // namespace

LayoutLook lookAtLayout(const std::filesystem::path& path, const FileReading& reading) {
    const LayoutChoice choice = chosenWith(sheetBeside(path), reading);
    FileReading chosen = reading;
    chosen.layout = &choice;
    return lookAtMaskFile(path, chosen);
}

/// Only read: what they are written from is more than their levels, see `fabricate`.
const FileFormat& format_layout_entry() {
    static const FileFormat format{
        .suffixes = layoutSuffixes(),
        .label = FRINGE_MARK("Layout of masks"),
        .holdsMetadata = true,
        .read = readLayoutFile,
        .look = lookAtFile,
        .planesAreChannels = false,
        .isLayout = true,
    };
    return format;
}

} // namespace fringe
