// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/examples.h"

#include "engine/model/error.h"
#include "engine/model/placed_points.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/spots/spots_source.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

TEST(Examples, AreTheSameOnEveryCallAndLieInFrontOfThePlate) {
    for (const ExampleInfo& info : examples()) {
        const Design design = exampleDesign(info.key);
        EXPECT_EQ(design, exampleDesign(info.key)) << info.key;
        EXPECT_EQ(design.outputs.size(), 3U);
        const Source& source = design.sources.at(0);
        EXPECT_EQ(source.kind.key, info.kind) << info.key;
        if (source.kind.key != "points")
            continue;
        const Box box = placed(asCloud(source)).bounds().value();
        EXPECT_GT(box.low[2], 0.1) << info.key;
        EXPECT_LT(box.high[0] - box.low[0], 0.0154) << info.key;
    }
}

std::size_t pointsOf(const char* key) {
    return asCloud(exampleDesign(key).sources.at(0)).cloud->points.size();
}

std::size_t spotsOf(const char* key) {
    return asSpots(exampleDesign(key).sources.at(0)).spots().size();
}

TEST(Examples, HelpTellsTheNumberOfPoints) {
    EXPECT_EQ(pointsOf("die"), 1224U);
    EXPECT_EQ(pointsOf("knot"), 3000U);
    EXPECT_EQ(pointsOf("spiral"), 1500U);
}

TEST(Examples, HelpTellsTheNumberOfSpots) {
    EXPECT_EQ(spotsOf("spots"), 100U);
    EXPECT_EQ(spotsOf("traps"), 36U);
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
