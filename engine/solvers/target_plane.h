// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/solver.h"

#include <functional>

/// What the solvers share that say what the light should be and back-propagate that.
namespace fringe {

/// amplitude·exp(i arg field); where there is no light the phase is 0.
Complex withPhaseOf(Complex field, float amplitude);

/// w *= factor(a) at the bright places, with a = |U|/(s√T) and the scale s that brings √T nearest
/// to |U|, within bounds so that no dark place takes all weight; then Σ w² = 1 of each of what is
/// wanted. Where ln a alternates from one correction to the next, as with few, uneven spots, a has
/// an exponent below 1 from then on: errors that come back as -p times the last ones would have
/// been gone with 1/(1 + p) of the correction.
void correctWeights(SolverState& state, Optics& optics,
                    const std::function<double(double)>& factor);

/// The field wanted in the target plane: the weights, or √T where there are none, with the phases
/// of `phases`; where a phase is given, with that, turned against the error that the last pattern
/// showed, so that what other places add is made up for. Light at single dark places is
/// counteracted. The pattern follows.
void constrain(SolverState& state, Optics& optics, const std::vector<Samples>& phases);

/// The pattern nearest to the light of `state.constrained`.
void backPropagateTo(SolverState& state, Optics& optics);

/// How far each place's phase is from the one that is given for it, -π … π [rad], without what they
/// have in common, which no camera sees; 0 for other places. A place without light is as far off as
/// can be.
std::vector<double> phaseErrors(std::span<const Complex> fields, const Constraint& constraint);

} // namespace fringe
