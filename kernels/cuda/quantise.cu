// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/quantise.inc"

namespace fringe::cuda {

cudaError_t launchQuantise(const QuantiseLaunch& work) {
    const formulas::LevelRecord& record = work.record;
    const dim3 groups = groupsOver(record.cols, record.rows, FRINGE_GROUP_SIDE);
    formulas::quantisePhases<<<groups, groupSize(), 0, currentStream()>>>(
        work.waves, work.light, work.amplitude, work.turns, record);
    return cudaGetLastError();
}

} // namespace fringe::cuda
