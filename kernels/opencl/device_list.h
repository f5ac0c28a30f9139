// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backends.h"
#include "kernels/opencl/opencl_api.h"

namespace fringe::opencl {

/// A device of some platform and how it is presented. The list's order is that of the platforms.
struct ListedDevice {
    DeviceInfo info;
    cl::Device device;
};

/// The usable devices, and if there are none the reason in one sentence.
struct DeviceList {
    std::vector<ListedDevice> devices;
    Message absence;
};

/// Never throws `cl::Error`.
DeviceList listDevices();

} // namespace fringe::opencl
