// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_designer.h"

#include <gtest/gtest.h>

#include <optional>
#include <random>

namespace fringe::test {

/// Spots of unequal intensity, inside the reachable field of 8 µm pixels.
inline SpotDesign scatteredSpots(SpotGeometry geometry, int count, unsigned seed = 1) {
    std::mt19937 generator(seed);
    const auto uniform = [&] { return static_cast<double>(generator() >> 8) * 0x1p-23 - 1; };
    SpotDesign design;
    design.plate = {{96, 112}, 8.0_um, 8.0_um};
    design.geometry = geometry;
    design.tolerance = 0;
    for (int i = 0; i < count; ++i) {
        const double x = 3e-3 * uniform(), y = 3e-3 * uniform();
        const double depth = 1e-3 * uniform();
        const double z = geometry == SpotGeometry::Lens ? depth : 0.2 + 10 * depth;
        design.spots.push_back({x, y, z, 1 + 0.5 * uniform(), {}});
    }
    return design;
}

inline const ComputeDevice& cpu() {
    static const ComputeDevice device = ComputeDevice::open("cpu");
    return device;
}

inline SpotResult designed(const SpotDesign& design, const SpotRun& run = {}) {
    JobControl control;
    Outcome<SpotResult> outcome = designSpots(design, cpu(), control, run);
    EXPECT_TRUE(outcome.finished()) << (outcome.error ? outcome.error->what() : "cancelled");
    return outcome.finished() ? std::move(*outcome.value) : SpotResult{};
}

/// A run, and what it was after some round.
struct RunThrough {
    std::optional<SpotState> middle;
    SpotState whole;
};

inline RunThrough designedThrough(const SpotDesign& design, std::int64_t round) {
    RunThrough run;
    run.whole = designed(design, {std::nullopt,
                                  [&](const SpotState& state) {
                                      if (state.round == round)
                                          run.middle = state;
                                  }})
                    .state;
    return run;
}

inline const SpotFigures& lastFigures(const SpotResult& result) {
    return result.state.history.back().figures;
}

} // namespace fringe::test
