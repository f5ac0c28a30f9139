// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/targets.h"

#include "engine/encodings/encoding.h"
#include "engine/optics/metrics.h"
#include "engine/propagation/lens_focus.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/targets/picture_project.h"
#include "engine/targets/project_paths.h"
#include "engine/targets/target_checks.h"

#include <utility>

namespace fringe {
namespace {

const ProjectPaths& spotPaths() {
    static const ProjectPaths paths(
        "algorithm", {{"spots", "spots.list"}, {"stop", "algorithm.until_uniformity"}});
    return paths;
}

Plan planSpotTarget(const Design& design, const PlanLimits& limits) {
    Plan plan = checkedPlan(design.setup.plate, checkTable(design));
    if (plan.runnable()) {
        plan = planSpots(spotDesignOf(design), limits);
        spotPaths().addFindings(plan, std::exchange(plan.advice, {}));
        checkPatternConditions(plan, design);
    }
    if (plan.runnable())
        addReconstruction(plan, design, limits);
    return plan;
}

/// The value of a design of a pattern; throws what it ended with instead.
template <class Result> Result taken(Outcome<Result> made) {
    if (made.error)
        throw *made.error;
    if (!made.finished())
        throw Cancelled();
    return std::move(*made.value);
}

TargetResult designed(const Design& design, Outcome<SolverResult> outcome) {
    SolverResult made = taken(std::move(outcome));
    Hologram hologram = fieldOf(design, made.state.best.pattern.turns());
    hologram.device = made.device;
    return {std::move(hologram), std::move(made)};
}

Outcome<TargetResult> computePoints(const Design& design, const ComputeDevice& device,
                                    JobControl& control, const PlanLimits& limits) {
    Outcome<Hologram> field = computeHologram(design, device, control, limits);
    Outcome<TargetResult> outcome;
    outcome.notes = std::move(field.notes);
    outcome.error = std::move(field.error);
    if (field.finished())
        outcome.value = TargetResult{std::move(*field.value), {}};
    return outcome;
}

Picture focusedPicture(const Design& design, const Hologram& hologram, const ComputeDevice& device,
                       JobControl& control) {
    const LensPlane lens{*lensOf(design), design.reconstruction.distance};
    const std::int64_t padding = paddingOf(design.propagation);
    const Sampling& sampling = hologram.sampling;
    Hologram seen;
    seen.sampling = sampling;
    for (std::size_t i = 0; i < hologram.planes.size(); ++i) {
        const PlaneSampling plane = ofPlane(sampling, i);
        control.begin(message(FRINGE_MARK("Propagating")), 0, 1,
                      lensWork(hologram.shape(), padding), FRINGE_MARK("samples"));
        seen.planes.push_back(
            focused(hologram.planes[i], plane, lens, padding, device.kernels(), control));
        const PlaneSampling there =
            lensSampling(plane, hologram.shape(), lens.focalLength, padding);
        seen.sampling.pitchX = there.pitchX;
        seen.sampling.pitchY = there.pitchY;
    }
    Picture picture = intensity(seen);
    picture.distance = lens.distance;
    return picture;
}

} // namespace

Plan planDesign(const Design& design, const PlanLimits& limits) {
    if (design.target == Target::Points)
        return plan(design, limits);
    Plan planned = design.target == Target::Spots ? planSpotTarget(design, limits)
                                                  : planPictureProject(design, limits);
    planned.method.key = workOf(design);
    return planned;
}

const Solving& solvingOf(const Design& design) {
    if (design.target == Target::Picture)
        return design.picture.settings;
    return design.spots.settings;
}

Solving& solvingOf(Design& design) {
    return const_cast<Solving&>(solvingOf(std::as_const(design)));
}

Outcome<TargetResult> computeDesign(const Design& design, const ComputeDevice& device,
                                    JobControl& control, const PlanLimits& limits,
                                    const SolverRun& run) {
    if (design.target == Target::Points)
        return computePoints(design, device, control, limits);
    return outcomeOf([&] {
        requireRunnable(planDesign(design, limits));
        return design.target == Target::Spots
                   ? designed(design,
                              designSpots(spotDesignOf(design), device, control, run, limits))
                   : designed(design, designPictures(pictureDesignOf(design), device, control, run,
                                                     limits));
    });
}

Hologram fieldOf(const Design& design, const PhasePattern& pattern) {
    return hologramOf(design.setup, levelsOf(design.encoding), pattern, {});
}

std::string workOf(const Design& design) {
    switch (design.target) {
    case Target::Spots:
        return design.spots.settings.solver.key;
    case Target::Picture:
        return "picture-" + design.picture.settings.solver.key;
    case Target::Points:
        break;
    }
    return design.method.key;
}

std::optional<Length> lensOf(const Design& design) {
    const Lens& lens = design.setup.lens;
    return lens.on && design.target != Target::Points ? std::optional(lens.focalLength)
                                                      : std::nullopt;
}

Outcome<Picture> reconstructDesign(const Design& design, const Hologram& hologram,
                                   const ComputeDevice& device, JobControl& control,
                                   const PlanLimits& limits) {
    if (!lensOf(design))
        return reconstruct(hologram, design.reconstruction.distance, design.propagation, device,
                           control, limits);
    return outcomeOf([&] { return focusedPicture(design, hologram, device, control); });
}

} // namespace fringe
