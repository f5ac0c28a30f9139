// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/exact_series.h"
#include "kernels/formulas/fresnel_wave.h"
#include "kernels/formulas/tf32.h"

/// Sums of waves X(x) Y(y) on rectangular tiles as real products of two matrices a tile,
///     sums(j, i) = Σ_k right(j, k) left(i, k).
/// A point has two k. Lines of `left` are columns of the tile; those of `right` are its rows for
/// the real part of the sum and, unless that is all, its rows again for the imaginary part. All k
/// of a line follow each other: of the units that multiply matrices in TF32, the fastest take
/// nothing else.
FRINGE_FORMULAS_BEGIN

/// Tiles of a plane in rows of `across`, from the row `top` of the plane on.
typedef struct ProductTiles {
    int width;  ///< [pixels], a multiple of 32
    int height; ///< likewise
    int across;
    int top;
    int imaginary; ///< 1 if the sums have an imaginary part
} ProductTiles;

/// How numbers become the factors of products.
#define FRINGE_FACTORS_WHOLE 0
#define FRINGE_FACTORS_HEADS 1     ///< their first 11 bits
#define FRINGE_FACTORS_CORRECTED 3 ///< three products: heads by rests, rests by heads, heads

/// Matrices of `tileCount` tiles from `firstTile` on and of points [firstPoint, endPoint): tile by
/// tile, then line by line. A line has the k of all points for each of its products.
typedef struct ProductTables {
    FRINGE_GLOBAL float* left;
    FRINGE_GLOBAL float* right;
    ProductTiles tiles;
    int firstTile;
    int tileCount;
    int firstPoint;
    int endPoint;
    int factors;
} ProductTables;

/// Products of one number each.
FRINGE_FN int productParts(int factors) {
    return factors == FRINGE_FACTORS_CORRECTED ? 3 : 1;
}

/// Numbers in a line.
FRINGE_FN int productDepth(ProductTables tables) {
    return 2 * (tables.endPoint - tables.firstPoint) * productParts(tables.factors);
}

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

/// Both k of a point; `part` is as long as all points'. The small products come first.
FRINGE_FN void storeFactors(FRINGE_GLOBAL float* line, size_t part, int factors, int isLeft,
                            Phasor numbers) {
    FRINGE_GLOBAL Phasor* place = (FRINGE_GLOBAL Phasor*)line;
    if (factors == FRINGE_FACTORS_WHOLE) {
        *place = numbers;
        return;
    }
    const Phasor heads = headsOf(numbers);
    place[0] = heads;
    if (factors == FRINGE_FACTORS_HEADS)
        return;
    const Phasor rests = restsOf(numbers);
    place[0] = isLeft ? rests : heads;
    place[part] = isLeft ? heads : rests;
    place[2 * part] = heads;
}

/// A point's wave along a line of a tile: its columns come first, then its rows.
/// With X = (a, -b) and Y = (c, d) in the two k of the point, the real part of the sum has
/// ac - bd; with Y = (d, -c) the imaginary part has ad + bc.
FRINGE_FN void storeWave(ProductTables tables, int tile, int point, int line, Phasor wave) {
    const int width = tables.tiles.width;
    const size_t depth = (size_t)productDepth(tables);
    const size_t part = (size_t)(tables.endPoint - tables.firstPoint);
    const size_t k = 2 * (size_t)(point - tables.firstPoint);
    if (line < width) {
        const size_t first = (size_t)tile * (size_t)width + (size_t)line;
        storeFactors(tables.left + first * depth + k, part, tables.factors, 1,
                     phasorConjugate(wave));
        return;
    }
    const size_t first = (size_t)tile * (size_t)productRows(tables.tiles) + (size_t)(line - width);
    FRINGE_GLOBAL float* place = tables.right + first * depth + k;
    storeFactors(place, part, tables.factors, 0, wave);
    if (tables.tiles.imaginary)
        storeFactors(place + (size_t)tables.tiles.height * depth, part, tables.factors, 0,
                     phasor(wave.im, -wave.re));
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
