// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/fft_plans.h"

#include "kernels/cuda/place.h"
#include "kernels/error.h"

#include <algorithm>

namespace fringe::cuda {
namespace {

constexpr std::size_t mostPlans = 32;

cufftResult setUp(cufftHandle handle, const FftLayout& layout, std::size_t& workBytes) {
    long long lengths[]{layout.length, layout.length};
    const cufftResult result = cufftSetAutoAllocation(handle, 0);
    return result != CUFFT_SUCCESS
               ? result
               : cufftMakePlanMany64(handle, layout.axes, lengths, lengths, layout.stride,
                                     layout.distance, lengths, layout.stride, layout.distance,
                                     CUFFT_C2C, layout.count, &workBytes);
}

} // namespace

FftPlans::~FftPlans() {
    for (const Kept& kept : kept_)
        cufftDestroy(kept.handle);
    cudaFree(area_);
}

FftPlans::Kept FftPlans::made(const FftLayout& layout) {
    Kept plan{layout};
    require("cufftCreate", cufftCreate(&plan.handle));
    const cufftResult result = setUp(plan.handle, layout, plan.workBytes);
    if (result != CUFFT_SUCCESS)
        cufftDestroy(plan.handle);
    require("cufftMakePlanMany64", result);
    require("cufftSetStream", cufftSetStream(plan.handle, currentStream()));
    return plan;
}

void FftPlans::keep(const FftLayout& layout) {
    if (kept_.size() == mostPlans) {
        require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
        cufftDestroy(kept_.back().handle);
        kept_.pop_back();
    }
    kept_.push_front(made(layout));
}

void FftPlans::makeRoom(std::size_t bytes) {
    if (bytes <= areaBytes_)
        return;
    require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
    require("cudaFree", cudaFree(area_));
    area_ = nullptr;
    areaBytes_ = 0;
    const cudaError_t error = cudaMalloc(&area_, bytes);
    if (error == cudaErrorMemoryAllocation) {
        cudaGetLastError();
        throw OutOfDeviceMemory(errorSentence("cudaMalloc", error), bytes);
    }
    require("cudaMalloc", error);
    areaBytes_ = bytes;
}

cufftHandle FftPlans::plan(const FftLayout& layout) {
    const auto found = std::ranges::find(kept_, layout, &Kept::layout);
    if (found != kept_.end())
        kept_.splice(kept_.begin(), kept_, found);
    else
        keep(layout);
    const Kept& plan = kept_.front();
    makeRoom(std::max<std::size_t>(plan.workBytes, 1));
    require("cufftSetWorkArea", cufftSetWorkArea(plan.handle, area_));
    return plan.handle;
}

} // namespace fringe::cuda
