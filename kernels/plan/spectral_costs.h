// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/spectral_errors.h"
#include "kernels/plan/spectral_plan.h"

#include <optional>
#include <span>

namespace fringe::plan {

/// A call, and what its steps take.
struct CostedCall {
    const PointSourcesArgs& args;
    const SpectralCosts& costs;
};

/// The points of a slab.
struct CostedPoints {
    const PointBox& box;
    double count;
    std::span<const SamplePoint> sample;
};

/// A way to sum some points, and its time.
struct CostedChoices {
    SpectralChoices choices;
    double nanoseconds = 0;
};

/// The fastest choices that keep the tolerance of the call; nothing if there are none.
std::optional<CostedChoices> cheapestChoices(const CostedPoints& points, const CostedCall& call);

/// The time of the sum that takes the points otherwise [ns].
double directCost(const CostedPoints& points, const CostedCall& call);

} // namespace fringe::plan
