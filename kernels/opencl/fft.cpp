// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
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
void OpenClDevice::fftOfColumn(const cl::Buffer& field, Shape shape, const FftArgs& args) {
    const auto rows = static_cast<cl::size_type>(shape.rows);
    const ColumnPlace column{{static_cast<cl::size_type>(args.first) * sampleBytes, 0, 0},
                             static_cast<cl::size_type>(shape.cols) * sampleBytes};
    const ColumnPlace line{{0, 0, 0}, sampleBytes};
    const cl::array<cl::size_type, 3> extent{sampleBytes, rows, 1};
    const cl::Buffer copy(context_, CL_MEM_READ_WRITE, rows * sampleBytes);
    queue_.enqueueCopyBufferRect(field, copy, column.origin, line.origin, extent, column.pitch, 0,
                                 line.pitch, 0);
    plans_.run(copy, {Axis::Rows, shape.rows, 1, 1}, args.direction, 0);
    queue_.enqueueCopyBufferRect(copy, field, line.origin, column.origin, extent, line.pitch, 0,
                                 column.pitch, 0);
}

void OpenClDevice::fft(Buffer& field, const FftArgs& args) {
    const Shape shape = field.shape();
    requireContract(shape, args);
    const bool alongRows = args.axis == Axis::Rows;
    const std::int64_t length = alongRows ? shape.cols : shape.rows;
    if (args.count == 0 || length == 1)
        return;
    const cl::Buffer& memory = memoryOf(field);
    translated([&] {
        if (alongRows)
            plans_.run(memory, {args.axis, length, args.count, args.count}, args.direction,
                       args.first * shape.cols);
        else if (args.count == 1)
            fftOfColumn(memory, shape, args);
        else
            plans_.run(memory, {args.axis, length, args.count, shape.cols}, args.direction,
                       args.first);
    });
}

} // namespace fringe::opencl
