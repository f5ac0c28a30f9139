// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"

#include <cstdint>
#include <string>
#include <vector>

/// What `fringe-show`, the program that owns a panel's window, and who starts it tell each other.
namespace fringe {

/// Pixels of a screen or of a video mode.
struct PanelSize {
    std::int32_t width = 0, height = 0;
    friend bool operator==(const PanelSize&, const PanelSize&) = default;
};

/// A screen of the desktop, in its own pixels. It is known by name, EDID and size; its number says
/// nothing, since that changes when another one is plugged in.
struct PanelScreen {
    std::string name{};          ///< of the output or monitor, "DP-2"
    std::string model{};         ///< as its EDID says, or empty
    std::string edid{};          ///< 16 hexadecimal digits made of its EDID; empty: it has none
    std::int32_t x = 0, y = 0;   ///< of its top left pixel on the desktop
    PanelSize size{};            ///< as it shows of the desktop
    PanelSize mode{};            ///< of its video mode; 0: not known, it has no output
    std::int32_t milliHertz = 0; ///< refresh rate; 0: not known
    bool isPrimary = false;
    bool isMirrored = false; ///< another screen shows pixels of it
    bool isTurned = false;   ///< rotated or reflected
    bool isTinted = false;   ///< a table of its output changes values
    friend bool operator==(const PanelScreen&, const PanelScreen&) = default;
};

/// Armed: black. Hold: the picture stays, whatever comes.
enum class PanelState : std::uint32_t { Off, Armed, Showing, Hold };

/// Silence of who sends patterns that a panel bears, unless another one is chosen [s].
constexpr double usualPatience = 5;

/// What a panel is armed with.
struct PanelArming {
    std::string screen{};    ///< its name
    std::string edid{};      ///< that it must have; empty: any
    PanelSize mode{};        ///< the panel's video mode, which the screen must show pixel by pixel
    bool evenShared = false; ///< also where the screen is the primary one, mirrored or tinted
    double patience = usualPatience; ///< silence of who sends patterns after which it is off [s]
};

/// A demand on `fringe-show`.
struct PanelRequest {
    enum class Kind : std::uint32_t { Beat, Screens, Arm, Show, Hold, GoOn, Blank, Off };
    Kind kind = Kind::Beat;
    std::uint64_t sequence = 0;  ///< Show: number of the picture, which is in the slot of it
    std::uint32_t refreshes = 0; ///< Show: that it stays; 0: until the next one comes
    PanelArming arming{};        ///< Arm
    double pause = 0;            ///< Beat: since events were last asked for [s]
};

/// What `fringe-show` tells.
struct PanelEvent {
    enum class Kind : std::uint32_t {
        Screens, ///< screens
        State,   ///< state, and why where nobody asked for it; armed: the last three
        Refused, ///< why, and asks: it would be done on purpose
        Taken,   ///< sequence: its slot is free
        Pressed, ///< Shift+F9, by which it is black and holds until it is blanked or goes on
        Shown,   ///< sequence, refresh, microseconds, late
        Ended,   ///< the program is gone; why, a clause
    };
    Kind kind = Kind::Ended;
    PanelState state = PanelState::Off;
    Message why{};
    bool asks = false;
    std::vector<PanelScreen> screens{};
    std::uint64_t sequence = 0;
    std::uint64_t refresh = 0;     ///< number of the screen's refresh since which it is seen
    std::int64_t microseconds = 0; ///< time of that, by the monotonic clock
    std::uint64_t late = 0;        ///< pictures since arming that came later than was asked for
    double interval = 0;           ///< between refreshes [s]
    bool isCounted = false;        ///< by the display; else refreshes are those of a clock
    bool hasKey = false;           ///< Shift+F9 blanks whichever window has the focus
};

} // namespace fringe
