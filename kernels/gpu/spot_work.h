// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

namespace fringe::gpu {

/// What both GPU back-ends allocate for spots and for sums over them on this device, and their time
/// as measured on a GPU, in proportion to its multiprocessors; 0 for other devices.
Work spotWork(const SpotsArgs& args, const DeviceInfo& device);

} // namespace fringe::gpu
