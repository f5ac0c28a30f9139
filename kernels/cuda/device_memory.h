// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/cuda_errors.h"

#include <utility>
#include <vector>

namespace fringe::cuda {

/// Memory of the current device that frees itself.
class DeviceMemory {
  public:
    DeviceMemory() = default;
    explicit DeviceMemory(std::size_t bytes) { require("cudaMalloc", cudaMalloc(&data_, bytes)); }
    ~DeviceMemory() { cudaFree(data_); }

    /// Takes over what cudaMalloc gave.
    static DeviceMemory adopt(void* data) {
        DeviceMemory memory;
        memory.data_ = data;
        return memory;
    }

    DeviceMemory(DeviceMemory&& other) noexcept : data_(std::exchange(other.data_, nullptr)) {}
    DeviceMemory& operator=(DeviceMemory&& other) noexcept {
        std::swap(data_, other.data_);
        return *this;
    }

    void* data() const { return data_; }

    template <class Value> Value* as() const { return static_cast<Value*>(data_); }

  private:
    void* data_ = nullptr;
};

/// A copy of the values on the current device. Freeing it waits for the kernels that use it.
template <class Value> DeviceMemory uploaded(const std::vector<Value>& values) {
    const std::size_t bytes = values.size() * sizeof(Value);
    DeviceMemory memory(bytes);
    require("cudaMemcpy", cudaMemcpy(memory.data(), values.data(), bytes, cudaMemcpyHostToDevice));
    return memory;
}

} // namespace fringe::cuda
