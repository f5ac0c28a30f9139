// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/fabrication.h"

#include "engine/device/sending.h"
#include "engine/io/atomic_file.h"
#include "engine/io/file_checks.h"
#include "engine/io/relief_files.h"
#include "engine/mask/mask_files.h"
#include "engine/model/units.h"
#include "engine/outputs/process_sheet.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ranges>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using Holds = MaskFormat::Holds;

std::optional<MaskAperture> apertureOf(const Mask& mask) {
    if (mask.opening == Mask::Opening::Pixel)
        return std::nullopt;
    const bool isCircle = mask.opening == Mask::Opening::Circle;
    return MaskAperture{isCircle, mask.openingWidth,
                        isCircle ? mask.openingWidth : mask.openingHeight};
}

/// "MASK 2 153.88 NM" below each layer of a relief.
std::vector<std::string> labelsOf(const MadePattern& made) {
    std::vector<std::string> labels;
    for (int layer = 0; layer < made.layers(); ++layer) {
        labels.push_back(made.mask.cell + ' ' + std::to_string(layer + 1));
        if (!made.isRelief())
            continue;
        std::array<char, 32> depth{};
        std::snprintf(depth.data(), depth.size(), " %.2f NM", made.depth(layer).si() * 1e9);
        labels.back() += depth.data();
    }
    return labels;
}

MaskLayout layoutOf(const MadePattern& made) {
    const Mask& mask = made.mask;
    return {.cell = mask.cell,
            .pitchX = made.pitchX,
            .pitchY = made.pitchY,
            .levels = static_cast<std::uint32_t>(made.levels),
            .layerPer = mask.hasLayerPerLevel ? LayerPer::Level : LayerPer::Mask,
            .shapes = static_cast<MaskShapes>(mask.shapes),
            .corners = static_cast<std::uint32_t>(mask.corners),
            .aperture = made.isRelief() ? std::nullopt : apertureOf(mask),
            .levelsAreHeights = !made.isOfDepths(),
            .labels = mask.hasMarks ? labelsOf(made) : std::vector<std::string>()};
}

/// Refuses layers on which nothing would be drawn.
void requireShapes(const Fabrication& of, const fs::path& path) {
    bool isDrawn = false;
    inBands(of.made.numbers, [&](std::int64_t, std::span<const std::uint16_t> rows) {
        isDrawn = isDrawn || std::ranges::any_of(rows, [](int number) { return number != 0; });
    });
    if (!isDrawn)
        throw badInput(FRINGE_MARK("{0}: all pixels have the level 0 of {1}, so that nothing would "
                                   "be drawn; check how many levels the pattern has."),
                       path.string(), of.made.levels);
}

void writeText(const fs::path& path, const std::string& text, const OutputFile& with) {
    AtomicFile file(path, with.control);
    file.write(std::as_bytes(std::span(text)));
    file.commit(with.overwrite);
}

} // namespace

Fabrication fabricationOf(const fs::path& path, const LevelPattern& levels, const Choice& device,
                          const JobControl* control) {
    Fabrication of{
        .levels = levels, .made = madePattern(levels, device), .format = &maskFormatOf(path)};
    of.layout = layoutOf(of.made);
    const MaskFormat& format = *of.format;
    if (format.holds != Holds::Shapes && of.layout.aperture)
        throw badInput(FRINGE_MARK("{0}: openings of their own size are shapes; give a name that "
                                   "ends in {1}, or open all of the pixel."),
                       path.string(), joined(maskSuffixes(Holds::Shapes)));
    if (format.holds == Holds::Relief && !of.made.isRelief())
        throw badInput(FRINGE_MARK("{0}: the levels are of amplitude, which has no heights; give a "
                                   "name that ends in {1}."),
                       path.string(), joined(maskSuffixes(Holds::Shapes)));
    of.facts = format.layout ? forecastMask(of.made.numbers, of.layout, *format.layout, control)
                             : format.forecast(of, control);
    if (format.holds == Holds::Shapes && of.facts.count() == 0)
        requireShapes(of, path);
    return of;
}

Message forecastText(const Fabrication& of) {
    return message(of.format->text, of.facts.count(), formatBytes(of.facts.bytes),
                   formatSeconds(of.facts.seconds));
}

std::vector<fs::path> fabricatedFiles(const fs::path& path) {
    return {path, fs::path(path) += ".sheet.json", fs::path(path) += ".sheet.pdf"};
}

void requireFabricable(const fs::path& path, bool overwrite) {
    const MaskFormat& format = maskFormatOf(path);
    if (!format.isPacked)
        requirePlace(path, overwrite);
    else if (format.holds == Holds::Relief)
        requireWritable(path, FileContent::Picture, overwrite);
    else
        requireWritable(path, FileContent::Levels, overwrite);
    for (const fs::path& sheet : fabricatedFiles(path) | std::views::drop(1))
        requirePlace(sheet, overwrite);
}

void fabricate(const Fabrication& of, const Hologram* design, const OutputFile& file) {
    if (!of.format->isPacked)
        requireRoom(file.path, of.facts);
    FileGroup all;
    Fabrication made = of;
    made.facts = of.format->layout ? writeMask(file.path, of.made.numbers, of.layout,
                                               file.overwrite, file.control)
                                   : of.format->write(of, file);
    const fs::path written = FileGroup::placeOf(file.path);
    SheetFile facts{file.path.filename().string(), sumOfFile(written), fs::file_size(written)};
    if (design != nullptr && !of.levels.solved)
        facts.efficiency = waveEfficiency(*design, of.levels);
    const auto sheet = sheetJson(made, countsOf(made.made, file.control), facts);
    const std::vector<fs::path> files = fabricatedFiles(file.path);
    writeText(files[1], sheet.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + '\n',
              file);
    writeText(files[2], sheetPdf(sheet), file);
    all.commit();
}

} // namespace fringe
