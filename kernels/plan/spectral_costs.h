// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/spectral_plan.h"

#include <optional>

namespace fringe::plan {

/// A call, and what its steps take.
struct CostedCall {
    const PointSourcesArgs& args;
    const SpectralCosts& costs;
};

/// A way to sum some points, and its time.
struct CostedChoices {
    SpectralChoices choices;
    double nanoseconds = 0;
};

/// The fastest choices that keep the tolerance of the call for `count` points of the box; nothing
/// if there are none.
std::optional<CostedChoices> cheapestChoices(const PointBox& box, double count,
                                             const CostedCall& call);

/// The time of the sum that takes the points otherwise [ns].
double directCost(const PointBox& box, double count, const CostedCall& call);

} // namespace fringe::plan
