// SPDX-License-Identifier: GPL-3.0-or-later
// What a camera sees of a pattern as a panel is sent it.
#include "engine/camera/sent_pattern.h"

#include "engine/device/panel.h"
#include "engine/job/job_control.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <functional>
#include <memory>
#include <random>

namespace fringe {
namespace {

constexpr Length sentWavelength = 532_nm, sentFocal = 200_mm, pitch = 8_um;

LevelPattern sentPatternOf(Shape shape, int count,
                           const std::function<int(int row, int col)>& level) {
    std::vector<std::uint16_t> levels;
    for (int row = 0; row < shape.rows; ++row)
        for (int col = 0; col < shape.cols; ++col)
            levels.push_back(static_cast<std::uint16_t>(level(row, col)));
    LevelPattern pattern;
    pattern.count = count;
    pattern.planes.emplace_back(shape, std::move(levels));
    pattern.sampling = {pitch, pitch, {sentWavelength}};
    pattern.encoding = "phase";
    return pattern;
}

LevelPattern randomPattern(Shape shape, int count) {
    auto random = std::make_shared<std::mt19937>(7);
    return sentPatternOf(shape, count,
                         [=](int, int) { return static_cast<int>((*random)() % unsigned(count)); });
}

Choice panel(const std::vector<std::pair<const char*, const char*>>& settings) {
    Design design;
    design.device.key = "panel";
    for (const auto& [path, text] : settings)
        design = withParameterText(std::move(design), std::string("device.") + path, text);
    return design.device;
}

/// λf/(8 μm) is 13.3 mm: 60 pixels of 0.2 mm see nearly one order.
Picture seen(const LevelPattern& pattern, const SlmModel& model) {
    JobControl control;
    CameraView view;
    view.size = {41, 60};
    view.pitch = Length(0.2e-3);
    view.focalLength = sentFocal;
    return lightOnCamera(pattern, model, view, control);
}

/// What lies on a device that is sent the pattern.
SentPattern sentTo(const Choice& device, const LevelPattern& pattern, const SlmModel& model = {}) {
    Design design;
    design.device = device;
    JobControl control;
    const Chain chain(std::make_shared<const Design>(design), Hologram());
    return sentPattern(chain.withLevels(pattern), model, control);
}

Picture seenAsSent(const LevelPattern& pattern, const Choice& device, const SlmModel& model = {}) {
    const SentPattern sent = sentTo(device, pattern, model);
    return seen(sent.values, sent.model);
}

double peak(const Picture& picture) {
    double most = 0;
    for (const float value : picture.planes[0].samples())
        most = std::max<double>(most, value);
    return most;
}

/// Largest difference of two pictures over the peak of the first.
double difference(const Picture& a, const Picture& b) {
    double most = 0;
    for (std::size_t i = 0; i < a.planes[0].samples().size(); ++i)
        most =
            std::max<double>(most, std::abs(a.planes[0].samples()[i] - b.planes[0].samples()[i]));
    return most / peak(a);
}

TEST(SentPattern, WithoutADeviceItIsTheLevels) {
    const LevelPattern pattern = randomPattern({31, 37}, 217);
    const SentPattern sent = sentTo({"none"}, pattern, {.crosstalk = 0.3});
    EXPECT_EQ(sent.values.count, 217);
    EXPECT_EQ(sent.model.crosstalk, 0.3);
    EXPECT_TRUE(sent.model.response.empty());
}

/// A panel that shows level v of 217 as the phase v/217 shows the pattern, however it is flipped
/// and wherever in its mode it lies; a sign that both the values and the light have changes
/// nothing.
TEST(SentPattern, FlipsPlaceAndSignAreTheDevicesOwn) {
    const LevelPattern pattern = randomPattern({31, 37}, 217);
    const SlmModel gaps{.fillFactor = 0.8, .gapsReflect = true, .crosstalk = 0.2};
    const Picture plain = seen(pattern, gaps);
    for (const Choice& device :
         {panel({}), panel({{"flip_x", "on"}, {"flip_y", "on"}}),
          panel({{"mode_columns", "80"}, {"mode_rows", "50"}, {"column", "9"}, {"row", "3"}})})
        EXPECT_LT(difference(plain, seenAsSent(pattern, device, gaps)), 1e-5);
    const Picture turned = seenAsSent(pattern, panel({{"sign", "-1"}}), {});
    EXPECT_LT(difference(seen(pattern, {}), turned), 1e-5);
}

/// 8 levels a cycle that rise along x, of which optics take an eighth of a cycle a pixel off: all
/// light is in the zero order, where a mirror's is 1.
TEST(SentPattern, WhatTheOpticsTakeOffIsTakenOff) {
    const LevelPattern blaze = sentPatternOf({16, 64}, 8, [](int, int col) { return col % 8; });
    SlmModel model;
    std::vector<double> ramp;
    for (int i = 0; i < 16 * 64; ++i)
        ramp.push_back(i % 64 / 8.0);
    model.takenOff = {Plane<double>({16, 64}, ramp)};
    JobControl control;
    CameraView view{.size = {1, 1}, .pitch = Length(1e-6), .focalLength = sentFocal};
    EXPECT_NEAR(lightOnCamera(blaze, model, view, control).planes[0].at(0, 0), 1, 1e-3);
    EXPECT_LT(lightOnCamera(blaze, {}, view, control).planes[0].at(0, 0), 1e-6);
}

/// A correction and Zernike terms cancel what the panel and the optics add: the camera sees the
/// pattern as if there were neither, to the rounding of 256 levels.
TEST(SentPattern, CorrectionAndZernikeTermsCancelTheOptics) {
    const LevelPattern pattern = randomPattern({32, 40}, 256);
    Choice device = panel({{"zernike", "osa rms waves: 4=0.7"}});
    auto correction = std::make_shared<Raster>(Raster{.shape = {32, 40}, .planes = 1, .white = 1});
    for (int i = 0; i < 32 * 40; ++i)
        correction->samples.push_back(static_cast<float>(0.5 + 0.4 * std::sin(i % 40 * 0.2)));
    device.assets["correction"] = {"c", std::shared_ptr<const Raster>(correction)};
    for (const char* sign : {"1", "-1"}) {
        setValue(device.values, *parameterOf(*findInfo(deviceInfos(), "panel"), "sign"),
                 std::string(sign));
        const Picture plain = seen(pattern, {}), sent = seenAsSent(pattern, device);
        EXPECT_LT(difference(plain, sent), 0.02) << sign;
        const SentPattern bare = sentTo(device, pattern);
        EXPECT_GT(difference(plain, seen(bare.values, {})), 0.3) << "it is not in the values";
    }
}

/// A flat level of 128 of 256 lies at half a cycle by the panel's own response, and at 128/300 of
/// one where 300 levels really make a cycle: against a front reflection of amplitude r = 0.5 and
/// phase 0 the zero order is |r + (1 - r²)·m|².
TEST(SentPattern, TrueLevelsTakeThePlaceOfTheResponse) {
    const LevelPattern flat = sentPatternOf({16, 16}, 256, [](int, int) { return 128; });
    JobControl control;
    const CameraView view{.size = {1, 1}, .pitch = Length(1e-6), .focalLength = sentFocal};
    const auto onAxis = [&](const SlmModel& model) {
        const SentPattern sent = sentTo(panel({}), flat, model);
        return lightOnCamera(sent.values, sent.model, view, control).planes[0].at(0, 0);
    };
    EXPECT_NEAR(onAxis({.frontReflection = 0.5}), std::norm(0.5 - 0.75), 1e-3);
    const std::complex<double> m = std::polar(1.0, 2 * M_PI * 128 / 300.0);
    EXPECT_NEAR(onAxis({.levelsPerCycle = 300, .frontReflection = 0.5}), std::norm(0.5 + 0.75 * m),
                1e-3);
}

TEST(SentPattern, WhatThePanelDoesNotTakeIsRefused) {
    const LevelPattern pattern = randomPattern({8, 8}, 217);
    Choice device = panel({});
    device.assets["correction"] = {
        "c", std::make_shared<const Raster>(Raster{
                 .shape = {3, 4}, .planes = 1, .white = 1, .samples = std::vector<float>(12)})};
    EXPECT_THROW(sentTo(device, pattern), Error);
}

} // namespace
} // namespace fringe
