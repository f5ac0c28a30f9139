// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optics/focus_curve.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fringe {

/// What is sharp where, from pictures of one hologram at several distances.
///
/// Light in focus has few and steep edges, light out of focus has fringes everywhere. So a place is
/// sharp where the gradient g = |∇√I| around it is sparsest: where ⟨g²⟩/⟨g⟩² is largest, the local
/// form of the Tamura coefficient of the gradient (Zhang et al., Opt. Lett. 42,
/// 3824 (2017)); ⟨⟩ are means over some 35 × 35 samples. Light with random phases is speckle out
/// of focus and in the neighbourhood of focus alike: there the distance is uncertain by
/// millimetres.
///
/// Memory: seven floats a sample, and the planes of a picture once more. One thread at a time.
class FocusStack {
  public:
    /// The next distance, above that of the one before; all pictures are of one shape.
    void add(const Picture& picture);

    /// Every place at the distance where it is sharpest. Without a distance of its own.
    Picture sharp() const;
    /// The distance at which every place is sharpest [m], between the distances by a parabola; NaN
    /// where there is nothing to see.
    Picture depth() const;
    const FocusCurve& curve() const { return curve_; } ///< of pictures as wholes

  private:
    void compare(std::vector<float> sharpness, const std::vector<float>& gradient,
                 const Picture& picture);
    double distanceOf(double at) const;

    Shape shape_;
    Sampling sampling_;
    std::vector<double> powers_; ///< of lasers
    FocusCurve curve_;
    std::vector<float> before_;               ///< sharpness at the distance before
    std::vector<float> most_, below_, above_; ///< the largest, and at the distances next to it
    std::vector<std::int32_t> at_;            ///< number of its distance
    std::vector<float> gradient_;             ///< around there
    std::vector<std::vector<float>> planes_;  ///< there
};

} // namespace fringe
