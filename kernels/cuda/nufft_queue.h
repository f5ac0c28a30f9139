// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/fft_plans.h"
#include "kernels/formulas/phasor.h"
#include "kernels/gpu/kernel_queue.h"

namespace fringe::cuda {

/// What another owns.
class BorrowedArray final : public gpu::DeviceArray {
  public:
    explicit BorrowedArray(formulas::Phasor* data) : data_(data) {}
    void* data() const { return data_; }

  private:
    void* data_;
};

/// Tile spectra at the current place.
class NufftQueue final : public gpu::KernelQueue {
  public:
    explicit NufftQueue(FftPlans& plans) : plans_(plans) {}

    bool hasDouble() const override { return true; }
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
    FftPlans& plans_;
};

} // namespace fringe::cuda
