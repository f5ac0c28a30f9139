// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"

/// The functions behind `SpectralKernels`, declared for the instruction set that is being compiled.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void compareWindows(const SpectralWindows& windows, int64_t first, int count,
                    const PixelRectangle& rectangle, int32_t* reached);
void seePoints(const SpectralPoints& points, int64_t first, int count, const SpectralView& view,
               SpectralWaves& waves);
GridRows spreadPoints(const CellPolynomials& cells, const SpectralWaves& waves,
                      const SpectralChoice& choice, const TermPlanes& grid);
int firstCell(float place, float cells, int width);
void addCutWaves(const CellPolynomials& cells, const CutWave* waves, int count,
                 const CutTarget& target);
void transformPanel(const PanelTransform& transform, float* panel);
void fillPanels(const GridLine& line, float* row);
void addToPanel(const PanelSource& source, const float* scale, float* panel);
void addCarried(const CarriedRows& rows, const float* panel, const PanelTarget& target);

inline constexpr SpectralKernels spectralKernels{compareWindows, seePoints,   spreadPoints,
                                                 firstCell,      addCutWaves, transformPanel,
                                                 fillPanels,     addToPanel,  addCarried};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
