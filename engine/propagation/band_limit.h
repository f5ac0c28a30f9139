// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <cstdint>

/// Band limits of convolutions; formulas: `transferArgs`. All in metres.
namespace fringe {

/// An axis of the plane that light leaves, and of the window as wide that it goes to.
struct RayAxis {
    double width, pitch, wavelength;
    bool isParaxial;

    /// All frequencies for distance 0, which is ≥ 0.
    SpectrumBand softBand(double distance) const;
    /// Samples that keep what the margin smears out of the window, for all distances up to one.
    std::int64_t paddedSamples(double distance) const;

  private:
    double steepest(double distance) const;
    double blur(double distance) const;
    double largestBlur(double distance) const;
};

/// Where the transfer function is sampled without aliasing on `samples`.
SpectrumBand hardBand(std::int64_t samples, double pitch, double wavelength, double distance);

} // namespace fringe
