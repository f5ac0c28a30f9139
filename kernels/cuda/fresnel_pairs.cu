// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/fresnel_pairs.inc"

namespace fringe::cuda {

cudaError_t launchFresnelPairs(const PointLaunch& work) {
    formulas::
        addFresnelPairs<<<tilesOver(work, FRINGE_GROUP_SIDE), groupSize(), 0, currentStream()>>>(
            work.field, work.points, work.plane, work.launch);
    return cudaGetLastError();
}

cudaError_t launchFresnelRecurrence(const PointLaunch& work) {
    formulas::addFresnelRecurrence<<<tilesOver(work, FRINGE_RUN * FRINGE_RUNS), groupSize(), 0,
                                     currentStream()>>>(work.field, work.points, work.plane,
                                                        work.launch);
    return cudaGetLastError();
}

} // namespace fringe::cuda
