// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/gray_curve.h"
#include "engine/device/mask.h"
#include "engine/device/mask_checks.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

using test::expectSentence;
using test::samplesOf;
using test::sentenceOf;
using Numbers = std::vector<std::uint16_t>;

Choice maskDevice(const char* light, const char* tone) {
    return {"mask", {{"light", std::string(light)}, {"tone", std::string(tone)}}};
}

LevelPattern phases(Numbers levels, int count) {
    LevelPattern pattern;
    pattern.count = count;
    pattern.encoding = "phase";
    pattern.sampling = {8_um, 7_um, {Length(500e-9)}};
    const Shape shape{1, std::ssize(levels)};
    pattern.planes = {Plane<std::uint16_t>(shape, std::move(levels))};
    return pattern;
}

Numbers madeOf(const LevelPattern& pattern, const Choice& device) {
    return samplesOf(madePattern(pattern, device).numbers);
}

/// In transmission the phase falls with the depth: the level 1 of 4 is 3 steps deep, or 1 high.
TEST(Mask, IsDeepWhereLightThroughItIsToBeAhead) {
    const LevelPattern pattern = phases({0, 1, 2, 3}, 4);
    EXPECT_EQ(madeOf(pattern, maskDevice("transmission", "depth")), (Numbers{0, 3, 2, 1}));
    EXPECT_EQ(madeOf(pattern, maskDevice("transmission", "height")), (Numbers{0, 1, 2, 3}));
    EXPECT_EQ(madeOf(pattern, maskDevice("reflection", "depth")), (Numbers{0, 1, 2, 3}));
    EXPECT_EQ(madeOf(pattern, maskDevice("reflection", "height")), (Numbers{0, 3, 2, 1}));
}

/// 500 nm/(1.5 − 1) = 1 µm; 500 nm/(2 · 1.25) = 200 nm.
TEST(Mask, TurnsThePhaseOnceByItsFullDepth) {
    Choice device = maskDevice("transmission", "depth");
    device.values["index"] = 1.5;
    const LevelPattern pattern = phases({0, 1, 15, 7}, 16);
    const MadePattern through = madePattern(pattern, device);
    EXPECT_NEAR(through.step.si(), 62.5e-9, 1e-18);
    EXPECT_EQ(through.layers(), 4);
    EXPECT_NEAR(through.depth(0).si(), 62.5e-9, 1e-18);
    EXPECT_NEAR(through.depth(3).si(), 500e-9, 1e-17);
    device.values["medium"] = 1.25;
    device.values["light"] = std::string("reflection");
    EXPECT_NEAR(madePattern(pattern, device).step.si(), 12.5e-9, 1e-18);
    device.values["layers"] = std::string("level");
    const MadePattern perLevel = madePattern(pattern, device);
    EXPECT_EQ(perLevel.layers(), 15);
    EXPECT_NEAR(perLevel.depth(14).si(), 187.5e-9, 1e-17);
    EXPECT_TRUE(perLevel.isDrawn(7, 6));
    EXPECT_FALSE(perLevel.isDrawn(7, 0));
    EXPECT_TRUE(through.isDrawn(9, 0) && through.isDrawn(9, 3) && !through.isDrawn(9, 1));
}

/// 500 nm/(1.5 − 1.25) = 2 µm. What lies above has the smaller index.
TEST(Mask, IsDeeperInAMedium) {
    Choice device = maskDevice("transmission", "depth");
    device.values["index"] = 1.5;
    device.values["medium"] = 1.25;
    const LevelPattern pattern = phases({0, 1, 15, 7}, 16);
    EXPECT_NEAR(madePattern(pattern, device).step.si(), 125e-9, 1e-18);
    device.values["medium"] = 1.5;
    EXPECT_THROW(madePattern(pattern, device), Error);
}

TEST(Mask, OpensWhereTwoAmplitudesAreOne) {
    LevelPattern pattern = phases({1, 0, 1}, 2);
    pattern.encoding = "amplitude";
    const MadePattern made = madePattern(pattern, {"mask"});
    EXPECT_EQ(samplesOf(made.numbers), (Numbers{1, 0, 1}));
    EXPECT_FALSE(made.isRelief());
    pattern.count = 4;
    expectSentence(sentenceOf([&] { madePattern(pattern, {"mask"}); }), "4 levels of amplitude");
}

TEST(Mask, RefusesWhatItsMasksCannotMake) {
    const LevelPattern five = phases({0, 1, 4}, 5);
    expectSentence(sentenceOf([&] { madePattern(five, {"mask"}); }), "2^m", "5");
    EXPECT_NO_THROW(madePattern(five, {"mask", {{"layers", std::string("level")}}}));
    LevelPattern colours = phases({0, 1}, 2);
    colours.sampling.wavelengths = {Length(6e-7), Length(5e-7)};
    expectSentence(sentenceOf([&] { madePattern(colours, {"mask"}); }), "one wavelength", "2");
    expectSentence(sentenceOf([&] { madePattern(five, {"none"}); }), "no mask", "none");
}

TEST(Mask, IsADeviceThatShowsTheLevelsThemselves) {
    Design design = withParameterText(exampleDesign("spots"), "device.kind", "mask");
    design = withParameterText(std::move(design), "encoding.levels", "16");
    EXPECT_TRUE(findingsOnDevice(design).empty());
    design = withParameterText(std::move(design), "encoding.levels", "12");
    const Findings findings = findingsOnDevice(design);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().parameter, "device.layers");
    EXPECT_EQ(findings.front().severity, Severity::Refusal);
    const LevelPattern pattern = phases({0, 1, 2, 3}, 4);
    const Hologram none;
    EXPECT_EQ(shownOf({none, pattern, {"mask"}}, nullptr).planes.front(),
              fieldOfPattern(pattern).planes.front());
}

Raster curveOf(const std::vector<float>& grays, const std::vector<float>& depths) {
    Raster curve{{2, std::ssize(grays)}};
    curve.samples = grays;
    curve.samples.insert(curve.samples.end(), depths.begin(), depths.end());
    return curve;
}

/// Steps of 100 nm: 0, 100, 200, 300 nm lie at 0, half of the way to 100, and a half and all of
/// that from 200 nm on; the other curve falls, and its least depth of 50 nm is the number 0.
TEST(GrayCurve, GivesTheGrayOfEachDepth) {
    const GrayUse use{100_nm, 4, 8};
    EXPECT_EQ(graysOf(curveOf({0, 100, 200}, {0, 200e-9F, 300e-9F}), "c", use),
              (Numbers{0, 50, 100, 200}));
    EXPECT_EQ(graysOf(curveOf({10, 250}, {410e-9F, 50e-9F}), "c", use),
              (Numbers{250, 183, 117, 50}));
}

TEST(GrayCurve, IsRefusedWithAReason) {
    const auto refusal = [](const Raster& curve, std::int64_t bits = 8) {
        return sentenceOf([&] { graysOf(curve, "c.csv", {100_nm, 4, bits}); });
    };
    expectSentence(refusal(curveOf({0, 10, 20}, {0, 400e-9F, 300e-9F})), "c.csv", "not monotonic",
                   "10 and 20");
    expectSentence(refusal(curveOf({0, 10, 20}, {400e-9F, 100e-9F, 200e-9F})), "not monotonic",
                   "10 and 20");
    expectSentence(refusal(curveOf({0, 10, 20}, {0, 100e-9F, 100e-9F})), "not monotonic");
    expectSentence(refusal(curveOf({0, 10, 5}, {0, 100e-9F, 400e-9F})), "do not rise");
    expectSentence(refusal(curveOf({0, 300}, {0, 400e-9F})), "0 to 300", "255");
    EXPECT_NO_THROW(graysOf(curveOf({0, 300}, {0, 400e-9F}), "c", {100_nm, 4, 9}));
    expectSentence(refusal(curveOf({0, 255}, {0, 250e-9F})), "250 nm", "300 nm");
    expectSentence(refusal(curveOf({0}, {0})), "fewer than two");
}

} // namespace
} // namespace fringe
