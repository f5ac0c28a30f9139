// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/show_state.h"

#include <gtest/gtest.h>

#include <random>

namespace fringe {
namespace {

using State = PanelState;
using Cause = ShowCause;
using Act = ShowAct;

constexpr State states[] = {State::Off, State::Armed, State::Showing, State::Hold};
constexpr Cause causes[] = {Cause::Arm,  Cause::Show,       Cause::Hold,
                            Cause::GoOn, Cause::Blank,      Cause::Key,
                            Cause::Off,  Cause::ScreenLost, Cause::ClientSilent};

TEST(ShowState, APictureIsShownOnlyWhereThePanelIsArmed) {
    EXPECT_EQ(nextStep(State::Off, Cause::Show), (ShowStep{State::Off, Act::Refuse}));
    EXPECT_EQ(nextStep(State::Armed, Cause::Show), (ShowStep{State::Showing, Act::Present}));
    EXPECT_EQ(nextStep(State::Showing, Cause::Show), (ShowStep{State::Showing, Act::Present}));
    EXPECT_EQ(nextStep(State::Hold, Cause::Show), (ShowStep{State::Hold, Act::Drop}));
}

TEST(ShowState, HoldKeepsThePictureUntilItGoesOn) {
    EXPECT_EQ(nextStep(State::Showing, Cause::Hold), (ShowStep{State::Hold, Act::Freeze}));
    EXPECT_EQ(nextStep(State::Hold, Cause::GoOn), (ShowStep{State::Showing, Act::None}));
    EXPECT_EQ(nextStep(State::Armed, Cause::Hold).state, State::Armed);
}

TEST(ShowState, BlankIsArmed) {
    EXPECT_EQ(nextStep(State::Showing, Cause::Blank), (ShowStep{State::Armed, Act::Blacken}));
    EXPECT_EQ(nextStep(State::Hold, Cause::Blank), (ShowStep{State::Armed, Act::Blacken}));
}

// What is on its way when the key is pressed must not be seen.
TEST(ShowState, TheKeyIsBlackAndHolds) {
    for (const State state : {State::Armed, State::Showing, State::Hold})
        EXPECT_EQ(nextStep(state, Cause::Key), (ShowStep{State::Hold, Act::Blacken}));
    EXPECT_EQ(nextStep(State::Off, Cause::Key), (ShowStep{State::Off, Act::None}));
}

TEST(ShowState, WhateverIsLostIsOffAndUnseen) {
    for (const State state : states) {
        EXPECT_EQ(nextStep(state, Cause::ScreenLost), (ShowStep{State::Off, Act::Unmap}));
        EXPECT_EQ(nextStep(state, Cause::Off), (ShowStep{State::Off, Act::Unmap}));
        EXPECT_EQ(nextStep(state, Cause::ClientSilent).state, State::Off);
    }
    for (const State state : {State::Armed, State::Showing, State::Hold})
        EXPECT_EQ(nextStep(state, Cause::ClientSilent).act, Act::Blacken);
}

TEST(ShowState, OnlyArmingLeadsAwayFromOff) {
    for (const Cause cause : causes)
        EXPECT_EQ(nextStep(State::Off, cause).state != State::Off, cause == Cause::Arm);
}

// In every walk: a picture is seen only in Showing and Hold, and an act that takes it away is the
// way out of those two.
TEST(ShowState, NoWalkLeavesAPictureInOffOrArmed) {
    std::mt19937 random(7);
    State state = State::Off;
    bool isSeen = false;
    for (int i = 0; i < 100'000; ++i) {
        const ShowStep step = nextStep(state, causes[random() % std::size(causes)]);
        isSeen = (isSeen || step.act == Act::Present) && step.act != Act::Blacken
                 && step.act != Act::Unmap && step.act != Act::Map;
        state = step.state;
        ASSERT_TRUE(!isSeen || state == State::Showing || state == State::Hold);
    }
}

TEST(ShowState, AStoppedClientIsGoneSoonAndASilentOrBusyOneWhenPatienceEnds) {
    const auto why = [](const ClientSigns& client) { return absenceOf(client, 5).english(); };
    const auto says = [&](const ClientSigns& client, const char* words) {
        return why(client).find(words) != std::string::npos;
    };
    EXPECT_EQ(why({"studio", 0.03, 0, true}), "");
    EXPECT_TRUE(says({"studio", 0.05, 0, true}, "studio was stopped"));
    EXPECT_EQ(why({"studio", 4.9, 0, false}), "");
    EXPECT_TRUE(says({"studio", 5.2, 0, false}, "Nothing came from studio for 5 s"));
    EXPECT_EQ(why({"studio", 0.01, 4.9, false}), "");
    EXPECT_TRUE(says({"studio", 0.01, 7.1, false}, "studio was busy"));
    EXPECT_TRUE(says({"studio", 0.01, 7.1, false}, "7 s"));
}

} // namespace
} // namespace fringe
