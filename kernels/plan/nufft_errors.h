// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/common_wave.h"
#include "kernels/plan/nufft_shapes.h"

#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace fringe::plan {

/// A point on which errors are tried, on one tile that it reaches.
struct SamplePoint {
    double x, y, z; ///< [m], z > 0
    double across;  ///< where on what it reaches the tile lies, in [0, 1]
    double up;
    double weight = 1; ///< points that it stands for
};

/// Points with local reference waves of their own.
struct SlabPart {
    PointBox box{HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL, HUGE_VAL, 0};
    double count = 0;
    std::vector<SamplePoint> sample;
};

/// The `index`-th of the points that are tried. The tiles fill what they reach evenly.
SamplePoint samplePoint(std::size_t index, double x, double y, double z);

/// Relative errors (root mean square over pixels and points) that tile spectra make for points, as
/// far as they do not depend on the gridding kernel.
struct NufftErrors {
    /// Errors of the waves' shapes, astigmatism, coma, higher orders, amplitude: what is left where
    /// their series in the directions has been added up to an order.
    double shape[mostOrder + 1]{};
    double curvature[mostTerms
                     + 1]{}; ///< of the interpolation between n local reference waves, at index n
};

/// What the tile spectra of all parts of a slab make, if each part is summed by itself.
///
/// The wave of a point at distance r in direction (u, v) is, about the tile's centre and with
/// κ = 1/r, the phase k times
///   uX + vY + κ/2 [(X² + Y²) - (uX + vY)²] - κ²/2 (uX + vY)[(X² + Y²) - (uX + vY)²] + …
/// The local reference waves have the mean direction, and curvatures at Chebyshev's nodes between
/// which the waves are interpolated. What is left: differences of the directions, whose first and
/// second order can be added, and the interpolation's error. Both are formed for each point of the
/// sample on its tile of side × side pixels, and averaged; points that do not reach the plane do
/// not count. Infinite where none do.
NufftErrors nufftErrors(std::span<const SlabPart> parts, int side, const PointSourcesArgs& args);

/// Relative error of a wave that is interpolated between n ≥ 1 local reference waves, where those
/// at the ends of the range have the phases ±`phase` [rad] at a tile's corners; the mean over the
/// range.
double interpolationError(double phase, int terms);

/// Where the local reference waves have phase zero: at this squared distance from the tile's
/// centre, in units of the squared half side. It halves the phases that are interpolated.
inline constexpr double neutralSquare = 0.9;

} // namespace fringe::plan
