// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <cstdint>

namespace fringe {

/// exp(-|Im z|) J_l(z), Re z ≥ 0, l ≥ 0, which never overflows: by Miller's backward recurrence,
/// and where |z| > 30 + l² by Hankel's series (Abramowitz & Stegun, Handbook of Mathematical
/// Functions, 9.1.46, 9.2.5, 9.12). Relative to the largest of its values near z about 10⁻¹³. Any
/// thread.
std::complex<double> scaledBessel(std::int64_t l, std::complex<double> z);

} // namespace fringe
