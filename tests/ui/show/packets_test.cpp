// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/panel_packets.h"

#include <gtest/gtest.h>

#include <random>

namespace fringe {
namespace {

PanelEvent fullEvent() {
    return {.kind = PanelEvent::Kind::Shown,
            .state = PanelState::Hold,
            .why = message("The screen {0} shows {1} pixels.", "DP-2", 1280),
            .asks = true,
            .screens = {{.name = "DP-2", .model = "PLUTO", .x = -5, .size = {1280, 1024}},
                        {.name = "é", .milliHertz = 59'940, .isPrimary = true}},
            .sequence = 1ULL << 40,
            .refresh = 77,
            .microseconds = -3,
            .late = 4,
            .interval = 1.0 / 60,
            .isCounted = true,
            .hasKey = true};
}

TEST(PanelPackets, AnEventComesAsItWent) {
    const PanelEvent sent = fullEvent();
    const auto come = eventIn(packed(sent));
    ASSERT_TRUE(come);
    EXPECT_EQ(come->kind, sent.kind);
    EXPECT_EQ(come->state, sent.state);
    EXPECT_EQ(come->why, sent.why);
    EXPECT_EQ(come->asks, sent.asks);
    EXPECT_EQ(come->screens, sent.screens);
    EXPECT_EQ(come->sequence, sent.sequence);
    EXPECT_EQ(come->refresh, sent.refresh);
    EXPECT_EQ(come->microseconds, sent.microseconds);
    EXPECT_EQ(come->late, sent.late);
    EXPECT_EQ(come->interval, sent.interval);
    EXPECT_EQ(come->isCounted, sent.isCounted);
    EXPECT_EQ(come->hasKey, sent.hasKey);
}

TEST(PanelPackets, ARequestComesAsItWent) {
    const auto come = requestIn(packed({.kind = PanelRequest::Kind::Arm,
                                        .sequence = 9,
                                        .refreshes = 2,
                                        .arming = {"DP-2", "ab", {1280, 1024}, true, 7.5},
                                        .pause = 0.25}));
    ASSERT_TRUE(come);
    EXPECT_EQ(come->kind, PanelRequest::Kind::Arm);
    EXPECT_EQ(come->sequence, 9U);
    EXPECT_EQ(come->refreshes, 2U);
    EXPECT_EQ(come->arming.screen, "DP-2");
    EXPECT_EQ(come->arming.edid, "ab");
    EXPECT_EQ(come->arming.mode, (PanelSize{1280, 1024}));
    EXPECT_TRUE(come->arming.evenShared);
    EXPECT_EQ(come->arming.patience, 7.5);
    EXPECT_EQ(come->pause, 0.25);
}

TEST(PanelPackets, WhatIsCutOffIsNone) {
    const PacketBytes whole = packed(fullEvent());
    for (std::size_t count = 0; count < whole.size(); ++count)
        EXPECT_FALSE(eventIn(std::span(whole).first(count))) << count;
}

TEST(PanelPackets, NothingThatComesIsBelievedBlindly) {
    std::mt19937 random(3);
    const PacketBytes whole = packed(fullEvent());
    for (int i = 0; i < 20'000; ++i) {
        PacketBytes damaged = whole;
        damaged[random() % damaged.size()] = static_cast<std::byte>(random());
        damaged[random() % damaged.size()] = static_cast<std::byte>(random());
        static_cast<void>(eventIn(damaged)); // neither crashes nor takes all memory
    }
}

} // namespace
} // namespace fringe
