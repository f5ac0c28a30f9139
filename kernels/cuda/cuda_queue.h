// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/fft_plans.h"
#include "kernels/cuda/place.h"
#include "kernels/gpu/kernel_queue.h"

namespace fringe::cuda {

/// One GPU. All work goes to a stream of its own; every member first makes it the calling thread's
/// place.
class CudaQueue final : public gpu::DeviceQueue {
  public:
    /// most: bytes of memory that it takes. isSharing: textures of OpenGL are to be linked with it.
    CudaQueue(int ordinal, std::uint64_t most, bool isSharing);
    ~CudaQueue() override;
    CudaQueue(const CudaQueue&) = delete;
    CudaQueue& operator=(const CudaQueue&) = delete;

    bool hasDouble() const override { return true; }
    gpu::OwnedArray room(std::size_t bytes) override;
    void write(const gpu::DeviceArray& array, const void* values, std::size_t bytes) override;
    void read(void* values, const gpu::DeviceArray& array, std::size_t bytes) override;
    void clear(const gpu::DeviceArray& array, std::size_t bytes) override;
    void writeRows(const gpu::ArrayRows& target, const gpu::HostRows<const std::byte>& source,
                   gpu::RowsSize size) override;
    void readRows(const gpu::HostRows<std::byte>& target, const gpu::ArrayRows& source,
                  gpu::RowsSize size) override;
    void copyRows(const gpu::ArrayRows& target, const gpu::ArrayRows& source,
                  gpu::RowsSize size) override;
    void launch(gpu::Kernel kernel, gpu::KernelGroups groups,
                std::span<const gpu::KernelArg> args) override;
    void transform(const gpu::DeviceArray& plane, Shape shape, const FftArgs& lines) override;
    void transformSquares(const gpu::DeviceArray& planes, std::int64_t length,
                          std::int64_t count) override;
    void transformLines(const gpu::DeviceArray& lines, std::int64_t length,
                        std::int64_t count) override;
    void finish() override;
    std::unique_ptr<Staging> stage(const gpu::DeviceArray& plane, std::size_t samples) override;
    MemoryUse memoryUse() const override;
    std::unique_ptr<TextureLink> link(GlTexture& texture) override;

  private:
    struct Stream {
        Place place;
        ~Stream();
    };

    void makeCurrent() const;

    Stream stream_;
    bool isSharing_;
    FftPlans plans_;
};

void* dataOf(const gpu::DeviceArray& array);

} // namespace fringe::cuda
