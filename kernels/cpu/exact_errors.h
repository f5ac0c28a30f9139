// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/window.h"

#include <optional>

/// How much the approximations of the exact wave are off, as a relative L2 error of a point's own
/// wave. The waves of many points have errors of all signs, so that what every point keeps, or the
/// mean of their squares, the sum keeps too. Part of the tolerance is left for rounding.
namespace fringe::cpu {

/// The shortest series of `simd::Kernels::addFarPoints` that keeps the tolerance of the call within
/// tiles of `simd::tileCols` columns; none where only a root per pixel does.
///
/// With the tile's half width τ, u = X/r and k = 2π/λ, the phase is off by k times the first powers
/// that are left out: |r'''| ≤ 3 min(u, 0.286)/z², |r''''| ≤ 3/|z|³, |r'''''| ≤ 8/z⁴, each with
/// τⁿ/n! and the root mean square of tⁿ over [-1, 1], 1/√(2n + 1); the amplitude likewise by
/// u τ/|z|, τ²/z² and 0.3 τ³/|z|³.
std::optional<simd::SeriesLength>
shortestSeries(const PointSource& point, const PixelWindow& window, const PointSourcesArgs& args);

} // namespace fringe::cpu
