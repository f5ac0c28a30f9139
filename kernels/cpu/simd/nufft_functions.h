// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_nufft.h"

/// The functions behind `NufftKernels`, declared for the instruction set that is being compiled.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void cutWindows(const NufftWindows& windows, int64_t first, int count,
                const PixelRectangle& rectangle, WindowCuts& cols, WindowCuts& rows);
void seePoints(const NufftPoints& points, int64_t first, int count, const NufftView& view,
               NufftWaves& waves);
GridRows spreadPoints(const CellPolynomials& cells, const NufftWaves& waves,
                      const NufftChoice& choice, const TermPlanes& grid);
void findCells(const float* frequency, const NufftChoice& choice, int width, CellPlaces& places);
void addCutWaves(const CellPolynomials& cells, const CutWave* waves, int count,
                 const CutTarget& target);
void transformPanel(const PanelTransform& transform, float* panel);
void addLine(const float* line, int cells, float* sum);
void scaleLine(const float* factors, int cells, float* line);
void fillPanels(const GridLine& line, float* row);
void addRows(const PanelRows& from, const PanelFactors& factors, const PanelRows& to, int count);
void addCarried(const CarriedRows& rows, const float* panel, const PanelTarget& target);

inline constexpr NufftKernels nufftKernels{cutWindows,  seePoints,      spreadPoints, findCells,
                                           addCutWaves, transformPanel, addLine,      scaleLine,
                                           fillPanels,  addRows,        addCarried};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
