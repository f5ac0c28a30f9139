// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"

#include <vector>

namespace fringe::simd {

/// The kernels that this processor can run, the widest last.
std::vector<const Kernels*> usableKernels();

/// The widest of them, found once.
const Kernels& bestKernels();

} // namespace fringe::simd
