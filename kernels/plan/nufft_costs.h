// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/nufft_errors.h"
#include "kernels/plan/nufft_plan.h"

#include <optional>
#include <span>
#include <vector>

namespace fringe::plan {

/// Errors of the gridding kernels on the tiles of one side that cover a plane.
class KernelErrors {
  public:
    KernelErrors(int side, Shape shape);

    /// Cells of the narrowest with which errors together stay within the limit, or nothing.
    std::optional<int> narrowest(double otherError, double limit) const;

  private:
    std::vector<double> squares_; ///< by width, from 2 cells on
};

/// A call, and what its steps take.
struct CostedCall {
    CostedCall(const PointSourcesArgs& call, const NufftCosts& costsOfSteps);

    const PointSourcesArgs& args;
    const NufftCosts& costs;
    std::vector<KernelErrors> kernels; ///< by `NufftCosts::sides`
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
