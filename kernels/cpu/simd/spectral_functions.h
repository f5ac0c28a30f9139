// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"

/// The functions behind `SpectralKernels`, declared for the instruction set that is being compiled.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void cutWindows(const SpectralWindows& windows, int64_t first, int count,
                const PixelRectangle& rectangle, WindowCuts& cols, WindowCuts& rows);
void seePoints(const SpectralPoints& points, int64_t first, int count, const SpectralView& view,
               SpectralWaves& waves);
GridRows spreadPoints(const CellPolynomials& cells, const SpectralWaves& waves,
                      const SpectralChoice& choice, const TermPlanes& grid);
void findCells(const float* frequency, const SpectralChoice& choice, int width, CellPlaces& places);
void addCutWaves(const CellPolynomials& cells, const CutWave* waves, int count,
                 const CutTarget& target);
void transformPanel(const PanelTransform& transform, float* panel);
void addLine(const float* line, int cells, float* sum);
void scaleLine(const float* factors, int cells, float* line);
void fillPanels(const GridLine& line, float* row);
void addRows(const PanelRows& from, const PanelFactors& factors, const PanelRows& to, int count);
void addCarried(const CarriedRows& rows, const float* panel, const PanelTarget& target);

inline constexpr SpectralKernels spectralKernels{
    cutWindows, seePoints, spreadPoints, findCells, addCutWaves, transformPanel,
    addLine,    scaleLine, fillPanels,   addRows,   addCarried};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
