// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/point_passes.h"
#include "kernels/gpu/spectral_work.h"

#include <functional>

namespace fringe::gpu {

/// Estimates for one multiprocessor of a GPU of 2023, to which 35 GB/s of its memory belong: most
/// of a point's time goes into additions in local memory, most of a tile's into its transforms.
inline constexpr plan::SpectralCosts spectralCosts{.perRay = 0.4,
                                                   .perSpread = 2,
                                                   .perCellRow = 0.6,
                                                   .perCut = 2,
                                                   .perLinePixel = 0,
                                                   .perLineProduct = 0,
                                                   .perCutPixel = 0.016,
                                                   .perCornerPixel = 0,
                                                   .perTile = 1000,
                                                   .perTileRow = 0,
                                                   .perTilePixel = 7,
                                                   .perLinesPixel = 0,
                                                   .perPair = 0.066};

/// How a back-end adds a piece of work to the field of a call.
struct PointSums {
    std::function<void(const PointPass&)> points;
    std::function<void(const SpectralWork&)> spectra;
    bool hasLibrary = false; ///< `points` takes passes of a library too
};

/// Cuts a call into pieces and hands them to the back-end, one after the other.
void sumPoints(const PointSourcesArgs& args, const PointSums& sums);

} // namespace fringe::gpu
