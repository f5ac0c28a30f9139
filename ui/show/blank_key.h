// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/show/x_display.h"

namespace fringe {

/// Shift+F9, whichever window has the focus, while this lives. One thread.
class BlankKey {
  public:
    /// The display outlives it.
    explicit BlankKey(const XDisplay& display);
    ~BlankKey();
    BlankKey(const BlankKey&) = delete;
    BlankKey& operator=(const BlankKey&) = delete;

    /// False: another program has it, or the keyboard has no such key.
    bool isOurs() const { return isOurs_; }
    bool isPressedBy(const xcb_generic_event_t& event) const;

  private:
    const XDisplay& display_;
    xcb_keycode_t key_ = 0;
    bool isOurs_ = false;
};

} // namespace fringe
