// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <span>
#include <vector>

namespace fringe {

/// How good the fields at the spots are, for trials of one pixel at a time: mean(q) -
/// balance·std(q) over the bright spots, q_r = |U_r|²/T_r (Meister & Winfield, Appl. Opt. 41, 7390,
/// 2002), less the light at dark spots as if each had the mean target. A trial costs one pass over
/// the spots.
class TrialMerit {
  public:
    TrialMerit(std::span<const std::complex<double>> fields, std::span<const double> target,
               double balance);

    double value() const { return value_; }

    /// What the merit would be with U_r + change·wave_r; the wave is as long as `waveSize`, its
    /// real parts before its imaginary ones, and zero beyond the spots.
    double tried(std::complex<double> change, const float* wave);

    /// Takes over what was tried last.
    void accept();

    /// Floats of a wave.
    std::size_t waveSize() const { return 2 * padded_; }

  private:
    std::size_t padded_; ///< spots, up to a whole number of lanes
    double bright_ = 0;  ///< how many
    double balance_;
    double value_ = 0;
    double triedValue_ = 0;
    std::vector<double> re_, im_, triedRe_, triedIm_;
    std::vector<double> perTarget_; ///< 1/T_r; 0 for dark spots
    std::vector<double> darkness_;  ///< of dark spots the number of bright ones; else 0
};

} // namespace fringe
