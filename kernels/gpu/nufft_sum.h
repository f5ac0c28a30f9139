// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/kernel_queue.h"
#include "kernels/gpu/point_passes.h"
#include "kernels/plan/nufft_plan.h"

#include <functional>

namespace fringe::gpu {

inline constexpr std::array tileSides{256, 128, 64, 32};

/// Costs of one multiprocessor of an NVIDIA H100: a point on a tile took 14 ns with two terms of
/// four cells, a pixel of a plane 8 ns of transforms and demodulation and 6 ns of each pass over
/// points. What a window cuts of a tile, along one axis or at a corner, is counted from the
/// instructions, not measured. The host's share is not in these.
inline constexpr plan::NufftCosts nufftCosts{.perRay = 2,
                                             .perSpread = 7,
                                             .perCellRow = 0.6,
                                             .perCut = 5,
                                             .perLinePixel = 0.15,
                                             .perLineProduct = 0.043,
                                             .perCutPixel = 0,
                                             .perCornerPixel = 0.1,
                                             .perTile = 1000,
                                             .perTileRow = 0,
                                             .perTilePixel = 14,
                                             .perLinesPixel = 0,
                                             .perPair = 0.1,
                                             .sides = tileSides};

/// Adds the points of a call to its field by tile spectra; what they leave out goes to `points`:
/// near points, and corners of windows.
void sumSpectra(const PointSourcesArgs& args, KernelQueue& queue, const DeviceArray& field,
                const std::function<void(const PointPass&)>& points);

} // namespace fringe::gpu
