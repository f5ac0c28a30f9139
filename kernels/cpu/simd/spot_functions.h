// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spots.h"

/// The functions behind `SpotKernels`, declared for the instruction set that is being compiled.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void turnPhasors(const double* turns, int64_t count, float* out);
void seeSpots(const SpotPlaces& places, int count, const SpotShares& shares,
              const float* coefficients, NufftWaves& waves);
void forwardSpots(const CellPolynomials& cells, const NufftWaves& waves, const NufftChoice& choice,
                  const TermPlanes& grid, float* sums);
void splitRows(const SampleRows& source, float sign, float* panel);
void takeRows(const SampleRows& source, float* panel);
void joinRows(const PanelRows& panel, const SampleRows& target);
void turnBlock(const PanelRows& from, const PanelRows& to);
void multiplyRows(const PanelRows& from, const float* factors, const PanelRows& to, int count,
                  bool adds);

inline constexpr SpotKernels spotKernels{turnPhasors, seeSpots, forwardSpots, splitRows,
                                         takeRows,    joinRows, turnBlock,    multiplyRows};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
