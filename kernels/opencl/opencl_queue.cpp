// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/opencl_queue.h"

#include "kernels/formulas/dialect.h"
#include "kernels/gpu/line_groups.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/pinned_samples.h"

#include <algorithm>

namespace fringe::opencl {
namespace {

using Corner = cl::array<cl::size_type, 3>;

struct BufferArray final : gpu::DeviceArray {
    explicit BufferArray(cl::Buffer data) : buffer(std::move(data)) {}
    cl::Buffer buffer;
};

Corner cornerOf(const gpu::ArrayRows& rows) {
    return {rows.first % rows.pitch, rows.first / rows.pitch, 0};
}

Corner extentOf(gpu::RowsSize size) {
    return {size.wide, size.high, 1};
}

constexpr Corner origin{0, 0, 0};
constexpr cl::size_type sampleBytes = sizeof(Complex);

} // namespace

const cl::Buffer& bufferOf(const gpu::DeviceArray& array) {
    return dynamic_cast<const BufferArray&>(array).buffer;
}

OpenClQueue::OpenClQueue(const ListedDevice& listed, const GlPlace* place)
    : device_(listed.device), sharing_(listed, place), context_(sharing_.context),
      queue_(context_, device_), memory_(context_, listed.info.memory),
      programs_(context_, device_), plans_(context_, device_, queue_) {}

bool OpenClQueue::hasDouble() const {
    return translated([&] { return device_.getInfo<CL_DEVICE_DOUBLE_FP_CONFIG>() != 0; });
}

gpu::OwnedArray OpenClQueue::room(std::size_t bytes) {
    return translated([&] {
        const auto most = device_.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>();
        if (bytes > most)
            throw OutOfDeviceMemory("it takes at most " + std::to_string(most) + " at once.",
                                    bytes);
        return std::make_unique<BufferArray>(memory_.room(std::max<std::size_t>(bytes, 1)));
    });
}

gpu::OwnedArray OpenClQueue::copy(const void* values, std::size_t bytes) {
    return translated([&] { return std::make_unique<BufferArray>(memory_.copy(values, bytes)); });
}

void OpenClQueue::write(const gpu::DeviceArray& array, const void* values, std::size_t bytes) {
    if (bytes > 0)
        translated([&] { queue_.enqueueWriteBuffer(bufferOf(array), CL_TRUE, 0, bytes, values); });
}

void OpenClQueue::read(void* values, const gpu::DeviceArray& array, std::size_t bytes) {
    if (bytes > 0)
        translated([&] { queue_.enqueueReadBuffer(bufferOf(array), CL_TRUE, 0, bytes, values); });
}

void OpenClQueue::clear(const gpu::DeviceArray& array, std::size_t bytes) {
    translated([&] { queue_.enqueueFillBuffer(bufferOf(array), cl_ushort(0), 0, bytes); });
}

void OpenClQueue::writeRows(const gpu::ArrayRows& target,
                            const gpu::HostRows<const std::byte>& source, gpu::RowsSize size) {
    translated([&] {
        queue_.enqueueWriteBufferRect(bufferOf(target.array), CL_TRUE, cornerOf(target), origin,
                                      extentOf(size), target.pitch, 0, source.pitch, 0,
                                      source.first);
    });
}

void OpenClQueue::readRows(const gpu::HostRows<std::byte>& target, const gpu::ArrayRows& source,
                           gpu::RowsSize size) {
    translated([&] {
        queue_.enqueueReadBufferRect(bufferOf(source.array), CL_TRUE, cornerOf(source), origin,
                                     extentOf(size), source.pitch, 0, target.pitch, 0,
                                     target.first);
    });
}

void OpenClQueue::copyRows(const gpu::ArrayRows& target, const gpu::ArrayRows& source,
                           gpu::RowsSize size) {
    translated([&] {
        queue_.enqueueCopyBufferRect(bufferOf(source.array), bufferOf(target.array),
                                     cornerOf(source), cornerOf(target), extentOf(size),
                                     source.pitch, 0, target.pitch, 0);
    });
}

void OpenClQueue::launch(gpu::Kernel kernel, gpu::KernelGroups groups,
                         std::span<const gpu::KernelArg> args) {
    translated([&] {
        const gpu::KernelName name = gpu::nameOf(kernel);
        cl::Kernel function = programs_.kernel(name.file, name.function);
        cl_uint index = 0;
        for (const gpu::KernelArg& arg : args) {
            if (arg.array() != nullptr)
                function.setArg(index++, bufferOf(*arg.array()));
            else
                function.setArg(index++, arg.bytes(), arg.value());
        }
        queue_.enqueueNDRangeKernel(
            function, cl::NullRange,
            cl::NDRange(groups.x * FRINGE_GROUP_SIDE, groups.y * FRINGE_GROUP_SIDE),
            cl::NDRange(FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE));
    });
}

/// Columns through a copy of them alone. A single column is a row there: VkFFT makes no plan of
/// prime length for one strided line.
void OpenClQueue::transformCopiedColumns(const cl::Buffer& plane, Shape shape,
                                         const FftArgs& args) {
    const cl::size_type width = static_cast<cl::size_type>(args.count) * sampleBytes;
    const cl::size_type pitch = static_cast<cl::size_type>(shape.cols) * sampleBytes;
    const auto height = static_cast<cl::size_type>(shape.rows);
    const Corner corner{static_cast<cl::size_type>(args.first) * sampleBytes, 0, 0};
    const Corner extent{width, height, 1};
    const cl::Buffer copied = memory_.room(width * height);
    const FftKind kind = args.count == 1 ? FftKind::Rows : FftKind::Columns;
    queue_.enqueueCopyBufferRect(plane, copied, corner, origin, extent, pitch, 0, width, 0);
    plans_.run(copied, {kind, shape.rows, args.count, args.count}, args.direction, 0);
    queue_.enqueueCopyBufferRect(copied, plane, origin, corner, extent, width, 0, pitch, 0);
}

void OpenClQueue::transformColumns(const cl::Buffer& plane, Shape shape, const FftArgs& args) {
    const FftLayout layout{FftKind::Columns, shape.rows, args.count, shape.cols};
    if (args.count > 1 && plans_.isInPlace(layout))
        plans_.run(plane, layout, args.direction, args.first);
    else
        transformCopiedColumns(plane, shape, args);
}

void OpenClQueue::transform(const gpu::DeviceArray& plane, Shape shape, const FftArgs& args) {
    translated([&] {
        if (args.axis == Axis::Columns)
            return transformColumns(bufferOf(plane), shape, args);
        plans_.run(bufferOf(plane), {FftKind::Rows, shape.cols, args.count, args.count},
                   args.direction, args.first * shape.cols);
    });
}

/// In groups of few sizes, as for lines.
void OpenClQueue::transformSquares(const gpu::DeviceArray& planes, std::int64_t length,
                                   std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    gpu::forLineGroups(all, length * length, [&](std::int64_t first, std::int64_t squares) {
        translated([&] {
            plans_.run(bufferOf(planes), {FftKind::Squares, length, squares, length},
                       Direction::Inverse, first * length * length);
        });
    });
}

void OpenClQueue::transformLines(const gpu::DeviceArray& lines, std::int64_t length,
                                 std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    gpu::forLineGroups(all, length, [&](std::int64_t first, std::int64_t some) {
        translated([&] {
            plans_.run(bufferOf(lines), {FftKind::Lines, length, some, some}, Direction::Inverse,
                       first * length);
        });
    });
}

void OpenClQueue::finish() {
    translated([&] { queue_.finish(); });
}

std::unique_ptr<TextureLink> OpenClQueue::link(GlTexture& texture) {
    if (!sharing_.absence.empty())
        throw DeviceUnavailable(sharing_.absence);
    return translated([&] { return linkOf(*this, queue_, texture); });
}

std::unique_ptr<Staging> OpenClQueue::stage(const gpu::DeviceArray& plane, std::size_t samples) {
    return translated([&] {
        return std::make_unique<PinnedSamples>(context_, device_, bufferOf(plane),
                                               samples * sampleBytes);
    });
}

} // namespace fringe::opencl
