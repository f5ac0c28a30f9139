// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/targets/targets.h"

#include <gtest/gtest.h>

namespace fringe::test {

/// A project of a few spots behind a lens, designed in no time.
inline Design spotProject(SpotList spots) {
    Design design;
    design.target = Target::Spots;
    design.setup.plate.size = {96, 112};
    design.spots.list = std::make_shared<const SpotList>(std::move(spots));
    design.spots.settings.stop.iterations = 5;
    design.reconstruction.distance = 0_mm;
    return design;
}

inline const ComputeDevice& cpu() {
    static const ComputeDevice device = ComputeDevice::open("cpu");
    return device;
}

inline TargetResult computed(const Design& design) {
    JobControl control;
    Outcome<TargetResult> outcome = computeDesign(design, cpu(), control);
    EXPECT_TRUE(outcome.finished()) << (outcome.error ? outcome.error->what() : "cancelled");
    return outcome.finished() ? std::move(*outcome.value) : TargetResult{};
}

} // namespace fringe::test
