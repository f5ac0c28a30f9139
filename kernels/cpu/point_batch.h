// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/window.h"

#include <vector>

/// Points on their way to the SIMD kernels that form r or ρ for each point.
namespace fringe::cpu {

/// What the kernels need of a point, as `simd::PointBatch` has it, and where it contributes.
struct PointWave {
    double x;
    double y;
    double zSquared;
    double turns;
    double rate;
    double weight;
    PixelWindow window;
};

/// Wave of a point that contributes to the pixels of a window.
PointWave exactWave(const PointSource& point, const PixelWindow& window,
                    const PointSourcesArgs& args);

/// Waves of all points of the call, in their order.
std::vector<PointWave> pointWaves(const PointSourcesArgs& args);

/// Adds a point to a batch that is not full; its window is counted from the tile's corner.
void append(simd::PointBatch& batch, const PointWave& wave, const PixelWindow& tile);

} // namespace fringe::cpu
