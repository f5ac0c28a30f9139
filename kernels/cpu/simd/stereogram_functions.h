// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_stereogram.h"

/// The functions behind `StereogramKernels`, declared for the instruction set that is being
/// compiled.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void stereogramRow(const StereogramRow& row);

inline constexpr StereogramKernels stereogramKernels{stereogramRow};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
