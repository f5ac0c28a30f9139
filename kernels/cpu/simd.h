// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_nufft.h"
#include "kernels/cpu/simd_padded.h"
#include "kernels/cpu/simd_products.h"
#include "kernels/cpu/simd_spots.h"
#include "kernels/cpu/simd_stereogram.h"
#include "kernels/plan/series_length.h"

#include <cstdint>

/// Inner loops that are compiled once per instruction set, from `simd/`, and chosen at
/// run time. Plain structs and pointers only: an inline function of the standard library compiled
/// there could be the copy that the linker keeps for a processor that cannot run it.
namespace fringe::simd {

/// Phases c(i) = quadratic·u² + linear·u + constant in cycles, with u = first + i·step.
struct QuadraticPhase {
    double quadratic;
    double linear;
    double constant;
    double first;
    double step;
};

/// One row of the angular spectrum's transfer function.
struct AxialPhase {
    double distance;          ///< d [m]
    double wavenumberSquared; ///< 1/λ²
    double fySquared;
};

inline constexpr int tileCols = 128; ///< columns of a tile of the exact sum
inline constexpr int batchPoints = 256;

/// Points whose waves reach a tile.
struct PointBatch {
    int count = 0;
    double x[batchPoints];
    double y[batchPoints];
    double zSquared[batchPoints];
    double turns[batchPoints];     ///< exact: φ/2π [cycles]; Fresnel: φ/2π - z/λ
    double rate[batchPoints];      ///< exact: -s/λ [cycles/m]; Fresnel: -1/(2λz) [cycles/m²]
    double weight[batchPoints];    ///< exact: a|z| [m]; Fresnel: a
    int32_t firstRow[batchPoints]; ///< window, in rows and columns of the tile
    int32_t endRow[batchPoints];
    int32_t firstCol[batchPoints];
    int32_t endCol[batchPoints];
};

/// One row of a tile.
struct TileLine {
    int32_t row;    ///< in the tile
    double y;       ///< [m]
    double xCentre; ///< of column tileCols / 2 [m]
    double pitch;   ///< [m]
    float* re;      ///< tileCols sums each
    float* im;
    bool realPart; ///< the sums `im` are not wanted
};

using plan::SeriesLength;

inline constexpr int productRows = 6;
inline constexpr int productCols = 64;

/// Real sums(m, n) += Σ_k a[k·productRows + m]·b[k·productCols + n], row by row.
struct RealProducts {
    int64_t count;
    const float* a;
    const float* b;
    float* sums;
};

/// The parts of complex numbers, and re + im, apart: a complex product is three real ones.
struct ComplexPlanes {
    float* re;
    float* im;
    float* sum;
};

struct Kernels {
    const char* name; ///< as shown to people: "AVX-512"

    /// out[i] = scale·exp(i2π c(i)), interleaved, the phase formed in double.
    void (*quadraticPhasors)(const QuadraticPhase& phase, float scale, int64_t count, float* out);

    /// out[m] = exp(i2πd √(1/λ² - (fx²[m] + fy²))), 0 where the root is imaginary.
    void (*axialPhasors)(const AxialPhase& phase, const double* fxSquared, int64_t count,
                         float* out);

    /// samples[i] *= factors[i]·factor[0..1], all interleaved.
    void (*multiply)(float* samples, const float* factors, const float* factor, int64_t count);

    /// Adds the exact waves of the points by a series in the column about the tile's centre; for
    /// points far from the plane compared with the tile.
    void (*addFarPoints)(const PointBatch& points, SeriesLength length, const TileLine& line);

    /// Adds the exact waves of the points with a root per pixel in double; for any point.
    void (*addNearPoints)(const PointBatch& points, const TileLine& line);

    /// Adds Fresnel waves by the two recurrences of Shimobaba & Ito (Comp. Phys. Commun. 148, 160,
    /// 2002), on phases as 32-bit fractions of a turn: Γ(n+1) = Γ(n) + δ(n), δ(n+1) = δ(n) + Δ. The
    /// turn to 6e-6.
    void (*addFresnelRecurrence)(const PointBatch& points, const TileLine& line);

    /// Adds Fresnel waves with a phase per pixel in double.
    void (*addFresnelPoints)(const PointBatch& points, const TileLine& line);

    /// Adds Σ x(p, col)·y(p, row) over the points; only its real part where the tables have no
    /// third plane.
    void (*addWaveProducts)(const WaveProducts& waves, const WaveBlock& block);

    /// The table scale·exp(i2π c(i)), the phase in 64-bit fractions of a turn.
    void (*quadraticWaves)(const QuadraticPhase& phase, float scale, const WaveTable& table);

    /// The table (re + i im)·factor[0..1]. `re` and `im` begin at its first sample and go on as far
    /// as its blocks, in twos of them where they are of rows.
    void (*scaledWaves)(const float* re, const float* im, const float* factor,
                        const WaveTable& table);

    void (*addRealProducts)(const RealProducts& products);

    /// out = (re + i im)·factor[0..1].
    void (*scaleComplex)(const float* re, const float* im, const float* factor,
                         const ComplexPlanes& out, int64_t count);

    NufftKernels nufft;
    SpotKernels spots;
    PaddedKernels padded;
    StereogramKernels stereogram;
};

const Kernels& genericKernels();
const Kernels& x86v3Kernels();
const Kernels& x86v4Kernels();

} // namespace fringe::simd
