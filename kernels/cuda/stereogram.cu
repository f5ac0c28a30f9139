// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/stereogram.inc"

namespace fringe::cuda {

cudaError_t launchStereogram(const StereogramWork& work) {
    const auto kernel = work.inBands ? formulas::stereogramByBands : formulas::stereogramByRows;
    kernel<<<dim3(work.groups), groupSize(), 0, currentStream()>>>(work.depth, work.tile,
                                                                   work.picture, work.record);
    return cudaGetLastError();
}

} // namespace fringe::cuda
