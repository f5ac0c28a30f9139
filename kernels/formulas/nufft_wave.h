// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/exact_series.h"

/// The exact wave of a point on a tile as a place on the tile's grid of spatial frequencies and a
/// strength for each of the local reference waves, called terms. Lengths are in wavelengths.
///
/// Strengths are spread over the grid as integers, multiples of a quantum: integers add up to the
/// same sum in any order, so that items may add at once and results still have the same bits.
FRINGE_FORMULAS_BEGIN

#define FRINGE_MOST_TERMS 4
#define FRINGE_MOST_WIDTH 8
#define FRINGE_MOST_POWERS 13

/// Points that a group spreads, one an item, and those of a team of its items.
#define FRINGE_SPREAD_POINTS (FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE)
#define FRINGE_TEAM_POINTS FRINGE_TEAM_ITEMS
#define FRINGE_TEAMS (FRINGE_SPREAD_POINTS / FRINGE_TEAM_POINTS)

/// Cells per side of the window over which a team sums at a time: two rows of them an item.
#define FRINGE_WINDOW_SIDE 8
#define FRINGE_WINDOW_CELLS (FRINGE_WINDOW_SIDE * FRINGE_WINDOW_SIDE)

/// Scaled curvatures lie in [-1, 1]; what rounding adds stays below this.
#define FRINGE_MOST_CURVATURE 1.05f

/// Four numbers that an item loads at once.
typedef struct __attribute__((aligned(16))) FourFloats {
    float at[4];
} FourFloats;

/// What the tiles of a group of points have in common.
typedef struct NufftRecord {
    int side; ///< of a tile [pixels], a power of two
    int terms;
    int planes;      ///< terms, and those by which the waves are bent: see `plan::bends`
    int width;       ///< of the gridding kernel [cells]
    int degree;      ///< of its polynomials
    float perPixelX; ///< cycles per pixel and unit of direction cosine
    float perPixelY;
    float sense; ///< of the phase: that of the points' side of the plane
    int hasCuts; ///< not 0: some points light less than the plane
    float weights[FRINGE_MOST_TERMS][FRINGE_MOST_TERMS]; ///< polynomials of the scaled curvature
    FourFloats cells[FRINGE_MOST_POWERS][FRINGE_MOST_WIDTH / 4]; ///< polynomials of the place in a
                                                                 ///< cell, 0 beyond the width
} NufftRecord;

/// A point as tile spectra take it, in pieces that neighbouring items load at once. Lengths are in
/// wavelengths.
typedef struct __attribute__((aligned(16))) PlaceRecord {
    TwoFloat x;
    TwoFloat y;
} PlaceRecord;

typedef struct __attribute__((aligned(16))) WaveRecord {
    TwoFloat depth; ///< |z|
    float amplitude;
    float turns; ///< of φ - s k|z|
} WaveRecord;

/// The pixels that a point lights: columns [firstCol, endCol), rows [firstRow, endRow).
typedef struct __attribute__((aligned(16))) WindowRecord {
    int firstCol;
    int endCol;
    int firstRow;
    int endRow;
} WindowRecord;

typedef struct NufftTileRecord {
    TwoFloat x; ///< of the tile's centre
    TwoFloat y;
    float u; ///< direction cosines of the local reference waves
    float v;
    float curvatureMiddle;
    float curvaturePerUnit; ///< 1/half the range
    float obliquity;
    float centring; ///< cycles per curvature that the local reference waves leave out
    int row;        ///< of the tile's first pixel
    int col;
} NufftTileRecord;

/// One launch over points [firstPoint, endPoint).
typedef struct NufftPass {
    int firstPoint;
    int endPoint;
    float quantum;
    int isFirst; ///< of the passes over these tiles
} NufftPass;

/// The local reference wave along one row: exp(iπ Σ phase[k] tᵏ) Σ weight[k] tᵏ, t the column from
/// the tile's centre.
typedef struct DemodulationRecord {
    float phase[5]; ///< [half turns]
    float weight[4];
} DemodulationRecord;

/// The first cell that the kernel covers at a frequency, and the place in it.
typedef struct CellPlace {
    int first;      ///< counted on beyond the ends of the grid, which is periodic
    float fraction; ///< in [-1, 1]
} CellPlace;

/// frequency: in ±1/2 cycles per pixel.
FRINGE_FN CellPlace cellPlace(FRINGE_CONSTANT const NufftRecord* group, float frequency) {
    const float middle = (float)group->side - 0.5f * (float)group->width;
    const float start = fma(frequency, (float)(2 * group->side), middle);
    const float below = floor(start);
    CellPlace place;
    place.first = (int)below + 1;
    place.fraction = 2.0f * (below + 1.0f - start) - 1.0f;
    return place;
}

/// A point on the grid of a tile.
typedef struct NufftPlace {
    CellPlace column;
    CellPlace row;
    float across; ///< frequencies [cycles/pixel]
    float down;
    float curvature; ///< scaled
    float turns;     ///< of the strength
    float weight;
} NufftPlace;

FRINGE_FN NufftPlace nufftPlace(FRINGE_CONSTANT const NufftRecord* group, NufftTileRecord tile,
                                PlaceRecord own, WaveRecord wave) {
    PointRecord point;
    point.depth = wave.depth;
    point.turns = wave.turns;
    point.sense = group->sense;
    point.amplitude = wave.amplitude;
    const TwoFloat dx = twoSubtract(tile.x, own.x);
    const TwoFloat dy = twoSubtract(tile.y, own.y);
    const LineView view = viewOfAnchor(point, dx, dy);
    const float inverse = 1.0f / view.distance.hi;
    const float u = view.along.hi * inverse;
    const float v = dy.hi * inverse;
    const float across = (u - tile.u) * group->perPixelX;
    const float down = (v - tile.v) * group->perPixelY;
    const float curvature = inverse * ((2.0f - u * u - v * v) * tile.obliquity);
    const float scaled = (curvature - tile.curvatureMiddle) * tile.curvaturePerUnit;
    NufftPlace place;
    place.across = across;
    place.down = down;
    place.column = cellPlace(group, across - rint(across));
    place.row = cellPlace(group, down - rint(down));
    place.curvature = fmin(fmax(scaled, -FRINGE_MOST_CURVATURE), FRINGE_MOST_CURVATURE);
    place.turns = fma(tile.centring, curvature, view.turns);
    place.weight = view.weight;
    return place;
}

/// Cells that points touch.
typedef struct CellBounds {
    int column;
    int endColumn;
    int row;
    int endRow;
} CellBounds;

/// Whether a window holds all of the tile that lies on the plane.
FRINGE_FN bool windowHoldsTile(PlaneRecord plane, WindowRecord window, Tile tile) {
    PointRecord point;
    point.firstCol = window.firstCol;
    point.endCol = window.endCol;
    point.firstRow = window.firstRow;
    point.endRow = window.endRow;
    return holdsTile(plane, point, tile);
}

/// The gridding kernel at four of the cells that it covers along two axes: those from 4 · four on.
typedef struct CellValues {
    FourFloats across;
    FourFloats down;
} CellValues;

FRINGE_FN CellValues cellValues(FRINGE_CONSTANT const NufftRecord* group, int four, float across,
                                float down) {
    CellValues values;
    values.across = values.down = group->cells[group->degree][four];
    for (int power = group->degree - 1; power >= 0; --power) {
        const FourFloats coefficients = group->cells[power][four];
        for (int j = 0; j < 4; ++j) {
            values.across.at[j] = fma(values.across.at[j], across, coefficients.at[j]);
            values.down.at[j] = fma(values.down.at[j], down, coefficients.at[j]);
        }
    }
    return values;
}

/// The share of term `m` in a point.
FRINGE_FN float termShare(FRINGE_CONSTANT const NufftRecord* group, int m, float curvature) {
    const float high = fma(curvature, group->weights[m][3], group->weights[m][2]);
    return fma(curvature, fma(curvature, high, group->weights[m][1]), group->weights[m][0]);
}

/// Bend 0 … 4 of `plan::bends` at a place: x, y, x², xy, y².
FRINGE_FN float bendFactor(int bend, float across, float down) {
    const float first = bend == 1 || bend == 4 ? down : across;
    const float second = bend == 2 ? across : down;
    return bend < 2 ? first : first * second;
}

/// The pixel row or column `index` of a tile in its transformed grid.
FRINGE_FN int gridPixel(FRINGE_CONSTANT const NufftRecord* group, int index) {
    return (index - group->side / 2) & (2 * group->side - 1);
}

FRINGE_FN Phasor demodulationWave(DemodulationRecord demodulation, float t) {
    float phase = fma(t, demodulation.phase[4], demodulation.phase[3]);
    phase = fma(t, fma(t, fma(t, phase, demodulation.phase[2]), demodulation.phase[1]),
                demodulation.phase[0]);
    const float high = fma(t, demodulation.weight[3], demodulation.weight[2]);
    const float weight = fma(t, fma(t, high, demodulation.weight[1]), demodulation.weight[0]);
    return phasorOfTurns(0.5f * phase, weight);
}

FRINGE_FORMULAS_END
