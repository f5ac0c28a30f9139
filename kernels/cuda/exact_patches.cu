// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/exact_patches.inc"

namespace fringe::cuda {

cudaError_t launchExactPatches(int side, const PointLaunch& work) {
    const auto kernel = side == 8 ? formulas::addExactPatches8 : formulas::addExactPatches4;
    kernel<<<tilesOver(work, FRINGE_PATCH_TILE), groupSize(), 0, currentStream()>>>(
        work.field, work.points, work.plane, work.launch);
    return cudaGetLastError();
}

} // namespace fringe::cuda
