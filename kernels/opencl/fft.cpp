// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/line_groups.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {
namespace {

constexpr cl::size_type sampleBytes = sizeof(Complex);

/// A column of the field as a rectangle one sample wide; a line of its own likewise.
struct ColumnPlace {
    cl::array<cl::size_type, 3> origin;
    cl::size_type pitch;
};

} // namespace

/// VkFFT makes no plan of prime length for a single strided line: that one goes through a copy.
void OpenClDevice::fftOfColumn(const Buffer& field, std::int64_t column, Direction direction) {
    const auto rows = static_cast<cl::size_type>(field.shape().rows);
    const ColumnPlace place{{static_cast<cl::size_type>(column) * sampleBytes, 0, 0},
                            static_cast<cl::size_type>(field.shape().cols) * sampleBytes};
    const ColumnPlace line{{0, 0, 0}, sampleBytes};
    const cl::array<cl::size_type, 3> extent{sampleBytes, rows, 1};
    const cl::Buffer copy(context_, CL_MEM_READ_WRITE, rows * sampleBytes);
    queue_.enqueueCopyBufferRect(memoryOf(field), copy, place.origin, line.origin, extent,
                                 place.pitch, 0, line.pitch, 0);
    plans_.run(copy, {Axis::Rows, field.shape().rows, 1, 1}, direction, 0);
    queue_.enqueueCopyBufferRect(copy, memoryOf(field), line.origin, place.origin, extent,
                                 line.pitch, 0, place.pitch, 0);
}

void OpenClDevice::fftOfColumns(const Buffer& field, const FftArgs& args) {
    const auto [rows, cols] = field.shape();
    gpu::forLineGroups(args, rows, [&](std::int64_t first, std::int64_t count) {
        if (count == 1)
            fftOfColumn(field, first, args.direction);
        else
            plans_.run(memoryOf(field), {Axis::Columns, rows, count, cols}, args.direction, first);
    });
}

void OpenClDevice::fftOfRows(const Buffer& field, const FftArgs& args) {
    const std::int64_t cols = field.shape().cols;
    gpu::forLineGroups(args, cols, [&](std::int64_t first, std::int64_t count) {
        plans_.run(memoryOf(field), {Axis::Rows, cols, count, count}, args.direction, first * cols);
    });
}

void OpenClDevice::fft(Buffer& field, const FftArgs& args) {
    requireContract(field.shape(), args);
    const bool alongRows = args.axis == Axis::Rows;
    if ((alongRows ? field.shape().cols : field.shape().rows) == 1)
        return;
    translated([&] { alongRows ? fftOfRows(field, args) : fftOfColumns(field, args); });
}

} // namespace fringe::opencl
