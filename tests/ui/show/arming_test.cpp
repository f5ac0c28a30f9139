// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/show_state.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

PanelScreen screen(const char* name, std::int32_t x, PanelSize size) {
    return {.name = name, .edid = "0123456789abcdef", .x = x, .size = size, .mode = size};
}

class Arming : public testing::Test {
  protected:
    Arming() { screens_[0].isPrimary = true; }
    std::string faultOf(const PanelArming& arming) const {
        return armingFault(screens_, arming).why.english();
    }
    std::vector<PanelScreen> screens_{screen("DP-1", 0, {1920, 1080}),
                                      screen("DP-2", 1920, {1280, 1024})};
};

TEST_F(Arming, TheScreenMustShowThePanelsMode) {
    EXPECT_EQ(faultOf({.screen = "DP-2", .mode = {1280, 1024}}), "");
    EXPECT_EQ(faultOf({.screen = "DP-2", .mode = {1920, 1152}}),
              "The screen DP-2 shows 1280 × 1024 pixels, and the video mode of the panel has "
              "1920 × 1152; set the screen to that mode, without scaling.");
}

TEST_F(Arming, AScreenIsKnownByItsNameAndEdid) {
    EXPECT_EQ(faultOf({.screen = "DP-3", .mode = {1280, 1024}}),
              "There is no screen \"DP-3\"; there are: DP-1 (1920 × 1080), DP-2 (1280 × 1024).");
    EXPECT_EQ(faultOf({.screen = "DP-2", .edid = "0123456789abcdef", .mode = {1280, 1024}}), "");
    EXPECT_NE(faultOf({.screen = "DP-2", .edid = "fedcba9876543210", .mode = {1280, 1024}}), "");
}

TEST_F(Arming, ThePrimaryScreenAndAMirroredOneAreAskedFor) {
    const ArmingFault primary = armingFault(screens_, {.screen = "DP-1", .mode = {1920, 1080}});
    EXPECT_TRUE(primary.asks);
    EXPECT_NE(primary.why.english(), "");
    EXPECT_EQ(faultOf({.screen = "DP-1", .mode = {1920, 1080}, .evenShared = true}), "");
    screens_[1].isMirrored = true;
    EXPECT_TRUE(armingFault(screens_, {.screen = "DP-2", .mode = {1280, 1024}}).asks);
    EXPECT_EQ(faultOf({.screen = "DP-2", .mode = {1280, 1024}, .evenShared = true}), "");
}

TEST_F(Arming, AScreenThatChangesValuesIsAskedFor) {
    screens_[1].isTinted = true;
    EXPECT_TRUE(armingFault(screens_, {.screen = "DP-2", .mode = {1280, 1024}}).asks);
    EXPECT_EQ(faultOf({.screen = "DP-2", .mode = {1280, 1024}, .evenShared = true}), "");
}

TEST_F(Arming, NothingAllowsAScaledOrTurnedScreen) {
    screens_[1].mode = {1024, 819};
    EXPECT_NE(faultOf({.screen = "DP-2", .mode = {1280, 1024}, .evenShared = true}), "");
    screens_[1].mode = {1280, 1024};
    screens_[1].isTurned = true;
    EXPECT_NE(faultOf({.screen = "DP-2", .mode = {1280, 1024}, .evenShared = true}), "");
}

TEST_F(Arming, AMonitorWithoutAnOutputHasNoModeToDifferFrom) {
    screens_[1].mode = {};
    EXPECT_EQ(faultOf({.screen = "DP-2", .mode = {1280, 1024}}), "");
}

TEST_F(Arming, WhateverChangesTheScreenLosesIt) {
    const PanelScreen armed = screens_[1];
    EXPECT_TRUE(lossOf(armed, screens_).empty());
    const auto loses = [&](auto change) {
        std::vector<PanelScreen> now = screens_;
        change(now[1]);
        return !lossOf(armed, now).empty();
    };
    EXPECT_TRUE(loses([](PanelScreen& one) { one.name = "DP-4"; }));
    EXPECT_TRUE(loses([](PanelScreen& one) { one.edid = ""; }));
    EXPECT_TRUE(loses([](PanelScreen& one) { one.x += 1; }));
    EXPECT_TRUE(loses([](PanelScreen& one) { one.size.height -= 1; }));
    EXPECT_TRUE(loses([](PanelScreen& one) { one.mode.width = 640; }));
    EXPECT_TRUE(loses([](PanelScreen& one) { one.milliHertz = 50'000; }));
    EXPECT_TRUE(loses([](PanelScreen& one) { one.isTurned = true; }));
    EXPECT_TRUE(loses([](PanelScreen& one) { one.isMirrored = true; }));
    EXPECT_FALSE(loses([](PanelScreen& one) { one.isPrimary = true; }));
}

TEST_F(Arming, ScreensThatShareAPixelAreMirrors) {
    findMirrors(screens_);
    EXPECT_FALSE(screens_[0].isMirrored || screens_[1].isMirrored);
    screens_[1].x = 1919;
    findMirrors(screens_);
    EXPECT_TRUE(screens_[0].isMirrored && screens_[1].isMirrored);
}

} // namespace
} // namespace fringe
