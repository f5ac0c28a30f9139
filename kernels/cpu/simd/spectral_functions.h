// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"

/// The functions behind `SpectralKernels`, declared for the instruction set that is being compiled.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void seePoints(const SpectralPoints& points, int64_t first, int count, const SpectralView& view,
               SpectralWaves& waves);
GridRows spreadPoints(const CellPolynomials& cells, const SpectralWaves& waves,
                      const SpectralChoice& choice, const TermPlanes& grid);
void spreadCutColumns(const CellPolynomials& cells, const SpectralWaves& waves,
                      const CutPoint& point, const TermPlanes& target);
void spreadCutRows(const CellPolynomials& cells, const SpectralWaves& waves, const CutPoint& point,
                   const TermPlanes& target);
void addCutCorner(const SpectralWaves& waves, const CutPoint& point, const TermPlanes& target);
void transformPanel(const PanelTransform& transform, float* panel);
void addToPanel(const PanelSource& source, const float* scale, float* panel);
void addCarried(const CarriedRows& rows, const float* panel, const PanelTarget& target);

inline constexpr SpectralKernels spectralKernels{seePoints,     spreadPoints, spreadCutColumns,
                                                 spreadCutRows, addCutCorner, transformPanel,
                                                 addToPanel,    addCarried};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
