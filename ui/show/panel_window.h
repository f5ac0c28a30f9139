// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"
#include "ui/show/picture_window.h"
#include "ui/show/refresh_clock.h"
#include "ui/show/x_display.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace fringe {

/// A black window that covers a screen and nothing else, under no window manager, for the pictures.
/// One thread.
class PanelWindow {
  public:
    PanelWindow(const XDisplay& display, const PanelScreen& screen);
    ~PanelWindow();
    PanelWindow(const PanelWindow&) = delete;
    PanelWindow& operator=(const PanelWindow&) = delete;

    /// Whether a program shows patterns on the screen.
    static bool isTaken(const XDisplay& display, const PanelScreen& screen);

    const PanelScreen& screen() const { return screen_; }
    /// Whether there is room for one more picture; there is after one was seen.
    bool hasRoom() const { return clock_ && (!pictures_ || pictures_->hasRoom()); }
    /// samples: row-major, of the screen, one a pixel or red, green and blue. refreshes: that it
    /// stays; 0: until the next one comes. False: samples are missing.
    bool show(std::span<const std::uint8_t> samples, std::uint64_t sequence,
              std::uint32_t refreshes);
    void blacken();
    void freeze(); ///< what is seen stays, what was to come does not

    struct Seen {
        std::uint64_t sequence = 0;
        RefreshTime time{};
        bool isLate = false;
    };
    /// What an event of the display means for a picture.
    std::optional<Seen> take(const xcb_generic_event_t& event);
    /// What is due without one.
    std::optional<Seen> advance();

    /// Somebody else has moved it, or taken it away.
    bool isDisturbed() const { return isDisturbed_; }
    /// None until the refreshes of the screen are measured, for half a second at most.
    const std::optional<RefreshClock>& clock() const { return clock_; }

  private:
    void takeOwn(const xcb_generic_event_t& event);
    void takeTime(const RefreshTime& time);
    void askTime(std::uint64_t refresh);
    void raise();
    std::optional<Seen> judged(const std::optional<PresentedPicture>& seen);

    const XDisplay& display_;
    PanelScreen screen_;
    xcb_window_t window_;
    std::unique_ptr<PictureWindow> pictures_; ///< null: black
    PictureSchedule schedule_;
    std::optional<RefreshTime> first_; ///< that was told
    std::optional<RefreshClock> clock_;
    std::int64_t mapped_ = monotonicNow(), raised_ = 0; ///< when [µs]
    bool isCovered_ = false, isDisturbed_ = false;
};

} // namespace fringe
