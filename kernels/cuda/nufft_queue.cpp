// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/nufft_queue.h"

#include "kernels/cuda/device_memory.h"
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/nufft_kernels.h"
#include "kernels/gpu/line_groups.h"

#include <array>

namespace fringe::cuda {
namespace {

struct OwnArray final : gpu::DeviceArray {
    explicit OwnArray(std::size_t bytes) : memory(bytes) {}
    DeviceMemory memory;
};

void* dataOf(const gpu::DeviceArray& array) {
    if (const auto* const borrowed = dynamic_cast<const BorrowedArray*>(&array))
        return borrowed->data();
    return dynamic_cast<const OwnArray&>(array).memory.data();
}

constexpr std::size_t mostArgs = 16;

} // namespace

gpu::OwnedArray NufftQueue::room(std::size_t bytes) {
    return std::make_unique<OwnArray>(bytes);
}

void NufftQueue::write(const gpu::DeviceArray& array, const void* values, std::size_t bytes) {
    upload(dataOf(array), values, bytes);
}

void NufftQueue::read(void* values, const gpu::DeviceArray& array, std::size_t bytes) {
    download(values, dataOf(array), bytes);
}

void NufftQueue::clear(const gpu::DeviceArray& array, std::size_t bytes) {
    require("cudaMemsetAsync", cudaMemsetAsync(dataOf(array), 0, bytes, currentStream()));
}

void NufftQueue::launch(gpu::NufftKernel kernel, gpu::KernelGroups groups,
                        std::span<const gpu::KernelArg> args) {
    std::array<void*, mostArgs> data{};
    std::array<void*, mostArgs> places{};
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (args[i].array() != nullptr)
            data.at(i) = dataOf(*args[i].array());
        places.at(i) =
            args[i].array() != nullptr ? &data.at(i) : const_cast<void*>(args[i].value());
    }
    const dim3 grid(static_cast<unsigned>(groups.x), static_cast<unsigned>(groups.y));
    require(
        "The launch of a kernel of tile spectra",
        cudaLaunchKernel(functionOf(kernel), grid, groupSize(), places.data(), 0, currentStream()));
}

/// In groups of few sizes, as for lines.
void NufftQueue::transformSquares(const gpu::DeviceArray& planes, std::int64_t length,
                                  std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    auto* const first = static_cast<cufftComplex*>(dataOf(planes));
    gpu::forLineGroups(all, length * length, [&](std::int64_t begin, std::int64_t squares) {
        cufftComplex* const samples = first + begin * length * length;
        const FftLayout layout{length, squares, 1, length * length, 2};
        require("cufftExecC2C", cufftExecC2C(plans_.plan(layout), samples, samples, CUFFT_INVERSE));
    });
}

void NufftQueue::transformLines(const gpu::DeviceArray& lines, std::int64_t length,
                                std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    auto* const first = static_cast<cufftComplex*>(dataOf(lines));
    gpu::forLineGroups(all, length, [&](std::int64_t begin, std::int64_t some) {
        cufftComplex* const samples = first + begin * length;
        const FftLayout layout{length, some, 1, length};
        require("cufftExecC2C", cufftExecC2C(plans_.plan(layout), samples, samples, CUFFT_INVERSE));
    });
}

} // namespace fringe::cuda
