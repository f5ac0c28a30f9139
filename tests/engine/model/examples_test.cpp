// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/examples.h"

#include "engine/model/error.h"
#include "engine/model/placement.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

TEST(Examples, AreTheSameOnEveryCallAndLieInFrontOfThePlate) {
    for (const ExampleInfo& info : examples()) {
        const Design design = exampleDesign(info.key);
        EXPECT_EQ(design, exampleDesign(info.key)) << info.key;
        EXPECT_EQ(design.outputs.size(), 3U);
        if (design.target != Target::Points)
            continue;
        const Box box = placed(design.scene).bounds().value();
        EXPECT_GT(box.low[2], 0.1) << info.key;
        EXPECT_LT(box.high[0] - box.low[0], 0.0154) << info.key;
    }
}

TEST(Examples, HelpTellsTheNumberOfPoints) {
    EXPECT_EQ(exampleDesign("die").scene.cloud->points.size(), 1224U);
    EXPECT_EQ(exampleDesign("knot").scene.cloud->points.size(), 3000U);
    EXPECT_EQ(exampleDesign("spiral").scene.cloud->points.size(), 1500U);
}

TEST(Examples, HelpTellsTheNumberOfSpots) {
    EXPECT_EQ(exampleDesign("spots").spots.spots().size(), 100U);
    EXPECT_EQ(exampleDesign("traps").spots.spots().size(), 36U);
}

TEST(Examples, UnknownKeyListsTheKnownOnes) {
    try {
        exampleDesign("cat");
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("die"), std::string::npos);
    }
}

} // namespace
} // namespace fringe
