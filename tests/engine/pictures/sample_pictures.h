// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/solvers/designed.h"

#include <random>
#include <utility>
#include <vector>

namespace fringe::test {

/// Random intensities in the middle half of a plane, off its centre, and the signal one sample
/// wider.
inline TargetPlane patch(const PictureDesign& design, Length z, unsigned seed = 1) {
    std::mt19937 generator(seed);
    const Shape shape = planeGrid(design).shape;
    TargetPlane plane{z, {}, {}};
    const auto isWithin = [&](std::int64_t row, std::int64_t col, std::int64_t margin) {
        return row >= shape.rows / 4 - margin && row < shape.rows / 2 + margin
               && col >= shape.cols / 2 - margin && col < shape.cols * 3 / 4 + margin;
    };
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const float light = 0.5F + static_cast<float>(generator() >> 8) * 0x1p-25F;
            plane.intensity.push_back(isWithin(row, col, 0) ? light : 0);
            plane.signal.push_back(isWithin(row, col, 1) ? 1 : 0);
        }
    return plane;
}

constexpr bool behindLens = true, inFreeSpace = false;

inline PictureDesign patchDesign(bool hasLens, std::vector<Length> distances) {
    PictureDesign design;
    design.setup.plate = {{36, 40}, 8.0_um, 9.0_um};
    design.setup.lens.on = hasLens;
    for (unsigned seed = 1; const Length z : distances)
        design.planes.push_back(patch(design, z, seed++));
    return design;
}

inline std::vector<Picture> seenOf(const PictureDesign& design, const SolverState& state) {
    JobControl control;
    return seenPictures(design, state, cpu(), control).value.value();
}

} // namespace fringe::test
