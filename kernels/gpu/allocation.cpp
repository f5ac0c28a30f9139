// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/allocation.h"

#include "kernels/error.h"

#include <limits>
#include <stdexcept>

namespace fringe::gpu {

std::uint64_t bytesFor(Shape shape, Element element) {
    if (shape.rows <= 0 || shape.cols <= 0)
        throw std::invalid_argument("a buffer has no sample");
    if (!shape.isAddressable())
        throw OutOfDeviceMemory("No device has room for a field of that size.",
                                std::numeric_limits<std::uint64_t>::max());
    const std::uint64_t bytes = static_cast<std::uint64_t>(shape.count()) * bytesOf(element);
    constexpr std::int64_t longest = std::numeric_limits<int>::max();
    if (shape.rows > longest || shape.cols > longest)
        throw OutOfDeviceMemory("A field on a GPU has at most " + std::to_string(longest)
                                    + " rows and columns.",
                                bytes);
    return bytes;
}

void refuse(const DeviceInfo& device, std::uint64_t bytes, const std::string& reason) {
    throw OutOfDeviceMemory(device.name + " has no room for a field of " + std::to_string(bytes)
                                + " bytes: " + reason,
                            bytes);
}

} // namespace fringe::gpu
