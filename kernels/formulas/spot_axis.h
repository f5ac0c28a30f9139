// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/phasor.h"
#include "kernels/formulas/point_wave.h"

/// The phase of a spot where it separates: Φ = x(u) + y(v), u and v in pixels from the optical
/// axis along +x and +y.
FRINGE_FORMULAS_BEGIN

/// quadratic·u² + linear·u + turns, in cycles.
typedef struct AxisRecord {
    TwoFloat quadratic;
    TwoFloat linear;
    float turns;
} AxisRecord;

typedef struct SpotRecord {
    AxisRecord x;
    AxisRecord y;
} SpotRecord;

/// Lines of the hologram along an axis: u = (line - centre)·step.
typedef struct SpotLines {
    int count;
    int centre; ///< the line at u = 0, which need not be one of them
    int step;   ///< 1 along x, -1 along y
    int spots;
} SpotLines;

/// A hologram, rows [firstRow, endRow) of it, and how many spots there are. `shares` of the spots,
/// `spotsPerShare` each, are summed by different groups, so that small holograms keep a device
/// busy.
typedef struct SpotWork {
    int rows;
    int cols;
    int firstRow;
    int endRow;
    int spots;
    int shares;
    int spotsPerShare;
} SpotWork;

/// Shares of `count` pieces of a hologram in the sums at spots, and in that of its samples, which
/// follows them as one more spot.
typedef struct SpotPieces {
    int count;
    int spots; ///< with that one
} SpotPieces;

/// A sum at a spot.
typedef struct SpotSum {
    TwoFloat re;
    TwoFloat im;
} SpotSum;

FRINGE_FN SpotSum spotSum(Phasor share) {
    SpotSum sum;
    sum.re = twoFloat(share.re, 0.0f);
    sum.im = twoFloat(share.im, 0.0f);
    return sum;
}

FRINGE_FN SpotSum spotSumAdd(SpotSum a, SpotSum b) {
    a.re = twoAdd(a.re, b.re);
    a.im = twoAdd(a.im, b.im);
    return a;
}

/// Less whole cycles, but for one or two.
FRINGE_FN float axisTurns(AxisRecord axis, int u) {
    const TwoFloat at = twoInteger(u);
    const float quadratic = turnFraction(twoMultiply(twoMultiply(axis.quadratic, at), at));
    return quadratic + turnFraction(twoMultiply(axis.linear, at)) + axis.turns;
}

FRINGE_FN float separableColumn(PlaneRecord plane, SpotRecord spot, Tile tile, int line) {
    return axisTurns(spot.x, tile.col + line - plane.centreCol);
}

FRINGE_FN float separableRow(PlaneRecord plane, SpotRecord spot, Tile tile, int line) {
    return axisTurns(spot.y, plane.centreRow - (tile.row + line));
}

FRINGE_FN float separableTurns(float column, float row, float anchor) {
    (void)anchor;
    return column + row;
}

FRINGE_FORMULAS_END
