// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/padded_transform.h"

namespace fringe {
namespace {

/// Calls `work(first, count)` on batches of lines of `length` samples.
template <class Work>
void inBatches(std::int64_t lines, std::int64_t length, Device& device, JobControl& control,
               const Work& work) {
    Pacer pacer(1 << 20);
    for (std::int64_t first = 0; first < lines;) {
        const auto wanted = static_cast<std::int64_t>(pacer.piece() / static_cast<double>(length));
        const std::int64_t count = std::clamp<std::int64_t>(wanted, 1, lines - first);
        pacer.run(static_cast<double>(count) * static_cast<double>(length), control, [&] {
            work(first, count);
            device.finish();
        });
        first += count;
    }
}

} // namespace

std::unique_ptr<Buffer> paddedSpectrum(Device& device, const Field& field, Shape grid,
                                       JobControl& control) {
    auto spectrum = device.allocate(grid);
    device.copyRegion(*bufferOf(device, field), *spectrum, {field.shape()});
    device.finish();
    transformLines(device, *spectrum, Axis::Rows, Direction::Forward, field.shape().rows, control);
    transformLines(device, *spectrum, Axis::Columns, Direction::Forward, spectrum->shape().cols,
                   control);
    return spectrum;
}

std::unique_ptr<Buffer> cornerOf(Device& device, Buffer& spectrum, Shape shape,
                                 JobControl& control) {
    transformLines(device, spectrum, Axis::Columns, Direction::Inverse, spectrum.shape().cols,
                   control);
    transformLines(device, spectrum, Axis::Rows, Direction::Inverse, shape.rows, control);
    auto corner = device.allocate(shape);
    device.copyRegion(spectrum, *corner, {shape});
    return corner;
}

void transformLines(Device& device, Buffer& field, Axis axis, Direction direction,
                    std::int64_t count, JobControl& control) {
    const Shape shape = field.shape();
    const std::int64_t length = axis == Axis::Rows ? shape.cols : shape.rows;
    inBatches(count, length, device, control, [&](std::int64_t first, std::int64_t lines) {
        device.fft(field, {axis, direction, first, lines});
    });
}

void applyTransfer(Device& device, Buffer& spectrum, TransferArgs args, JobControl& control) {
    const Shape shape = spectrum.shape();
    inBatches(shape.rows, shape.cols, device, control, [&](std::int64_t first, std::int64_t rows) {
        args.firstRow = first;
        args.rowCount = rows;
        device.multiplyTransfer(spectrum, args);
    });
}

} // namespace fringe
