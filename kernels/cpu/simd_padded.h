// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Inner loops of the padded convolution; see simd.h for the rules.
///
/// Lines are transformed side by side, one a lane: a *row* is one sample of each, the real parts
/// and then the imaginary parts. Forward transforms decimate in frequency and leave their results
/// in *places* that are not in order; inverse transforms decimate in time and take them from there,
/// so that nothing is ever sorted.
namespace fringe::simd {

inline constexpr int mostPrime = 61; ///< that a step of these loops is taken by

struct LongStep;

/// A line of length = radix · part samples before (padding - 1) · length zeros. Its transform
/// consists of padding · radix transforms of `part` samples, which the first pass prepares without
/// seeing the zeros: transform m has the frequencies ≡ m modulo padding · radix.
struct PaddedLines {
    int32_t length;
    int32_t padding;
    int32_t radix; ///< 1 … 5
    int32_t part;
    int32_t steps;          ///< of the transforms of a part, the last one of radix 1 … 5
    const int32_t* radices; ///< of the steps
    const float* turns;     ///< of the inputs: [remainder modulo padding][radix], interleaved
    const float* factors;   ///< after the first pass: [part][remainder][radix], interleaved
    const float* const* stepFactors;  ///< likewise: [part of the step][radix - 1]
    const float* const* stepRoots;    ///< exp(i2πj/radix), for radices above 5
    const LongStep* const* longSteps; ///< null for radices up to `mostPrime`
    float* spare;                     ///< room for the longest of these, see `LongStep`

    int32_t places() const { return padding * length; }
};

/// A step by a larger prime q as a convolution with a chirp (Bluestein, IEEE Trans. Audio
/// Electroacoust. 18, 451, 1970), exp(-iπn²/q) with n² = m² + j² - (m - j)². Needs room for the
/// length of its lines and their places, in rows.
struct LongStep {
    PaddedLines lines;        ///< of q samples or more, twice as long with zeros
    const float* chirp;       ///< exp(-iπj²/q), interleaved
    const float* filter;      ///< rows: the transform of the conjugate chirp, by places
    const int32_t* filterRow; ///< 0, 1, …
};

/// Rows of a plane, interleaved, as many as there are lanes or fewer.
struct PlaneRows {
    float* samples;
    int64_t stride; ///< from row to row [floats]
    int32_t count;
    int32_t cols; ///< zeros follow up to the length of the lines
};

/// Transformed rows in blocks of as many places as there are lanes, row by row.
struct PlaceBlocks {
    float* samples;          ///< of the first of the rows in the first block
    int64_t stride;          ///< from block to block [floats]
    const uint8_t* isTurned; ///< one a block: its places descend
    bool isLarge;            ///< they, and the plane, will not stay in caches
};

/// The transfer function on as many columns as there are lanes: of model `AngularSpectrum`
/// weight·exp(i2πd √(1/λ² - fx² - fy²)), 0 where the root is imaginary.
struct AxialBlock {
    double distance;          ///< d [m]
    double wavenumberSquared; ///< 1/λ²
    const double* fxSquared;  ///< one a lane
    const float* weight;      ///< one a lane
    const double* fySquared;  ///< one a row
    const float* rowWeight;   ///< one a row
};

/// Products x·y, x one a lane, real parts first, y one a row, interleaved.
struct ProductBlock {
    const float* x;
    const float* y;
    const float* rowWeight; ///< one a row
};

/// What is done with the spectrum of columns.
enum class ColumnUse {
    Convolve, ///< times the transfer function and back
    Add,      ///< times the transfer function to a sum of spectra
    Back,     ///< the sum of spectra, back
    Through,  ///< the sum times the transfer function, back
};

/// Columns of a block.
struct ColumnBlock {
    float* rows;                ///< in place
    float* places;              ///< room for all places
    const float* transfer;      ///< rows of the transfer function
    const int32_t* transferRow; ///< of each place
    float* sum;                 ///< of spectra, in places
};

struct PaddedKernels {
    int lanes;

    /// The places of rows of a plane. `room`: rows for all places and as many as there are lanes.
    void (*rowsForward)(const PaddedLines& lines, const PlaneRows& plane, const PlaceBlocks& blocks,
                        float* room);
    /// The plane from the places, which stay.
    void (*rowsBack)(const PaddedLines& lines, const PlaceBlocks& blocks, const PlaneRows& plane,
                     float* room);
    void (*columns)(const PaddedLines& lines, ColumnUse use, const ColumnBlock& block);
    void (*axialBlock)(const AxialBlock& block, int64_t rows, float* out);
    void (*productBlock)(const ProductBlock& block, int64_t rows, float* out);
};

} // namespace fringe::simd
