// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_designer.h"

#include "engine/methods/abilities.h"
#include "engine/spots/wanted_spots.h"

#include <memory>
#include <utility>

namespace fringe {
namespace {

SolverResult runDesign(const SpotDesign& design, Device& device, JobControl& control,
                       const SolverRun& run) {
    const Solving& solving = design;
    control.begin(message(FRINGE_MARK("Designing spots")), 0, 1,
                  shareLeft(run, solving.stop) * designPairs(design), FRINGE_MARK("point-pixels"));
    const std::shared_ptr<const SpotDesign> here(std::shared_ptr<void>(), &design);
    WantedList wanted;
    wanted.push_back(std::make_unique<WantedSpots>(here, device, control, run.eachPair));
    return solve(Optics({design.setup, design.levels}, std::move(wanted), device, control), solving,
                 run);
}

} // namespace

Outcome<SolverResult> designSpots(const SpotDesign& design, const ComputeDevice& device,
                                  JobControl& control, const SolverRun& run,
                                  const PlanLimits& limits) {
    return outcomeOf([&] {
        PlanLimits here = limits;
        if (!here.device)
            here.device = abilitiesOf(device.kernels());
        requireRunnable(planSpots(design, here));
        return runDesign(design, device.kernels(), control, run);
    });
}

} // namespace fringe
