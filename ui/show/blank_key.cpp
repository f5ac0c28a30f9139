// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/blank_key.h"

#include <array>

namespace fringe {
namespace {

constexpr xcb_keysym_t f9 = 0xffc6;

/// Shift alone, with Caps Lock, with Num Lock, and with both.
constexpr std::array<std::uint16_t, 4> modifiers{
    XCB_MOD_MASK_SHIFT, XCB_MOD_MASK_SHIFT | XCB_MOD_MASK_LOCK, XCB_MOD_MASK_SHIFT | XCB_MOD_MASK_2,
    XCB_MOD_MASK_SHIFT | XCB_MOD_MASK_LOCK | XCB_MOD_MASK_2};

/// The first key that means the symbol; 0: there is none.
xcb_keycode_t keyOf(xcb_connection_t* connection, xcb_keysym_t symbol) {
    const xcb_setup_t* setup = xcb_get_setup(connection);
    const int first = setup->min_keycode, count = setup->max_keycode - first + 1;
    const XOwned<xcb_get_keyboard_mapping_reply_t> reply(xcb_get_keyboard_mapping_reply(
        connection,
        xcb_get_keyboard_mapping(connection, setup->min_keycode, static_cast<std::uint8_t>(count)),
        nullptr));
    if (!reply || reply->keysyms_per_keycode == 0)
        return 0;
    const xcb_keysym_t* symbols = xcb_get_keyboard_mapping_keysyms(reply.get());
    const int length = xcb_get_keyboard_mapping_keysyms_length(reply.get());
    for (int i = 0; i < length; ++i)
        if (symbols[i] == symbol)
            return static_cast<xcb_keycode_t>(first + i / reply->keysyms_per_keycode);
    return 0;
}

} // namespace

BlankKey::BlankKey(const XDisplay& display)
    : display_(display), key_(keyOf(display.connection(), f9)), isOurs_(key_ != 0) {
    for (const std::uint16_t modifier : modifiers) {
        if (!isOurs_)
            return;
        const XOwned<xcb_generic_error_t> refused(xcb_request_check(
            display.connection(),
            xcb_grab_key_checked(display.connection(), 0, display.desktop().root, modifier, key_,
                                 XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC)));
        isOurs_ = !refused;
    }
}

BlankKey::~BlankKey() {
    if (key_ != 0)
        xcb_ungrab_key(display_.connection(), key_, display_.desktop().root, XCB_MOD_MASK_ANY);
}

bool BlankKey::isPressedBy(const xcb_generic_event_t& event) const {
    return isOurs_ && (event.response_type & 0x7f) == XCB_KEY_PRESS
           && reinterpret_cast<const xcb_key_press_event_t&>(event).detail == key_;
}

} // namespace fringe
