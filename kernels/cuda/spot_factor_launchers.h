// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/spot_launchers.h"

/// The kernels around products of spots by a library as functions of C++, as in `launchers.h`.
namespace fringe::cuda {

/// Spots as matrices: see spot_factors.inc.
struct SpotFactorsView {
    const formulas::Phasor* rows;
    int firstRow; ///< of the work
    int endRow;
    int spots;
    int width;
};

/// Fill the matrices of the lines of an axis.
cudaError_t launchSpotColumns(formulas::Phasor* columns, const formulas::AxisRecord* axes,
                              const formulas::SpotLines& lines, int width);
cudaError_t launchSpotRows(formulas::Phasor* rows, const formulas::AxisRecord* axes,
                           const formulas::SpotLines& lines, int width);

cudaError_t launchSpotWeights(formulas::Phasor* weighted, const formulas::Phasor* coefficients,
                              const SpotFactorsView& spots);
cudaError_t launchRoundField(formulas::Phasor* rounded, const formulas::Phasor* field,
                             const formulas::PlaneSpan& span);
/// Sums of bands of FRINGE_FACTOR_ROWS rows, one after the other.
cudaError_t launchSpotRowSums(formulas::Phasor* partial, const formulas::Phasor* products,
                              const SpotFactorsView& spots);

} // namespace fringe::cuda
