// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/shape.h"

#include <vector>

/// Tables of unit phasors, and products with them, over the SIMD kernels.
namespace fringe::cpu {

using Phasors = std::vector<Complex>;

/// `count` phasors scale·exp(i2π c), spread over the threads.
Phasors phasors(const simd::QuadraticPhase& phase, float scale, std::int64_t count);

/// row[i] *= factors[i]·factor for all of `factors`.
void multiplyRow(Complex* row, const Phasors& factors, Complex factor);

} // namespace fringe::cpu
