// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <span>
#include <vector>

namespace fringe {

/// How good a pattern is, from the fields U_r = (1/Σa) Σ_h a_h exp(i(φ_h - Φ_hr)) that it gives at
/// the spots, I_r = |U_r|² and the target T_r, Σ T_r = 1 (Di Leonardo, Ianni & Ruocco, Opt. Express
/// 15, 1913, 2007). Spots to be kept dark count for `error` only.
struct SpotFigures {
    double efficiency = 0; ///< e = Σ I_r over the bright spots
    double uniformity = 0; ///< u = 1 - (max q - min q)/(max q + min q), q_r = I_r/T_r
    double sigma = 0;      ///< std(q)/mean(q) [%]
    double error = 0;      ///< ‖|U| - s√T‖/‖s√T‖ with the scale s that makes it least
    double zeroOrder = 0;  ///< |Σ a exp(iφ)/Σ a|²: light that is not deflected
    double phaseError = 0; ///< as `phaseError` defines it [rad]; 0 where no phases are given

    friend bool operator==(const SpotFigures&, const SpotFigures&) = default;
};

/// `fields` and `target` are of one length, and a target is greater than 0.
SpotFigures spotFigures(std::span<const std::complex<double>> fields,
                        std::span<const double> target);

/// Whether a pattern is to be kept in place of another: it is more uniform, or as uniform and more
/// efficient.
bool isBetter(const SpotFigures& figures, const SpotFigures& than);

} // namespace fringe
