// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/nufft_errors.h"
#include "kernels/plan/nufft_plan.h"

#include <optional>
#include <span>

namespace fringe::plan {

/// A call, and what its steps take.
struct CostedCall {
    const PointSourcesArgs& args;
    const NufftCosts& costs;
};

/// A way to sum the parts of a slab, and its time.
struct CostedChoices {
    NufftChoices choices;
    double nanoseconds = 0;
};

/// The fastest choices that keep the tolerance of the call; nothing if there are none.
std::optional<CostedChoices> cheapestChoices(std::span<const SlabPart> parts,
                                             const CostedCall& call);

/// The time of the sum that takes the points otherwise [ns].
double directCost(const SlabPart& part, const CostedCall& call);

} // namespace fringe::plan
