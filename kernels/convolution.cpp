// SPDX-License-Identifier: GPL-3.0-or-later
// Convolutions on devices that have nothing faster than their transforms.
#include "kernels/contract.h"

#include <algorithm>
#include <stdexcept>

namespace fringe {
namespace {

/// The sum of fields that were carried one by one.
class CarriedSum final : public SpectrumSum {
  public:
    CarriedSum(Shape grid, std::unique_ptr<Buffer> carried)
        : SpectrumSum(carried->shape(), grid), field(std::move(carried)) {}
    std::unique_ptr<Buffer> field;
};

Buffer& fieldOf(SpectrumSum& sum) {
    if (auto* const own = dynamic_cast<CarriedSum*>(&sum))
        return *own->field;
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

} // namespace

void Device::convolve(Buffer& field, const ConvolveArgs& args) {
    requireContract(field.shape(), args);
    const auto [rows, cols] = field.shape();
    const Shape grid = args.transfer.grid.shape;
    const std::unique_ptr<Buffer> padded = allocate(grid);
    copyRegion(field, *padded, {field.shape()});
    transform(*this, *padded, Axis::Rows, Direction::Forward, rows, args);
    transform(*this, *padded, Axis::Columns, Direction::Forward, grid.cols, args);
    multiply(*this, *padded, args);
    transform(*this, *padded, Axis::Columns, Direction::Inverse, grid.cols, args);
    transform(*this, *padded, Axis::Rows, Direction::Inverse, rows, args);
    copyRegion(*padded, field, {field.shape()});
    finish(); // the padded field ends here
}

std::unique_ptr<SpectrumSum> Device::sumSpectra(Shape field, Shape grid) {
    return std::make_unique<CarriedSum>(grid, allocate(field));
}

void Device::addSpectrum(SpectrumSum& sum, const Buffer& field, const ConvolveArgs& args) {
    requireContract(sum, field, args);
    Buffer& total = fieldOf(sum);
    const std::unique_ptr<Buffer> carried = allocate(field.shape());
    copyRegion(field, *carried, {field.shape()});
    convolve(*carried, args);
    add(*carried, total);
    finish(); // the carried field ends here
}

void Device::transformBack(SpectrumSum& sum, Buffer& field, const ConvolveArgs&) {
    requireContract(sum, field);
    copyRegion(fieldOf(sum), field, {field.shape()});
}

} // namespace fringe
