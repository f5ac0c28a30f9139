// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel.h"

#include <cstdlib>
#include <string>

namespace fringe::test {
namespace {

struct PanelCase {
    int width, height;
    int first = 0, columns = 0; ///< of the panel in the picture; 0: all
};
constexpr PanelCase panels[] = {
    {1280, 1024, 4, 1272}, {1920, 1152}, {1358, 800}, {792, 600}, {1366, 769}};
constexpr const char* scales[] = {"1", "1.1", "1.25", "1.35", "1.5", "1.75", "2", "2.25"};

/// A pattern in the panel's columns, and black beside them.
std::vector<std::uint8_t> pictureFor(const PanelCase& panel) {
    auto picture = pattern(panel.width, panel.height);
    for (std::size_t i = 0; panel.columns > 0 && i < picture.size(); ++i) {
        const int col = static_cast<int>(i / 3) % panel.width;
        if (col < panel.first || col >= panel.first + panel.columns)
            picture[i] = 0;
    }
    return picture;
}

class Pixels : public PanelOnDisplay {
  protected:
    void TearDown() override {
        ::unsetenv("QT_SCALE_FACTOR");
        ::unsetenv("QT_SCREEN_SCALE_FACTORS");
        PanelOnDisplay::TearDown();
    }

    /// The window covers the panel, and each pixel of the desktop is the picture's or the
    /// desktop's.
    void expectExact(const PanelCase& panel, int left) {
        const auto picture = pictureFor(panel);
        PanelLink link;
        ASSERT_TRUE(isArmed(link, {.screen = "SLM", .mode = {panel.width, panel.height}}));
        ASSERT_TRUE(isShown(link, picture));
        EXPECT_EQ(observer_->windows(),
                  (std::vector{SeenWindow{0, left, 0, panel.width, panel.height}}));
        const auto seen = observer_->pixels();
        std::size_t wrong = 0;
        for (int y = 0; y < observer_->height(); ++y)
            for (int x = 0; x < observer_->width(); ++x) {
                const bool isInside = x >= left && x < left + panel.width && y < panel.height;
                const auto at = static_cast<std::size_t>(y * panel.width + x - left);
                const std::uint32_t right = isInside ? pixelOf(picture, at) : desktopColour;
                wrong += seen[static_cast<std::size_t>(y * observer_->width() + x)] != right;
            }
        EXPECT_EQ(wrong, 0U);
    }
};

TEST_F(Pixels, AreExactForAllPanelsWhateverScaleADesktopAsksFor) {
    for (const PanelCase& panel : panels) {
        placeMonitors(panel.width, panel.height);
        for (const char* scale : scales) {
            SCOPED_TRACE(std::to_string(panel.width) + " × " + std::to_string(panel.height) + " at "
                         + scale);
            ::setenv("QT_SCALE_FACTOR", scale, 1);
            ::setenv("QT_SCREEN_SCALE_FACTORS", scale, 1);
            expectExact(panel, 1280);
        }
    }
}

TEST_F(Pixels, AreExactWithAnotherResolutionOfTexts) {
    observer_->setResources("Xft.dpi:\t144\n");
    for (const PanelCase& panel : panels) {
        placeMonitors(panel.width, panel.height);
        expectExact(panel, 1280);
    }
}

TEST_F(Pixels, OfAGrayPictureAreThreeTimesTheSample) {
    PanelLink link;
    ASSERT_TRUE(isArmed(link, {.screen = "SLM", .mode = {1280, 1024}}));
    std::vector<std::uint8_t> gray(1280 * 1024);
    for (std::size_t i = 0; i < gray.size(); ++i)
        gray[i] = static_cast<std::uint8_t>(i);
    ASSERT_TRUE(isShown(link, gray));
    EXPECT_EQ(observer_->pixels(1280 + 77, 3, 1, 1), std::vector{0x4d4d4dU});
    EXPECT_EQ(observer_->pixels(1280 + 255, 3, 1, 1), std::vector{0xffffffU});
}

TEST_F(Pixels, AreShownWithoutThePresentExtensionToo) {
    observer_.reset();
    auto words = TestDisplay::virtualServer();
    words.insert(words.end(), {"-extension", "Present"});
    display_.emplace(words);
    ASSERT_TRUE(display_->isThere());
    placeMonitors(1280, 1024);
    observer_.emplace();
    observer_->paintDesktop();
    expectExact({1280, 1024}, 1280);
}

// A window that comes over the panel is below it soon, and takes nothing away when it goes.
TEST_F(Pixels, StayWhereOtherWindowsCoverThem) {
    PanelLink link;
    show(link);
    const auto before = observer_->pixels();
    for (int round = 0; round < 2; ++round) {
        const xcb_window_t other = observer_->cover(1500, 300, 200, 100);
        ::usleep(400'000);
        EXPECT_EQ(observer_->pixels(), before);
        observer_->uncover(other);
        ::usleep(50'000);
        EXPECT_EQ(observer_->pixels(), before);
    }
}

TEST_F(Pixels, HoldKeepsThePictureAndBlankIsBlack) {
    PanelLink link;
    show(link);
    const auto first = observer_->pixels();
    link.hold();
    ASSERT_EQ(await(link, PanelEvent::Kind::State)->state, PanelState::Hold);
    link.show(pattern(1280, 1024, 2));
    ASSERT_TRUE(await(link, PanelEvent::Kind::Taken));
    EXPECT_EQ(observer_->pixels(), first);
    link.goOn();
    EXPECT_EQ(await(link, PanelEvent::Kind::State)->state, PanelState::Showing);
    EXPECT_TRUE(isShown(link, pattern(1280, 1024, 2)));
    EXPECT_NE(observer_->pixels(), first);
    link.blank();
    EXPECT_EQ(await(link, PanelEvent::Kind::State)->state, PanelState::Armed);
    EXPECT_FALSE(isPatternAnywhere(*observer_));
    EXPECT_EQ(observer_->pixels(1280, 0, 1, 1), std::vector{0U});
    link.off();
    EXPECT_EQ(await(link, PanelEvent::Kind::State)->state, PanelState::Off);
    EXPECT_EQ(observer_->pixels(1280, 0, 1, 1), std::vector{desktopColour});
}

// What is on its way when the key is pressed stays unseen until the client answers to it.
TEST_F(Pixels, TheKeyMakesThemBlackWhicheverWindowHasTheFocus) {
    if (!isInstalled("xdotool"))
        GTEST_SKIP() << "there is no xdotool";
    PanelLink link;
    link.arm({.screen = "SLM", .mode = {1280, 1024}});
    auto armed = await(link, PanelEvent::Kind::State);
    while (armed && armed->interval == 0)
        armed = await(link, PanelEvent::Kind::State);
    ASSERT_TRUE(armed);
    EXPECT_TRUE(armed->hasKey);
    for (const char* keys : {"shift+F9", "Num_Lock", "shift+F9"}) {
        ASSERT_TRUE(isShown(link, pattern(1280, 1024)));
        runLine(std::string("xdotool key ") + keys);
        if (std::string(keys) == "Num_Lock")
            continue;
        ASSERT_TRUE(await(link, PanelEvent::Kind::Pressed));
        link.show(pattern(1280, 1024, 2));
        ASSERT_TRUE(await(link, PanelEvent::Kind::Taken));
        EXPECT_FALSE(isPatternAnywhere(*observer_));
        link.blank();
        ASSERT_TRUE(await(link, PanelEvent::Kind::State));
    }
    link.off();
    while (const auto off = await(link, PanelEvent::Kind::State))
        if (off->state == PanelState::Off)
            break;
    PanelLink other; // finds the key free again
    ASSERT_TRUE(isArmed(other, {.screen = "SLM", .mode = {1280, 1024}}));
}

// A picture that waits for its refresh when the panel is held or blanked is not shown by then.
TEST_F(Pixels, WhatWaitedIsNotSeenAfterHoldOrBlank) {
    for (const bool isHeld : {true, false}) {
        PanelLink link;
        show(link);
        link.show(pattern(1280, 1024), 30); // half a second before the next one
        ASSERT_TRUE(await(link, PanelEvent::Kind::Shown));
        const auto first = observer_->pixels();
        link.show(pattern(1280, 1024, 2), 30);
        ASSERT_TRUE(await(link, PanelEvent::Kind::Taken));
        isHeld ? link.hold() : link.blank();
        ASSERT_TRUE(await(link, PanelEvent::Kind::State));
        ::usleep(800'000);
        if (isHeld)
            EXPECT_EQ(observer_->pixels(), first);
        else
            EXPECT_FALSE(isPatternAnywhere(*observer_));
    }
}

} // namespace
} // namespace fringe::test
