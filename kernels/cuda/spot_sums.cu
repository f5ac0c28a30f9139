// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/spot_launchers.h"
#include "kernels/formulas/spot_sums.inc"

namespace fringe::cuda {

cudaError_t launchSpotSums(formulas::SpotSum* sums, const formulas::Phasor* partial,
                           const formulas::SpotPieces& pieces, const SpotGrid& grid) {
    formulas::sumSpotPieces<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(sums, partial,
                                                                                 pieces);
    return cudaGetLastError();
}

} // namespace fringe::cuda
