// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_link.h"
#include "display.h"
#include "observer.h"

#include <chrono>
#include <optional>

namespace fringe::test {

/// Waits for an event of the kind; others are passed over. None: it does not come.
inline std::optional<PanelEvent>
await(PanelLink& link, PanelEvent::Kind kind,
      std::chrono::milliseconds patience = std::chrono::seconds(10)) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
        auto event = link.wait(std::chrono::milliseconds(50));
        if (event && event->kind == kind)
            return event;
        if (event && event->kind == PanelEvent::Kind::Ended)
            return std::nullopt;
    }
    return std::nullopt;
}

/// Whether it is armed and tells so.
inline bool isArmed(PanelLink& link, const PanelArming& arming) {
    link.arm(arming);
    const auto told = await(link, PanelEvent::Kind::State);
    return told && told->state == PanelState::Armed && told->interval > 0;
}

/// Whether a picture is shown and tells so.
inline bool isShown(PanelLink& link, const std::vector<std::uint8_t>& samples) {
    const auto sent = link.show(samples);
    const auto told = sent ? await(link, PanelEvent::Kind::Shown) : std::nullopt;
    return told && told->sequence == *sent;
}

/// A virtual display with a desk and a panel of 1280 × 1024 to its right.
class PanelOnDisplay : public testing::Test {
  protected:
    void SetUp() override {
        if (!isInstalled("Xvfb") || !isInstalled("xrandr"))
            GTEST_SKIP() << "there is no Xvfb or no xrandr";
        display_.emplace();
        ASSERT_TRUE(display_->isThere()) << "Xvfb does not start";
        ASSERT_NO_FATAL_FAILURE(placeMonitors(1280, 1024));
        observer_.emplace();
        observer_->paintDesktop();
    }
    void TearDown() override {
        observer_.reset();
        display_.reset();
    }

    /// Shows a pattern on the panel.
    void show(PanelLink& link) {
        ASSERT_TRUE(isArmed(link, {.screen = "SLM", .mode = {1280, 1024}}));
        ASSERT_TRUE(isShown(link, pattern(1280, 1024)));
        ASSERT_TRUE(isPatternAnywhere(*observer_));
    }

    std::optional<TestDisplay> display_;
    std::optional<Observer> observer_;
};

} // namespace fringe::test
