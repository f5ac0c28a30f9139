// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/series_length.h"
#include "kernels/window.h"

#include <optional>

/// How much the approximations of the exact wave are off, as relative L2 errors of a point's own
/// wave. The waves of many points have errors of all signs, so that the sum keeps what every point
/// keeps, or the mean of their squares.
namespace fringe::plan {

constexpr double square(double value) {
    return value * value;
}

/// Share of the tolerance that error models may use; the rest is for what they leave out.
inline constexpr double modelShare = 0.85;

/// How large the tiles of `side` pixels that cover `count` pixels of an axis from the first on seem
/// by the mean square distance of these from the middles of their tiles: √12 times its root, and no
/// less than for whole tiles. Errors grow with it. The pixels of a plane that is narrower than a
/// tile all lie towards its edge.
double seenSide(std::int64_t side, std::int64_t count);

/// A point as it is seen along one axis of the plane.
struct AxisView {
    double z;    ///< [m]
    double sine; ///< the largest |X|/√(X² + z²) in the point's window
    double k;    ///< 2π/λ
};

AxisView viewAlongX(const PointSource& point, const PixelWindow& window,
                    const PointSourcesArgs& args);
AxisView viewAlongY(const PointSource& point, const PixelWindow& window,
                    const PointSourcesArgs& args);

/// The error of a series about the middle of a line of `samples`.
///
/// With the line's half length τ, u = X/r and k = 2π/λ, the phase is off by k times the first
/// powers that are left out: |r'''| ≤ 3 min(u, 0.286)/z², |r''''| ≤ 3/|z|³, |r'''''| ≤ 8/z⁴, each
/// with τⁿ/n! and the root mean square of tⁿ over [-1, 1], 1/√(2n + 1); the amplitude likewise by
/// u τ/|z|, τ²/z² and 0.3 τ³/|z|³. Rounding is that of a phase of samples/2 half turns.
double seriesError(const AxisView& view, double pitch, double samples, SeriesLength length);

/// The shortest series that keeps the tolerance of the call along rows that are cut into
/// `samples`; none where only a root per pixel does.
std::optional<SeriesLength> shortestSeries(const PointSource& point, const PixelWindow& window,
                                           const PointSourcesArgs& args, int samples);

/// Mean squares over a point's window of k times the mixed derivatives of r.
struct MixedTerms {
    double xy = 0;
    double xxy = 0;
    double xyy = 0;
    double xxyy = 0;
};

/// By Gauss' rule with three nodes an axis:
/// r_xy = -XY/r³, r_xxy = Y(3X² - r²)/r⁵, r_xxyy = (-r⁴ + 3(X² + Y²)r² - 15X²Y²)/r⁷.
MixedTerms mixedTerms(const PointSource& point, const PixelWindow& window,
                      const PointSourcesArgs& args);

/// The mean square, over a tile of the sides a and b [m], of the phase that
/// r(x, y) ≈ r(x, yc) + r(xc, y) - r(xc, yc) leaves out: r_xy dx dy + r_xxy dx²dy/2 +
/// r_xyy dx dy²/2 + r_xxyy dx²dy²/4 + …, with mean dx² = a²/12 and mean dx⁴ = a⁴/80. The amplitude
/// 1/r separates better, by a factor of kr/2.
double mixedSquare(const MixedTerms& terms, double a, double b);

/// The error of series to the second power about an anchor of each patch of `side` × `side` pixels,
/// with the amplitude of the anchor: what `mixedSquare` and `seriesError` leave out, and the
/// rounding of turns per pixel in float.
double patchError(const PointSource& point, const PixelWindow& window, const PointSourcesArgs& args,
                  int side);

} // namespace fringe::plan
