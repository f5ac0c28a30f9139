// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/raster_facts.h"

#include "engine/sources/rgbd/depth_picture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

namespace fringe {
namespace {

Raster rasterOf(std::vector<float> numbers, float white) {
    Raster raster{.shape = {1, static_cast<std::int64_t>(numbers.size())}, .white = white};
    for (const float number : numbers)
        raster.samples.push_back(number / white);
    return raster;
}

TEST(RasterFacts, TellRangeShareAndHistogram) {
    const RasterFacts facts = factsOf(rasterOf({0, 900, 1000, 3000}, 65535), true);
    EXPECT_NEAR(facts.least, 900, 1e-3);
    EXPECT_NEAR(facts.most, 3000, 1e-3);
    EXPECT_DOUBLE_EQ(facts.notMeasured, 0.25);
    EXPECT_NEAR(std::accumulate(facts.histogram.begin(), facts.histogram.end(), 0.0), 1, 1e-6);
    EXPECT_NEAR(facts.histogram.back(), 1.0 / 3, 1e-6);
    EXPECT_EQ(factsOf(rasterOf({0, 900}, 65535), false).least, 0);
}

TEST(RasterFacts, OfNothingMeasuredThereIsNothing) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const RasterFacts facts = factsOf(rasterOf({nan, 0}, 1), true);
    EXPECT_EQ(facts.notMeasured, 1);
    EXPECT_EQ(facts.most, 0);
    EXPECT_EQ(factsOf(Raster{}, true).notMeasured, 0);
}

TEST(RasterFacts, GuessTheMeaningOfDepths) {
    EXPECT_EQ(guessedMeaning(rasterOf({0, 900, 3000}, 65535)), "millimetres");
    EXPECT_EQ(guessedMeaning(rasterOf({0, 20000}, 65535)), "millimetres");
    EXPECT_EQ(guessedMeaning(rasterOf({0, 20001}, 65535)), "normalised");
    EXPECT_EQ(guessedMeaning(rasterOf({0, 255}, 65535)), "normalised");
    EXPECT_EQ(guessedMeaning(rasterOf({0, 255}, 255)), "normalised");
    EXPECT_EQ(guessedMeaning(rasterOf({0, 1}, 1)), "normalised");
    EXPECT_EQ(guessedMeaning(rasterOf({0, 2.5F}, 1)), "metres");
    EXPECT_EQ(guessedMeaning(rasterOf({0, 2500}, 1)), "millimetres");
}

TEST(RasterFacts, ADepthPictureIsBroughtIntoReach) {
    Design design = designFor("rgbd");
    Choice& kind = design.sources.front().kind;
    kind.assets["depth"] = {"d", std::make_shared<const Raster>(rasterOf({0, 900, 3000}, 65535))};
    kind.values["depth_meaning"] = std::string("millimetres");
    design.reconstruction.distance = 220_mm;
    design = withDepthInReach(std::move(design), 0);
    const RgbdSource picture = asRgbd(design.sources.front());
    EXPECT_EQ(picture.near, 120_mm); // 1080 · (8 µm)² / 532 nm = 129.9 mm
    EXPECT_EQ(picture.far, 100_mm);
    EXPECT_NEAR(picture.scale * 2.1, 0.02, 1e-5);
    EXPECT_EQ(design.reconstruction.distance, 120_mm);
}

} // namespace
} // namespace fringe
