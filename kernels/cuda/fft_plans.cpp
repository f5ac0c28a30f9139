// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/fft_plans.h"

#include "kernels/cuda/place.h"

#include <algorithm>

namespace fringe::cuda {
namespace {

constexpr std::size_t mostPlans = 8;

cufftHandle made(const FftLayout& layout) {
    cufftHandle handle = 0;
    require("cufftCreate", cufftCreate(&handle));
    long long lengths[]{layout.length, layout.length};
    std::size_t workBytes = 0;
    const cufftResult result = cufftMakePlanMany64(
        handle, layout.axes, lengths, lengths, layout.stride, layout.distance, lengths,
        layout.stride, layout.distance, CUFFT_C2C, layout.count, &workBytes);
    if (result != CUFFT_SUCCESS)
        cufftDestroy(handle);
    require("cufftMakePlanMany64", result);
    require("cufftSetStream", cufftSetStream(handle, currentStream()));
    return handle;
}

} // namespace

FftPlans::~FftPlans() {
    for (const Kept& kept : kept_)
        cufftDestroy(kept.handle);
}

cufftHandle FftPlans::plan(const FftLayout& layout) {
    const auto found = std::ranges::find(kept_, layout, &Kept::layout);
    if (found != kept_.end()) {
        kept_.splice(kept_.begin(), kept_, found);
        return kept_.front().handle;
    }
    if (kept_.size() == mostPlans) {
        require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
        cufftDestroy(kept_.back().handle);
        kept_.pop_back();
    }
    kept_.push_front({layout, made(layout)});
    return kept_.front().handle;
}

} // namespace fringe::cuda
