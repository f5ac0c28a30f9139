// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/kernel_queue.h"
#include "kernels/opencl/fft_plans.h"
#include "kernels/opencl/memory.h"
#include "kernels/opencl/programs.h"

namespace fringe::opencl {

struct BufferArray final : gpu::DeviceArray {
    explicit BufferArray(cl::Buffer data) : buffer(std::move(data)) {}
    cl::Buffer buffer;
};

/// Tile spectra on one device, whose members it borrows.
class NufftQueue final : public gpu::KernelQueue {
  public:
    NufftQueue(const cl::Device& device, cl::CommandQueue& queue, const Memory& memory,
               Programs& programs, FftPlans& plans)
        : device_(device), queue_(queue), memory_(memory), programs_(programs), plans_(plans) {}

    bool hasDouble() const override;
    gpu::OwnedArray room(std::size_t bytes) override;
    void write(const gpu::DeviceArray& array, const void* values, std::size_t bytes) override;
    void read(void* values, const gpu::DeviceArray& array, std::size_t bytes) override;
    void clear(const gpu::DeviceArray& array, std::size_t bytes) override;
    void launch(gpu::NufftKernel kernel, gpu::KernelGroups groups,
                std::span<const gpu::KernelArg> args) override;
    void transformSquares(const gpu::DeviceArray& planes, std::int64_t length,
                          std::int64_t count) override;
    void transformLines(const gpu::DeviceArray& lines, std::int64_t length,
                        std::int64_t count) override;

  private:
    const cl::Device& device_;
    cl::CommandQueue& queue_;
    const Memory& memory_;
    Programs& programs_;
    FftPlans& plans_;
};

} // namespace fringe::opencl
