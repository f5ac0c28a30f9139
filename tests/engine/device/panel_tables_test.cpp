// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel_tables.h"

#include "engine/model/error.h"
#include "tests/engine/io/expect_error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace fringe {
namespace {

using test::expectSentence;
using test::sentenceOf;

Raster tableOf(std::vector<float> samples) {
    Raster table{{1, static_cast<std::int64_t>(samples.size())}};
    table.samples = std::move(samples);
    return table;
}

std::shared_ptr<const Raster> mapOf(Shape shape, const std::vector<double>& cycles) {
    Raster map{shape};
    map.samples.assign(cycles.begin(), cycles.end());
    return std::make_shared<const Raster>(std::move(map));
}

TEST(PanelTables, OfAnotherPanelAreRefusedWithBothNumbers) {
    std::vector<float> rising(256);
    std::iota(rising.begin(), rising.end(), 0.0F);
    EXPECT_NO_THROW(requireDrive(tableOf(rising), "a.lut", 256, 8));
    expectSentence(sentenceOf([&] { requireDrive(tableOf(rising), "a.lut", 1024, 10); }), "a.lut",
                   "256 entries", "1024");
    rising[7] = 300;
    expectSentence(sentenceOf([&] { requireDrive(tableOf(rising), "a.lut", 256, 8); }), "300",
                   "index 7", "255", "8 bits");
    expectSentence(sentenceOf([&] {
                       requireResponse(tableOf({0, 0.5F}), "r.csv", 4);
                   }),
                   "2 entries", "16");
    rising[9] = std::nanf("");
    EXPECT_THROW(requireResponse(tableOf(rising), "r.csv", 8), Error);
}

/// The panel in a mode of 3 × 5 is 2 × 2 from row 1, column 2.
TEST(Correction, OfTheVideoModeIsCutToThePanel) {
    std::vector<double> cycles(15);
    std::iota(cycles.begin(), cycles.end(), 0.0);
    const CorrectionUse use{.place = {{2, 2}, {3, 5}, 1, 2}};
    const Plane<double> part = correctionOf(mapOf({3, 5}, cycles), "c.bmp", use);
    EXPECT_EQ(part, (Plane<double>({2, 2}, {7, 8, 12, 13})));
    const Plane<double> own = correctionOf(mapOf({2, 2}, {1, 2, 3, 4}), "c.bmp", use);
    EXPECT_EQ(own, (Plane<double>({2, 2}, {1, 2, 3, 4})));
    expectSentence(sentenceOf([&] {
                       correctionOf(mapOf({2, 3}, std::vector<double>(6)), "c.bmp", use);
                   }),
                   "c.bmp", "3 × 2", "2 × 2");
}

CorrectionUse at1064(Shape panel, bool isScaled) {
    return {{panel, {}, 0, 0}, 532_nm, 1064_nm, isScaled};
}

/// Steps of 0.3 cycles along the row, wrapped, and of 0.4 down: unwrapped 0 .3 .6 .9 1.2 and
/// .4 .7 1 1.3 1.6; at twice the wavelength half of it.
TEST(Correction, IsScaledByTheWavelengthOnceUnwrapped) {
    const auto map = mapOf({2, 5}, {0, 0.3, 0.6, 0.9, 0.2, 0.4, 0.7, 0, 0.3, 0.6});
    const Plane<double> scaled = correctionOf(map, "c.bmp", at1064({2, 5}, true));
    const std::vector<double> halves{0, 0.15, 0.3, 0.45, 0.6, 0.2, 0.35, 0.5, 0.65, 0.8};
    for (std::size_t i = 0; i < halves.size(); ++i)
        EXPECT_NEAR(scaled.samples()[i], halves[i], 1e-6) << i;
    expectSentence(sentenceOf([&] {
                       correctionOf(map, "c.bmp", at1064({2, 5}, false));
                   }),
                   "c.bmp", "532 nm", "1.064 µm", "scaled");
}

TEST(Correction, OfAnUnknownWavelengthIsNotScaled) {
    CorrectionUse use = at1064({1, 2}, true);
    use.ofFile = {};
    const auto map = mapOf({1, 2}, {0, 0.3});
    expectSentence(sentenceOf([&] { correctionOf(map, "c.bmp", use); }), "c.bmp", "not known");
    use.isScaled = false;
    EXPECT_NEAR(correctionOf(map, "c.bmp", use).samples()[1], 0.3, 1e-6);
}

/// More than a cycle: no map that is wrapped has that, so that a step of 0.8 is one.
TEST(Correction, BeyondACycleIsScaledAsItIs) {
    const Plane<double> scaled =
        correctionOf(mapOf({1, 3}, {0, 0.8, 1.6}), "c.npy", at1064({1, 3}, true));
    EXPECT_NEAR(scaled.samples()[2], 0.8, 1e-6);
}

/// A vortex, 0 → ¼ → ½ → ¾ around four pixels, is no map of heights.
TEST(Correction, ThatDependsOnTheWayIsNotScaled) {
    const auto map = mapOf({2, 2}, {0, 0.25, 0.75, 0.5});
    expectSentence(sentenceOf([&] {
                       correctionOf(map, "c.bmp", at1064({2, 2}, true));
                   }),
                   "c.bmp", "1 places");
}

TEST(Correction, OfAWavelengthThatIsRoundedInItsNameIsTaken) {
    EXPECT_TRUE(isSameWavelength(532_nm, 532.2_nm));
    EXPECT_FALSE(isSameWavelength(532_nm, 533_nm));
    EXPECT_TRUE(isSameWavelength({}, 533_nm));
}

} // namespace
} // namespace fringe
