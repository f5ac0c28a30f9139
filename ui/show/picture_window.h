// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"
#include "ui/show/refresh_clock.h"
#include "ui/show/x_display.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

/// What became of a picture.
struct PresentedPicture {
    std::uint64_t sequence = 0;
    std::uint32_t refreshes = 0;     ///< that it stays
    std::optional<RefreshTime> time; ///< since when it is seen; none: it was passed over
};

/// A window with pictures that fills the one it is in. Where it is destroyed, by whomever, the X
/// server shows that one again, and nothing that was to come is shown. One thread.
class PictureWindow {
  public:
    /// isCounted: the display counts refreshes; else who calls `advance` does. first: is copied,
    /// and seen at once; XCB_NONE: what is there.
    PictureWindow(const XDisplay& display, xcb_window_t parent, const PanelSize& size,
                  bool isCounted, xcb_pixmap_t first);
    ~PictureWindow();
    PictureWindow(const PictureWindow&) = delete;
    PictureWindow& operator=(const PictureWindow&) = delete;

    /// Whether `put` has room for one more; it has after a picture was seen.
    bool hasRoom() const;
    /// samples: row-major, one a pixel or red, green and blue. Numbers rise.
    void put(std::span<const std::uint8_t> samples, std::uint64_t sequence,
             std::uint32_t refreshes);
    /// Asks for the next one that was put, unless one is on its way. refresh: since which it is to
    /// be seen; one that is over: at once.
    void begin(std::uint64_t refresh);
    /// Shows what is due by now, where the display does not count.
    std::optional<PresentedPicture> advance(const RefreshClock& clock);
    /// What an event of the display says of a picture.
    std::optional<PresentedPicture> take(const xcb_generic_event_t& event);

    xcb_pixmap_t seen() const; ///< or XCB_NONE
    bool isWaiting() const;    ///< whether pictures are still to be seen

  private:
    enum class Use { Free, Put, Begun };
    struct Slot {
        xcb_pixmap_t pixmap = XCB_NONE;
        std::uint64_t sequence = 0;
        std::uint32_t refreshes = 0;
        std::uint64_t target = 0; ///< refresh
        Use use = Use::Free;
        bool isRead = true; ///< by the display
    };
    int freeSlot() const; ///< -1: none
    Slot* begun();
    void upload(xcb_pixmap_t pixmap, std::span<const std::uint8_t> samples) const;
    void become(Slot& slot);

    const XDisplay& display_;
    PanelSize size_;
    bool isCounted_;
    xcb_window_t window_;
    xcb_gcontext_t copying_;
    std::array<Slot, 4> slots_;
    const Slot* seen_ = nullptr;
};

} // namespace fringe
