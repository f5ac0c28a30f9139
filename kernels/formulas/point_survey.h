// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/nufft_wave.h"

/// What a device learns of points before it sums them by tile spectra, and how it puts them in
/// order. In double precision as on the host: which pixels lie in a window must not depend on who
/// asks.
FRINGE_FORMULAS_BEGIN

/// Bins of one side of the plane, and of both.
#define FRINGE_DEPTH_BINS 96
#define FRINGE_SURVEY_BINS (2 * FRINGE_DEPTH_BINS)

/// What is kept of a bin: the number of its points, then the least and the greatest x, y and |z|
/// as `orderedBits`.
#define FRINGE_BIN_FIGURES 7

/// Points that a group surveys; entries that it sorts; values of a digit of a key, and its bits.
#define FRINGE_SURVEY_POINTS 4096
#define FRINGE_SORT_ENTRIES 1024
#define FRINGE_DIGITS 256
#define FRINGE_DIGIT_BITS 8

/// Groups of points that keys tell apart; bits of the rest of a key.
#define FRINGE_MOST_SURVEY_GROUPS 256
#define FRINGE_DIRECTION_BITS 16

/// A point as the host holds it: `fringe::PointSource`.
typedef struct SourceRecord {
    double x; ///< [m]
    double y;
    double z;
    float amplitude;
    float phase; ///< [rad]
} SourceRecord;

/// `plan::DepthRanges` of both sides: points in front of the plane first.
typedef struct DepthRecord {
    double low[2];
    double perUnit[2];
} DepthRecord;

/// The directions x/|z|, y/|z| of a group of points, in 256 bins each.
typedef struct DirectionRecord {
    float lowX;
    float perUnitX;
    float lowY;
    float perUnitY;
} DirectionRecord;

/// A point in the order of keys.
typedef struct EntryRecord {
    int key;
    int index;
} EntryRecord;

/// One pass of the sort over one digit of the keys.
typedef struct DigitRecord {
    int count; ///< entries
    int shift;
    int chunks; ///< of FRINGE_SORT_ENTRIES
} DigitRecord;

/// What records of points are made from.
typedef struct SourcesRecord {
    double wavelength;
    double pitchX;
    double pitchY;
    int count;
    int rows;
    int cols;
    int hasWindow;
    int centreRow; ///< of the optical axis
    int centreCol;
} SourcesRecord;

/// How many points of a group light less than the plane: less of its columns, less of its rows, and
/// both.
typedef struct CutCounts {
    int columns;
    int rows;
    int both;
} CutCounts;

/// Pixels [begin, end).
typedef struct PixelSpan {
    int begin;
    int end;
} PixelSpan;

/// An integer that is in the order of the numbers. No NaN.
FRINGE_FN int orderedBits(float value) {
#if defined(__OPENCL_VERSION__)
    const int bits = as_int(value);
#elif defined(__CUDA_ARCH__)
    const int bits = __float_as_int(value);
#else
    int bits = 0;
    __builtin_memcpy(&bits, &value, sizeof bits);
#endif
    return bits ^ ((bits >> 31) & 0x7fffffff);
}

FRINGE_FN int sideOf(SourceRecord point) {
    return point.z < 0.0 ? 1 : 0;
}

/// The bin of a point, those behind the plane after those in front of it.
FRINGE_FN int surveyBin(SourceRecord point, DepthRecord depths) {
    const int side = sideOf(point);
    // No element by a variable index: that would put the record into memory.
    const double low = side == 0 ? depths.low[0] : depths.low[1];
    const double perUnit = side == 0 ? depths.perUnit[0] : depths.perUnit[1];
    const double place = (1.0 / fabs(point.z) - low) * perUnit;
    const int bin = (int)place;
    const int last = FRINGE_DEPTH_BINS - 1;
    return side * FRINGE_DEPTH_BINS + (bin < 0 ? 0 : (bin > last ? last : bin));
}

FRINGE_FN int directionBin(float direction, float low, float perUnit) {
    return (int)fmin(fmax((direction - low) * perUnit, 0.0f), 255.0f);
}

/// The eight bits of a number, a zero before each.
FRINGE_FN int spacedBits(int bits) {
    bits = (bits | (bits << 4)) & 0x0f0f;
    bits = (bits | (bits << 2)) & 0x3333;
    return (bits | (bits << 1)) & 0x5555;
}

/// By group, then by direction along Morton's curve, so that points that follow each other lie near
/// each other on the grid of each tile.
FRINGE_FN int pointKey(SourceRecord point, int group, DirectionRecord directions) {
    const double depth = fabs(point.z);
    const int across = directionBin((float)(point.x / depth), directions.lowX, directions.perUnitX);
    const int up = directionBin((float)(point.y / depth), directions.lowY, directions.perUnitY);
    return (group << FRINGE_DIRECTION_BITS) | (spacedBits(up) << 1) | spacedBits(across);
}

FRINGE_FN TwoFloat twoFloatOf(double value) {
    const float high = (float)value;
    return twoFloat(high, (float)(value - (double)high));
}

/// Whether the sampling window of the exact wave holds a pixel, counted along an axis from its
/// origin.
FRINGE_FN bool windowHolds(double pitch, double place, double z, double sine, int pixel) {
    const double offset = (double)pixel * pitch - place;
    return fabs(offset) / sqrt(offset * offset + z * z) <= sine;
}

/// A pixel near a position, at most two beyond the ends.
FRINGE_FN int pixelNear(double position, double pitch, PixelSpan all) {
    const double pixel = position / pitch;
    const double low = (double)all.begin - 2.0, high = (double)all.end + 2.0;
    return (int)(pixel < low ? low : (pixel > high ? high : pixel));
}

/// The pixels of `all` that lie in the window: as `fringe::windowOf` finds them.
FRINGE_FN PixelSpan windowAlong(double pitch, double place, double z, double wavelength,
                                PixelSpan all) {
    const double sine = wavelength / (2.0 * pitch);
    if (!(sine < 1.0))
        return all;
    const double reach = sine * fabs(z) / sqrt(1.0 - sine * sine);
    const int first = pixelNear(place - reach, pitch, all) - 2;
    const int last = pixelNear(place + reach, pitch, all) + 3;
    PixelSpan span;
    span.begin = first > all.begin ? first : all.begin;
    span.end = last < all.end ? last : all.end;
    while (span.begin < span.end && !windowHolds(pitch, place, z, sine, span.begin))
        ++span.begin;
    while (span.begin < span.end && !windowHolds(pitch, place, z, sine, span.end - 1))
        --span.end;
    return span;
}

/// The window of a point on the plane.
FRINGE_FN WindowRecord windowRecord(SourceRecord point, SourcesRecord call) {
    WindowRecord window;
    window.firstCol = 0;
    window.endCol = call.cols;
    window.firstRow = 0;
    window.endRow = call.rows;
    if (call.hasWindow == 0)
        return window;
    const int left = call.centreCol;
    const int top = call.centreRow;
    PixelSpan columns;
    columns.begin = -left;
    columns.end = call.cols - left;
    PixelSpan rows;
    rows.begin = top + 1 - call.rows;
    rows.end = top + 1;
    const PixelSpan across = windowAlong(call.pitchX, point.x, point.z, call.wavelength, columns);
    const PixelSpan up = windowAlong(call.pitchY, point.y, point.z, call.wavelength, rows);
    window.firstCol = across.begin + left;
    window.endCol = across.end + left;
    window.firstRow = top + 1 - up.end;
    window.endRow = top + 1 - up.begin;
    return window;
}

/// Cuts that one point adds.
FRINGE_FN CutCounts cutCounts(WindowRecord window, SourcesRecord call) {
    CutCounts cut;
    cut.columns = window.firstCol > 0 || window.endCol < call.cols ? 1 : 0;
    cut.rows = window.firstRow > 0 || window.endRow < call.rows ? 1 : 0;
    cut.both = cut.columns & cut.rows;
    return cut;
}

FRINGE_FN PlaceRecord placeRecord(SourceRecord point, double wavelength) {
    PlaceRecord place;
    place.x = twoFloatOf(point.x / wavelength);
    place.y = twoFloatOf(point.y / wavelength);
    return place;
}

FRINGE_FN WaveRecord waveRecord(SourceRecord point, double wavelength) {
    const double depth = fabs(point.z) / wavelength;
    const double cycles = (double)point.phase / 6.283185307179586476925;
    const double sense = point.z > 0.0 ? -1.0 : 1.0;
    const double turns = (cycles - rint(cycles)) + sense * (depth - rint(depth));
    WaveRecord wave;
    wave.depth = twoFloatOf(depth);
    wave.amplitude = point.amplitude;
    wave.turns = (float)(turns - rint(turns));
    return wave;
}

FRINGE_FORMULAS_END
