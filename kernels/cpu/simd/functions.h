// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"

/// The functions behind `Kernels`, declared for the instruction set that is being compiled. Loops
/// are plain and the compiler vectorises them; see simd.h for why nothing of the standard library
/// is used.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void quadraticPhasors(const QuadraticPhase& phase, float scale, int64_t count, float* out);
void axialPhasors(const AxialPhase& phase, const double* fxSquared, int64_t count, float* out);
void multiply(float* samples, const float* factors, const float* factor, int64_t count);
void addFarPoints(const PointBatch& points, SeriesLength length, const TileLine& line);
void addNearPoints(const PointBatch& points, const TileLine& line);
void addFresnelRecurrence(const PointBatch& points, const TileLine& line);
void addFresnelPoints(const PointBatch& points, const TileLine& line);
void addWaveProducts(const WaveProducts& waves, const WaveBlock& block);
void quadraticWaves(const QuadraticPhase& phase, float scale, const WaveTable& table);
void scaledWaves(const float* re, const float* im, const float* factor, const WaveTable& table);
void addRealProducts(const RealProducts& products);
void scaleComplex(const float* re, const float* im, const float* factor, const ComplexPlanes& out,
                  int64_t count);

} // namespace fringe::simd::FRINGE_SIMD_SPACE
