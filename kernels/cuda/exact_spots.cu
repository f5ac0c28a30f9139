// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/spot_launchers.h"
#include "kernels/formulas/exact_spots.inc"

namespace fringe::cuda {

cudaError_t launchAdjointExact(formulas::Phasor* field, const formulas::Phasor* coefficients,
                               const SpotPairsView& spots, const SpotGrid& grid) {
    formulas::adjointOfExactSpots<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(
        field, spots.exact, coefficients, spots.plane, spots.launch);
    return cudaGetLastError();
}

cudaError_t launchForwardExact(const formulas::Phasor* field, formulas::Phasor* partial,
                               const SpotPairsView& spots, const SpotGrid& grid) {
    formulas::forwardToExactSpots<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(
        field, spots.exact, partial, spots.plane, spots.launch);
    return cudaGetLastError();
}

} // namespace fringe::cuda
