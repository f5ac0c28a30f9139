// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/nufft_wave.h"

/// Waves whose window cuts a tile along one axis, called the drawn one: they are plane waves on
/// lines of pixels along it, and a place among the frequencies along the other axis. Once these are
/// transformed, the lines are carried as the tile's grids are. Axis 0: columns are drawn, of all
/// rows; axis 1: rows, of all columns.
FRINGE_FORMULAS_BEGIN

/// Points that a group looks through for those that it draws, one after the other an item.
#define FRINGE_CUT_PER_ITEM 4
#define FRINGE_CUT_POINTS (FRINGE_CUT_PER_ITEM * FRINGE_SPREAD_POINTS)

/// Cells, and sources of planes, for which an item sums a pixel at a time.
#define FRINGE_CUT_ROWS 8
#define FRINGE_CUT_SOURCES 2

/// Lines of a tile lie source by source: those of the terms, then of the strengths times powers of
/// the frequency along the drawn axis, from which the waves are bent.
typedef struct CutRecord {
    int axis;
    int order; ///< of the bends: see `plan::NufftChoices`
} CutRecord;

/// One wave along a line of pixels, counted from the tile's first.
typedef struct __attribute__((aligned(16))) CutWave {
    float frequency; ///< [cycles/pixel], in ±1/2
    float turns;     ///< at the tile's middle
    int first;       ///< pixels [first, end)
    int end;
} CutWave;

/// The pixels of a window along both axes, as far as they lie on a tile and on the plane.
typedef struct TileCut {
    int first[2];
    int end[2];
    int isWhole[2];
    int isLit;
} TileCut;

FRINGE_FN TileCut tileCut(PlaneRecord plane, WindowRecord window, NufftTileRecord tile, int side) {
    const int endCol = tile.col + side < plane.cols ? tile.col + side : plane.cols;
    const int endRow = tile.row + side < plane.rows ? tile.row + side : plane.rows;
    TileCut cut;
    cut.first[0] = (window.firstCol > tile.col ? window.firstCol : tile.col) - tile.col;
    cut.end[0] = (window.endCol < endCol ? window.endCol : endCol) - tile.col;
    cut.first[1] = (window.firstRow > tile.row ? window.firstRow : tile.row) - tile.row;
    cut.end[1] = (window.endRow < endRow ? window.endRow : endRow) - tile.row;
    cut.isWhole[0] = cut.first[0] == 0 && cut.end[0] == endCol - tile.col ? 1 : 0;
    cut.isWhole[1] = cut.first[1] == 0 && cut.end[1] == endRow - tile.row ? 1 : 0;
    cut.isLit = cut.first[0] < cut.end[0] && cut.first[1] < cut.end[1] ? 1 : 0;
    return cut;
}

/// Whether a point is drawn on a tile along an axis.
FRINGE_FN int isDrawn(TileCut cut, int axis) {
    const int own = axis == 0 ? cut.isWhole[0] : cut.isWhole[1];
    const int other = axis == 0 ? cut.isWhole[1] : cut.isWhole[0];
    return cut.isLit & (1 - own) & other;
}

/// A bend by its powers along the drawn axis and across it.
typedef struct CutBend {
    int along;
    int across;
} CutBend;

/// Bend 0 … 4 of `plan::bends`.
FRINGE_FN CutBend cutBend(int bend, int axis) {
    const int powerX = bend == 2 ? 2 : (bend == 0 || bend == 3 ? 1 : 0);
    const int powerY = bend == 4 ? 2 : (bend == 1 || bend == 3 ? 1 : 0);
    CutBend powers;
    powers.along = axis == 0 ? powerX : powerY;
    powers.across = axis == 0 ? powerY : powerX;
    return powers;
}

FRINGE_FN float cutPower(float frequency, int power) {
    return power == 0 ? 1.0f : (power == 1 ? frequency : frequency * frequency);
}

FRINGE_FORMULAS_END
