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
#include "kernels/parallel.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace fringe {
namespace {

class CpuBuffer final : public Buffer {
  public:
    explicit CpuBuffer(Shape shape) : Buffer(shape), samples_(shape.count()) { samples_.touch(); }
    cpu::Field field() const { return {samples_.data(), shape()}; }

  private:
    cpu::AlignedSamples samples_;
};

cpu::Field fieldOf(const Buffer& buffer) {
    if (const auto* own = dynamic_cast<const CpuBuffer*>(&buffer))
        return own->field();
    throw std::invalid_argument("the buffer belongs to another device");
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

void requireSampleCount(const Buffer& buffer, std::size_t count) {
    if (static_cast<std::size_t>(buffer.shape().count()) != count)
        throw std::invalid_argument("the number of samples is not the buffer's");
}

void copyInParallel(const Complex* source, Complex* target, std::size_t count) {
    constexpr std::int64_t run = 1 << 15;
    parallelFor(static_cast<std::int64_t>(count), run, [&](std::int64_t begin, std::int64_t end) {
        std::copy(source + begin, source + end, target + begin);
    });
}

class CpuDevice final : public Device {
  public:
    explicit CpuDevice(DeviceInfo info) : info_(std::move(info)) {}

    const DeviceInfo& info() const override { return info_; }

    std::unique_ptr<Buffer> allocate(Shape shape) override {
        if (shape.rows <= 0 || shape.cols <= 0)
            throw std::invalid_argument("a buffer has no sample");
        if (!shape.isAddressable())
            refuse(std::numeric_limits<std::uint64_t>::max());
        const std::uint64_t bytes = static_cast<std::uint64_t>(shape.count()) * sizeof(Complex);
        if (bytes > info_.memory)
            refuse(bytes);
        try {
            return std::make_unique<CpuBuffer>(shape);
        } catch (const std::bad_alloc&) {
            refuse(bytes);
        }
    }

    void upload(Buffer& target, std::span<const Complex> samples) override {
        requireSampleCount(target, samples.size());
        copyInParallel(samples.data(), fieldOf(target).samples, samples.size());
    }

    void download(const Buffer& source, std::span<Complex> samples) override {
        requireSampleCount(source, samples.size());
        copyInParallel(fieldOf(source).samples, samples.data(), samples.size());
    }

    void finish() override {}

    std::span<Complex> hostSamples(Buffer& buffer) const override {
        return {fieldOf(buffer).samples, static_cast<std::size_t>(buffer.shape().count())};
    }

    bool offers(WaveModel model, PointSum sum) const override {
        return model == WaveModel::Exact || sum != PointSum::Nufft;
    }

    WorkEstimate workEstimate() const override {
        return [threads = threads()](const PointSourcesArgs& args, std::size_t count) {
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
        else if (args.model == WaveModel::Fresnel)
            cpu::addFresnelProducts(fieldOf(field), args, productRooms_);
        else
            cpu::addExactProducts(fieldOf(field), args);
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
        cpu::copyRegion(fieldOf(source), fieldOf(target), args);
    }

    void convolve(Buffer& field, const ConvolveArgs& args) override {
        const Shape grid = args.transfer.grid.shape;
        requireContract(field.shape(), args);
        if (!cpu::Convolution::suits(field.shape(), grid))
            return Device::convolve(field, args);
        convolution(field.shape(), grid).convolve(fieldOf(field), args);
    }

    std::unique_ptr<SpectrumSum> sumSpectra(Shape field, Shape grid) override {
        if (!cpu::Convolution::suits(field, grid))
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

    void quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                  const QuantiseArgs& args) override {
        requireContract(waves, light, amplitude, args);
        cpu::quantise(fieldOf(waves), light != nullptr ? fieldOf(*light).samples : nullptr,
                      amplitude != nullptr ? fieldOf(*amplitude).samples : nullptr, args);
    }

    SpotWorkEstimate spotWorkEstimate() const override {
        return [threads = threads()](const SpotsArgs& args) { return cpu::workOf(args, threads); };
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
    int threads() const {
        const int all = std::max(info_.computeUnits, 1);
        return threadLimit() > 0 ? std::min(threadLimit(), all) : all;
    }

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
