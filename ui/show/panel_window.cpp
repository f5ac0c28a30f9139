// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/panel_window.h"

#include <xcb/present.h>

#include <array>
#include <string_view>

namespace fringe {
namespace {

constexpr std::uint64_t measured = 6;           ///< refreshes
constexpr std::int64_t mostMeasured = 500'000;  ///< [µs]
constexpr std::int64_t betweenRaises = 100'000; ///< [µs], where two want to be on top

/// A pointer that nobody sees.
xcb_cursor_t emptyCursor(xcb_connection_t* to, xcb_window_t root) {
    const xcb_pixmap_t nothing = xcb_generate_id(to);
    const xcb_cursor_t cursor = xcb_generate_id(to);
    const xcb_gcontext_t clear = xcb_generate_id(to);
    const std::uint32_t none = 0;
    xcb_create_pixmap(to, 1, nothing, root, 1, 1);
    xcb_create_gc(to, clear, nothing, XCB_GC_FOREGROUND, &none);
    const xcb_rectangle_t all{0, 0, 1, 1};
    xcb_poly_fill_rectangle(to, nothing, clear, 1, &all);
    xcb_create_cursor(to, cursor, nothing, nothing, 0, 0, 0, 0, 0, 0, 0, 0);
    xcb_free_gc(to, clear);
    xcb_free_pixmap(to, nothing);
    return cursor;
}

/// Selection whose owner is the window that shows patterns on the screen.
xcb_atom_t ownership(const XDisplay& display, const PanelScreen& screen) {
    return display.atom("_FRINGE_PANEL_" + screen.name);
}

xcb_window_t mappedWindow(const XDisplay& display, const PanelScreen& screen) {
    xcb_connection_t* const to = display.connection();
    const xcb_window_t window = xcb_generate_id(to);
    const xcb_cursor_t cursor = emptyCursor(to, display.desktop().root);
    const std::array<std::uint32_t, 4> values{
        display.desktop().black_pixel, 1,
        XCB_EVENT_MASK_STRUCTURE_NOTIFY | XCB_EVENT_MASK_VISIBILITY_CHANGE, cursor};
    xcb_create_window(to, XCB_COPY_FROM_PARENT, window, display.desktop().root,
                      static_cast<std::int16_t>(screen.x), static_cast<std::int16_t>(screen.y),
                      static_cast<std::uint16_t>(screen.size.width),
                      static_cast<std::uint16_t>(screen.size.height), 0,
                      XCB_WINDOW_CLASS_INPUT_OUTPUT, XCB_COPY_FROM_PARENT,
                      XCB_CW_BACK_PIXEL | XCB_CW_OVERRIDE_REDIRECT | XCB_CW_EVENT_MASK
                          | XCB_CW_CURSOR,
                      values.data());
    xcb_free_cursor(to, cursor);
    constexpr std::string_view name = "fringe-show";
    xcb_change_property(to, XCB_PROP_MODE_REPLACE, window, XCB_ATOM_WM_NAME, XCB_ATOM_STRING, 8,
                        static_cast<std::uint32_t>(name.size()), name.data());
    const std::uint32_t yes = 1;
    xcb_change_property(to, XCB_PROP_MODE_REPLACE, window,
                        display.atom("_NET_WM_BYPASS_COMPOSITOR"), XCB_ATOM_CARDINAL, 32, 1, &yes);
    xcb_set_selection_owner(to, window, ownership(display, screen), XCB_CURRENT_TIME);
    xcb_map_window(to, window);
    return window;
}

/// Between refreshes [s], as the video mode has it; 0: it is not known.
double intervalOf(const PanelScreen& screen) {
    constexpr double milli = 1e-3;
    return screen.milliHertz > 0 ? 1 / (screen.milliHertz * milli) : 0;
}

RefreshClock plainClock(const PanelScreen& screen) {
    constexpr double usual = 1.0 / 60; // s
    const double interval = intervalOf(screen);
    return {{0, monotonicNow()}, interval > 0 ? interval : usual, false};
}

} // namespace

PanelWindow::PanelWindow(const XDisplay& display, const PanelScreen& screen)
    : display_(display), screen_(screen), window_(mappedWindow(display, screen)) {
    if (display_.present() == 0) {
        clock_ = plainClock(screen_);
        return;
    }
    xcb_connection_t* const to = display_.connection();
    xcb_present_select_input(to, xcb_generate_id(to), window_,
                             XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY);
    askTime(0);
}

PanelWindow::~PanelWindow() {
    pictures_.reset();
    xcb_destroy_window(display_.connection(), window_);
    display_.settle();
}

bool PanelWindow::isTaken(const XDisplay& display, const PanelScreen& screen) {
    xcb_connection_t* const to = display.connection();
    const XOwned<xcb_get_selection_owner_reply_t> reply(xcb_get_selection_owner_reply(
        to, xcb_get_selection_owner(to, ownership(display, screen)), nullptr));
    return reply && reply->owner != XCB_NONE;
}

bool PanelWindow::show(std::span<const std::uint8_t> samples, std::uint64_t sequence,
                       std::uint32_t refreshes) {
    const std::size_t pixels = static_cast<std::size_t>(screen_.size.width)
                               * static_cast<std::size_t>(screen_.size.height);
    if (!clock_ || (samples.size() != pixels && samples.size() != 3 * pixels))
        return false;
    if (pictures_ == nullptr)
        pictures_ = std::make_unique<PictureWindow>(display_, window_, screen_.size,
                                                    clock_->isCounted, XCB_NONE);
    pictures_->put(samples, sequence, refreshes);
    pictures_->begin(schedule_.due());
    return true;
}

void PanelWindow::blacken() {
    pictures_.reset();
    schedule_ = {};
    display_.settle();
}

void PanelWindow::freeze() {
    if (pictures_ == nullptr || !pictures_->isWaiting())
        return;
    pictures_ = std::make_unique<PictureWindow>(display_, window_, screen_.size, clock_->isCounted,
                                                pictures_->seen());
    schedule_ = {};
    display_.settle();
}

/// Goes on with the next picture, too.
std::optional<PanelWindow::Seen> PanelWindow::judged(const std::optional<PresentedPicture>& seen) {
    if (!seen)
        return std::nullopt;
    const RefreshTime time = seen->time.value_or(RefreshTime{});
    const bool isLate = !seen->time || schedule_.takeSeen(time.refresh, seen->refreshes);
    pictures_->begin(schedule_.due());
    return Seen{seen->sequence, time, isLate};
}

std::optional<PanelWindow::Seen> PanelWindow::take(const xcb_generic_event_t& event) {
    takeOwn(event);
    return pictures_ == nullptr ? std::nullopt : judged(pictures_->take(event));
}

std::optional<PanelWindow::Seen> PanelWindow::advance() {
    if (!clock_ && monotonicNow() > mapped_ + mostMeasured)
        clock_ = plainClock(screen_);
    if (isCovered_ && monotonicNow() > raised_ + betweenRaises)
        raise();
    return pictures_ == nullptr ? std::nullopt : judged(pictures_->advance(*clock_));
}

void PanelWindow::takeOwn(const xcb_generic_event_t& event) {
    const int type = event.response_type & 0x7f;
    if (type == XCB_CONFIGURE_NOTIFY) {
        const auto& now = reinterpret_cast<const xcb_configure_notify_event_t&>(event);
        isDisturbed_ =
            isDisturbed_
            || (now.window == window_
                && (now.x != screen_.x || now.y != screen_.y || now.width != screen_.size.width
                    || now.height != screen_.size.height));
    } else if (type == XCB_UNMAP_NOTIFY) {
        isDisturbed_ =
            isDisturbed_
            || reinterpret_cast<const xcb_unmap_notify_event_t&>(event).window == window_;
    } else if (type == XCB_VISIBILITY_NOTIFY) {
        const auto& now = reinterpret_cast<const xcb_visibility_notify_event_t&>(event);
        if (now.window == window_)
            isCovered_ = now.state != XCB_VISIBILITY_UNOBSCURED;
    } else if (type == XCB_GE_GENERIC) {
        const auto& done = reinterpret_cast<const xcb_present_complete_notify_event_t&>(event);
        if (done.extension == display_.present() && done.event_type == XCB_PRESENT_COMPLETE_NOTIFY
            && done.window == window_)
            takeTime({done.msc, static_cast<std::int64_t>(done.ust)});
    }
}

void PanelWindow::raise() {
    raised_ = monotonicNow();
    const std::uint32_t above = XCB_STACK_MODE_ABOVE;
    xcb_configure_window(display_.connection(), window_, XCB_CONFIG_WINDOW_STACK_MODE, &above);
}

void PanelWindow::askTime(std::uint64_t refresh) {
    xcb_present_notify_msc(display_.connection(), window_, 0, refresh, 0, 0);
}

void PanelWindow::takeTime(const RefreshTime& time) {
    if (clock_)
        return;
    if (first_ && time.refresh > first_->refresh && time.microseconds > first_->microseconds) {
        clock_ = measuredClock(*first_, time);
        if (const double exact = intervalOf(screen_); exact > 0)
            clock_->interval = exact;
        return;
    }
    first_ = time;
    askTime(time.refresh + measured);
}

} // namespace fringe
