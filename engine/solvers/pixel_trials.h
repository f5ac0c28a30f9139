// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/solver.h"

/// What direct search and simulated annealing share. A pixel that turns from φ to φ' changes each
/// field by a known phasor, U_r += a_h/Σa (exp(iφ') - exp(iφ)) exp(-iΦ_hr): all levels of a pixel
/// are compared by sums over the places, whatever the size of the hologram.
namespace fringe {

/// Goes through all pixels that have light once, in random order. Each takes the one of its levels
/// with the highest objective (`TrialObjective`), or, at a temperature, any with a probability in
/// proportion to exp(objective·pixels/temperature). Devices of very many levels have a random
/// choice of them tried. The same seed and iteration give the same bits. May throw `Cancelled`.
void tryPixels(SolverState& state, Optics& optics, const Solving& solving, double temperature);

} // namespace fringe
