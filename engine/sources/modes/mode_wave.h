// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <complex>

namespace fringe {

/// The wave of a mode on the plate, z = 0, in light of one wavelength: paraxial and exact there, of
/// the power `Mode::weight` mm², ∬|u|² dx dy. With ζ = -z from the waist to the plate, z_R =
/// πw₀²/λ, w = w₀ √(1 + ζ²/z_R²), ψ = atan ζ/z_R, and the time dependence exp(-iωt):
/// - Laguerre, Hermite: exp(ikζ + ikr²ζ/2(ζ² + z_R²) - i(N + 1)ψ) times the mode's shape in r/w or
///   x/w, y/w, N = 2p + |l| or m + n (Siegman, Lasers, 1986, chapter 16).
/// - Bessel: J_|l|(βr/q) exp(ikζ - (r²/w₀² + iβ²ζ/2k)/q)/q, q = 1 + iζ/z_R, β = k sin(cone) (Gori,
///   Guattari & Padovani, Opt. Commun. 64, 491, 1987).
/// Turns exp(ilφ) with φ from x to y. Immutable: any thread.
class ModeWave {
  public:
    /// wavelength: [m], > 0.
    ModeWave(const Mode& mode, double wavelength);

    /// x, y: on the plate [m].
    std::complex<double> at(double x, double y) const;

    /// Radius about the mode's place beyond which nothing is seen of it [m].
    double reach() const { return reach_; }
    const Mode& mode() const { return mode_; }

  private:
    std::complex<double> shapeAt(double x, double y) const;
    std::complex<double> besselAt(double r) const;

    Mode mode_;
    double width_;           ///< w
    double curvature_;       ///< k/2R [rad/m²]
    std::complex<double> q_; ///< 1 + iζ/z_R
    double beta_ = 0;        ///< [rad/m]
    double ring_ = 0;        ///< radius that the cone has on the plate
    double reach_;
    std::complex<double> factor_; ///< what does not depend on the place
};

/// |û|² of a mode at frequencies [1/m], in proportion, whatever its place.
class ModeSpectrum {
  public:
    ModeSpectrum(const Mode& mode, double wavelength);
    double at(double fx, double fy) const;
    double reach() const { return ring_ + wave_.reach(); } ///< [1/m]

  private:
    ModeWave wave_; ///< that is like the spectrum; of Bessel the Gauss factor
    std::int64_t l_;
    double ring_ = 0, waist_; ///< β/2π, and w₀; of Bessel
};

} // namespace fringe
