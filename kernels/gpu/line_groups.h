// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <functional>

namespace fringe::gpu {

/// Cuts the lines of a transform into groups of 1, 8, 64, ... lines, the largest first, up to some
/// million samples. A plan is compiled for one number of lines, which takes a GPU's driver longer
/// than most transforms, and callers that pace themselves ask for any number.
void forLineGroups(const FftArgs& args, std::int64_t length,
                   const std::function<void(std::int64_t first, std::int64_t count)>& transform);

} // namespace fringe::gpu
