// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/wanted.h"

namespace fringe {

/// L = Σ (s|U| - √T)² over the places that count, with the scale s that makes it least, and how it
/// changes with the field: V = ∂L/∂U*, of the same form as U.
struct AmplitudeLoss {
    double value = 0;
    Samples slope;
};
AmplitudeLoss amplitudeLoss(const Samples& fields, const Constraint& wanted);

} // namespace fringe
