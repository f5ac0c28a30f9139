// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding.h"
#include "engine/run/look.h"
#include "engine/run/run.h"
#include "engine/solvers/optics.h"
#include "kernels/device.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Designs, planned and computed on the cpu unless another device is named.
namespace fringe::test {

inline const ComputeDevice& cpu() {
    static const ComputeDevice device = ComputeDevice::open("cpu");
    return device;
}

/// As the program does it: by a plan for the device.
inline Outcome<Chain> outcomeOf(const Design& design, JobControl& control,
                                const SolverRun& run = {}, const ComputeDevice& device = cpu()) {
    return compute(plan(design, {.device = device.capabilities()}), {device, control}, run);
}

/// What an outcome holds; fails the test where there is nothing.
template <class Value> Value finished(Outcome<Value> outcome) {
    EXPECT_TRUE(outcome.finished()) << (outcome.error ? outcome.error->what() : "cancelled");
    return outcome.finished() ? std::move(*outcome.value) : Value{};
}

inline Chain computed(const Design& design, const ComputeDevice& device = cpu(),
                      const SolverRun& run = {}) {
    JobControl control;
    return finished(outcomeOf(design, control, run, device));
}

inline const Field& planeOf(const Chain& result) {
    return result.field()->planes.front();
}

inline Picture reconstructed(const Design& design, const Hologram& hologram) {
    JobControl control;
    return finished(look(hologram, lookOf(design), {cpu(), control}));
}

/// In all of the plane at a distance.
inline Picture reconstructed(const Hologram& hologram, Length distance) {
    JobControl control;
    return finished(look(hologram, {.distance = distance}, {cpu(), control}));
}

/// Keeps references, as all that is wanted does.
inline WantedList wantedOf(const Design& design, Device& device, JobControl& control) {
    WantedList wanted;
    for (const SourceInput& input : inputsOf(design, {.device = capabilitiesOf(device)}))
        wanted.push_back(sourceKindOf(input.source.kind.key).wanted(input, device, control, false));
    return wanted;
}

inline Optics opticsOf(const Design& design, JobControl& control,
                       const ComputeDevice& device = cpu()) {
    Device& kernels = device.kernels();
    return Optics({design.setup, levelsOf(design.encoding)}, wantedOf(design, kernels, control),
                  kernels, control);
}

/// Iterations without a plan, on levels that no device has, too.
inline SolverResult designed(const Design& design, const SolverRun& run = {},
                             const ComputeDevice& device = cpu()) {
    JobControl control;
    return finished(fringe::outcomeOf([&] {
        Optics optics = opticsOf(design, control, device);
        return solve(optics, design, run);
    }));
}

/// The field behind the best pattern.
inline Hologram bestField(const Design& design) {
    return fieldOf(design, designed(design).state.best.pattern.turns());
}

inline void setLevels(Design& design, std::int64_t levels) {
    design.encoding.values["levels"] = levels;
}

/// Number of levels of a pattern that has any phase.
inline constexpr std::int64_t anyPhase = 0;

/// A run, and what it was after some iteration.
struct RunThrough {
    std::optional<SolverState> middle;
    SolverState whole;
};

inline RunThrough designedThrough(const Design& design, std::int64_t iteration) {
    RunThrough run;
    const auto watch = [&](const SolverState& state) {
        if (state.iteration == iteration)
            run.middle = state;
    };
    run.whole = designed(design, {std::nullopt, watch}).state;
    return run;
}

inline const Figures& lastFigures(const SolverResult& result) {
    return result.state.history.back();
}

/// In the same light, given pixel by pixel.
inline Design inPicturedLight(Design design) {
    fringe::Setup& setup = design.setup;
    setup.beam.picture = pictureAsset("beam", setup.plate.size, beamAmplitude(setup));
    setup.beam.kind = Beam::Kind::Picture;
    setup.aperture = {};
    return design;
}

/// The path and the sentence of the first refusal; of none nothing.
struct Refused {
    std::string path, sentence;
};

inline Refused refusalOf(const Plan& plan) {
    for (const Finding& item : plan.findings)
        if (item.severity == Severity::Refusal)
            return {item.parameter, item.message.english()};
    return {};
}

inline Refused refusalOf(const Design& design) {
    return refusalOf(plan(design));
}

} // namespace fringe::test
