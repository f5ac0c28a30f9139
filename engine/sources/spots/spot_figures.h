// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/figures.h"

#include <complex>
#include <span>

namespace fringe {

/// How good a pattern is, from the fields U_r = (1/Σa) Σ_h a_h exp(i(φ_h - Φ_hr)) that it gives at
/// the spots, I_r = |U_r|² and the target T_r, Σ T_r = 1 (Di Leonardo, Ianni & Ruocco, Opt. Express
/// 15, 1913, 2007): efficiency e = Σ I_r over the bright spots; uniformity
/// u = 1 - (max q - min q)/(max q + min q), q_r = I_r/T_r; σ = std(q)/mean(q); error
/// ‖|U| - s√T‖/‖s√T‖ with the scale s that makes it least. Spots to be kept dark count for the
/// error only. `fields` and `target` are of one length, and a target is greater than 0.
Figures spotFigures(std::span<const std::complex<double>> fields, std::span<const double> target);

} // namespace fringe
