// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/point_wave.h"

/// The exact wave on a tile about an anchor (xc, yc), as a product of its waves along the row and
/// the column through the anchor: r(x, y) ≈ r(x, yc) + r(xc, y) - r(xc, yc). Each of them is a
/// Taylor series in the sample, whose coefficients are formed in two floats once a point and tile.
FRINGE_FORMULAS_BEGIN

/// Points whose series a group forms at once, one item a line, and waves that its tables hold.
#define FRINGE_SERIES_POINTS 128
#define FRINGE_TABLE_WAVES 1024

/// exp(i2π Σ turns[k] tᵏ) Σ weight[k] tᵏ at the samples t in [begin, end) from the anchor, 0
/// beyond.
typedef struct LineSeries {
    float turns[5];
    float weight[3];
    float begin;
    float end;
} LineSeries;

/// How a point sees a line at the anchor; lengths in wavelengths.
typedef struct LineView {
    TwoFloat along; ///< offset from the point in the direction of the line
    TwoFloat distance;
    TwoFloat pitch; ///< from sample to sample, of any sign
    float sense;    ///< of the phase
    float turns;    ///< at the anchor
    float weight;   ///< at the anchor
} LineView;

/// With u = X/r, w = 1 - u²: r' = u, r''/2! = w/(2r), r'''/3! = -uw/(2r²),
/// r''''/4! = w(4u² - w)/(8r³); 1/r likewise with the Legendre polynomials of u.
FRINGE_FN LineSeries exactSeries(LineView view) {
    const TwoFloat slope = twoMultiply(twoDivide(view.along, view.distance), view.pitch);
    const float u = view.along.hi / view.distance.hi;
    const float uu = u * u;
    const float w = 1.0f - uu;
    const float ratio = view.pitch.hi / view.distance.hi;
    const float bend = 0.5f * view.sense * view.pitch.hi * ratio * w;
    LineSeries series;
    series.turns[0] = view.turns;
    series.turns[1] = view.sense * turnFraction(slope);
    series.turns[2] = bend;
    series.turns[3] = -bend * ratio * u;
    series.turns[4] = 0.25f * bend * ratio * ratio * (4.0f * uu - w);
    series.weight[0] = view.weight;
    series.weight[1] = -view.weight * ratio * u;
    series.weight[2] = 0.5f * view.weight * ratio * ratio * (3.0f * uu - 1.0f);
    series.begin = 0.0f;
    series.end = 0.0f;
    return series;
}

/// The distance of a point from the anchor, and the phase there: its offsets dx, dy.
FRINGE_FN LineView viewOfAnchor(PointRecord point, TwoFloat dx, TwoFloat dy) {
    const TwoFloat lateral = twoAdd(twoSquare(dx), twoSquare(dy));
    LineView view;
    view.distance = twoSqrt(twoAdd(lateral, twoSquare(point.depth)));
    const TwoFloat detour = twoDivide(lateral, twoAdd(view.distance, point.depth));
    view.sense = point.sense;
    view.turns = fma(point.sense, turnFraction(detour), point.turns);
    view.weight = point.amplitude * (point.depth.hi / view.distance.hi);
    view.along = dx;
    view.pitch = twoFloat(0.0f, 0.0f);
    return view;
}

FRINGE_FN LineSeries darkSeries(void) {
    LineSeries series;
    for (int power = 0; power < 5; ++power)
        series.turns[power] = 0.0f;
    for (int power = 0; power < 3; ++power)
        series.weight[power] = 0.0f;
    series.begin = 0.0f;
    series.end = 0.0f;
    return series;
}

/// Axis 0: along the row through the tile's anchor, with the phase and the amplitude of the wave
/// there. Axis 1: along the column, relative to the anchor. Both dark for a point that does not
/// light the tile.
FRINGE_FN LineSeries tileSeries(PlaneRecord plane, PointRecord point, Tile tile, int axis) {
    if (!lightsTile(plane, point, tile))
        return darkSeries();
    const int column = tile.col + tile.side / 2;
    const int row = tile.row + tile.side / 2;
    const TwoFloat dx = columnOffset(plane, point, column);
    const TwoFloat dy = rowOffset(plane, point, row);
    LineView view = viewOfAnchor(point, dx, dy);
    if (axis == 0) {
        view.along = dx;
        view.pitch = plane.pitchX;
    } else {
        view.along = dy;
        view.pitch = twoNegate(plane.pitchY);
        view.turns = 0.0f;
        view.weight = 1.0f;
    }
    LineSeries series = exactSeries(view);
    series.begin = (float)(axis == 0 ? point.firstCol - column : point.firstRow - row);
    series.end = (float)(axis == 0 ? point.endCol - column : point.endRow - row);
    return series;
}

FRINGE_FN bool isLit(LineSeries series) {
    return series.begin < series.end;
}

FRINGE_FN Phasor seriesWave(LineSeries series, float t) {
    float turns = fma(t, series.turns[4], series.turns[3]);
    turns = fma(t, fma(t, fma(t, turns, series.turns[2]), series.turns[1]), series.turns[0]);
    const float weight = fma(t, fma(t, series.weight[2], series.weight[1]), series.weight[0]);
    return phasorOfTurns(turns, t >= series.begin && t < series.end ? weight : 0.0f);
}

FRINGE_FORMULAS_END
