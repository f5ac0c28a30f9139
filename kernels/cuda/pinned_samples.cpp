// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/pinned_samples.h"

#include "kernels/cuda/cuda_errors.h"
#include "kernels/error.h"

namespace fringe::cuda {

PinnedSamples::PinnedSamples(const Place& place, void* plane, std::size_t count)
    : plane_(plane), count_(count), place_(place) {
    void* memory = nullptr;
    const cudaError_t error = cudaHostAlloc(&memory, bytes(), cudaHostAllocPortable);
    if (error == cudaErrorMemoryAllocation) {
        cudaGetLastError();
        throw OutOfDeviceMemory(errorSentence("cudaHostAlloc", error), bytes());
    }
    require("cudaHostAlloc", error);
    host_.reset(static_cast<Complex*>(memory));
    require("cudaStreamCreateWithFlags",
            cudaStreamCreateWithFlags(&place_.stream, cudaStreamNonBlocking));
    stream_.reset(place_.stream);
}

void PinnedSamples::copy(void* target, const void* source, cudaMemcpyKind kind) {
    require("cudaSetDevice", enter(place_));
    require("cudaMemcpyAsync", cudaMemcpyAsync(target, source, bytes(), kind, place_.stream));
    require("cudaStreamSynchronize", cudaStreamSynchronize(place_.stream));
}

} // namespace fringe::cuda
