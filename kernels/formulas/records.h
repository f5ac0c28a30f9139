// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/two_float.h"

FRINGE_FORMULAS_BEGIN

/// What the host prepares in double for the kernels; float and int only, so that the layout is the
/// same for every compiler. Lengths are in wavelengths, phases in cycles ("turns").

typedef struct PlaneRecord {
    TwoFloat pitchX;
    TwoFloat pitchY;
    int rows;
    int cols;
    int centreCol;  ///< x = 0; also beyond the plane
    int centreRow;  ///< y = 0
    int cornerSide; ///< not 0: points light only tiles of this side that
                    ///< their windows cut along both axes
} PlaneRecord;

/// One launch: rows [firstRow, endRow), points [firstPoint, endPoint).
typedef struct LaunchRecord {
    int firstRow;
    int endRow;
    int firstPoint;
    int endPoint;
} LaunchRecord;

/// A square of pixels; lengths of its waves are expanded around the anchor in its middle.
typedef struct Tile {
    int col;
    int row;
    int side;
} Tile;

typedef struct PointRecord {
    TwoFloat x;
    TwoFloat y;
    TwoFloat depth;     ///< |z|
    TwoFloat curvature; ///< 1/(2|z|)
    float turns;        ///< of φ - s k|z|
    float sense;        ///< -s
    float amplitude;
    int firstCol; ///< the window: columns [firstCol, endCol), rows [firstRow, endRow)
    int endCol;
    int firstRow;
    int endRow;
} PointRecord;

typedef struct TransferRecord {
    TwoFloat stepX; ///< λ/(Nx pitchX): direction sine per frequency step
    TwoFloat stepY;
    TwoFloat distance; ///< d/λ, signed
    float turns;       ///< of k d
    int rows;
    int cols;
    int firstCol; ///< of the spectrum, with which the field begins
    int fieldCols;
    int firstRow;
    int endRow;
} TransferRecord;

/// Phases that a device shows.
typedef struct LevelRecord {
    int rows;
    int cols;
    int levels; ///< 0: any phase
    int hasAmplitude;
    int wantsLight;
    int wantsTurns;
} LevelRecord;

/// How samples become levels.
typedef struct EncodeRecord {
    int rows;
    int cols;
    int form; ///< as `LevelForm`
    int levels;
    int hasReference;
    int items; ///< that look for the range
    float low;
    float high;
} EncodeRecord;

/// Squares of a field and the means over them.
typedef struct IntensityRecord {
    int fieldRows;
    int fieldCols;
    int rows;
    int cols;
    int reduction;
    int accumulate;
    float gain;
} IntensityRecord;

/// An autostereogram; units are those of `StereogramUnits`.
typedef struct StereogramRecord {
    int rows;
    int cols; ///< of the depth
    int tileRows;
    int tileCols;
    int maxOffset;
    int hidesSurfaces;
    int tileBits;
    float perColumn;
    float texels;
} StereogramRecord;

/// A layer of a picture with depth; see `LayerArgs`.
typedef struct LayerRecord {
    int rows;
    int cols;
    int firstRow;
    int endRow;
    int firstCol;
    int endCol;
    int layer;
    int layers;
    float red;
    float green;
    float blue;
    float halfGamma;
    float re; ///< of the phasor times the strength
    float im;
    int isRandom;
    unsigned int seedLow;
    unsigned int seedHigh;
    int isAlone;
    int hides;
} LayerRecord;

/// Rows [firstRow, endRow) of a plane.
typedef struct PlaneSpan {
    int cols;
    int firstRow;
    int endRow;
} PlaneSpan;

FRINGE_FORMULAS_END
