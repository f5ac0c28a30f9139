// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/kernel_queue.h"
#include "kernels/gpu/point_passes.h"

#include <functional>

namespace fringe::gpu {

/// How a back-end adds a piece of work to the field of a call.
struct PointLaunches {
    std::function<void(const PointPass&)> points;
    KernelQueue& queue; ///< for tile spectra, with the field there
    const DeviceArray& field;
};

/// Cuts a call into pieces and hands them to the back-end, one after the other.
void sumPoints(const PointSourcesArgs& args, const PointLaunches& sums);

} // namespace fringe::gpu
