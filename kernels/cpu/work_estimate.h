// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

#include <cstddef>

namespace fringe::cpu {

/// See `WorkEstimate`; on so many threads. The seconds are those of kernels with the costs that
/// this processor's instruction set has: the same on every run.
Work workOf(const PointSourcesArgs& args, std::size_t count, int threads);

} // namespace fringe::cpu
