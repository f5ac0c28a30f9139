// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/point_wave.h"

/// The Fresnel wave of a point separates: u(x, y) = X(x) Y(y). The quadratic phase, up to 10⁶
/// cycles, is taken in two floats once a column and once a row.
FRINGE_FORMULAS_BEGIN

FRINGE_FN Phasor fresnelColumn(PlaneRecord plane, PointRecord point, Tile tile, int line) {
    const int column = tile.col + line;
    const TwoFloat dx = columnOffset(plane, point, column);
    const float turns = turnFraction(twoMultiply(twoSquare(dx), point.curvature));
    return phasorOfTurns(fma(point.sense, turns, point.turns),
                         lightsColumn(point, column) ? point.amplitude : 0.0f);
}

FRINGE_FN Phasor fresnelRow(PlaneRecord plane, PointRecord point, Tile tile, int line) {
    const int row = tile.row + line;
    const TwoFloat dy = rowOffset(plane, point, row);
    const float turns = turnFraction(twoMultiply(twoSquare(dy), point.curvature));
    return phasorOfTurns(point.sense * turns, lightsRow(point, row) ? 1.0f : 0.0f);
}

FRINGE_FN Phasor fresnelAdd(Phasor sum, Phasor column, Phasor row, Phasor anchor) {
    (void)anchor;
    return phasorMultiplyAdd(column, row, sum);
}

FRINGE_FORMULAS_END
