// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/nufft_shapes.h"

#include <cstdint>

/// Inner loops of the sum by tile spectra; see simd.h for the rules.
///
/// Within a tile the wave of a point is a plane wave times one of few local reference waves. A
/// point is a place on the tile's grid of spatial frequencies, in cells, and a complex strength for
/// each of the local reference waves, called terms.
namespace fringe::simd {

using plan::CellPolynomials;
using plan::mostDegree;
using plan::mostOrder;
using plan::mostTerms;
using plan::mostWidth;
using plan::NufftView;
using plan::RowDemodulation;

inline constexpr int gridMargin = 8; ///< cells around the grid, so that kernels may overhang
inline constexpr int nufftBatch = 256;
inline constexpr int mostTileSide = 256;

/// Points of one side of the plane, as columns.
struct NufftPoints {
    const double* x;
    const double* y;
    const double* zSquared;
    const float* turns;  ///< φ/2π [cycles]
    const float* weight; ///< a|z| [m]
};

/// The pixels that points reach, as columns.
struct NufftWindows {
    const int32_t* firstRow;
    const int32_t* endRow;
    const int32_t* firstCol;
    const int32_t* endCol;
};

/// Pixels [firstRow, endRow) × [firstCol, endCol) of a field.
struct PixelRectangle {
    int32_t firstRow;
    int32_t endRow;
    int32_t firstCol;
    int32_t endCol;
};

/// The windows of a batch along one axis of some wanted pixels: all of these or none, and pixels
/// [first, end) that have to be drawn one by one, perhaps none. A window with one edge there has
/// the pixels drawn on that side of it which has fewer.
struct WindowCuts {
    alignas(64) int32_t isWhole[nufftBatch]; ///< 1: all wanted pixels less the drawn ones
    alignas(64) int32_t first[nufftBatch];
    alignas(64) int32_t end[nufftBatch];

    bool isDrawn(int point) const { return first[point] < end[point]; }
    float sign(int point) const { return isWhole[point] ? -1.0F : 1.0F; } ///< of the drawn pixels
};

/// What the points of a batch are on the tile's grid.
struct NufftWaves {
    alignas(64) float column[nufftBatch]; ///< frequency in cells, in ±cells/2
    alignas(64) float row[nufftBatch];
    alignas(64) float columnTurns[nufftBatch]; ///< whole cycles/pixel that were left out there
    alignas(64) float rowTurns[nufftBatch];
    alignas(64) float strength[2 * nufftBatch];     ///< interleaved
    alignas(64) float plane[mostTerms][nufftBatch]; ///< factors of the strength
};

/// Some points of a batch.
struct NufftChoice {
    const int32_t* points;
    int count;
    int terms;
    float cells; ///< of the grid, along both axes
};

/// Rows [first, end) of a grid.
struct GridRows {
    int first;
    int end;
};

/// Interleaved samples of terms, one plane behind the other.
struct TermPlanes {
    float* samples;
    int64_t stride; ///< from row to row [floats]
    int64_t plane;  ///< from term to term [floats]
};

inline constexpr int mostPlanes = mostTerms + plan::bendCount(mostOrder);

/// A point whose window cuts the tile. Along one axis its wave is drawn pixel by pixel, as far as
/// the window reaches; along the other it has a place on the grid.
struct CutWave {
    float frequency;         ///< along the pixels [cycles/pixel]
    float fraction;          ///< along the grid: for the kernel's polynomials
    float strength[2];       ///< complex
    float plane[mostPlanes]; ///< factors of the strength
    int32_t first;           ///< pixels [first, end) of the tile
    int32_t end;
};

inline constexpr int cutBatch = 16;

/// Panels to which cut waves are added: columns of pixels, rows of cells.
struct CutTarget {
    float* samples; ///< of the first plane's first panel
    int64_t panel;  ///< from panel to panel [floats]
    int64_t plane;  ///< from plane to plane [floats]
    int count;      ///< of the planes
    int side;       ///< of the tile [pixels], a multiple of `panelCols`, at most `mostTileSide`
    int32_t rows[mostWidth];             ///< of the cells under the kernel
    float scales[mostPlanes][mostWidth]; ///< of these, by plane
};

/// Places of chosen points along one axis of the grid.
struct CellPlaces {
    alignas(64) int32_t cell[nufftBatch];   ///< the first under the kernel, margin included
    alignas(64) float fraction[nufftBatch]; ///< for the kernel's polynomials
};

/// Columns of a tile that are transformed side by side: each row holds the real parts of
/// `panelCols` samples, then the imaginary parts.
inline constexpr int panelCols = 16;

/// Rows of a panel, in any order.
struct PanelRows {
    float* samples;
    const int32_t* places;
};

/// Factors of the rows of a panel and of its columns.
struct PanelFactors {
    const float* rows;
    const float* cols;
};

/// How a panel's columns are transformed in place: decimation in frequency by the odd factor of the
/// length, then by two, if what is left is no power of four, then by four.
struct PanelTransform {
    int length;
    int odd; ///< 1, 3 or 5
    bool hasTwo;
    const float* factors; ///< of all steps in their order, interleaved
};

/// A transformed line of a tile's grid, interleaved: twice as many cells as the tile has columns,
/// of which those in the middle have no column.
struct GridLine {
    const float* samples;
    const float* scale; ///< of the columns
    float factor;       ///< of all
    int panels;
    int64_t stride; ///< from panel to panel [floats]
    bool joins;     ///< what the panels hold
};

/// Rows that a panel gives to a field, with their demodulation and their places in the panel.
struct CarriedRows {
    const RowDemodulation* demodulation;
    const int32_t* places;
    int count;
};

/// Where they go.
struct PanelTarget {
    float* samples; ///< interleaved
    int64_t stride; ///< [floats]
    int firstCol;   ///< t of the panel's first column
    int cols;       ///< that lie on the field, at most panelCols
};

struct NufftKernels {
    /// How the windows of points [first, first + count) cut the pixels of a rectangle.
    void (*cutWindows)(const NufftWindows& windows, int64_t first, int count,
                       const PixelRectangle& rectangle, WindowCuts& cols, WindowCuts& rows);

    /// Where `count` ≤ nufftBatch points lie on the grid of a tile, and their strengths.
    void (*seePoints)(const NufftPoints& points, int64_t first, int count, const NufftView& view,
                      NufftWaves& waves);

    /// Adds points to the grids of the terms, as width × width cells each. Returns the rows that
    /// were touched, margin included.
    GridRows (*spreadPoints)(const CellPolynomials& cells, const NufftWaves& waves,
                             const NufftChoice& choice, const TermPlanes& grid);

    /// Where kernels of `width` cells lie that are centred on the frequencies of chosen points.
    void (*findCells)(const float* frequency, const NufftChoice& choice, int width,
                      CellPlaces& places);

    /// Adds `count` ≤ cutBatch waves that all have the same first cell.
    void (*addCutWaves)(const CellPolynomials& cells, const CutWave* waves, int count,
                        const CutTarget& target);

    /// Transforms the columns of a panel, unnormalised, exp(+i2πmn/length). Row n of the result
    /// lies where `PanelTransform` says.
    void (*transformPanel)(const PanelTransform& transform, float* panel);

    /// sum += line: interleaved samples of `cells` cells.
    void (*addLine)(const float* line, int cells, float* sum);

    /// line[i] *= factors[i], likewise.
    void (*scaleLine)(const float* factors, int cells, float* line);

    /// One row of all panels = factor · scale · the line, or += that; `row` is that of the first
    /// panel.
    void (*fillPanels)(const GridLine& line, float* row);

    /// The n-th row of `to` += factors · the n-th of `from`.
    void (*addRows)(const PanelRows& from, const PanelFactors& factors, const PanelRows& to,
                    int count);

    /// target row n += demodulation n · panel row `places[n]`.
    void (*addCarried)(const CarriedRows& rows, const float* panel, const PanelTarget& target);
};

} // namespace fringe::simd
