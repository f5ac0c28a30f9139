// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <functional>
#include <memory>
#include <span>
#include <string>

namespace fringe {

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

/// A complex64 plane in a device's memory. Belongs to the device that made it and dies before it.
class Buffer {
  public:
    explicit Buffer(Shape shape) : shape_(shape) {}
    virtual ~Buffer() = default;
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    Shape shape() const { return shape_; }

  private:
    Shape shape_;
};

/// What a device keeps of a list of spots between sums over it. Belongs to the device that made it
/// and dies before it.
class SpotTables {
  public:
    SpotTables(Shape shape, std::size_t count) : shape_(shape), count_(count) {}
    virtual ~SpotTables() = default;
    SpotTables(const SpotTables&) = delete;
    SpotTables& operator=(const SpotTables&) = delete;

    Shape shape() const { return shape_; }       ///< of the hologram
    std::size_t count() const { return count_; } ///< spots

    /// Whether the sums keep single precision, whatever tolerance they were allowed.
    virtual bool isExact() const { return true; }

  private:
    Shape shape_;
    std::size_t count_;
};

/// Spectra of fields of one shape on one padded grid, each times a transfer function, added up.
/// Belongs to the device that made it and dies before it.
class SpectrumSum {
  public:
    SpectrumSum(Shape field, Shape grid) : field_(field), grid_(grid) {}
    virtual ~SpectrumSum() = default;
    SpectrumSum(const SpectrumSum&) = delete;
    SpectrumSum& operator=(const SpectrumSum&) = delete;

    Shape field() const { return field_; }
    Shape grid() const { return grid_; }

  private:
    Shape field_;
    Shape grid_;
};

/// What a call of `addPointSources` takes.
struct Work {
    double bytes = 0;    ///< most memory of the host, besides fields and points
    double kept = 0;     ///< of these, held after the call for the next
    double seconds = 0;  ///< on a machine like the one that costs were measured on; 0: not known
    double onDevice = 0; ///< most memory of a device that has its own, besides fields [bytes]
};

/// What a device holds of its own memory, fields included [bytes]; 0 where it is the host's.
struct MemoryUse {
    std::uint64_t held = 0;
    std::uint64_t most = 0; ///< since it was opened
};

/// Of a call with `count` points, of which those of the arguments may be a sample.
using WorkEstimate = std::function<Work(const PointSourcesArgs& args, std::size_t count)>;

/// Of both sums over spots, once each over the whole plane; `bytes`, or `onDevice` for a device
/// with its own memory, has what the device keeps of the spots.
using SpotWorkEstimate = std::function<Work(const SpotsArgs& args)>;

/// An opened device: memory and the operations of `ops.h`.
///
/// Operations run in the order of the calls; they may return before the work is done, `finish` and
/// `download` wait for it. One thread at a time may use a device. Every member may throw
/// `DeviceError`. Arguments that break the contract of `ops.h` throw `std::invalid_argument`.
class Device {
  public:
    virtual ~Device() = default;

    virtual const DeviceInfo& info() const = 0;

    /// A zero-filled plane. Throws `OutOfDeviceMemory`.
    virtual std::unique_ptr<Buffer> allocate(Shape shape) = 0;
    /// `samples.size()` is the plane's sample count.
    virtual void upload(Buffer& target, std::span<const Complex> samples) = 0;
    virtual void download(const Buffer& source, std::span<Complex> samples) = 0;
    virtual void finish() = 0;
    virtual MemoryUse memoryUse() const { return {}; }
    /// The plane's samples where the host may read and write them in place between operations, once
    /// they are finished; empty where `upload` and `download` have to carry them.
    virtual std::span<Complex> hostSamples(Buffer&) const { return {}; }

    /// Whether `addPointSources` has this form for this model.
    virtual bool offers(WaveModel model, PointSum sum) const = 0;
    /// Whether products may be taken in this precision.
    virtual bool multipliesIn(Precision precision) const { return precision == Precision::Single; }
    /// Outlives the device. Empty where nothing is known.
    virtual WorkEstimate workEstimate() const { return {}; }
    virtual void addPointSources(Buffer& field, const PointSourcesArgs& args) = 0;
    virtual void fft(Buffer& field, const FftArgs& args) = 0;
    virtual void multiplyTransfer(Buffer& spectrum, const TransferArgs& args) = 0;
    virtual void multiplyChirp(Buffer& field, const ChirpArgs& args) = 0;
    virtual void copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) = 0;

    /// Unless a device has a faster way, by the operations above on a field of the grid's size.
    virtual void convolve(Buffer& field, const ConvolveArgs& args);
    /// Zero at first. Throws `OutOfDeviceMemory`.
    virtual std::unique_ptr<SpectrumSum> sumSpectra(Shape field, Shape grid);
    /// sum += the spectrum of the field times H: `convolve` without the way back.
    virtual void addSpectrum(SpectrumSum& sum, const Buffer& field, const ConvolveArgs& args);
    /// What the sum is the spectrum of; the sum stays. `args.transfer` is not read.
    virtual void transformBack(SpectrumSum& sum, Buffer& field, const ConvolveArgs& args);

    /// Outlives the device. Empty where nothing is known.
    virtual SpotWorkEstimate spotWorkEstimate() const { return {}; }
    /// Throws `OutOfDeviceMemory`.
    virtual std::unique_ptr<SpotTables> prepareSpots(const SpotsArgs& args) = 0;
    virtual void adjointOfSpots(Buffer& field, const SpotTables& spots,
                                const AdjointArgs& args) = 0;
    /// Planes of one shape. light: may be the waves; null where it is not wanted. amplitude: null,
    /// or none of the others. Waits for the phases, if they are wanted.
    virtual void quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                          const QuantiseArgs& args) = 0;
    /// Waits for the sums. They have the same bits on each run on one machine.
    virtual void forwardToSpots(const Buffer& field, const SpotTables& spots,
                                const ForwardArgs& args) = 0;
};

} // namespace fringe
