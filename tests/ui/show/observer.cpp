// SPDX-License-Identifier: GPL-3.0-or-later
#include "observer.h"

#include <xcb/present.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <string_view>

namespace fringe::test {
namespace {

struct Freed {
    void operator()(void* what) const { std::free(what); }
};
template <class T> using Owned = std::unique_ptr<T, Freed>;

} // namespace

Observer::Observer() : connection_(xcb_connect(nullptr, nullptr)) {
    const xcb_screen_t* screen = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data;
    root_ = screen->root;
    const Owned<xcb_get_geometry_reply_t> geometry(xcb_get_geometry_reply(
        connection_, xcb_get_geometry(connection_, root_), nullptr)); // as it is by now
    width_ = geometry->width;
    height_ = geometry->height;
}

Observer::~Observer() {
    xcb_disconnect(connection_);
}

std::vector<std::uint32_t> Observer::pixels(int x, int y, int width, int height) const {
    const Owned<xcb_get_image_reply_t> image(xcb_get_image_reply(
        connection_,
        xcb_get_image(connection_, XCB_IMAGE_FORMAT_Z_PIXMAP, root_, static_cast<std::int16_t>(x),
                      static_cast<std::int16_t>(y), static_cast<std::uint16_t>(width),
                      static_cast<std::uint16_t>(height), ~0U),
        nullptr));
    if (!image)
        return {};
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width)
                                      * static_cast<std::size_t>(height));
    std::memcpy(pixels.data(), xcb_get_image_data(image.get()), pixels.size() * 4);
    for (std::uint32_t& pixel : pixels)
        pixel &= 0xffffff;
    return pixels;
}

std::vector<SeenWindow> Observer::windows() const {
    const Owned<xcb_query_tree_reply_t> tree(
        xcb_query_tree_reply(connection_, xcb_query_tree(connection_, root_), nullptr));
    std::vector<SeenWindow> seen;
    for (int i = 0; i < xcb_query_tree_children_length(tree.get()); ++i) {
        const xcb_window_t id = xcb_query_tree_children(tree.get())[i];
        const Owned<xcb_get_window_attributes_reply_t> facts(xcb_get_window_attributes_reply(
            connection_, xcb_get_window_attributes(connection_, id), nullptr));
        const Owned<xcb_get_geometry_reply_t> place(
            xcb_get_geometry_reply(connection_, xcb_get_geometry(connection_, id), nullptr));
        constexpr int some = 300; // pixels; window managers have small windows of their own
        if (facts && place && facts->override_redirect && facts->map_state == XCB_MAP_STATE_VIEWABLE
            && place->width > some)
            seen.push_back({id, place->x, place->y, place->width, place->height});
    }
    return seen;
}

xcb_window_t Observer::within(xcb_window_t window) const {
    const Owned<xcb_query_tree_reply_t> tree(
        xcb_query_tree_reply(connection_, xcb_query_tree(connection_, window), nullptr));
    return tree && xcb_query_tree_children_length(tree.get()) > 0
               ? xcb_query_tree_children(tree.get())[0]
               : 0;
}

xcb_window_t Observer::cover(int x, int y, int width, int height) const {
    const xcb_window_t window = xcb_generate_id(connection_);
    const std::uint32_t values[] = {0xfffffe, 1};
    xcb_create_window(connection_, XCB_COPY_FROM_PARENT, window, root_,
                      static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
                      static_cast<std::uint16_t>(width), static_cast<std::uint16_t>(height), 0,
                      XCB_WINDOW_CLASS_INPUT_OUTPUT, XCB_COPY_FROM_PARENT,
                      XCB_CW_BACK_PIXEL | XCB_CW_OVERRIDE_REDIRECT, values);
    xcb_map_window(connection_, window);
    xcb_flush(connection_);
    return window;
}

void Observer::uncover(xcb_window_t window) const {
    xcb_destroy_window(connection_, window);
    static_cast<void>(pixels(0, 0, 1, 1));
}

void Observer::paintDesktop() const {
    xcb_change_window_attributes(connection_, root_, XCB_CW_BACK_PIXEL, &desktopColour);
    xcb_clear_area(connection_, 0, root_, 0, 0, 0, 0);
    static_cast<void>(pixels(0, 0, 1, 1));
}

void Observer::setResources(const char* text) const {
    xcb_change_property(connection_, XCB_PROP_MODE_REPLACE, root_, XCB_ATOM_RESOURCE_MANAGER,
                        XCB_ATOM_STRING, 8, static_cast<std::uint32_t>(std::strlen(text)), text);
    static_cast<void>(pixels(0, 0, 1, 1));
}

void Observer::watch(xcb_window_t window) {
    xcb_present_select_input(connection_, xcb_generate_id(connection_), window,
                             XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY);
    static_cast<void>(pixels(0, 0, 1, 1));
}

std::vector<std::uint64_t> Observer::refreshes() {
    std::vector<std::uint64_t> told;
    while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_)}) {
        const auto& done = reinterpret_cast<const xcb_present_complete_notify_event_t&>(*event);
        if ((event->response_type & 0x7f) == XCB_GE_GENERIC
            && done.event_type == XCB_PRESENT_COMPLETE_NOTIFY
            && done.kind == XCB_PRESENT_COMPLETE_KIND_PIXMAP
            && done.mode != XCB_PRESENT_COMPLETE_MODE_SKIP)
            told.push_back(done.msc);
    }
    return told;
}

std::vector<std::uint8_t> pattern(int width, int height, unsigned number) {
    std::minstd_rand random(number);
    std::vector<std::uint8_t> samples(static_cast<std::size_t>(width)
                                      * static_cast<std::size_t>(height) * 3);
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = static_cast<std::uint8_t>(random() >> 8 | (i % 3 == 2 ? 1 : 0));
    return samples;
}

std::uint32_t pixelOf(const std::vector<std::uint8_t>& pattern, std::size_t at) {
    return std::uint32_t{pattern[3 * at]} << 16 | std::uint32_t{pattern[3 * at + 1]} << 8
           | pattern[3 * at + 2];
}

bool isPatternAnywhere(const Observer& observer) {
    return std::ranges::any_of(observer.pixels(), &isOfPattern);
}

std::optional<double> timeUntilGone(const Observer& observer, int x, int y, int width,
                                    std::chrono::steady_clock::time_point since) {
    using Clock = std::chrono::steady_clock;
    constexpr double patience = 5000; // ms
    double passed = 0;
    do {
        const bool isSeen = std::ranges::any_of(observer.pixels(x, y, width, 1), &isOfPattern);
        passed = std::chrono::duration<double, std::milli>(Clock::now() - since).count();
        if (!isSeen)
            return isPatternAnywhere(observer) ? std::nullopt : std::optional(passed);
    } while (passed < patience);
    return std::nullopt;
}

} // namespace fringe::test
