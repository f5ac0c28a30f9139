// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/fresnel_points.inc"

namespace fringe::cuda {

cudaError_t launchFresnelPoints(const PointLaunch& work) {
    const dim3 groups = tilesOver(work, FRINGE_TILE_SIDE);
    formulas::addFresnelPoints<<<groups, groupSize(), 0, currentStream()>>>(
        work.field, work.points, work.plane, work.launch);
    return cudaGetLastError();
}

} // namespace fringe::cuda
