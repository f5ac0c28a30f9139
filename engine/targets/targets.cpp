// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/targets.h"

#include "engine/optics/encoding.h"
#include "engine/optics/lens_focus.h"
#include "engine/patterns/pattern_checks.h"
#include "engine/targets/picture_project.h"
#include "engine/targets/project_paths.h"
#include "engine/targets/target_checks.h"

#include <utility>

namespace fringe {
namespace {

const ProjectPaths& spotPaths() {
    static const ProjectPaths paths(
        "spots", "algorithm", {{"spots", "spots.list"}, {"stop", "algorithm.until_uniformity"}});
    return paths;
}

Plan planSpotTarget(const Design& design, const PlanLimits& limits) {
    Plan plan = checkedPlan(design.plate, checkTable(design));
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

TargetResult computeSpots(const Design& design, const ComputeDevice& device, JobControl& control,
                          const PlanLimits& limits, const SpotRun& run) {
    const SpotDesign spots = spotDesignOf(design);
    SpotResult made = taken(designSpots(spots, device, control, run, limits));
    Hologram hologram = fieldOf(spots, made);
    return {std::move(hologram), std::move(made), {}};
}

TargetResult computePicture(const Design& design, const ComputeDevice& device, JobControl& control,
                            const PlanLimits& limits, const PictureRun& run) {
    const PictureDesign pictures = pictureDesignOf(design);
    PictureResult made = taken(designPictures(pictures, device, control, run, limits));
    Hologram hologram = fieldOf(pictures, made);
    return {std::move(hologram), {}, std::move(made)};
}

Outcome<TargetResult> computePoints(const Design& design, const ComputeDevice& device,
                                    JobControl& control, const PlanLimits& limits) {
    Outcome<Hologram> field = computeHologram(design, device, control, limits);
    Outcome<TargetResult> outcome;
    outcome.notes = std::move(field.notes);
    outcome.error = std::move(field.error);
    if (field.finished())
        outcome.value = TargetResult{std::move(*field.value), {}, {}};
    return outcome;
}

Picture focusedPicture(const Design& design, const Hologram& hologram, const ComputeDevice& device,
                       JobControl& control) {
    const Reconstruction& wanted = design.reconstruction;
    const LensPlane lens{*lensOf(design), wanted.distance};
    const Sampling& sampling = hologram.sampling;
    Hologram seen;
    seen.sampling = sampling;
    for (std::size_t i = 0; i < hologram.planes.size(); ++i) {
        const PlaneSampling plane{sampling.pitchX, sampling.pitchY, sampling.wavelengths.at(i)};
        control.begin(message(FRINGE_MARK("Propagating")), 0, 1,
                      lensWork(hologram.shape(), wanted.padding), FRINGE_MARK("samples"));
        seen.planes.push_back(
            focused(hologram.planes[i], plane, lens, wanted.padding, device.kernels(), control));
        const PlaneSampling there =
            lensSampling(plane, hologram.shape(), lens.focalLength, wanted.padding);
        seen.sampling.pitchX = there.pitchX;
        seen.sampling.pitchY = there.pitchY;
    }
    Picture picture = intensity(seen);
    picture.distance = wanted.distance;
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

ComputeDevice openDeviceFor(const Design& design, const std::string& id, int threads) {
    ComputeDevice device = ComputeDevice::open(id, threads);
    const bool fits =
        design.target != Target::Spots || offersSpots(device, design.spots.settings.geometry);
    return fits || id != "auto" ? std::move(device) : ComputeDevice::open("cpu", threads);
}

Outcome<TargetResult> computeDesign(const Design& design, const ComputeDevice& device,
                                    JobControl& control, const PlanLimits& limits,
                                    const TargetRun& run) {
    if (design.target == Target::Points)
        return computePoints(design, device, control, limits);
    return outcomeOf([&] {
        requireRunnable(planDesign(design, limits));
        return design.target == Target::Spots
                   ? computeSpots(design, device, control, limits, run.spots)
                   : computePicture(design, device, control, limits, run.picture);
    });
}

PatternLight lightOf(const Design& design) {
    const Beam& beam =
        design.target == Target::Spots ? design.spots.settings.beam : design.picture.settings.beam;
    return {beam, design.plate, design.illumination.wavelengths.front(), design.encoding.levels};
}

Hologram fieldOf(const Design& design, const PhasePattern& pattern) {
    return hologramOf(lightOf(design), pattern, {});
}

std::string workOf(const Design& design) {
    switch (design.target) {
    case Target::Spots:
        return design.spots.settings.algorithm;
    case Target::Picture:
        return "picture-" + design.picture.settings.algorithm;
    case Target::Points:
        break;
    }
    return design.method.key;
}

std::optional<Length> lensOf(const Design& design) {
    const SpotSettings& spots = design.spots.settings;
    if (design.target == Target::Spots && spots.geometry == SpotGeometry::Lens)
        return spots.focalLength;
    const PictureSettings& picture = design.picture.settings;
    if (design.target == Target::Picture && picture.geometry == PictureGeometry::Lens)
        return picture.focalLength;
    return std::nullopt;
}

Outcome<Picture> reconstructDesign(const Design& design, const Hologram& hologram,
                                   const ComputeDevice& device, JobControl& control,
                                   const PlanLimits& limits) {
    const Reconstruction& wanted = design.reconstruction;
    if (!lensOf(design))
        return reconstruct(hologram, wanted.distance, {.padding = wanted.padding}, device, control,
                           limits);
    return outcomeOf([&] { return focusedPicture(design, hologram, device, control); });
}

} // namespace fringe
