// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

namespace fringe::cpu {

/// What direct sums and products take one core [ns], for `count` points of which those of the call
/// are a sample, by `SumCosts` and the plan that the sum will follow.
double sumNanoseconds(const PointSourcesArgs& sample, double count);

} // namespace fringe::cpu
