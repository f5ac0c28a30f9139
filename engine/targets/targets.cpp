// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/targets.h"

#include "engine/model/units.h"
#include "engine/optics/encoding.h"
#include "engine/optics/lens_focus.h"
#include "engine/optics/refocuser.h"
#include "engine/run/memory_budget.h"

#include <algorithm>
#include <map>

namespace fringe {
namespace {

void addConditions(Plan& plan, const Design& design) {
    if (design.illumination.wavelengths.size() > 1)
        plan.advice.push_back(
            {Severity::Refusal, "illumination.wavelengths",
             message(FRINGE_MARK("Spots are designed for one wavelength; give one."))});
    if (design.encoding.kind != EncodingKind::Phase)
        plan.advice.push_back(
            {Severity::Refusal, "encoding.kind",
             message(FRINGE_MARK("Spots are designed for a device that turns the phase; choose "
                                 "the encoding \"Phase\"."))});
}

void addReconstruction(Plan& plan, const Design& design, const PlanLimits& limits) {
    const double bytes = refocusBytes(plan.shape, 1, design.reconstruction.padding);
    plan.bytes = std::max(plan.bytes, static_cast<std::uint64_t>(std::min(bytes, 9e18)));
    if (auto reason = memoryRefusal(plan.shape, plan.bytes, limits.memory))
        plan.advice.push_back({Severity::Refusal, "plate.columns", std::move(*reason)});
}

/// Where a project has what the checks of spots speak of.
std::string pathOf(const std::string& parameter) {
    static const std::map<std::string, std::string> paths{
        {"spots", "spots.list"},
        {"focal_length", "spots.focal_length"},
        {"beam", "spots.beam"},
        {"wavelength", "illumination.wavelengths"},
        {"levels", "encoding.levels"},
        {"algorithm", "algorithm.name"},
        {"start", "algorithm.start"},
        {"iterations", "algorithm.rounds"},
        {"stop", "algorithm.until_uniformity"},
    };
    const auto found = paths.find(parameter);
    if (found != paths.end())
        return found->second;
    return parameter.find('.') == std::string::npos ? "algorithm." + parameter : parameter;
}

Plan planSpotTarget(const Design& design, const PlanLimits& limits) {
    Plan plan;
    plan.shape = design.plate.size;
    plan.advice = checkTable(design);
    if (plan.runnable()) {
        plan = planSpots(spotDesignOf(design), limits);
        for (Advice& finding : plan.advice)
            finding.parameter = pathOf(finding.parameter);
        addConditions(plan, design);
    }
    if (plan.runnable())
        addReconstruction(plan, design, limits);
    plan.method = workOf(design);
    return plan;
}

Outcome<TargetResult> computeSpots(const Design& design, const ComputeDevice& device,
                                   JobControl& control, const PlanLimits& limits,
                                   const SpotRun& run) {
    return outcomeOf([&] {
        requireRunnable(planDesign(design, limits));
        const SpotDesign spots = spotDesignOf(design);
        Outcome<SpotResult> made = designSpots(spots, device, control, run, limits);
        if (made.error)
            throw *made.error;
        if (!made.finished())
            throw Cancelled();
        Hologram hologram = fieldOf(spots, *made.value);
        return TargetResult{std::move(hologram), std::move(made.value)};
    });
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
    return design.target == Target::Spots ? planSpotTarget(design, limits) : plan(design, limits);
}

ComputeDevice openDeviceFor(const Design& design, const std::string& id, int threads) {
    ComputeDevice device = ComputeDevice::open(id, threads);
    const bool fits =
        design.target != Target::Spots || offersSpots(device, design.spots.settings.geometry);
    return fits || id != "auto" ? std::move(device) : ComputeDevice::open("cpu", threads);
}

Outcome<TargetResult> computeDesign(const Design& design, const ComputeDevice& device,
                                    JobControl& control, const PlanLimits& limits,
                                    const SpotRun& run) {
    if (design.target == Target::Spots)
        return computeSpots(design, device, control, limits, run);
    Outcome<Hologram> field = computeHologram(design, device, control, limits);
    Outcome<TargetResult> outcome;
    outcome.notes = std::move(field.notes);
    outcome.error = std::move(field.error);
    if (field.finished())
        outcome.value = TargetResult{std::move(*field.value), {}};
    return outcome;
}

const std::string& workOf(const Design& design) {
    return design.target == Target::Spots ? design.spots.settings.algorithm : design.method.key;
}

std::optional<Length> lensOf(const Design& design) {
    const SpotSettings& spots = design.spots.settings;
    const bool hasLens = design.target == Target::Spots && spots.geometry == SpotGeometry::Lens;
    return hasLens ? std::optional(spots.focalLength) : std::nullopt;
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
