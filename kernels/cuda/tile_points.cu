// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/tile_points.inc"

namespace fringe::cuda {

cudaError_t launchPointsOnTiles(int side, const PointLaunch& work) {
    const auto kernel = side == 64   ? formulas::addPointsOnTiles64
                        : side == 32 ? formulas::addPointsOnTiles32
                                     : formulas::addPointsOnTiles16;
    kernel<<<tilesOver(work, side), groupSize(), 0, currentStream()>>>(work.field, work.points,
                                                                       work.plane, work.launch);
    return cudaGetLastError();
}

} // namespace fringe::cuda
