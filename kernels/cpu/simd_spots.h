// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_nufft.h"

#include <cstdint>

/// Inner loops of sums over spots by tile spectra; see simd.h for the rules. Panels are those of
/// `PanelTransform`.
namespace fringe::simd {

/// What spots are on a tile's grid, as columns.
struct SpotPlaces {
    const float* column; ///< frequency in cells, in ±cells/2
    const float* row;
    const float* scaled;   ///< curvature, of the half range away from its middle
    const float* strength; ///< interleaved
};

/// Polynomials of the scaled curvature: the shares of the local reference waves.
struct SpotShares {
    int terms;
    float weights[mostTerms][mostTerms];
};

/// Rows of panelCols samples, interleaved.
struct SampleRows {
    float* samples;
    int64_t stride; ///< [floats]
    int count;
};

struct SpotKernels {
    /// out[i] = exp(i2π turns[i]), interleaved.
    void (*phasors)(const double* turns, int64_t count, float* out);

    /// The first `count` ≤ nufftBatch spots as waves; strengths times the coefficients
    /// (interleaved), if there are any.
    void (*seeSpots)(const SpotPlaces& places, int count, const SpotShares& shares,
                     const float* coefficients, NufftWaves& waves);

    /// sums[i] += conj(strength · Σ over the local reference waves of share · grid at the spot's
    /// place).
    void (*forwardSpots)(const CellPolynomials& cells, const NufftWaves& waves,
                         const NufftChoice& choice, const TermPlanes& grid, float* sums);

    /// panel row n = source row n, the imaginary parts times `sign`.
    void (*splitRows)(const SampleRows& source, float sign, float* panel);

    /// panel row n = source row n, which becomes 0.
    void (*takeRows)(const SampleRows& source, float* panel);

    /// target row n = the n-th of the panel's rows.
    void (*joinRows)(const PanelRows& panel, const SampleRows& target);

    /// Row n of one in the lane n of the rows of the other: panelCols rows each.
    void (*turnBlock)(const PanelRows& from, const PanelRows& to);

    /// The n-th row of `to` = factor row n · the n-th row of `from`, or += that.
    void (*multiplyRows)(const PanelRows& from, const float* factors, const PanelRows& to,
                         int count, bool adds);
};

} // namespace fringe::simd
