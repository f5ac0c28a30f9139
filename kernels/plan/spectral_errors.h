// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/common_wave.h"
#include "kernels/plan/spectral_shapes.h"

namespace fringe::plan {

/// Relative errors (root mean square over pixels and points) that tile spectra make for the points
/// of a box, as far as they do not depend on the gridding kernel.
struct SpectralErrors {
    double shape = 0;    ///< of the waves' shapes: astigmatism, coma, higher orders, amplitude
    double warped = 0;   ///< the same after the first order in the directions has been added
    bool canWarp = true; ///< false: directions scatter so far that frequencies are ambiguous
    double curvature[mostTerms + 1]{}; ///< of the interpolation between n common waves, at index n
};

/// The wave of a point at distance r in direction (u, v) is, about the tile's centre and with
/// κ = 1/r, the phase k times
///   uX + vY + κ/2 [(X² + Y²) - (uX + vY)²] - κ²/2 (uX + vY)[(X² + Y²) - (uX + vY)²] + …
/// The common waves have the mean direction, and curvatures at Chebyshev's nodes between which the
/// waves are interpolated. What is left: differences of the directions in the second and third
/// order, and the interpolation's error (θ/2)ⁿ/(2ⁿ⁻¹ n!) for the phase θ between the ends of the
/// range. Directions and curvatures are scattered over their ranges as the box says. The mean over
/// the tiles of the plane.
SpectralErrors spectralErrors(const PointBox& box, int side, const PointSourcesArgs& args);

/// Relative error of a wave that is interpolated between n ≥ 1 common waves, where those at the
/// ends of the range have the phases ±`phase` [rad] at a tile's corners.
double interpolationError(double phase, int terms, const PointScatter& points = {});

/// Where the common waves have phase zero: at this squared distance from the tile's centre, in
/// units of the squared half side. It halves the phases that are interpolated.
inline constexpr double neutralSquare = 0.9;

} // namespace fringe::plan
