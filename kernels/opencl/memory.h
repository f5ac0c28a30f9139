// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/opencl/opencl_api.h"

#include <memory>

namespace fringe::opencl {

/// The memory of one context, all of which is had here, and counted. Where there is none left
/// `OutOfDeviceMemory` is thrown, though drivers may give memory only when it is used.
class Memory {
  public:
    /// most: bytes that it takes.
    Memory(cl::Context context, std::uint64_t most);

    /// For what kernels write, which is read back or kept.
    cl::Buffer room(std::uint64_t bytes) const;
    /// A read-only copy of the values.
    cl::Buffer copy(const void* values, std::uint64_t bytes) const;

    /// What buffers hold until the driver lets go of them.
    MemoryUse use() const;

  private:
    class Count;

    cl::Buffer made(cl_mem_flags flags, std::uint64_t bytes, void* values) const;
    cl::Buffer counted(cl::Buffer buffer, std::uint64_t bytes) const;

    cl::Context context_;
    std::uint64_t most_;
    std::shared_ptr<Count> count_;
};

} // namespace fringe::opencl
