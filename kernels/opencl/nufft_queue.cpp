// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/nufft_queue.h"

#include "kernels/formulas/dialect.h"
#include "kernels/gpu/line_groups.h"

#include <algorithm>

namespace fringe::opencl {
namespace {

const cl::Buffer& bufferOf(const gpu::DeviceArray& array) {
    return dynamic_cast<const BufferArray&>(array).buffer;
}

struct KernelName {
    const char* program;
    const char* function;
};

KernelName nameOf(gpu::NufftKernel kernel) {
    switch (kernel) {
    case gpu::NufftKernel::FindDistances:
        return {"point_survey", "findDistances"};
    case gpu::NufftKernel::SurveyBins:
        return {"point_survey", "surveyBins"};
    case gpu::NufftKernel::KeyPoints:
        return {"point_survey", "keyPoints"};
    case gpu::NufftKernel::CountDigits:
        return {"point_survey", "countDigits"};
    case gpu::NufftKernel::SumCounts:
        return {"point_survey", "sumCounts"};
    case gpu::NufftKernel::MoveEntries:
        return {"point_survey", "moveEntries"};
    case gpu::NufftKernel::RecordPoints:
        return {"point_survey", "recordPoints"};
    case gpu::NufftKernel::SpreadPoints:
        return {"nufft_points", "spreadPoints"};
    case gpu::NufftKernel::CollectCells:
        return {"nufft_points", "collectCells"};
    case gpu::NufftKernel::CarryTiles:
        return {"nufft_points", "carryTiles"};
    case gpu::NufftKernel::DrawCuts:
        return {"cut_points", "drawCuts"};
    case gpu::NufftKernel::CollectCuts:
        return {"cut_points", "collectCuts"};
    case gpu::NufftKernel::CarryCuts:
        break;
    }
    return {"cut_points", "carryCuts"};
}

} // namespace

bool NufftQueue::hasDouble() const {
    return device_.getInfo<CL_DEVICE_DOUBLE_FP_CONFIG>() != 0;
}

gpu::OwnedArray NufftQueue::room(std::size_t bytes) {
    return std::make_unique<BufferArray>(memory_.room(std::max<std::size_t>(bytes, 1)));
}

void NufftQueue::write(const gpu::DeviceArray& array, const void* values, std::size_t bytes) {
    if (bytes > 0)
        queue_.enqueueWriteBuffer(bufferOf(array), CL_TRUE, 0, bytes, values);
}

void NufftQueue::read(void* values, const gpu::DeviceArray& array, std::size_t bytes) {
    if (bytes > 0)
        queue_.enqueueReadBuffer(bufferOf(array), CL_TRUE, 0, bytes, values);
}

void NufftQueue::clear(const gpu::DeviceArray& array, std::size_t bytes) {
    queue_.enqueueFillBuffer(bufferOf(array), cl_float(0), 0, bytes);
}

void NufftQueue::launch(gpu::NufftKernel kernel, gpu::KernelGroups groups,
                        std::span<const gpu::KernelArg> args) {
    const KernelName name = nameOf(kernel);
    cl::Kernel function = programs_.kernel(name.program, name.function);
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
}

/// In groups of few sizes, as for lines.
void NufftQueue::transformSquares(const gpu::DeviceArray& planes, std::int64_t length,
                                  std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    gpu::forLineGroups(all, length * length, [&](std::int64_t first, std::int64_t squares) {
        plans_.run(bufferOf(planes), {FftKind::Squares, length, squares, length},
                   Direction::Inverse, first * length * length);
    });
}

void NufftQueue::transformLines(const gpu::DeviceArray& lines, std::int64_t length,
                                std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    gpu::forLineGroups(all, length, [&](std::int64_t first, std::int64_t some) {
        plans_.run(bufferOf(lines), {FftKind::Lines, length, some, some}, Direction::Inverse,
                   first * length);
    });
}

} // namespace fringe::opencl
