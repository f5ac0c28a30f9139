// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/kernel_queue.h"
#include "kernels/opencl/fft_plans.h"
#include "kernels/opencl/gl_sharing.h"
#include "kernels/opencl/memory.h"
#include "kernels/opencl/programs.h"

namespace fringe::opencl {

/// One device with a context, an in-order queue and what was compiled for it.
class OpenClQueue final : public gpu::DeviceQueue {
  public:
    /// With no more than the listed device's memory. place: whose textures it is to share; null:
    /// none.
    OpenClQueue(const ListedDevice& listed, const GlPlace* place);

    bool hasDouble() const override;
    gpu::OwnedArray room(std::size_t bytes) override;
    gpu::OwnedArray copy(const void* values, std::size_t bytes) override;
    void write(const gpu::DeviceArray& array, const void* values, std::size_t bytes) override;
    void read(void* values, const gpu::DeviceArray& array, std::size_t bytes) override;
    void clear(const gpu::DeviceArray& array, std::size_t bytes) override;
    void settle() override { finish(); }
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
    MemoryUse memoryUse() const override { return memory_.use(); }
    std::unique_ptr<TextureLink> link(GlTexture& texture) override;

  private:
    void transformColumns(const cl::Buffer& plane, Shape shape, const FftArgs& args);
    void transformCopiedColumns(const cl::Buffer& plane, Shape shape, const FftArgs& args);

    cl::Device device_;
    SharingContext sharing_;
    cl::Context context_;
    cl::CommandQueue queue_;
    Memory memory_;
    Programs programs_;
    FftPlans plans_;
};

const cl::Buffer& bufferOf(const gpu::DeviceArray& array);

} // namespace fringe::opencl
