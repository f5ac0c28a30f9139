// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/x_display.h"

#include "engine/model/error.h"

#include <xcb/present.h>
#include <xcb/randr.h>

#include <bit>
#include <cstring>
#include <string_view>

namespace fringe {
namespace {

Error waylandSession() {
    return failed(FRINGE_MARK("This is a Wayland session, where a pixel of a pattern need not be "
                              "one of the panel; log in to an X11 session to show patterns."));
}

bool isWaylandSession() {
    const char* const type = std::getenv("XDG_SESSION_TYPE");
    return type != nullptr && std::string_view(type) == "wayland";
}

bool hasExtension(xcb_connection_t* connection, const std::string& name) {
    const XOwned<xcb_query_extension_reply_t> reply(xcb_query_extension_reply(
        connection,
        xcb_query_extension(connection, static_cast<std::uint16_t>(name.size()), name.c_str()),
        nullptr));
    return reply && reply->present;
}

/// An X server within Wayland says so by its extension or, in older versions, by its outputs.
bool isXwayland(xcb_connection_t* connection, xcb_window_t root) {
    if (hasExtension(connection, "XWAYLAND"))
        return true;
    const XOwned<xcb_randr_get_screen_resources_current_reply_t> resources(
        xcb_randr_get_screen_resources_current_reply(
            connection, xcb_randr_get_screen_resources_current(connection, root), nullptr));
    if (!resources || resources->num_outputs == 0)
        return false;
    const XOwned<xcb_randr_get_output_info_reply_t> output(xcb_randr_get_output_info_reply(
        connection,
        xcb_randr_get_output_info(
            connection, *xcb_randr_get_screen_resources_current_outputs(resources.get()), 0),
        nullptr));
    constexpr std::string_view sign = "XWAYLAND";
    return output && output->name_len > sign.size()
           && std::memcmp(xcb_randr_get_output_info_name(output.get()), sign.data(), sign.size())
                  == 0;
}

/// Masks of the root window's visual: null if there is none.
const xcb_visualtype_t* visualOf(const xcb_screen_t& desktop) {
    for (auto depth = xcb_screen_allowed_depths_iterator(&desktop); depth.rem > 0;
         xcb_depth_next(&depth))
        for (auto visual = xcb_depth_visuals_iterator(depth.data); visual.rem > 0;
             xcb_visualtype_next(&visual))
            if (visual.data->visual_id == desktop.root_visual)
                return visual.data;
    return nullptr;
}

} // namespace

XDisplay::XDisplay() {
    if (isWaylandSession())
        throw waylandSession();
    int number = 0;
    connection_ = xcb_connect(nullptr, &number);
    try {
        if (!isAlive())
            throw failed(FRINGE_MARK("There is no X11 display, on which a panel is a screen; start "
                                     "this from a desktop session, or set DISPLAY."));
        auto screen = xcb_setup_roots_iterator(xcb_get_setup(connection_));
        for (; number > 0 && screen.rem > 1; --number)
            xcb_screen_next(&screen);
        desktop_ = screen.data;
        openExtensions();
        requirePlainPixels();
    } catch (...) {
        xcb_disconnect(connection_);
        throw;
    }
}

XDisplay::~XDisplay() {
    xcb_disconnect(connection_);
}

void XDisplay::openExtensions() {
    const auto* randr = xcb_get_extension_data(connection_, &xcb_randr_id);
    const XOwned<xcb_randr_query_version_reply_t> version(
        randr->present ? xcb_randr_query_version_reply(
            connection_, xcb_randr_query_version(connection_, 1, 5), nullptr)
                       : nullptr);
    if (!version || (version->major_version == 1 && version->minor_version < 5))
        throw failed(FRINGE_MARK("The X server does not tell its screens apart (RandR 1.5 is "
                                 "missing)."));
    if (isXwayland(connection_, desktop_->root))
        throw waylandSession();
    randrEvents_ = randr->first_event;
    xcb_randr_select_input(connection_, desktop_->root,
                           XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE | XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE
                               | XCB_RANDR_NOTIFY_MASK_OUTPUT_CHANGE
                               | XCB_RANDR_NOTIFY_MASK_OUTPUT_PROPERTY
                               | XCB_RANDR_NOTIFY_MASK_RESOURCE_CHANGE);
    const std::uint32_t events = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
    xcb_change_window_attributes(connection_, desktop_->root, XCB_CW_EVENT_MASK, &events);
    const auto* present = xcb_get_extension_data(connection_, &xcb_present_id);
    present_ = present->present ? present->major_opcode : 0;
}

void XDisplay::requirePlainPixels() const {
    const xcb_setup_t* setup = xcb_get_setup(connection_);
    bool isPlain = setup->image_byte_order
                   == (std::endian::native == std::endian::little ? XCB_IMAGE_ORDER_LSB_FIRST
                                                                  : XCB_IMAGE_ORDER_MSB_FIRST);
    for (auto format = xcb_setup_pixmap_formats_iterator(setup); format.rem > 0;
         xcb_format_next(&format))
        if (format.data->depth == desktop_->root_depth)
            isPlain = isPlain && format.data->bits_per_pixel == 32;
    const xcb_visualtype_t* visual = visualOf(*desktop_);
    isPlain = isPlain && visual != nullptr && visual->red_mask == 0xff0000
              && visual->green_mask == 0xff00 && visual->blue_mask == 0xff;
    if (!isPlain)
        throw failed(FRINGE_MARK("The X server shows colours of {0} bits a pixel, and patterns "
                                 "need 8 bits of red, green and blue each; set its depth to 24."),
                     int{desktop_->root_depth});
}

bool XDisplay::tellsOfScreens(const xcb_generic_event_t& event) const {
    const int type = event.response_type & 0x7f;
    if (type == XCB_CONFIGURE_NOTIFY)
        return reinterpret_cast<const xcb_configure_notify_event_t&>(event).window
               == desktop_->root;
    return type == randrEvents_ + XCB_RANDR_SCREEN_CHANGE_NOTIFY
           || type == randrEvents_ + XCB_RANDR_NOTIFY;
}

xcb_atom_t XDisplay::atom(const std::string& name) const {
    const XOwned<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(
        connection_,
        xcb_intern_atom(connection_, 0, static_cast<std::uint16_t>(name.size()), name.c_str()),
        nullptr));
    return reply ? reply->atom : xcb_atom_t{XCB_ATOM_NONE};
}

void XDisplay::settle() const {
    const XOwned<xcb_get_input_focus_reply_t> reply(
        xcb_get_input_focus_reply(connection_, xcb_get_input_focus(connection_), nullptr));
}

void XDisplay::stayAwake() const {
    xcb_force_screen_saver(connection_, XCB_SCREEN_SAVER_RESET);
}

} // namespace fringe
