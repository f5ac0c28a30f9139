// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/dialect.h"
#include "kernels/formulas/records.h"
#include "kernels/gpu/kernels.h"
#include "kernels/ops.h"

#include <vector>

namespace fringe::gpu {

/// The first kernels are those that add points to a field.
inline constexpr std::size_t pointKernelCount = 9;

/// The side of the tile that a group of such a kernel sums [pixels].
constexpr int tileSide(Kernel kernel) {
    constexpr int sides[pointKernelCount]{FRINGE_EXACT_PIXELS * FRINGE_GROUP_SIDE,
                                          FRINGE_FRESNEL_PIXELS * FRINGE_GROUP_SIDE,
                                          FRINGE_GROUP_SIDE,
                                          64,
                                          64,
                                          32,
                                          16,
                                          64,
                                          64};
    return sides[static_cast<std::size_t>(kernel)];
}

/// Points that one kernel sums, in the order in which it does.
struct PointPass {
    Kernel kernel;
    int cornerSide = 0; ///< as in `formulas::PlaneRecord`
    std::vector<formulas::PointRecord> points;
};

constexpr bool offersPointSum(WaveModel model, PointSum sum) {
    return model == WaveModel::Exact || sum != PointSum::Nufft;
}

/// What becomes of the points of a call. Unless exact waves are summed directly, they get tiles as
/// large as the tolerance allows, and only what keeps it on no tile is summed directly: by series
/// on the largest patch of pixels that keeps it, or else by a root a pixel. Direct sums of Fresnel
/// waves use recurrences and native sines from a tolerance of 1e-3 on, which some devices just
/// keep.
std::vector<PointPass> pointPasses(const PointSourcesArgs& args);

/// Passes, likewise, for the corners of the points' windows in tiles of `side` pixels, which tile
/// spectra leave out.
std::vector<PointPass> cornerPasses(const PointSourcesArgs& args, int side);

} // namespace fringe::gpu
