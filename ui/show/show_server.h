// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"
#include "app/panel/picture_slots.h"
#include "ui/show/blank_key.h"
#include "ui/show/panel_window.h"
#include "ui/show/show_state.h"
#include "ui/show/x_display.h"

#include <cstdint>
#include <deque>
#include <memory>

namespace fringe {

/// Does what comes by the socket, until that is closed. Main thread.
class ShowServer {
  public:
    /// The descriptors stay the caller's; client: process at the other end. Throws `Error`.
    ShowServer(int socket, int memory, int client);

    /// Returns once nobody is there any more: at the socket, or as the display.
    void run();

  private:
    bool takeRequests();
    bool takeDisplayEvents();
    void watch();
    void watchClient();
    int patience() const;

    void handle(const PanelRequest& request);
    void handleArm(const PanelArming& arming);
    void handleShow(const PanelRequest& request);
    void presentWaiting();
    void step(ShowCause cause, Message why = {});
    void act(ShowAct act);
    void lose(Message why);
    void blankByKey();

    void refuse(Message why, bool asks = false) const;
    void tell(PanelEvent event) const;
    void tellState(Message why = {}) const;
    void tellSeen(const std::optional<PanelWindow::Seen>& seen);

    int socket_, memory_, client_;
    XDisplay display_;
    PanelState state_ = PanelState::Off;
    std::unique_ptr<PanelWindow> window_;
    std::optional<BlankKey> key_; ///< while there is a window
    std::unique_ptr<PictureSlots> slots_;
    std::deque<PanelRequest> waiting_; ///< to be shown
    bool isArmingTold_ = true;
    std::uint64_t late_ = 0;
    std::int64_t heard_ = 0, awake_ = 0; ///< when, last [µs]
    double pause_ = 0;                   ///< of the client, when it was heard [s]
    double patience_ = usualPatience;    ///< with it [s]
};

} // namespace fringe
