// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

namespace fringe::gpu {

/// What the work on a device depends on.
struct DeviceTraits {
    bool hasDouble; ///< and surveys points for tile spectra itself
    int units;      ///< multiprocessors of a GPU; 0: none
};

/// What both GPU back-ends allocate in a call with `count` points, of which those of the arguments
/// may be a sample; the time of tile spectra, if the device is a GPU. What plans of transforms keep
/// for the device is not counted: tables of a line or two, and for all of CUDA's an area to work
/// in, some tens of MiB.
Work deviceWork(const PointSourcesArgs& args, std::size_t count, const DeviceTraits& device);

} // namespace fringe::gpu
