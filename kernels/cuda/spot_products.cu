// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/spot_launchers.h"
#include "kernels/formulas/spot_products.inc"

namespace fringe::cuda {

cudaError_t launchSpotTable(formulas::Phasor* table, const formulas::AxisRecord* axes,
                            const formulas::SpotLines& lines, const SpotGrid& grid) {
    formulas::fillSpotTable<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(table, axes,
                                                                                 lines);
    return cudaGetLastError();
}

cudaError_t launchAdjointProducts(formulas::Phasor* waves, const formulas::Phasor* coefficients,
                                  const SpotTableView& tables, const SpotGrid& grid) {
    formulas::adjointSpotProducts<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(
        waves, tables.x, tables.y, coefficients, tables.work);
    return cudaGetLastError();
}

cudaError_t launchSpotShares(formulas::Phasor* field, const formulas::Phasor* waves,
                             const formulas::SpotWork& work, const SpotGrid& grid) {
    formulas::addSpotShares<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(field, waves,
                                                                                 work);
    return cudaGetLastError();
}

cudaError_t launchForwardProducts(const formulas::Phasor* field, formulas::Phasor* partial,
                                  const SpotTableView& tables, const SpotGrid& grid) {
    formulas::forwardSpotProducts<<<groupsOf(grid), groupSize(), 0, currentStream()>>>(
        field, tables.x, tables.y, partial, tables.work);
    return cudaGetLastError();
}

} // namespace fringe::cuda
