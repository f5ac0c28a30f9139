// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/point_wave.h"

/// The exact wave of a point on a tile of pixels around an anchor pixel (xc, yc).
///
/// With a = r(x, yc), b = r(xc, y), r0 = r(xc, yc) and U = a² - r0², V = b² - r0², the mixed part
/// of the distance has a form without cancellation,
///     r - a - b + r0 = -2 U V / ((r + r0 + a + b)(r r0 + a b)),
/// since r² + r0² = a² + b² and (r r0)² - (a b)² = -U V. On a tile it is a fraction of a wavelength
/// to some wavelengths, which float holds. a, b and r0 are taken in two floats, once a column or
/// row, as the detour a - |z| = ρ²/(a + |z|).
FRINGE_FORMULAS_BEGIN

/// A column or a row of the tile.
typedef struct ExactTerm {
    float change;   ///< -s U, or V
    float distance; ///< a or b
    float square;   ///< dx² + z², or dy²: they add up to r²
    float turns;    ///< -s × detour; the row's carries the point's own phase
    float weight;   ///< amplitude × |z| where the point lights the column, 1 where the row; else 0
} ExactTerm;

/// along: offset from the point in the direction of the lines; across: the anchor's offset in the
/// other one; step: `along` less its value at the anchor.
FRINGE_FN ExactTerm exactTerm(PointRecord point, TwoFloat along, TwoFloat across, float step) {
    const TwoFloat lateral = twoAdd(twoSquare(along), twoSquare(across));
    const TwoFloat distance = twoSqrt(twoAdd(lateral, twoSquare(point.depth)));
    const TwoFloat detour = twoDivide(lateral, twoAdd(distance, point.depth));
    ExactTerm term;
    term.change = step * (2.0f * along.hi - step);
    term.distance = distance.hi;
    term.square = along.hi * along.hi;
    term.turns = point.sense * turnFraction(detour);
    term.weight = 0.0f;
    return term;
}

FRINGE_FN ExactTerm exactColumn(PlaneRecord plane, PointRecord point, Tile tile, int line) {
    const int column = tile.col + line;
    const int anchor = tile.side / 2;
    const TwoFloat across = rowOffset(plane, point, tile.row + anchor);
    ExactTerm term = exactTerm(point, columnOffset(plane, point, column), across,
                               (float)(line - anchor) * plane.pitchX.hi);
    term.change *= point.sense;
    term.square = fma(point.depth.hi, point.depth.hi, term.square);
    term.weight = lightsColumn(point, column) ? point.amplitude * point.depth.hi : 0.0f;
    return term;
}

FRINGE_FN ExactTerm exactRow(PlaneRecord plane, PointRecord point, Tile tile, int line) {
    const int row = tile.row + line;
    const int anchor = tile.side / 2;
    const TwoFloat across = columnOffset(plane, point, tile.col + anchor);
    ExactTerm term = exactTerm(point, rowOffset(plane, point, row), across,
                               (float)(anchor - line) * plane.pitchY.hi);
    term.turns += point.turns;
    term.weight = lightsRow(point, row) ? 1.0f : 0.0f;
    return term;
}

FRINGE_FN float exactSquare(ExactTerm column, ExactTerm row) {
    return column.square + row.square;
}

/// The wave's phase where a column and a row meet; anchor: the anchor's own column; inverse: 1/r.
FRINGE_FN float exactTurnsAt(ExactTerm column, ExactTerm row, ExactTerm anchor, float inverse) {
    const float distance = exactSquare(column, row) * inverse;
    const float around = (distance + anchor.distance) + (column.distance + row.distance);
    const float product = fma(distance, anchor.distance, column.distance * row.distance);
    const float mixed = FRINGE_DIVIDE(2.0f * column.change * row.change, around * product);
    return column.turns + (row.turns - anchor.turns) - mixed;
}

FRINGE_FN float exactTurns(ExactTerm column, ExactTerm row, ExactTerm anchor) {
    return exactTurnsAt(column, row, anchor, FRINGE_RSQRT(exactSquare(column, row)));
}

/// sum + the wave.
FRINGE_FN Phasor exactAdd(Phasor sum, ExactTerm column, ExactTerm row, ExactTerm anchor) {
    const float inverse = FRINGE_RSQRT(exactSquare(column, row));
    return phasorAdd(sum, phasorOfTurns(exactTurnsAt(column, row, anchor, inverse),
                                        column.weight * row.weight * inverse));
}

FRINGE_FORMULAS_END
