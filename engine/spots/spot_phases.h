// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/spot_target.h"

#include <complex>
#include <span>
#include <vector>

namespace fringe {

/// Whether a bright spot's phase is given.
bool givesPhases(const SpotList& spots);

/// How far each bright spot's phase is from the one that is given for it, -π … π [rad], without
/// what they have in common, which no camera sees; 0 for other spots. A spot without light is as
/// far off as can be. `fields`: U_r at every spot.
std::vector<double> phaseErrors(std::span<const std::complex<double>> fields,
                                const SpotList& spots);

/// The root mean square of those of bright spots whose phases are given [rad]; 0 without such.
double phaseError(std::span<const std::complex<double>> fields, const SpotList& spots);

} // namespace fringe
