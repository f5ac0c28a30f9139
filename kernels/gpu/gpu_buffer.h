// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/kernel_queue.h"

namespace fringe::gpu {

/// A plane of a `GpuDevice`. Dies before its queue.
class GpuBuffer final : public Buffer {
  public:
    GpuBuffer(Shape shape, Element element, OwnedArray memory, const DeviceQueue& queue)
        : Buffer(shape, element), array(std::move(memory)), owner(queue) {}

    OwnedArray array;
    const DeviceQueue& owner;
};

/// The memory of a plane; `std::invalid_argument` for one of another queue.
const DeviceArray& arrayIn(const DeviceQueue& queue, const Buffer& plane);

} // namespace fringe::gpu
