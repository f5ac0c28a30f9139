// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_designer.h"
#include "engine/pictures/wanted_picture.h"
#include "engine/spots/spot_designer.h"
#include "engine/spots/wanted_spots.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <utility>

/// Designs of spots and of pictures, run on the cpu.
namespace fringe::test {

inline const ComputeDevice& cpu() {
    static const ComputeDevice device = ComputeDevice::open("cpu");
    return device;
}

inline Outcome<SolverResult> outcomeOf(const SpotDesign& design, JobControl& control,
                                       const SolverRun& run = {},
                                       const ComputeDevice& device = cpu()) {
    return designSpots(design, device, control, run);
}

inline Outcome<SolverResult> outcomeOf(const PictureDesign& design, JobControl& control,
                                       const SolverRun& run = {},
                                       const ComputeDevice& device = cpu()) {
    return designPictures(design, device, control, run);
}

template <class AnyDesign>
SolverResult designed(const AnyDesign& design, const SolverRun& run = {},
                      const ComputeDevice& device = cpu()) {
    JobControl control;
    Outcome<SolverResult> outcome = outcomeOf(design, control, run, device);
    EXPECT_TRUE(outcome.finished()) << (outcome.error ? outcome.error->what() : "cancelled");
    return outcome.finished() ? std::move(*outcome.value) : SolverResult{};
}

/// A run, and what it was after some iteration.
struct RunThrough {
    std::optional<SolverState> middle;
    SolverState whole;
};

template <class AnyDesign>
RunThrough designedThrough(const AnyDesign& design, std::int64_t iteration,
                           const ComputeDevice& device = cpu()) {
    RunThrough run;
    const auto watch = [&](const SolverState& state) {
        if (state.iteration == iteration)
            run.middle = state;
    };
    run.whole = designed(design, {std::nullopt, watch}, device).state;
    return run;
}

inline const Figures& lastFigures(const SolverResult& result) {
    return result.state.history.back();
}

/// In the same light, given pixel by pixel.
template <class AnyDesign> AnyDesign inPicturedLight(AnyDesign design) {
    fringe::Setup& setup = design.setup;
    setup.beam.picture = givenPixels("beam", setup.plate.size, beamAmplitude(setup));
    setup.beam.kind = Beam::Kind::Picture;
    setup.aperture = {};
    return design;
}

/// Keeps references, as all optics do.
inline WantedList wantedOf(const SpotDesign& design, Device& device, JobControl& control) {
    WantedList wanted;
    wanted.push_back(
        std::make_unique<WantedSpots>(std::make_shared<const SpotDesign>(design), device, control));
    return wanted;
}

inline WantedList wantedOf(const PictureDesign& design, Device& device, JobControl& control) {
    return wantedPictures(design, device, control);
}

template <class AnyDesign>
Optics opticsOf(const AnyDesign& design, JobControl& control, const ComputeDevice& device = cpu()) {
    Device& kernels = device.kernels();
    return Optics({design.setup, design.levels}, wantedOf(design, kernels, control), kernels,
                  control);
}

} // namespace fringe::test
