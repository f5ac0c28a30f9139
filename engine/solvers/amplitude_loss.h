// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/solving.h"
#include "engine/solvers/solver.h"
#include "engine/solvers/wanted.h"

#include <optional>
#include <vector>

namespace fringe {

/// L = Σ (s|U| - √T)² over the places that count, and how it changes with the field: V = ∂L/∂U*, of
/// the same form as U. The scale s is that which makes it least, or pinned: as Σ T = 1, s = 1/√e
/// asks for the share e of the light.
struct AmplitudeLoss {
    double value = 0;
    Samples slope;
    double scale = 0;
};
AmplitudeLoss amplitudeLoss(const Samples& fields, const Constraint& wanted,
                            std::optional<double> pinnedEfficiency = {});

/// The sum for all that is wanted.
struct WholeLoss {
    double value = 0;
    std::vector<Samples> slopes;
    std::vector<double> scales;
};
WholeLoss wholeLoss(const std::vector<Samples>& fields, const WantedList& wanted,
                    std::optional<double> pinnedEfficiency = {});

/// The parameter of solvers that may pin the scale, and what it is set to: nothing for 0.
ParameterInfo pinnedEfficiencyParameter();
std::optional<double> pinnedEfficiency(const Solving& solving);

} // namespace fringe
