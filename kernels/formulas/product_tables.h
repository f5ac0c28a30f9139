// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/exact_series.h"
#include "kernels/formulas/fresnel_wave.h"
#include "kernels/formulas/tf32.h"

/// Sums of waves X(x) Y(y) on rectangular tiles as real products of two matrices a tile,
///     sums(j, i) = Σ_k right(k, j) left(k, i).
/// A point has two k. Columns of `left` are columns of the tile; those of `right` are its rows for
/// the real part of the sum and, unless that is all, its rows again for the imaginary part.
FRINGE_FORMULAS_BEGIN

/// Tiles of a plane in rows of `across`, from the row `top` of the plane on.
typedef struct ProductTiles {
    int width;  ///< [pixels], a multiple of 32
    int height; ///< likewise
    int across;
    int top;
    int imaginary; ///< 1 if the sums have an imaginary part
} ProductTiles;

/// Matrices of `tileCount` tiles from `firstTile` on and of points [firstPoint, endPoint): tile by
/// tile, then k by k.
typedef struct ProductTables {
    FRINGE_GLOBAL float* left;
    FRINGE_GLOBAL float* right;
    size_t leftSplit;  ///< from a number of the first split to that of the second
    size_t rightSplit; ///< likewise
    ProductTiles tiles;
    int firstTile;
    int tileCount;
    int firstPoint;
    int endPoint;
    int splits; ///< 0: numbers as they are; 1: their heads in TF32; 2: what comes after these, too
} ProductTables;

/// Of the tables; exact waves' series are about its middle.
FRINGE_FN Tile productTile(ProductTables tables, int index) {
    const ProductTiles tiles = tables.tiles;
    const int tile = tables.firstTile + index;
    return tileFrom(tile % tiles.across * tiles.width,
                    tiles.top + tile / tiles.across * tiles.height, tiles.height);
}

/// Rows of a tile's sums.
FRINGE_FN int productRows(ProductTiles tiles) {
    return tiles.height * (1 + tiles.imaginary);
}

FRINGE_FN void storeFactor(FRINGE_GLOBAL float* place, size_t split, int splits, float value) {
    *place = splits == 0 ? value : tf32Head(value);
    if (splits == 2)
        place[split] = tf32Rest(value);
}

/// A point's wave along a line of a tile: its columns come first, then its rows.
/// With X = (a, -b) and Y = (c, d) in the two k of the point, the real part of the sum has
/// ac - bd; with Y = (d, -c) the imaginary part has ad + bc.
FRINGE_FN void storeWave(ProductTables tables, int tile, int point, int line, Phasor wave) {
    const int width = tables.tiles.width;
    const int rows = productRows(tables.tiles);
    const size_t points = (size_t)(tables.endPoint - tables.firstPoint);
    const size_t k = 2 * (points * (size_t)tile + (size_t)(point - tables.firstPoint));
    if (line < width) {
        FRINGE_GLOBAL float* place = tables.left + k * (size_t)width + line;
        storeFactor(place, tables.leftSplit, tables.splits, wave.re);
        storeFactor(place + width, tables.leftSplit, tables.splits, -wave.im);
        return;
    }
    FRINGE_GLOBAL float* place = tables.right + k * (size_t)rows + (line - width);
    storeFactor(place, tables.rightSplit, tables.splits, wave.re);
    storeFactor(place + rows, tables.rightSplit, tables.splits, wave.im);
    if (tables.tiles.imaginary == 0)
        return;
    place += tables.tiles.height;
    storeFactor(place, tables.rightSplit, tables.splits, wave.im);
    storeFactor(place + rows, tables.rightSplit, tables.splits, -wave.re);
}

FRINGE_FN Phasor fresnelLine(ProductTables tables, PlaneRecord plane, PointRecord point, Tile tile,
                             int line) {
    return line < tables.tiles.width ? fresnelColumn(plane, point, tile, line)
                                     : fresnelRow(plane, point, tile, line - tables.tiles.width);
}

/// The sum of a tile at one of its pixels.
FRINGE_FN Phasor productSum(FRINGE_GLOBAL const float* sums, ProductTiles tiles, int tile, int row,
                            int column) {
    const size_t plane = (size_t)tiles.height * (size_t)tiles.width;
    FRINGE_GLOBAL const float* sum = sums + (size_t)tile * plane * (size_t)(1 + tiles.imaginary)
                                     + (size_t)row * (size_t)tiles.width + column;
    return phasor(sum[0], tiles.imaginary ? sum[plane] : 0.0f);
}

FRINGE_FORMULAS_END
