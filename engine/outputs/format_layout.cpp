// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/mask.h"
#include "engine/io/field_files.h"
#include "engine/io/input_file.h"
#include "engine/io/metadata.h"
#include "engine/io/solved_json.h"
#include "engine/io/text_fields.h"
#include "engine/mask/mask_files.h"
#include "engine/model/mapped_plane.h"
#include "engine/outputs/process_sheet.h"

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

/// What the sheet says of the levels of a layout, and of its relief; throws where it says nothing
/// of the kind.
std::optional<ReliefFacts> complete(LevelPattern& levels, const Json& sheet,
                                    const std::string& file) {
    const Length wavelength(sheet.at("wavelength").get<double>());
    const bool isRelief = sheet.contains("relief");
    levels.encoding = isRelief ? "phase" : "amplitude";
    levels.sampling.wavelengths = {wavelength};
    levels.count = std::max(levels.count, sheet.at("levels").get<int>());
    if (sheet.contains("solved"))
        levels.solved = solvedFigures(sheet["solved"], file);
    if (!isRelief)
        return std::nullopt;
    const Json& relief = sheet["relief"];
    const Mask mask{.light = relief.at("light") == "transmission" ? Mask::Light::Transmission
                                                                  : Mask::Light::Reflection,
                    .tone = relief.at("tone") == "depth" ? Mask::Tone::Depth : Mask::Tone::Height};
    if (isNegative(mask))
        levels.planes.front() =
            mapped(levels.planes.front(), [count = levels.count](std::uint16_t number) {
                return static_cast<std::uint16_t>((count - number) % count);
            });
    return ReliefFacts{.of = isNegative(mask) ? "falling" : "rising",
                       .light = relief.at("light"),
                       .index = relief.at("index")};
}

StoredData readLayoutFile(const std::filesystem::path& path, const FileReading& reading) {
    const Json sheet = sheetBeside(path);
    MaskHints hints;
    if (sheet.is_object() && sheet.value("layers_are", Json()) == "levels")
        hints.layerPer = LayerPer::Level;
    LevelPattern levels = readMaskFile(path, reading, hints).levels;
    StoredData stored;
    std::optional<ReliefFacts> relief;
    try {
        relief = complete(levels, sheet, path.string());
    } catch (const nlohmann::json::exception&) {
        stored.notes.push_back(message(
            FRINGE_MARK("{0}: there is no process sheet beside it that says what its layers do to "
                        "light; they are read as the bits of phases."),
            path.string()));
    }
    stored.metadata = metadataText({.sampling = levels.sampling,
                                    .program = programName(),
                                    .encoding = levels.encoding,
                                    .levels = levels.count,
                                    .solved = levels.solved,
                                    .relief = relief});
    stored.content = std::move(levels);
    return stored;
}

} // namespace

/// Only read: what they are written from is more than their levels, see `fabricate`.
extern const FileFormat format_layout{
    .suffixes = {".oas", ".gds"},
    .label = FRINGE_MARK("Layout of masks"),
    .holdsMetadata = true,
    .read = readLayoutFile,
    .planesAreChannels = false,
};

} // namespace fringe
