// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"
#include "kernels/texture_link.h"

#include <functional>
#include <memory>
#include <ranges>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fringe {

class GlTexture;

/// What the samples of a buffer are.
enum class Element { Complex64, Float32, Uint16, Rgba8 };

template <class T> inline constexpr Element elementOf = Element::Complex64;
template <> inline constexpr Element elementOf<float> = Element::Float32;
template <> inline constexpr Element elementOf<std::uint16_t> = Element::Uint16;
template <> inline constexpr Element elementOf<Rgba8> = Element::Rgba8;

constexpr std::size_t bytesOf(Element element) {
    constexpr std::size_t sizes[] = {sizeof(Complex), sizeof(float), sizeof(std::uint16_t),
                                     sizeof(Rgba8)};
    return sizes[static_cast<int>(element)];
}

/// A plane in a device's memory. Belongs to the device that made it and dies before it.
class Buffer {
  public:
    explicit Buffer(Shape shape, Element element = Element::Complex64)
        : shape_(shape), element_(element) {}
    virtual ~Buffer() = default;
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    Shape shape() const { return shape_; }
    Element element() const { return element_; }

  private:
    Shape shape_;
    Element element_;
};

/// Samples of the host beside a complex plane of a device, for what streams through it: copies go a
/// way of their own, from pinned memory where the plane lies in the device's. One thread at a time,
/// which need not be the device's. Dies before the device.
class Staging {
  public:
    virtual ~Staging() = default;
    /// Row-major, of the whole plane.
    virtual std::span<Complex> samples() = 0;
    /// To the plane and from it, at once where they are the same memory. Nothing else uses the
    /// plane until they return, and what the device did with it is finished.
    virtual void send() {}
    virtual void receive() {}
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

/// What a device holds of its own memory, fields included [bytes]; 0 where it is the host's.
struct MemoryUse {
    std::uint64_t held = 0;
    std::uint64_t most = 0; ///< since it was opened
};

/// Sums of the waves of points on the planes of a device; as of `Device`, so of its members.
class PointSums {
  public:
    virtual ~PointSums() = default;
    /// Whether `addPointSources` has this form for this model.
    virtual bool offers(WaveModel model, PointSum sum) const = 0;
    /// Outlives the device. Empty where nothing is known.
    virtual WorkEstimate workEstimate() const { return {}; }
    virtual void addPointSources(Buffer& field, const PointSourcesArgs& args) = 0;
};

/// Sums over spots and back, likewise.
class SpotSums {
  public:
    virtual ~SpotSums() = default;
    /// Outlives the device. Empty where nothing is known.
    virtual SpotWorkEstimate spotWorkEstimate() const { return {}; }
    /// Throws `OutOfDeviceMemory`.
    virtual std::unique_ptr<SpotTables> prepareSpots(const SpotsArgs& args) = 0;
    virtual void adjointOfSpots(Buffer& field, const SpotTables& spots,
                                const AdjointArgs& args) = 0;
    /// Waits for the sums. They have the same bits on each run on one machine.
    virtual void forwardToSpots(const Buffer& field, const SpotTables& spots,
                                const ForwardArgs& args) = 0;
};

/// An opened device: memory and the operations of `ops.h`.
///
/// Operations run in the order of the calls; they may return before the work is done, `finish` and
/// `download` wait for it. One thread at a time may use a device. Every member may throw
/// `DeviceError`. Arguments that break the contract of `ops.h` throw `std::invalid_argument`. A
/// buffer holds complex samples unless the operation says otherwise.
class Device : public std::enable_shared_from_this<Device> {
  public:
    virtual ~Device() = default;

    virtual const DeviceInfo& info() const = 0;

    /// A zero-filled plane. Throws `OutOfDeviceMemory`.
    virtual std::unique_ptr<Buffer> allocate(Shape shape, Element element = Element::Complex64) = 0;
    /// Fills a rectangle of the plane with samples of its type, whose rows begin every `stride`
    /// samples; they may change at once.
    virtual void write(Buffer& target, const Region& region, const void* samples,
                       std::int64_t stride) = 0;
    /// Copies a rectangle of the plane to the host, likewise; waits for the samples.
    virtual void read(const Buffer& source, const Region& region, void* samples,
                      std::int64_t stride) = 0;
    virtual void finish() = 0;
    virtual MemoryUse memoryUse() const { return {}; }
    /// The plane's samples where the host may read and write them in place between operations, once
    /// they are finished; null where `upload` and `download` have to carry them.
    virtual void* hostMemory(const Buffer&) const { return nullptr; }

    /// For a plane that outlives it. Throws `OutOfDeviceMemory`. Unless a device has memory of its
    /// own, in place: there has to be `hostMemory`.
    virtual std::unique_ptr<Staging> stage(Buffer& plane);

    /// A way to planes of this device for a texture of the context that it was opened with.
    /// Throws `DeviceUnavailable` where there is none, with the reason. Null where the device
    /// computes in the host's memory.
    virtual std::unique_ptr<TextureLink> link(GlTexture&) { return nullptr; }

    /// All samples, in a contiguous range of the plane's size and type.
    template <class Samples> void upload(Buffer& target, const Samples& samples) {
        requireAll(target, elementOf<std::ranges::range_value_t<Samples>>, std::size(samples));
        write(target, {0, 0, target.shape()}, std::data(samples), target.shape().cols);
    }
    template <class Samples> void download(const Buffer& source, Samples&& samples) {
        requireAll(source, elementOf<std::ranges::range_value_t<Samples>>, std::size(samples));
        read(source, {0, 0, source.shape()}, std::data(samples), source.shape().cols);
    }
    /// Empty where there is no `hostMemory`.
    template <class T = Complex> std::span<T> hostSamples(const Buffer& buffer) const {
        requireAll(buffer, elementOf<T>, static_cast<std::size_t>(buffer.shape().count()));
        auto* const samples = static_cast<T*>(hostMemory(buffer));
        return {samples, samples ? static_cast<std::size_t>(buffer.shape().count()) : 0};
    }

    /// Open devices that take a part of work that comes in independent pieces, each on a thread of
    /// its own.
    std::span<const std::unique_ptr<Device>> helpers() const { return helpers_; }
    void setHelpers(std::vector<std::unique_ptr<Device>> helpers) { helpers_ = std::move(helpers); }

    /// The sums over points and over spots, which live as long as the device.
    virtual PointSums& points() = 0;
    virtual SpotSums& spots() = 0;

    virtual void fft(Buffer& field, const FftArgs& args) = 0;
    virtual void multiplyTransfer(Buffer& spectrum, const TransferArgs& args) = 0;
    virtual void multiplyChirp(Buffer& field, const ChirpArgs& args) = 0;
    /// Both of one type, whichever it is.
    virtual void copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) = 0;

    /// sum += more, both of one shape.
    virtual void add(const Buffer& more, Buffer& sum) = 0;
    /// picture: of floats, of the shape that `IntensityArgs` says.
    virtual void intensity(const Buffer& field, Buffer& picture, const IntensityArgs& args) = 0;
    /// Waits.
    virtual FieldRange rangeOf(const Buffer& field, const EncodeArgs& args) = 0;
    /// levels: of 16-bit numbers, of the field's shape; those of samples that are not finite are
    /// any of them.
    virtual void encode(const Buffer& field, Buffer& levels, const EncodeArgs& args) = 0;
    /// field = shown[levels]: what a device with these levels makes of light. There is one number
    /// for each level that occurs.
    virtual void lookUp(const Buffer& levels, Buffer& field, std::span<const Complex> shown) = 0;

    /// Unless a device has a faster way, by the operations above on a field of the grid's size.
    virtual void convolve(Buffer& field, const ConvolveArgs& args);
    /// Zero at first. Throws `OutOfDeviceMemory`.
    virtual std::unique_ptr<SpectrumSum> sumSpectra(Shape field, Shape grid);
    /// sum += the spectrum of the field times H: `convolve` without the way back.
    virtual void addSpectrum(SpectrumSum& sum, const Buffer& field, const ConvolveArgs& args);
    /// What the sum is the spectrum of; the sum stays. `args.transfer` is not read.
    virtual void transformBack(SpectrumSum& sum, Buffer& field, const ConvolveArgs& args);
    /// What the sum times H is the spectrum of; the sum stays: a field that is carried to several
    /// planes is transformed once.
    virtual void transformThrough(SpectrumSum& sum, Buffer& field, const ConvolveArgs& args);

    /// Planes of one shape. light: may be the waves; null where it is not wanted. amplitude: null,
    /// or none of the others. Waits for the phases, if they are wanted.
    virtual void quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                          const QuantiseArgs& args) = 0;

    /// depth: of floats; tile and picture: of `Rgba8`. The picture has the depth's rows, and a
    /// tile's columns more than it.
    virtual void stereogram(const Buffer& depth, const Buffer& tile, Buffer& picture,
                            const StereogramArgs& args) = 0;

  private:
    std::vector<std::unique_ptr<Device>> helpers_;
    static void requireAll(const Buffer& buffer, Element element, std::size_t count);
};

} // namespace fringe
