// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/line_groups.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {
namespace {

constexpr cl::size_type sampleBytes = sizeof(Complex);

using Corner = cl::array<cl::size_type, 3>;

} // namespace

/// Columns through a copy of them alone. A single column is a row there: VkFFT makes no plan of
/// prime length for one strided line.
void OpenClDevice::fftOfCopiedColumns(const Buffer& field, const FftArgs& args) {
    const auto [rows, cols] = field.shape();
    const cl::size_type width = static_cast<cl::size_type>(args.count) * sampleBytes;
    const cl::size_type pitch = static_cast<cl::size_type>(cols) * sampleBytes;
    const auto height = static_cast<cl::size_type>(rows);
    const Corner corner{static_cast<cl::size_type>(args.first) * sampleBytes, 0, 0};
    const Corner origin{0, 0, 0};
    const Corner extent{width, height, 1};
    const cl::Buffer copy = memory_.room(width * height);
    const FftKind kind = args.count == 1 ? FftKind::Rows : FftKind::Columns;
    queue_.enqueueCopyBufferRect(memoryOf(field), copy, corner, origin, extent, pitch, 0, width, 0);
    plans_.run(copy, {kind, rows, args.count, args.count}, args.direction, 0);
    queue_.enqueueCopyBufferRect(copy, memoryOf(field), origin, corner, extent, width, 0, pitch, 0);
}

void OpenClDevice::fftOfColumns(const Buffer& field, const FftArgs& args) {
    const auto [rows, cols] = field.shape();
    const FftLayout layout{FftKind::Columns, rows, args.count, cols};
    if (args.count > 1 && plans_.isInPlace(layout))
        plans_.run(memoryOf(field), layout, args.direction, args.first);
    else
        fftOfCopiedColumns(field, args);
}

void OpenClDevice::fftOfRows(const Buffer& field, const FftArgs& args) {
    const std::int64_t cols = field.shape().cols;
    plans_.run(memoryOf(field), {FftKind::Rows, cols, args.count, args.count}, args.direction,
               args.first * cols);
}

void OpenClDevice::fft(Buffer& field, const FftArgs& args) {
    requireContract(field.shape(), args);
    const bool alongRows = args.axis == Axis::Rows;
    const std::int64_t length = alongRows ? field.shape().cols : field.shape().rows;
    if (length == 1)
        return;
    translated([&] {
        gpu::forLineGroups(args, length, [&](std::int64_t first, std::int64_t count) {
            const FftArgs group{args.axis, args.direction, first, count};
            alongRows ? fftOfRows(field, group) : fftOfColumns(field, group);
        });
    });
}

} // namespace fringe::opencl
