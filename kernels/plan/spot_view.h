// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/common_wave.h"
#include "kernels/plan/demodulation.h"

/// Waves of spots on a tile, exp(iΦ) of `SpotGeometry`: a plane wave each, times one of few common
/// waves.
namespace fringe::plan {

/// Spots of like curvature. They share their local reference waves.
struct SpotGroup {
    std::vector<std::uint32_t> spots; ///< indices into those of the call
    double curvature = 0;             ///< middle of the range of `spotCurvature` [1/m]
    double curvatureHalf = 0;         ///< half the range
    PointBox box{};                   ///< for `FreeExact`
    bool isBehind = false;            ///< for `FreeExact`: z < 0
    int terms = 1;                    ///< local reference waves
};

/// κ of the phase -πκ(x² + y²)/λ in which spots of a geometry differ beside their directions: 1/z,
/// behind a lens -z/f² [1/m]. Of `FreeExact` the paraxial one.
double spotCurvature(const SpotPlace& spot, const SpotsArgs& args);

/// A spot's wave at the pixel i to the right of a tile's centre and j below it:
/// exp(i2π(turns + across·i + down·j)) times a local reference wave that is interpolated at the
/// curvature.
struct SpotView {
    double turns;
    double across; ///< [cycles/pixel]
    double down;
    double curvature; ///< [1/m]
};

/// The spots of a group as one tile sees them.
class SpotViews {
  public:
    /// Keeps a reference to `args`.
    SpotViews(const SpotsArgs& args, const SpotGroup& group, const TileFrame& tile);
    SpotViews(const SpotViews&) = delete;
    SpotViews& operator=(const SpotViews&) = delete;

    SpotView of(const SpotPlace& spot) const;
    const LocalWave& wave() const { return wave_; }
    const Demodulation& demodulation() const { return demodulation_; }
    double rate() const { return rate_; } ///< -1/λ, of `FreeExact` -s/λ [cycles/m]

  private:
    SpotView ofExact(const SpotPlace& spot) const;
    SpotView ofParaxial(const SpotPlace& spot) const;

    const SpotsArgs& args_;
    TileFrame tile_;
    double rate_;
    LocalWave wave_;
    Demodulation demodulation_;
};

} // namespace fringe::plan
