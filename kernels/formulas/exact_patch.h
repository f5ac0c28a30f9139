// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/point_wave.h"

/// The exact wave on a small patch of pixels about an anchor pixel of its own: the distance there
/// as exactly as two floats hold it, and from there the series
///     r(x, y) ≈ r + u dx + v dy + (1 - u²) dx²/(2r) + (1 - v²) dy²/(2r)
/// with the direction cosines u = X/r and v = Y/r, so that the wave on the patch is a product of
/// columns and rows. The amplitude is that of the anchor. Left out are -u v dx dy/r, the third
/// powers and the change of 1/r: see `plan::patchError`.
///
/// Distances of the anchors of a tile's patches come from that of the tile's anchor, r0, by
///     r - r0 = S/(r + r0) with S = r² - r0² = dx(2 X0 + dx) + dy(2 Y0 + dy),
/// in float, and a step of Newton's method for (r - r0)(2 r0 + (r - r0)) = S.
FRINGE_FORMULAS_BEGIN

/// Points that a group looks at from its tile's anchor at once, one item a point.
#define FRINGE_PATCH_POINTS 128

/// The side of its tile [pixels].
#define FRINGE_PATCH_TILE 64

/// A point as it is seen from the anchor of a tile; lengths in wavelengths.
typedef struct __attribute__((aligned(16))) TilePoint {
    TwoFloat twiceX; ///< 2 X0: twice the anchor's offset from the point
    TwoFloat twiceY;
    TwoFloat twiceDistance; ///< 2 r0
    float square;           ///< r0²
    float turns;            ///< at the anchor
    float sense;            ///< of the phase
    float amplitude;        ///< times |z|
    int firstCol;           ///< the window, from the tile's first pixel; empty for a dark point
    int endCol;
    int firstRow;
    int endRow;
    int padding[2];
} TilePoint;

/// Where the anchor of a patch lies from that of its tile.
typedef struct PatchPlace {
    TwoFloat x;
    TwoFloat y;
    TwoFloat square; ///< x² + y²
    int col;         ///< the patch's first pixel, from the tile's first
    int row;
} PatchPlace;

/// The wave weight · exp(i(angle + slope n + bend n²)) along each axis, n pixels from the anchor.
typedef struct PatchWave {
    float angle;
    float weight;
    float slopeX;
    float bendX;
    float slopeY;
    float bendY;
} PatchWave;

FRINGE_FN TilePoint tilePoint(PlaneRecord plane, PointRecord point, Tile tile) {
    const TwoFloat dx = columnOffset(plane, point, tile.col + tile.side / 2);
    const TwoFloat dy = rowOffset(plane, point, tile.row + tile.side / 2);
    const TwoFloat lateral = twoAdd(twoSquare(dx), twoSquare(dy));
    const TwoFloat distance = twoSqrt(twoAdd(lateral, twoSquare(point.depth)));
    const TwoFloat detour = twoDivide(lateral, twoAdd(distance, point.depth));
    const bool isLit = lightsTile(plane, point, tile);
    TilePoint seen;
    seen.twiceX = twoFloat(2.0f * dx.hi, 2.0f * dx.lo);
    seen.twiceY = twoFloat(2.0f * dy.hi, 2.0f * dy.lo);
    seen.twiceDistance = twoFloat(2.0f * distance.hi, 2.0f * distance.lo);
    seen.square = distance.hi * distance.hi;
    seen.turns = fma(point.sense, turnFraction(detour), point.turns);
    seen.sense = point.sense;
    seen.amplitude = point.amplitude * point.depth.hi;
    seen.firstCol = isLit ? point.firstCol - tile.col : 0;
    seen.endCol = isLit ? point.endCol - tile.col : 0;
    seen.firstRow = point.firstRow - tile.row;
    seen.endRow = point.endRow - tile.row;
    seen.padding[0] = 0;
    seen.padding[1] = 0;
    return seen;
}

/// The patch whose first pixel lies at (col, row) of the tile.
FRINGE_FN PatchPlace patchPlace(PlaneRecord plane, Tile tile, int col, int row, int pixels) {
    const int across = col + pixels / 2 - tile.side / 2;
    const int down = row + pixels / 2 - tile.side / 2;
    PatchPlace place;
    place.x = twoMultiply(twoInteger(across), plane.pitchX);
    place.y = twoMultiply(twoInteger(-down), plane.pitchY);
    place.square = twoAdd(twoSquare(place.x), twoSquare(place.y));
    place.col = col;
    place.row = row;
    return place;
}

FRINGE_FN bool lightsPatch(TilePoint point, PatchPlace place, int pixels) {
    return point.firstCol < place.col + pixels && point.endCol > place.col
           && point.firstRow < place.row + pixels && point.endRow > place.row;
}

FRINGE_FN bool holdsPatch(TilePoint point, PatchPlace place, int pixels) {
    return point.firstCol <= place.col && point.endCol >= place.col + pixels
           && point.firstRow <= place.row && point.endRow >= place.row + pixels;
}

/// a b without the rounding of the smallest parts; the sum is not normalised.
FRINGE_FN TwoFloat roughProduct(TwoFloat a, TwoFloat b) {
    const float product = a.hi * b.hi;
    return twoFloat(product, fma(a.lo, b.hi, fma(a.hi, b.lo, fma(a.hi, b.hi, -product))));
}

/// The nearest integer for |value| < 2²², by the rounding of a float.
FRINGE_FN float nearInteger(float value) {
    return (value + 12582912.0f) - 12582912.0f;
}

FRINGE_FN PatchWave patchWave(PlaneRecord plane, TilePoint point, PatchPlace place) {
    const TwoFloat x = roughProduct(place.x, point.twiceX);
    const TwoFloat y = roughProduct(place.y, point.twiceY);
    const TwoFloat xy = twoSum(x.hi, y.hi);
    const TwoFloat growth = twoSum(xy.hi, place.square.hi);
    const float rest = ((x.lo + y.lo) + (xy.lo + growth.lo)) + place.square.lo;
    const float square = point.square + growth.hi;
    const float inverse = FRINGE_RSQRT(square);
    const float around = fma(square, inverse, 0.5f * point.twiceDistance.hi);
    const float step = FRINGE_DIVIDE(growth.hi, around);
    const float missing = fma(-step, step, fma(-point.twiceDistance.hi, step, growth.hi));
    const float left = fma(-point.twiceDistance.lo, step, missing + rest);
    const float whole = nearInteger(step);
    const float turns = fma(point.sense, fma(0.5f * inverse, left, step - whole), point.turns);
    const float u = fma(0.5f, point.twiceX.hi, place.x.hi) * inverse;
    const float v = fma(0.5f, point.twiceY.hi, place.y.hi) * inverse;
    const float slopeX = plane.pitchX.hi * u;
    const float slopeY = -(plane.pitchY.hi * v);
    const float circle = 6.28318530717958648f * point.sense;
    const float bend = 0.5f * circle * inverse;
    PatchWave wave;
    wave.angle = 6.28318530717958648f * (turns - nearInteger(turns));
    wave.weight = point.amplitude * inverse;
    wave.slopeX = circle * (slopeX - nearInteger(slopeX));
    wave.bendX = bend * (plane.pitchX.hi * plane.pitchX.hi) * fma(-u, u, 1.0f);
    wave.slopeY = circle * (slopeY - nearInteger(slopeY));
    wave.bendY = bend * (plane.pitchY.hi * plane.pitchY.hi) * fma(-v, v, 1.0f);
    return wave;
}

/// exp(i angle) for |angle| up to some turns.
FRINGE_FN Phasor phasorOfAngle(float angle) {
#if defined(__CUDA_ARCH__)
    return phasor(FRINGE_NATIVE_COS(angle), FRINGE_NATIVE_SIN(angle));
#else
    return phasorOfTurns(0.15915494309189534f * angle, 1.0f);
#endif
}

/// line[count/2 + n] = start · exp(i(slope n + bend n²)) for the `count` pixels of a patch about
/// its anchor. From pixel to pixel a wave is multiplied by a factor, and the factor by exp(i2
/// bend): three sines a line instead of one a pixel, whose errors grow by n² at most.
FRINGE_FN void patchLine(Phasor* line, int count, Phasor start, float slope, float bend) {
    const Phasor turn = phasorOfAngle(slope);
    const Phasor arc = phasorOfAngle(bend);
    const Phasor twice = phasorMultiply(arc, arc);
    const int anchor = count / 2;
    Phasor onward = phasorMultiply(arc, turn);
    Phasor back = phasorMultiply(arc, phasorConjugate(turn));
    line[anchor] = start;
    for (int n = 1; n < anchor; ++n) {
        line[anchor + n] = phasorMultiply(line[anchor + n - 1], onward);
        onward = phasorMultiply(onward, twice);
    }
    for (int n = 1; n <= anchor; ++n) {
        line[anchor - n] = phasorMultiply(line[anchor - n + 1], back);
        back = phasorMultiply(back, twice);
    }
}

/// The wave along the columns of a patch, with its phase and weight at the anchor.
FRINGE_FN void patchColumns(Phasor* line, int count, PatchWave wave) {
    patchLine(line, count, phasorScale(phasorOfAngle(wave.angle), wave.weight), wave.slopeX,
              wave.bendX);
}

/// Along its rows, relative to the anchor.
FRINGE_FN void patchRows(Phasor* line, int count, PatchWave wave) {
    patchLine(line, count, phasor(1.0f, 0.0f), wave.slopeY, wave.bendY);
}

/// What is left of a line whose first pixel is `first` in a window [begin, end).
FRINGE_FN void cutLine(Phasor* line, int count, int first, int begin, int end) {
    for (int i = 0; i < count; ++i)
        if (first + i < begin || first + i >= end)
            line[i] = phasor(0.0f, 0.0f);
}

FRINGE_FORMULAS_END
