// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

/// Values that layers above the engine may see: what operations are asked for and devices say of
/// themselves, without the operations. Conventions are those of `ops.h`.
namespace fringe {

class Buffer;
class Device;
struct GlPlace;
struct PointSourcesArgs;
struct SpotsArgs;

/// A plane of samples in space: a whole plate, or a tile that lies in one. Rows and columns of all
/// operations are counted from the first sample of the grid.
struct PlaneGrid {
    Shape shape;
    double pitchX = 0; ///< [m], > 0
    double pitchY = 0; ///< [m], > 0
    /// The row and the column of the plate at which a tile begins.
    std::int64_t firstRow = 0, firstCol = 0;
    Shape plate{}; ///< that the grid is a tile of; {}: the grid is the whole plate

    constexpr Shape wholePlate() const { return plate == Shape{} ? shape : plate; }
    /// The row and the column of the optical axis, which a tile need not hold; negative before it.
    constexpr std::int64_t centreRow() const { return wholePlate().rows / 2 - firstRow; }
    constexpr std::int64_t centreCol() const { return wholePlate().cols / 2 - firstCol; }
};

/// A point source of light.
struct PointSource {
    double x = 0; ///< [m]
    double y = 0; ///< [m]
    double z = 0; ///< [m], |z| ≥ λ; > 0 in front of the hologram (real image), < 0 behind it
    float amplitude = 1; ///< ≥ 0
    float phase = 0;     ///< [rad]

    friend bool operator==(const PointSource&, const PointSource&) = default;
};

/// A pixel of a picture in colours, as screens and textures hold it.
struct Rgba8 {
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 255;

    friend bool operator==(const Rgba8&, const Rgba8&) = default;
};

/// How the wave of a point depends on the place. With s = sign(z), ρ² = dx² + dy², r = √(ρ² + z²):
enum class WaveModel {
    Exact,   ///< u = a (|z|/r) exp(i[φ - s k r])
    Fresnel, ///< u = a exp(i[φ - s k(|z| + ρ²/(2|z|))])
};

/// How the waves of many points are summed. Every form keeps the tolerance of the call.
enum class PointSum {
    Direct,   ///< each pair of a point and a pixel by itself
    Products, ///< matrix products of one-dimensional tables: of the whole plane where the wave
              ///< separates (Fresnel), tile by tile where it does not (exact, on GPUs)
    Nufft,    ///< tile by tile, each point as a few cells of the tile's spectrum (a non-uniform
              ///< FFT); points that do not suit this are summed by the other forms
};

enum class TransferModel {
    AngularSpectrum, ///< H = exp(i2πd √(1/λ² - fx² - fy²)), 0 for evanescent components
    Fresnel,         ///< H = exp(i2πd/λ) exp(-iπλd(fx² + fy²))
};

/// How a sample u becomes one of L levels; rounding is to the nearest.
enum class LevelForm {
    Phase,       ///< L φ/2π mod L, φ = arg u
    Real,        ///< (Re(u r) - low)(L - 1)/(high - low), r the reference wave; 0 if high = low
    DoublePhase, ///< L(φ ± θ)/2π mod L, θ = arccos(|u|/high), + where row + column is even
};

/// The phase Φ that light must have at the pixel (x, y) to arrive in phase at the spot r:
enum class SpotGeometry {
    FreeFresnel, ///< Φ = -k(z_r + ((x - x_r)² + (y - y_r)²)/(2 z_r))
    FreeExact,   ///< Φ = -s k √((x - x_r)² + (y - y_r)² + z_r²), s = sign(z_r)
    Lens,        ///< Φ = (k/f)(x x_r + y y_r) + (k z_r/(2f²))(x² + y²)
};

/// How a device makes an autostereogram.
enum class StereogramForm {
    Auto,  ///< as is fastest there
    Rows,  ///< a worker a row
    Bands, ///< a worker a pixel, of neighbours that do not depend on each other
};

enum class Backend { Cpu, OpenCl, Cuda };
enum class DeviceKind { Cpu, Gpu, Accelerator };

/// What is known of a device before it is opened.
struct DeviceInfo {
    std::string id; ///< as `--device` takes it: "cpu", "opencl:0", "cuda:0"
    Backend backend = Backend::Cpu;
    DeviceKind kind = DeviceKind::Cpu;
    std::string name;         ///< the vendor's name of the device
    std::string driver;       ///< library or driver, with its version
    std::uint64_t memory = 0; ///< [bytes]
    int computeUnits = 0;     ///< threads on a CPU, multiprocessors on a GPU
};

/// How much of the machine a device may take, and what it is to share.
struct DeviceUse {
    int threads = 0;          ///< upper bound of those on the host, 0 for all
    std::uint64_t memory = 0; ///< upper bound of the device's own [bytes], 0 for all
    /// Whose textures are to be linked with it, current on this thread; null: none. Where
    /// they cannot be the device is opened nevertheless.
    const GlPlace* place = nullptr;
};

/// What a call of `addPointSources` takes.
struct Work {
    double bytes = 0;    ///< most memory of the host, besides fields and points
    double seconds = 0;  ///< on a machine like the one that costs were measured on; 0: not known
    double onDevice = 0; ///< most memory of a device that has its own, besides fields [bytes]
};

/// Work of a call with `count` points, of which those of the arguments may be a sample.
using WorkEstimate = std::function<Work(const PointSourcesArgs& args, std::size_t count)>;

/// Work of both sums over spots, once each over the whole plane; `bytes`, or `onDevice` for a
/// device with its own memory, has what the device keeps of the spots.
using SpotWorkEstimate = std::function<Work(const SpotsArgs& args)>;

} // namespace fringe
