// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/layer_light.h"

#include <cstddef>

/// The operations of the cpu back-end. Arguments are checked by the caller; each operation spreads
/// over the threads of `parallelFor`.
namespace fringe::cpu {

class FftPlans;
struct ProductRooms;
class ScratchPool;

/// A plane in ordinary memory, not owned.
struct Field {
    Complex* samples = nullptr;
    Shape shape;

    Complex* row(std::int64_t index) const { return samples + index * shape.cols; }
};

/// Σ over (pixel, point) pairs. Exact waves by the shortest series along the rows that keeps the
/// tolerance, Fresnel waves by a recurrence along them; relative L2 error about 1e-6 where these
/// are not good enough.
void addDirect(const Field& field, const PointSourcesArgs& args);

/// The Fresnel wave separates: a matrix product of one-dimensional tables. Relative L2 error about
/// 5e-7, whatever the tolerance.
void addFresnelProducts(const Field& field, const PointSourcesArgs& args, ProductRooms& rooms);

/// Exact waves as a non-uniform FFT per tile; see nufft/.
void addNufftPoints(const Field& field, const PointSourcesArgs& args, FftPlans& plans,
                    ScratchPool& scratchPool);

void fft(const Field& field, const FftArgs& args, FftPlans& plans);
void multiplyTransfer(const Field& spectrum, const TransferArgs& args);
void multiplyChirp(const Field& field, const ChirpArgs& args);

/// Rows of bytes that begin `stride` bytes after each other.
struct Rows {
    std::byte* first = nullptr;
    std::int64_t stride = 0;
};

/// Copies the first `bytes` of each row.
void copyRows(Rows source, Rows target, std::int64_t rows, std::int64_t bytes);

/// light, amplitude: the samples of their planes, or null.
void quantise(const Field& waves, Complex* light, const Complex* amplitude,
              const QuantiseArgs& args);

/// The planes of an autostereogram, row-major, not owned.
struct StereogramPlanes {
    const float* depth = nullptr;
    Shape depthShape;
    const Rgba8* tile = nullptr;
    Shape tileShape;
    Rgba8* picture = nullptr;
};

/// Whole rows by one thread each, of which many neighbours at once; shares of a texel to 1/256.
void stereogram(const StereogramPlanes& planes, const StereogramArgs& args);

/// The planes of a picture with depth, not owned.
struct DepthPlanes {
    const float* depth = nullptr;
    const Rgba8* colours = nullptr;
};

void passLayer(const DepthPlanes& planes, const Field& wave, const LayerArgs& args);

/// Sum of rows [firstRow, firstRow + rowCount); the same bits with any number of threads.
std::complex<double> sumOfRows(const Field& field, std::int64_t firstRow, std::int64_t rowCount);

} // namespace fringe::cpu
