// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/spot_axis.h"

#include <cuda_runtime.h>

#include <cstdint>

/// The kernels of spots as functions of C++, as in `launchers.h`.
namespace fringe::cuda {

/// Groups over the columns and down the rows or tasks of a launch.
struct SpotGrid {
    std::int64_t across;
    std::int64_t down;
};

cudaError_t launchSpotTable(formulas::Phasor* table, const formulas::AxisRecord* axes,
                            const formulas::SpotLines& lines, const SpotGrid& grid);

/// The tables of spots whose phase separates.
struct SpotTableView {
    const formulas::Phasor* x;
    const formulas::Phasor* y;
    formulas::SpotWork work;
};

cudaError_t launchAdjointProducts(formulas::Phasor* waves, const formulas::Phasor* coefficients,
                                  const SpotTableView& tables, const SpotGrid& grid);
cudaError_t launchSpotShares(formulas::Phasor* field, const formulas::Phasor* waves,
                             const formulas::SpotWork& work, const SpotGrid& grid);
cudaError_t launchForwardProducts(const formulas::Phasor* field, formulas::Phasor* partial,
                                  const SpotTableView& tables, const SpotGrid& grid);

/// Spots of which each pair is summed by itself: one of the lists is null.
struct SpotPairsView {
    const formulas::PointRecord* exact;
    const formulas::SpotRecord* separable;
    formulas::PlaneRecord plane;
    formulas::LaunchRecord launch;
};

cudaError_t launchAdjointExact(formulas::Phasor* field, const formulas::Phasor* coefficients,
                               const SpotPairsView& spots, const SpotGrid& grid);
cudaError_t launchForwardExact(const formulas::Phasor* field, formulas::Phasor* partial,
                               const SpotPairsView& spots, const SpotGrid& grid);
cudaError_t launchAdjointSeparable(formulas::Phasor* field, const formulas::Phasor* coefficients,
                                   const SpotPairsView& spots, const SpotGrid& grid);
cudaError_t launchForwardSeparable(const formulas::Phasor* field, formulas::Phasor* partial,
                                   const SpotPairsView& spots, const SpotGrid& grid);

cudaError_t launchSpotSums(formulas::SpotSum* sums, const formulas::Phasor* partial,
                           const formulas::SpotPieces& pieces, const SpotGrid& grid);

inline dim3 groupsOf(const SpotGrid& grid) {
    return dim3(static_cast<unsigned>(grid.across), static_cast<unsigned>(grid.down));
}

} // namespace fringe::cuda
