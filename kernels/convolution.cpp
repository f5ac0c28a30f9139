// SPDX-License-Identifier: GPL-3.0-or-later
// Convolutions on devices that have nothing faster than their transforms.
#include "kernels/contract.h"

#include <algorithm>
#include <stdexcept>

namespace fringe {
namespace {

/// The sum of padded spectra.
class PaddedSum final : public SpectrumSum {
  public:
    PaddedSum(Shape field, std::unique_ptr<Buffer> sum)
        : SpectrumSum(field, sum->shape()), spectrum(std::move(sum)) {}
    std::unique_ptr<Buffer> spectrum;
};

Buffer& spectrumOf(SpectrumSum& sum) {
    if (auto* const own = dynamic_cast<PaddedSum*>(&sum))
        return *own->spectrum;
    throw std::invalid_argument("the sum belongs to another device");
}

/// Calls `work(first, count)` on lines of `length` samples, some at a time.
template <class Work>
void inPieces(Device& device, std::int64_t lines, std::int64_t length, const ConvolveArgs& args,
              const Work& work) {
    constexpr std::int64_t samplesAtOnce = 1 << 21;
    const std::int64_t most = std::max<std::int64_t>(1, samplesAtOnce / length);
    for (std::int64_t first = 0; first < lines; first += most) {
        const std::int64_t count = std::min(most, lines - first);
        work(first, count);
        if (args.advanced) {
            device.finish();
            args.advanced(static_cast<double>(count * length));
        }
    }
}

void transform(Device& device, Buffer& field, Axis axis, Direction direction, std::int64_t count,
               const ConvolveArgs& args) {
    const Shape shape = field.shape();
    inPieces(device, count, axis == Axis::Rows ? shape.cols : shape.rows, args,
             [&](std::int64_t first, std::int64_t lines) {
                 device.fft(field, {axis, direction, first, lines});
             });
}

void multiply(Device& device, Buffer& spectrum, const ConvolveArgs& args) {
    const Shape shape = spectrum.shape();
    TransferArgs transfer = args.transfer;
    inPieces(device, shape.rows, shape.cols, args, [&](std::int64_t first, std::int64_t rows) {
        transfer.firstRow = first;
        transfer.rowCount = rows;
        device.multiplyTransfer(spectrum, transfer);
    });
}

/// The spectrum of a field times the transfer function; rows of zeros are not transformed.
std::unique_ptr<Buffer> spectrumOf(Device& device, const Buffer& field, const ConvolveArgs& args) {
    auto padded = device.allocate(args.transfer.grid.shape);
    device.copyRegion(field, *padded, {field.shape()});
    transform(device, *padded, Axis::Rows, Direction::Forward, field.shape().rows, args);
    transform(device, *padded, Axis::Columns, Direction::Forward, padded->shape().cols, args);
    multiply(device, *padded, args);
    return padded;
}

/// The field of a spectrum, in place, to the corner that is wanted.
void transformBackTo(Device& device, Buffer& field, Buffer& spectrum, const ConvolveArgs& args) {
    transform(device, spectrum, Axis::Columns, Direction::Inverse, spectrum.shape().cols, args);
    transform(device, spectrum, Axis::Rows, Direction::Inverse, field.shape().rows, args);
    device.copyRegion(spectrum, field, {field.shape()});
    device.finish(); // the spectrum ends with the caller
}

std::unique_ptr<Buffer> copyOf(Device& device, const Buffer& spectrum) {
    auto copy = device.allocate(spectrum.shape());
    device.copyRegion(spectrum, *copy, {spectrum.shape()});
    return copy;
}

/// Staging of a device that computes in the host's memory.
class InPlace final : public Staging {
  public:
    explicit InPlace(std::span<Complex> samples) : samples_(samples) {}
    std::span<Complex> samples() override { return samples_; }

  private:
    std::span<Complex> samples_;
};

} // namespace

std::unique_ptr<Staging> Device::stage(Buffer& plane) {
    const std::span<Complex> samples = hostSamples(plane);
    if (samples.empty())
        throw std::logic_error("the device keeps its planes from the host");
    return std::make_unique<InPlace>(samples);
}

void Device::convolve(Buffer& field, const ConvolveArgs& args) {
    requireContract(field.shape(), args);
    transformBackTo(*this, field, *spectrumOf(*this, field, args), args);
}

std::unique_ptr<SpectrumSum> Device::sumSpectra(Shape field, Shape grid) {
    return std::make_unique<PaddedSum>(field, allocate(grid));
}

void Device::addSpectrum(SpectrumSum& sum, const Buffer& field, const ConvolveArgs& args) {
    requireContract(sum, field, args);
    Buffer& total = spectrumOf(sum);
    const auto more = spectrumOf(*this, field, args);
    add(*more, total);
    finish(); // the spectrum of the field ends here
}

void Device::transformBack(SpectrumSum& sum, Buffer& field, const ConvolveArgs& args) {
    requireContract(sum, field);
    transformBackTo(*this, field, *copyOf(*this, spectrumOf(sum)), args);
}

void Device::transformThrough(SpectrumSum& sum, Buffer& field, const ConvolveArgs& args) {
    requireContract(sum, field, args);
    const auto copy = copyOf(*this, spectrumOf(sum));
    multiply(*this, *copy, args);
    transformBackTo(*this, field, *copy, args);
}

} // namespace fringe
