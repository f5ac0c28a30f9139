// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/layer_light.h"
#include "kernels/reference/plane.h"

#include <vector>

/// The operations of `kernels/ops.h` in plain double precision, written to be read and to be
/// right, not to be fast. Every back-end is judged against them. They share no formula with the
/// back-ends, so that a wrong one cannot agree with itself.
namespace fringe::reference {

void addPointSources(Plane& field, const PointSourcesArgs& args);

/// The sum of the definition, O(N²) per line, for any N.
void fft(Plane& field, const FftArgs& args);

void multiplyTransfer(Plane& spectrum, const TransferArgs& args);
void convolve(Plane& field, const ConvolveArgs& args);
void multiplyChirp(Plane& field, const ChirpArgs& args);
void copyRegion(const Plane& source, Plane& target, const RegionArgs& args);
/// In place.
void quantise(Plane& field, const Plane* amplitude, const QuantiseArgs& args);

void add(const Plane& more, Plane& sum);
/// Row-major. Not `accumulate`.
std::vector<double> intensity(const Plane& field, const IntensityArgs& args);
FieldRange rangeOf(const Plane& field, const EncodeArgs& args);
/// Before they are rounded and, where they are phases, wrapped.
std::vector<double> levels(const Plane& field, const EncodeArgs& args);

/// The planes of an autostereogram, row-major.
struct StereogramInput {
    std::span<const double> depth;
    Shape depthShape;
    std::span<const Rgba8> tile;
    Shape tileShape;
};

/// Colours of the picture before they are rounded: red, green, blue and alpha of each pixel.
std::vector<double> stereogram(const StereogramInput& input, const StereogramArgs& args);

/// Depth and colours of a picture, row-major.
struct LayerInput {
    std::span<const double> depth;
    std::span<const Rgba8> colours;
};

void passLayer(const LayerInput& input, Plane& wave, const LayerArgs& args);

/// As on a device, without tables between the calls.
void adjointOfSpots(Plane& field, const SpotsArgs& spots, const AdjointArgs& args);
void forwardToSpots(const Plane& field, const SpotsArgs& spots, const ForwardArgs& args);

/// exp(i2π·cycles); the whole cycles are taken off first, exactly.
Sample phasor(double cycles);

} // namespace fringe::reference
