// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/spot_factor_launchers.h"
#include "kernels/formulas/spot_factors.inc"

namespace fringe::cuda {
namespace {

/// Groups over the spots or columns of a line, and down so many lines.
dim3 groupsOfSpots(int width, std::int64_t lines) {
    constexpr std::int64_t mostDown = 65535;
    return dim3(static_cast<unsigned>((width - 1) / FRINGE_FACTOR_SPOTS + 1),
                static_cast<unsigned>(lines < mostDown ? lines : mostDown));
}

formulas::SpotFactors workOf(const SpotFactorsView& spots) {
    return {spots.firstRow, spots.endRow, spots.spots, spots.width};
}

} // namespace

cudaError_t launchSpotColumns(formulas::Phasor* columns, const formulas::AxisRecord* axes,
                              const formulas::SpotLines& lines, int width) {
    formulas::
        fillSpotColumns<<<groupsOfSpots(width, lines.count), groupSize(), 0, currentStream()>>>(
            columns, axes, lines, width);
    return cudaGetLastError();
}

cudaError_t launchSpotRows(formulas::Phasor* rows, const formulas::AxisRecord* axes,
                           const formulas::SpotLines& lines, int width) {
    formulas::fillSpotRows<<<groupsOfSpots(width, lines.count), groupSize(), 0, currentStream()>>>(
        rows, axes, lines, width);
    return cudaGetLastError();
}

cudaError_t launchSpotWeights(formulas::Phasor* weighted, const formulas::Phasor* coefficients,
                              const SpotFactorsView& spots) {
    const dim3 groups = groupsOfSpots(spots.width, spots.endRow - spots.firstRow);
    formulas::weightSpotRows<<<groups, groupSize(), 0, currentStream()>>>(
        weighted, spots.rows, coefficients, workOf(spots));
    return cudaGetLastError();
}

cudaError_t launchRoundField(formulas::Phasor* rounded, const formulas::Phasor* field,
                             const formulas::PlaneSpan& span) {
    const dim3 groups = groupsOfSpots(span.cols, span.endRow - span.firstRow);
    formulas::roundField<<<groups, groupSize(), 0, currentStream()>>>(rounded, field, span);
    return cudaGetLastError();
}

cudaError_t launchSpotRowSums(formulas::Phasor* partial, const formulas::Phasor* products,
                              const SpotFactorsView& spots) {
    const int bands = (spots.endRow - spots.firstRow - 1) / FRINGE_FACTOR_ROWS + 1;
    const dim3 groups = groupsOfSpots(spots.width, bands);
    formulas::sumSpotRows<<<groups, groupSize(), 0, currentStream()>>>(partial, products,
                                                                       spots.rows, workOf(spots));
    return cudaGetLastError();
}

} // namespace fringe::cuda
