// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/process_sheet.h"

#include "engine/encodings/encoding.h"
#include "engine/io/metadata.h"
#include "engine/io/metadata_parts.h"
#include "engine/mask/mask_marks.h"
#include "engine/model/build.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <complex>
#include <numbers>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

constexpr int sheetVersion = 1;

/// Share of the light that a relief of even steps keeps in the order of its design: sinc²(1/L),
/// Dammann, Optik 31, 95, 1970; Swanson, MIT Lincoln Laboratory TR 854, 1989.
double stepEfficiency(std::int64_t levels) {
    const double x = std::numbers::pi / static_cast<double>(levels);
    return std::pow(std::sin(x) / x, 2);
}

/// Share of the light that even light on the plate keeps undeflected: |⟨exp(i2πl/L)⟩|².
double zeroOrder(const PatternCounts& counts) {
    std::complex<double> sum;
    double pixels = 0;
    for (std::size_t number = 0; number < counts.pixels.size(); ++number) {
        const auto count = static_cast<double>(counts.pixels[number]);
        sum += std::polar(count, 2 * std::numbers::pi * static_cast<double>(number)
                                     / static_cast<double>(counts.pixels.size()));
        pixels += count;
    }
    return std::norm(sum / pixels);
}

Json reliefIn(const MadePattern& made) {
    const bool isThrough = made.mask.light == Mask::Light::Transmission;
    Json relief{{"light", isThrough ? "transmission" : "reflection"},
                {"index", made.mask.index()},
                {"tone", made.isOfDepths() ? "depth" : "height"},
                {"full_depth", fullDepth(made.mask, made.wavelength).si()},
                {"step", made.step.si()}};
    if (isThrough && made.mask.indexAbove != 1)
        relief["medium"] = made.mask.indexAbove;
    return relief;
}

Json plateIn(const MadePattern& made) {
    const Shape shape = made.numbers.shape();
    return {{"columns", shape.cols},
            {"rows", shape.rows},
            {"pitch_x", made.pitchX.si()},
            {"pitch_y", made.pitchY.si()},
            {"width", static_cast<double>(shape.cols) * made.pitchX.si()},
            {"height", static_cast<double>(shape.rows) * made.pitchY.si()}};
}

/// Crosses beside the corners: sizes of their lines, and how far their middles are along x and y.
Json marksIn(const MadePattern& made) {
    const double width = 1e-9 * markWidth(MaskGrid(made.numbers.shape(), made.pitchX, made.pitchY));
    return {{"line", width}, {"cross", crossWidths * width}, {"from_corner", crossWidths * width}};
}

Json featureIn(const Fabrication& of, const LayerCount& layer) {
    const MadePattern& made = of.made;
    if (of.layout.aperture)
        return {{"x", of.layout.aperture->width.si()}, {"y", of.layout.aperture->height.si()}};
    return {{"x", static_cast<double>(layer.shortestX) * made.pitchX.si()},
            {"y", static_cast<double>(layer.shortestY) * made.pitchY.si()}};
}

/// Share of a pixel that is drawn where it is.
double partOfPixel(const Fabrication& of) {
    if (!of.layout.aperture)
        return 1;
    const auto& [isCircle, width, height] = *of.layout.aperture;
    return (width / of.made.pitchX) * (height / of.made.pitchY)
           * (isCircle ? std::numbers::pi / 4 : 1);
}

Json layersIn(const Fabrication& of, const PatternCounts& counts) {
    const MadePattern& made = of.made;
    Json layers = Json::array();
    for (int layer = 0; layer < made.layers(); ++layer) {
        const LayerCount& count = counts.layers[static_cast<std::size_t>(layer)];
        Json object{{"layer", layer + 1}};
        if (made.isRelief())
            object["depth"] = made.depth(layer).si();
        object["fill"] = partOfPixel(of) * static_cast<double>(count.drawn)
                         / static_cast<double>(made.numbers.size());
        for (const LayerFacts& facts : of.facts.layers)
            if (facts.layer == static_cast<std::uint32_t>(layer) + 1)
                object["shapes"] = facts.shapes;
        object["smallest_feature"] = featureIn(of, count);
        layers.push_back(std::move(object));
    }
    return layers;
}

/// The wave of a solver is that of its levels already: what counts is what it sends where it is
/// wanted.
std::optional<double> patternEfficiency(const Fabrication& of, const SheetFile& file) {
    return of.levels.solved ? std::optional(of.levels.solved->efficiency) : file.efficiency;
}

} // namespace

double waveEfficiency(const Hologram& design, const LevelPattern& levels) {
    const Hologram made = fieldOfPattern(levels);
    const auto reader = made.planes.front().open();
    std::vector<Complex> row;
    std::complex<double> overlap;
    double ofDesign = 0, ofMade = 0;
    const std::int64_t cols = design.shape().cols;
    inBands(design.planes.front(), [&](std::int64_t first, std::span<const Complex> wave) {
        row.resize(wave.size());
        reader->read({first, 0, {std::ssize(wave) / cols, cols}}, row.data(), cols);
        for (std::size_t i = 0; i < wave.size(); ++i) {
            const std::complex<double> u(wave[i]), v(row[i]);
            overlap += u * std::conj(v);
            ofDesign += std::norm(u);
            ofMade += std::norm(v);
        }
    });
    return ofDesign > 0 && ofMade > 0 ? std::norm(overlap) / (ofDesign * ofMade) : 0;
}

Json sheetJson(const Fabrication& of, const PatternCounts& counts, const SheetFile& file) {
    const MadePattern& made = of.made;
    Json sheet{{"sheet", sheetVersion},
               {"program", programName()},
               {"file", {{"name", file.name}, {"bytes", file.bytes}, {"sum", file.sum}}},
               {"wavelength", made.wavelength.si()},
               {"levels", made.levels}};
    if (made.isRelief())
        sheet["relief"] = reliefIn(made);
    sheet["plate"] = plateIn(made);
    sheet["layers_are"] = made.mask.hasLayerPerLevel ? "levels" : "masks";
    sheet["layers"] = layersIn(of, counts);
    sheet["smallest_feature"] = featureIn(of, counts.shortest());
    if (of.format->holds == MaskFormat::Holds::Shapes && !of.layout.labels.empty())
        sheet["marks"] = marksIn(made);
    sheet["counts"]["pixels"] = made.numbers.size();
    sheet["counts"][of.format->counted] = of.facts.count();
    if (made.isRelief())
        sheet["efficiency"]["of_steps"] = stepEfficiency(made.levels);
    if (const auto share = patternEfficiency(of, file))
        sheet["efficiency"]["of_pattern"] = *share;
    if (made.isRelief())
        sheet["efficiency"]["zero_order"] = zeroOrder(counts);
    if (of.levels.solved)
        sheet["solved"] = solvedJson(*of.levels.solved);
    return sheet;
}

} // namespace fringe
