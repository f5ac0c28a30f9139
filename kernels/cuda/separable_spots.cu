// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/spot_launchers.h"
#include "kernels/formulas/separable_spots.inc"

namespace fringe::cuda {

cudaError_t launchAdjointSeparable(formulas::Phasor* field, const formulas::Phasor* coefficients,
                                   const SpotPairsView& spots, const SpotGrid& grid) {
    formulas::adjointOfSeparableSpots<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(
        field, spots.separable, coefficients, spots.plane, spots.launch);
    return cudaGetLastError();
}

cudaError_t launchForwardSeparable(const formulas::Phasor* field, formulas::Phasor* partial,
                                   const SpotPairsView& spots, const SpotGrid& grid) {
    formulas::forwardToSeparableSpots<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(
        field, spots.separable, partial, spots.plane, spots.launch);
    return cudaGetLastError();
}

} // namespace fringe::cuda
