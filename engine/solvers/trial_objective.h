// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <cstddef>
#include <span>
#include <vector>

namespace fringe {

/// Complex numbers that a phasor may change by.
struct TrialChanges {
    std::vector<double> re, im;
};

/// What a gain depends on beside the pixel, for `TrialObjective`.
struct TrialAnswer {
    double uniformityWeight = 0;
    double perShare = 0;                ///< bright spots
    double drift = 0;                   ///< what the excesses are over, less the mean of q
    double variance = 0, deviation = 0; ///< of q
    // Coefficients of p, the power of the change:
    double lightOfPower = 0, meanOfPower = 0; ///< in light and mean
    double spread = 0;                        ///< in the variance
    double ofFourth = 0;                      ///< of p² in the variance
};

/// How good the fields at the spots are, for trials of one pixel at a time: mean(q) -
/// uniformityWeight·std(q) over the bright spots, q_r = |U_r|²/T_r (Meister & Winfield, Appl. Opt.
/// 41, 7390, 2002), less the light at dark spots as if each had the mean target.
///
/// A pixel has a wave, a phasor of modulus 1 for every spot, and when it turns the fields become
/// U_r + c·wave_r. The mean of q is then a polynomial of second order in c and its conjugate, and
/// its variance one of fourth. One pass over the spots finds their coefficients, whatever the
/// number of changes.
class TrialObjective {
  public:
    TrialObjective(std::span<const std::complex<double>> fields, std::span<const double> target,
                   double uniformityWeight);

    double value() const { return light_ - answer_.uniformityWeight * answer_.deviation; }

    /// gains[i]: what the objective gains by c = factor·changes_i, to single precision. Returns the
    /// largest. The wave is as long as `waveSize`, its real parts before its imaginary ones, and
    /// zero beyond the spots.
    double compare(const float* wave, std::complex<double> factor, const TrialChanges& changes,
                   std::span<double> gains) const;

    /// U_r += change·wave_r.
    void take(std::complex<double> change, const float* wave);

    /// Floats of a wave.
    std::size_t waveSize() const { return 2 * padded_; }

  private:
    std::size_t padded_; ///< spots, up to a whole number of lanes
    TrialAnswer answer_;
    double light_ = 0; ///< mean q less the light at dark spots
    double mean_ = 0;  ///< of q
    // Numbers of every spot:
    std::vector<double> re_, im_;   ///< U_r
    std::vector<double> perTarget_; ///< 1/T_r; 0 for dark spots
    std::vector<double> bright_;    ///< 1; 0 for dark spots
    std::vector<double> lightOf_;   ///< what |U_r|² counts in `light_`
    std::vector<float> singleRe_, singleIm_, singleLightOf_;
    std::vector<float> singleMeanOf_; ///< what |U_r|² counts in the mean of q
    std::vector<float> excess_;       ///< q_r - `reference_`
};

} // namespace fringe
