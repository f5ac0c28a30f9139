// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/cuda_errors.h"
#include "kernels/cuda/place.h"
#include "kernels/error.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fringe::cuda {

/// Memory of the current place that frees itself, as soon as what was launched there before has
/// used it. Neither waits for the device where it has a pool.
class DeviceMemory {
  public:
    DeviceMemory() = default;
    /// Throws `OutOfDeviceMemory`.
    explicit DeviceMemory(std::size_t bytes) {
        const cudaError_t error = allocate(bytes);
        if (error == cudaErrorMemoryAllocation)
            throw OutOfDeviceMemory(errorSentence("cudaMallocAsync", error), bytes);
        require("cudaMallocAsync", error);
    }
    ~DeviceMemory() {
        if (data_ != nullptr)
            place_.pool ? cudaFreeAsync(data_, place_.stream) : cudaFree(data_);
    }

    DeviceMemory(DeviceMemory&& other) noexcept
        : data_(std::exchange(other.data_, nullptr)), place_(other.place_) {}
    DeviceMemory& operator=(DeviceMemory&& other) noexcept {
        std::swap(data_, other.data_);
        std::swap(place_, other.place_);
        return *this;
    }

    /// In place of nothing. Leaves no error behind in the runtime.
    cudaError_t allocate(std::size_t bytes) {
        place_ = currentPlace();
        const std::size_t some = std::max<std::size_t>(bytes, 1);
        const cudaError_t error =
            place_.pool ? cudaMallocFromPoolAsync(&data_, some, place_.pool, place_.stream)
                        : cudaMalloc(&data_, some);
        if (error != cudaSuccess)
            cudaGetLastError();
        return error;
    }

    void* data() const { return data_; }

    template <class Value> Value* as() const { return static_cast<Value*>(data_); }

  private:
    void* data_ = nullptr;
    Place place_;
};

/// Copies to the device. The values, in pageable memory, may change at once.
inline void upload(void* target, const void* values, std::size_t bytes) {
    require("cudaMemcpyAsync",
            cudaMemcpyAsync(target, values, bytes, cudaMemcpyHostToDevice, currentStream()));
    if (currentPlace().readsHostMemory)
        require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
}

/// A copy of the values at the current place. The values may change at once.
template <class Value> DeviceMemory uploaded(const std::vector<Value>& values) {
    const std::size_t bytes = values.size() * sizeof(Value);
    DeviceMemory memory(bytes);
    upload(memory.data(), values.data(), bytes);
    return memory;
}

/// Copies from the device, and waits for it.
inline void download(void* target, const void* source, std::size_t bytes) {
    require("cudaMemcpyAsync",
            cudaMemcpyAsync(target, source, bytes, cudaMemcpyDeviceToHost, currentStream()));
    require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
}

} // namespace fringe::cuda
