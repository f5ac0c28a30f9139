// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <xcb/xcb.h>

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

namespace fringe {

struct XFreed {
    void operator()(void* reply) const { std::free(reply); }
};
/// What the X server sent; null: it refused.
template <class Sent> using XOwned = std::unique_ptr<Sent, XFreed>;

/// A connection to an X server of which a pixel is a pixel. One thread.
class XDisplay {
  public:
    /// Throws `Error` (Failed): there is none, it belongs to a Wayland session, or its pixels are
    /// not made of 8 bits of red, green and blue.
    XDisplay();
    ~XDisplay();
    XDisplay(const XDisplay&) = delete;
    XDisplay& operator=(const XDisplay&) = delete;

    xcb_connection_t* connection() const { return connection_; }
    const xcb_screen_t& desktop() const { return *desktop_; }
    bool isAlive() const { return xcb_connection_has_error(connection_) == 0; }

    /// An event of RandR or of the root window: screens may be others than before.
    bool tellsOfScreens(const xcb_generic_event_t& event) const;
    /// Opcode of the Present extension; 0: there is none.
    std::uint8_t present() const { return present_; }
    xcb_atom_t atom(const std::string& name) const;

    /// All that was asked for is done when this returns, so that nobody who looks then sees what
    /// was there before.
    void settle() const;

    /// The time without input begins anew, after which screens are saved or switched off.
    void stayAwake() const;

  private:
    void requirePlainPixels() const;
    void openExtensions();

    xcb_connection_t* connection_ = nullptr;
    const xcb_screen_t* desktop_ = nullptr;
    std::uint8_t present_ = 0, randrEvents_ = 0;
};

} // namespace fringe
