// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"

#include <string>
#include <vector>

/// What `fringe-show` decides, without a display.
namespace fringe {

enum class ShowCause { Arm, Show, Hold, GoOn, Blank, Key, Off, ScreenLost, ClientSilent };

enum class ShowAct {
    None,
    Map,     ///< a black window on the screen
    Present, ///< the picture
    Drop,    ///< the picture, unseen
    Refuse,  ///< the picture: nothing is armed
    Freeze,  ///< what is seen; what was to come does not
    Blacken, ///< the window
    Unmap,   ///< the window
};

struct ShowStep {
    PanelState state = PanelState::Off;
    ShowAct act = ShowAct::None;
    friend bool operator==(const ShowStep&, const ShowStep&) = default;
};

/// What follows on a cause. What was lost is off, and only arming leads away from that.
ShowStep nextStep(PanelState state, ShowCause cause);

/// Why a panel is not armed; nothing is wrong where `why` is empty.
struct ArmingFault {
    Message why{};
    bool asks = false; ///< it is armed nevertheless where that is wanted
};
ArmingFault armingFault(const std::vector<PanelScreen>& screens, const PanelArming& arming);

/// What became of the screen that is armed; empty: nothing.
Message lossOf(const PanelScreen& armed, const std::vector<PanelScreen>& now);

/// Says of each screen whether another one shows pixels of it.
void findMirrors(std::vector<PanelScreen>& screens);

/// What is known of who sends pictures.
struct ClientSigns {
    std::string name{};     ///< of its program
    double silence = 0;     ///< since it was last heard [s]
    double pause = 0;       ///< then, since it had last asked for events [s]
    bool isStopped = false; ///< by a signal or for a debugger, as the system says
};

constexpr double lateBeat = 0.04; ///< silence from which on it may have been stopped [s]

/// Why who sends pictures is to be taken for gone; empty: it is there.
Message absenceOf(const ClientSigns& client, double patience);

} // namespace fringe
