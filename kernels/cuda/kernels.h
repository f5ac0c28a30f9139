// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/kernels.h"

/// The kernels as `cudaLaunchKernel` takes them. The .cu file that includes a kernel's formulas
/// gives its address by FRINGE_ADDRESS, so that only these files need nvcc.
namespace fringe::cuda::addresses {

#define FRINGE_DECLARED(file, kernel) const void* kernel();
FRINGE_KERNELS(FRINGE_DECLARED)
#undef FRINGE_DECLARED

} // namespace fringe::cuda::addresses

#define FRINGE_ADDRESS(kernel)                                                                     \
    const void* fringe::cuda::addresses::kernel() {                                                \
        return reinterpret_cast<const void*>(fringe::formulas::kernel);                            \
    }
