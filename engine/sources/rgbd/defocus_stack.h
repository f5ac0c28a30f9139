// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <functional>
#include <span>
#include <vector>

namespace fringe {

/// A picture with depth in planes of z, as a camera sees it whose lens takes in light of a half
/// angle of 10 mrad: incoherent, what is nearer before what is farther. Immutable: any thread.
class DefocusStack {
  public:
    struct Scene {
        Shape shape;
        double pitch;                      ///< [m]
        std::span<const float> intensity;  ///< row-major
        std::span<const double> parts;     ///< of the way from near to far; NaN: no light there
        std::function<double(double)> zAt; ///< [m] of a part
    };
    /// In `count` planes, evenly from near to far.
    DefocusStack(const Scene& scene, std::size_t count);

    /// Intensity in a plane at a part of the way from near to far, between two of these planes.
    /// Row-major.
    std::vector<float> at(double part) const;

  private:
    std::vector<std::vector<float>> planes_;
};

} // namespace fringe
