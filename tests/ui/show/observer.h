// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <xcb/xcb.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace fringe::test {

struct SeenWindow {
    xcb_window_t id = 0;
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const SeenWindow& a, const SeenWindow& b) {
        return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
    }
};

/// A client of the X server who looks at all of it. It shares nothing with what it judges.
class Observer {
  public:
    Observer();
    ~Observer();
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;

    int width() const { return width_; }
    int height() const { return height_; }

    /// Pixels 0xRRGGBB of a rectangle of the root window, with all that is on it.
    std::vector<std::uint32_t> pixels(int x, int y, int width, int height) const;
    std::vector<std::uint32_t> pixels() const { return pixels(0, 0, width_, height_); }

    /// Mapped windows on the root that no window manager is asked about.
    std::vector<SeenWindow> windows() const;
    /// The window within another one; 0: there is none.
    xcb_window_t within(xcb_window_t window) const;

    /// A white window over others, until it is taken away.
    xcb_window_t cover(int x, int y, int width, int height) const;
    void uncover(xcb_window_t window) const;

    /// Gives the desktop its colour.
    void paintDesktop() const;
    /// A resource of the desktop, such as "Xft.dpi:\t144\n".
    void setResources(const char* text) const;

    /// Tells by itself of pictures that a window is shown.
    void watch(xcb_window_t window);
    /// The refreshes since which pictures were seen, as far as they were told.
    std::vector<std::uint64_t> refreshes();

  private:
    xcb_connection_t* connection_;
    xcb_window_t root_ = 0;
    int width_ = 0, height_ = 0;
};

/// The desktop's colour, and pictures whose pixels all differ from it and from black in their last
/// bit.
inline constexpr std::uint32_t desktopColour = 0x204060;
inline bool isOfPattern(std::uint32_t pixel) {
    return (pixel & 1) != 0;
}
/// Red, green and blue of width × height pixels; other numbers are other pictures.
std::vector<std::uint8_t> pattern(int width, int height, unsigned number = 1);
std::uint32_t pixelOf(const std::vector<std::uint8_t>& pattern, std::size_t at);

/// Whether there is a pattern's pixel on the desktop.
bool isPatternAnywhere(const Observer& observer);
/// Milliseconds until a row of pixels has none, and then none is anywhere; none: it still has.
std::optional<double> timeUntilGone(const Observer& observer, int x, int y, int width,
                                    std::chrono::steady_clock::time_point since);

} // namespace fringe::test
