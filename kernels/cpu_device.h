// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

namespace fringe {

/// The processor this runs on, and the libraries and instruction set that serve it. Never throws.
DeviceInfo cpuDeviceInfo();

/// threads > 0 bounds the threads of the process as `setThreadLimit` does.
std::unique_ptr<Device> openCpuDevice(const DeviceInfo& info, int threads);

} // namespace fringe
