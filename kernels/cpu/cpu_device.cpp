// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu_device.h"

#include "kernels/contract.h"
#include "kernels/cpu/aligned.h"
#include "kernels/cpu/convolution.h"
#include "kernels/cpu/fft_plans.h"
#include "kernels/cpu/nufft/scratch_pool.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/spots.h"
#include "kernels/cpu/wave_tables.h"
#include "kernels/cpu/work_estimate.h"
#include "kernels/error.h"
#include "kernels/host_planes.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace fringe {
namespace {

class CpuBuffer final : public Buffer {
  public:
    CpuBuffer(Shape shape, Element element)
        : Buffer(shape, element), samples_(complexFor(shape.count(), bytesOf(element))) {
        samples_.touch();
    }
    void* memory() const { return samples_.data(); }

  private:
    static std::int64_t complexFor(std::int64_t count, std::size_t bytes) {
        constexpr std::int64_t whole = sizeof(Complex);
        return (count * static_cast<std::int64_t>(bytes) + whole - 1) / whole;
    }

    cpu::AlignedSamples samples_;
};

void* memoryOf(const Buffer& buffer) {
    if (const auto* own = dynamic_cast<const CpuBuffer*>(&buffer))
        return own->memory();
    throw std::invalid_argument("the buffer belongs to another device");
}

cpu::Field fieldOf(const Buffer& buffer) {
    requireElement(buffer, Element::Complex64);
    return {static_cast<Complex*>(memoryOf(buffer)), buffer.shape()};
}

HostField hostField(const Buffer& buffer) {
    const cpu::Field field = fieldOf(buffer);
    return {{field.samples, static_cast<std::size_t>(field.shape.count())}, field.shape};
}

const cpu::CpuSpots& tablesOf(const SpotTables& spots) {
    if (const auto* own = dynamic_cast<const cpu::CpuSpots*>(&spots))
        return *own;
    throw std::invalid_argument("the spots belong to another device");
}

/// In the order of the places of `cpu::Convolution`.
class CpuSum final : public SpectrumSum {
  public:
    CpuSum(Shape field, Shape grid, std::int64_t floats)
        : SpectrumSum(field, grid), samples_(floats / 2) {
        samples_.touch();
    }
    float* floats() const { return reinterpret_cast<float*>(samples_.data()); }

  private:
    cpu::AlignedSamples samples_;
};

[[noreturn]] void refuse(std::uint64_t bytes) {
    throw OutOfDeviceMemory(
        "The cpu has no room for a field of " + std::to_string(bytes) + " bytes.", bytes);
}

std::int64_t bytesOfRow(std::int64_t samples, Element element) {
    return samples * static_cast<std::int64_t>(bytesOf(element));
}

cpu::Rows rowsOf(const Buffer& buffer, std::int64_t row, std::int64_t col) {
    const std::int64_t cols = buffer.shape().cols;
    return {static_cast<std::byte*>(memoryOf(buffer))
                + bytesOfRow(row * cols + col, buffer.element()),
            bytesOfRow(cols, buffer.element())};
}

cpu::Rows rowsOf(const void* samples, std::int64_t stride, Element element) {
    return {static_cast<std::byte*>(const_cast<void*>(samples)), bytesOfRow(stride, element)};
}

class CpuDevice final : public Device, public LayerLight, PointSums, SpotSums {
  public:
    explicit CpuDevice(DeviceInfo info) : info_(std::move(info)) {}

    const DeviceInfo& info() const override { return info_; }
    PointSums& points() override { return *this; }
    SpotSums& spots() override { return *this; }

    std::unique_ptr<Buffer> allocate(Shape shape, Element element) override {
        if (shape.rows <= 0 || shape.cols <= 0)
            throw std::invalid_argument("a buffer has no sample");
        if (!shape.isAddressable())
            refuse(std::numeric_limits<std::uint64_t>::max());
        const std::uint64_t bytes = static_cast<std::uint64_t>(shape.count()) * bytesOf(element);
        if (bytes > info_.memory)
            refuse(bytes);
        try {
            return std::make_unique<CpuBuffer>(shape, element);
        } catch (const std::bad_alloc&) {
            refuse(bytes);
        }
    }

    void write(Buffer& target, const Region& region, const void* samples,
               std::int64_t stride) override {
        requireInside(target, region);
        cpu::copyRows(rowsOf(samples, stride, target.element()),
                      rowsOf(target, region.row, region.col), region.shape.rows,
                      bytesOfRow(region.shape.cols, target.element()));
    }

    void read(const Buffer& source, const Region& region, void* samples,
              std::int64_t stride) override {
        requireInside(source, region);
        cpu::copyRows(rowsOf(source, region.row, region.col),
                      rowsOf(samples, stride, source.element()), region.shape.rows,
                      bytesOfRow(region.shape.cols, source.element()));
    }

    void finish() override {}

    void* hostMemory(const Buffer& buffer) const override { return memoryOf(buffer); }

    bool offers(WaveModel model, PointSum sum) const override {
        return sum == PointSum::Direct || (sum == PointSum::Nufft) == (model == WaveModel::Exact);
    }

    WorkEstimate workEstimate() const override {
        return [threads = threadsToUse()](const PointSourcesArgs& args, std::size_t count) {
            return cpu::workOf(args, count, threads);
        };
    }

    void addPointSources(Buffer& field, const PointSourcesArgs& args) override {
        requireContract(field.shape(), args);
        requireOffered(*this, args);
        if (args.sum == PointSum::Nufft)
            cpu::addNufftPoints(fieldOf(field), args, plans_, scratchPool_);
        else if (args.sum == PointSum::Direct)
            cpu::addDirect(fieldOf(field), args);
        else
            cpu::addFresnelProducts(fieldOf(field), args, productRooms_);
    }

    void fft(Buffer& field, const FftArgs& args) override {
        requireContract(field.shape(), args);
        cpu::fft(fieldOf(field), args, plans_);
    }

    void multiplyTransfer(Buffer& spectrum, const TransferArgs& args) override {
        requireContract(spectrum.shape(), args);
        cpu::multiplyTransfer(fieldOf(spectrum), args);
    }

    void multiplyChirp(Buffer& field, const ChirpArgs& args) override {
        requireContract(field.shape(), args);
        cpu::multiplyChirp(fieldOf(field), args);
    }

    void copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) override {
        requireContract(source, target, args);
        cpu::copyRows(rowsOf(source, args.sourceRow, args.sourceCol),
                      rowsOf(target, args.targetRow, args.targetCol), args.size.rows,
                      bytesOfRow(args.size.cols, source.element()));
    }

    void add(const Buffer& more, Buffer& sum) override {
        requireSameShape(more, Element::Complex64, sum, Element::Complex64);
        const Complex* const from = fieldOf(more).samples;
        Complex* const to = fieldOf(sum).samples;
        constexpr std::int64_t samplesPerPiece = 1 << 14;
        parallelFor(sum.shape().count(), samplesPerPiece,
                    [&](std::int64_t begin, std::int64_t end) {
                        for (std::int64_t i = begin; i < end; ++i)
                            to[i] += from[i];
                    });
    }

    void intensity(const Buffer& field, Buffer& picture, const IntensityArgs& args) override {
        requireContract(field, picture, args);
        fringe::intensity(hostField(field), hostSamples<float>(picture), args);
    }

    FieldRange rangeOf(const Buffer& field, const EncodeArgs& args) override {
        requireContract(field.shape(), args);
        return fringe::rangeOf(hostField(field), args);
    }

    void encode(const Buffer& field, Buffer& levels, const EncodeArgs& args) override {
        requireContract(field.shape(), args);
        requireSameShape(field, Element::Complex64, levels, Element::Uint16);
        fringe::encode(hostField(field), hostSamples<std::uint16_t>(levels), args);
    }

    void lookUp(const Buffer& levels, Buffer& field, std::span<const Complex> shown) override {
        requireSameShape(levels, Element::Uint16, field, Element::Complex64);
        fringe::lookUp(hostSamples<std::uint16_t>(levels), hostSamples(field), shown);
    }

    void convolve(Buffer& field, const ConvolveArgs& args) override {
        const Shape grid = args.transfer.grid.shape;
        requireContract(field.shape(), args);
        if (!cpu::Convolution::suits(grid))
            return Device::convolve(field, args);
        convolution(field.shape(), grid).convolve(fieldOf(field), args);
    }

    std::unique_ptr<SpectrumSum> sumSpectra(Shape field, Shape grid) override {
        if (!cpu::Convolution::suits(grid))
            return Device::sumSpectra(field, grid);
        const std::int64_t floats = convolution(field, grid).sumFloats();
        try {
            return std::make_unique<CpuSum>(field, grid, floats);
        } catch (const std::bad_alloc&) {
            refuse(static_cast<std::uint64_t>(floats) * sizeof(float));
        }
    }

    void addSpectrum(SpectrumSum& sum, const Buffer& field, const ConvolveArgs& args) override {
        auto* const own = dynamic_cast<CpuSum*>(&sum);
        if (own == nullptr)
            return Device::addSpectrum(sum, field, args);
        requireContract(sum, field, args);
        convolution(sum.field(), sum.grid()).add(fieldOf(field), args, own->floats());
    }

    void transformBack(SpectrumSum& sum, Buffer& field, const ConvolveArgs& args) override {
        auto* const own = dynamic_cast<CpuSum*>(&sum);
        if (own == nullptr)
            return Device::transformBack(sum, field, args);
        requireContract(sum, field);
        convolution(sum.field(), sum.grid()).back(own->floats(), fieldOf(field), args);
    }

    void transformThrough(SpectrumSum& sum, Buffer& field, const ConvolveArgs& args) override {
        auto* const own = dynamic_cast<CpuSum*>(&sum);
        if (own == nullptr)
            return Device::transformThrough(sum, field, args);
        requireContract(sum, field, args);
        convolution(sum.field(), sum.grid()).through(own->floats(), fieldOf(field), args);
    }

    void quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                  const QuantiseArgs& args) override {
        requireContract(waves, light, amplitude, args);
        cpu::quantise(fieldOf(waves), light != nullptr ? fieldOf(*light).samples : nullptr,
                      amplitude != nullptr ? fieldOf(*amplitude).samples : nullptr, args);
    }

    void stereogram(const Buffer& depth, const Buffer& tile, Buffer& picture,
                    const StereogramArgs& args) override {
        requireContract(depth, tile, picture, args);
        cpu::stereogram({hostSamples<float>(depth).data(), depth.shape(),
                         hostSamples<Rgba8>(tile).data(), tile.shape(),
                         hostSamples<Rgba8>(picture).data()},
                        args);
    }

    void passLayer(const Buffer& depth, const Buffer& colours, Buffer& wave,
                   const LayerArgs& args) override {
        requireContract(depth, colours, wave, args);
        cpu::passLayer({hostSamples<float>(depth).data(), hostSamples<Rgba8>(colours).data()},
                       fieldOf(wave), args);
    }

    SpotWorkEstimate spotWorkEstimate() const override {
        return [threads = threadsToUse()](const SpotsArgs& args) {
            return cpu::workOf(args, threads);
        };
    }

    std::unique_ptr<SpotTables> prepareSpots(const SpotsArgs& args) override {
        requireContract(args);
        return cpu::prepareSpots(args);
    }

    void adjointOfSpots(Buffer& field, const SpotTables& spots, const AdjointArgs& args) override {
        requireContract(field.shape(), spots, args);
        tablesOf(spots).adjoint(fieldOf(field), args);
    }

    void forwardToSpots(const Buffer& field, const SpotTables& spots,
                        const ForwardArgs& args) override {
        requireContract(field.shape(), spots, args);
        tablesOf(spots).forward(fieldOf(field), args);
        if (args.whole != nullptr)
            *args.whole += cpu::sumOfRows(fieldOf(field), args.firstRow, args.rowCount);
    }

  private:
    /// The latest is kept: fresh memory costs as much time as a part of the transforms.
    cpu::Convolution& convolution(Shape field, Shape grid) {
        if (!convolution_ || convolution_->field() != field || convolution_->grid() != grid) {
            convolution_.reset();
            try {
                convolution_ = std::make_unique<cpu::Convolution>(field, grid);
            } catch (const std::bad_alloc&) {
                refuse(static_cast<std::uint64_t>(field.rows * grid.cols) * sizeof(Complex));
            }
        }
        return *convolution_;
    }

    DeviceInfo info_;
    std::unique_ptr<cpu::Convolution> convolution_;
    cpu::FftPlans plans_;
    cpu::ScratchPool scratchPool_;
    cpu::ProductRooms productRooms_;
};

} // namespace

std::unique_ptr<Device> openCpuDevice(const DeviceInfo& info, int threads) {
    if (threads > 0)
        setThreadLimit(threads);
    return std::make_unique<CpuDevice>(info);
}

} // namespace fringe
