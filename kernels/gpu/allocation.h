// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

namespace fringe::gpu {

/// Size of a plane that the kernels can index, in bytes. Throws `std::invalid_argument` for an
/// empty one, `OutOfDeviceMemory` for one that no device holds.
std::uint64_t bytesFor(Shape shape, Element element = Element::Complex64);

/// Throws `OutOfDeviceMemory`: a device has no room, and why.
[[noreturn]] void refuse(const DeviceInfo& device, std::uint64_t bytes, const std::string& reason);

} // namespace fringe::gpu
