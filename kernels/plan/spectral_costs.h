// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/spectral_plan.h"

#include <optional>

namespace fringe::plan {

/// A way to sum some points, and its time on one core of a present-day processor.
struct CostedChoices {
    SpectralChoices choices;
    double nanoseconds = 0;
};

/// The fastest choices that keep the tolerance of the call for `count` points of the box; nothing
/// if there are none.
std::optional<CostedChoices> cheapestChoices(const PointBox& box, double count,
                                             const PointSourcesArgs& args);

/// The time of the direct sum on one core [ns].
double directCost(const PointBox& box, double count, const PointSourcesArgs& args);

} // namespace fringe::plan
