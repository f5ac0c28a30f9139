// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/relief_writers.h"

#include "engine/device/gray_curve.h"

namespace fringe {

MaskFacts countedFacts(std::uint64_t count, std::uint64_t bytes) {
    return {.layers = {{0, 0, count}}, .bytes = bytes};
}

std::string meaningOf(const MadePattern& made) {
    if (!made.isRelief())
        return "opening";
    return made.isOfDepths() ? "depth" : "height";
}

ReliefFacts reliefFacts(const MadePattern& made, std::string of, double scale) {
    const bool isThrough = made.mask.light == Mask::Light::Transmission;
    return {.of = std::move(of),
            .scale = scale,
            .light = isThrough ? "transmission" : "reflection",
            .index = made.mask.index(),
            .medium = isThrough ? made.mask.indexAbove : 1};
}

LevelPattern numbersOf(const MadePattern& made, const std::vector<std::uint16_t>& values,
                       int count) {
    LevelPattern pattern;
    pattern.count = count;
    pattern.sampling = {made.pitchX, made.pitchY, {made.wavelength}};
    pattern.planes = {
        mapped(made.numbers, [values](std::uint16_t number) { return values[number]; })};
    return pattern;
}

MaskFacts writeGrays(const Fabrication& of, const OutputFile& file) {
    const MadePattern& made = of.made;
    const Mask& mask = made.mask;
    std::vector<std::uint16_t> values;
    if (mask.curve)
        values = graysOf(*mask.curve, mask.curveName, {made.step, made.levels, mask.grayBits});
    else
        for (std::int64_t number = 0; number < made.levels; ++number)
            values.push_back(static_cast<std::uint16_t>(number));
    const int count = mask.curve ? 1 << mask.grayBits : static_cast<int>(made.levels);
    const ReliefFacts facts = mask.curve ? reliefFacts(made, "gray", 0)
                                         : reliefFacts(made, meaningOf(made), made.step.si());
    writeRelief(file.path, numbersOf(made, values, count), facts, file.overwrite, file.control);
    return of.facts;
}

} // namespace fringe
