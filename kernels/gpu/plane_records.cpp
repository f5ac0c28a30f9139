// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/plane_records.h"

#include <algorithm>

namespace fringe::gpu {

formulas::PlaneSpan wholePlane(Shape shape) {
    return {static_cast<int>(shape.cols), 0, static_cast<int>(shape.rows)};
}

formulas::IntensityRecord intensityRecord(Shape field, const IntensityArgs& args) {
    const Shape picture = reducedShape(field, args.reduction);
    return {static_cast<int>(field.rows),
            static_cast<int>(field.cols),
            static_cast<int>(picture.rows),
            static_cast<int>(picture.cols),
            static_cast<int>(std::min(args.reduction, std::max(field.rows, field.cols))),
            args.accumulate ? 1 : 0,
            args.gain};
}

formulas::EncodeRecord encodeRecord(Shape field, const EncodeArgs& args) {
    constexpr int items = 1 << 14;
    return {static_cast<int>(field.rows),
            static_cast<int>(field.cols),
            static_cast<int>(args.form),
            static_cast<int>(args.levels),
            args.alongX.empty() ? 0 : 1,
            items,
            args.range.low,
            args.range.high};
}

formulas::LayerRecord layerRecord(Shape wave, const LayerArgs& args) {
    const auto& [row, col, shape] = args.inside;
    const auto& [red, green, blue] = args.weights;
    const Complex start = args.strength * args.phasor;
    const std::uint64_t seed = args.seed.value_or(0);
    return {static_cast<int>(wave.rows),
            static_cast<int>(wave.cols),
            static_cast<int>(row),
            static_cast<int>(row + shape.rows),
            static_cast<int>(col),
            static_cast<int>(col + shape.cols),
            static_cast<int>(args.layer),
            static_cast<int>(args.layers),
            red,
            green,
            blue,
            args.gamma / 2,
            start.real(),
            start.imag(),
            args.seed ? 1 : 0,
            static_cast<unsigned>(seed),
            static_cast<unsigned>(seed >> 32),
            args.isAlone ? 1 : 0,
            args.hides ? 1 : 0};
}

FieldRange rangeOf(std::span<const float> extremes, LevelForm form) {
    FieldRange range{extremes[0], extremes[1]};
    for (std::size_t item = 0; item < extremes.size(); item += 3) {
        range.low = std::min(range.low, extremes[item]);
        range.high = std::max(range.high, extremes[item + 1]);
        range.isFinite = range.isFinite && extremes[item + 2] != 0;
    }
    if (form != LevelForm::Real)
        range.low = 0;
    if (form == LevelForm::Phase)
        range.high = 0;
    return range;
}

} // namespace fringe::gpu
