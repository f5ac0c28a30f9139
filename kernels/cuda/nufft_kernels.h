// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/nufft_kernels.h"

namespace fringe::cuda {

/// As `cudaLaunchKernel` takes it.
const void* functionOf(gpu::NufftKernel kernel);

} // namespace fringe::cuda
