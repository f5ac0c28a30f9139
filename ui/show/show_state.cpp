// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/show_state.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>

namespace fringe {
namespace {

using State = PanelState;
using Act = ShowAct;

/// Rows by cause, columns by state.
constexpr std::array<std::array<ShowStep, 4>, 9> steps{{
    // Off, Armed, Showing, Hold
    {{{State::Armed, Act::Map},
      {State::Armed, Act::Map},
      {State::Armed, Act::Map},
      {State::Armed, Act::Map}}},
    {{{State::Off, Act::Refuse},
      {State::Showing, Act::Present},
      {State::Showing, Act::Present},
      {State::Hold, Act::Drop}}},
    {{{State::Off, Act::None},
      {State::Armed, Act::None},
      {State::Hold, Act::Freeze},
      {State::Hold, Act::None}}},
    {{{State::Off, Act::None},
      {State::Armed, Act::None},
      {State::Showing, Act::None},
      {State::Showing, Act::None}}},
    {{{State::Off, Act::None},
      {State::Armed, Act::None},
      {State::Armed, Act::Blacken},
      {State::Armed, Act::Blacken}}},
    {{{State::Off, Act::None},
      {State::Hold, Act::Blacken},
      {State::Hold, Act::Blacken},
      {State::Hold, Act::Blacken}}},
    {{{State::Off, Act::Unmap},
      {State::Off, Act::Unmap},
      {State::Off, Act::Unmap},
      {State::Off, Act::Unmap}}},
    {{{State::Off, Act::Unmap},
      {State::Off, Act::Unmap},
      {State::Off, Act::Unmap},
      {State::Off, Act::Unmap}}},
    {{{State::Off, Act::None},
      {State::Off, Act::Blacken},
      {State::Off, Act::Blacken},
      {State::Off, Act::Blacken}}},
}};

const PanelScreen* screenOf(const std::vector<PanelScreen>& screens, const std::string& name) {
    const auto found = std::ranges::find(screens, name, &PanelScreen::name);
    return found == screens.end() ? nullptr : &*found;
}

std::string namesOf(const std::vector<PanelScreen>& screens) {
    std::string names;
    for (const PanelScreen& screen : screens)
        names += (names.empty() ? "" : ", ") + screen.name + " ("
                 + std::to_string(screen.size.width) + " × " + std::to_string(screen.size.height)
                 + ")";
    return names;
}

/// A pixel of the screen is not a pixel of its output.
bool isScaled(const PanelScreen& screen) {
    return screen.mode != PanelSize{} && screen.mode != screen.size;
}

bool shareAPixel(const PanelScreen& a, const PanelScreen& b) {
    return a.x < b.x + b.size.width && b.x < a.x + a.size.width && a.y < b.y + b.size.height
           && b.y < a.y + a.size.height;
}

/// What cannot be armed on purpose either.
Message unfit(const PanelScreen& screen, const PanelArming& arming) {
    if (!arming.edid.empty() && arming.edid != screen.edid)
        return message(FRINGE_MARK("On the output {0} is another device than the one that was "
                                   "chosen; choose the screen again."),
                       screen.name);
    if (screen.size != arming.mode)
        return message(FRINGE_MARK("The screen {0} shows {1} × {2} pixels, and the video mode of "
                                   "the panel has {3} × {4}; set the screen to that mode, without "
                                   "scaling."),
                       screen.name, screen.size.width, screen.size.height, arming.mode.width,
                       arming.mode.height);
    if (screen.isTurned)
        return message(FRINGE_MARK("The screen {0} is turned or mirrored in itself; set it "
                                   "upright."),
                       screen.name);
    if (isScaled(screen))
        return message(FRINGE_MARK("The screen {0} shows {1} × {2} pixels of the desktop, and its "
                                   "video mode has {3} × {4}; switch scaling off."),
                       screen.name, screen.size.width, screen.size.height, screen.mode.width,
                       screen.mode.height);
    return {};
}

} // namespace

ShowStep nextStep(PanelState state, ShowCause cause) {
    return steps[static_cast<std::size_t>(cause)][static_cast<std::size_t>(state)];
}

ArmingFault armingFault(const std::vector<PanelScreen>& screens, const PanelArming& arming) {
    const PanelScreen* screen = screenOf(screens, arming.screen);
    if (screen == nullptr)
        return {message(FRINGE_MARK("There is no screen \"{0}\"; there are: {1}."), arming.screen,
                        namesOf(screens))};
    if (Message why = unfit(*screen, arming); !why.empty())
        return {std::move(why)};
    if (screen->isMirrored && !arming.evenShared)
        return {message(FRINGE_MARK("Another screen shows pixels of {0}, and would show the "
                                    "pattern too."),
                        screen->name),
                true};
    if (screen->isTinted && !arming.evenShared)
        return {message(FRINGE_MARK("A table of the screen {0} changes the values that it is sent, "
                                    "as a night mode or a colour profile does; switch that off."),
                        screen->name),
                true};
    if (screen->isPrimary && !arming.evenShared)
        return {message(FRINGE_MARK("The screen {0} is the primary one, where people work, and "
                                    "the pattern would cover it."),
                        screen->name),
                true};
    return {};
}

Message lossOf(const PanelScreen& armed, const std::vector<PanelScreen>& now) {
    const PanelScreen* screen = screenOf(now, armed.name);
    if (screen == nullptr)
        return message(FRINGE_MARK("The screen {0} is gone; the panel is off until it is armed "
                                   "again."),
                       armed.name);
    if (screen->edid != armed.edid || screen->model != armed.model)
        return message(FRINGE_MARK("On the output {0} is another device now; the panel is off "
                                   "until it is armed again."),
                       armed.name);
    if (screen->isMirrored && !armed.isMirrored)
        return message(FRINGE_MARK("Another screen shows pixels of {0} now; the panel is off until "
                                   "it is armed again."),
                       armed.name);
    PanelScreen same = *screen;
    same.isPrimary = armed.isPrimary;
    same.isMirrored = armed.isMirrored;
    same.isTinted = armed.isTinted;
    if (same != armed)
        return message(FRINGE_MARK("The screen {0} has another video mode or place now; the panel "
                                   "is off until it is armed again."),
                       armed.name);
    return {};
}

void findMirrors(std::vector<PanelScreen>& screens) {
    for (PanelScreen& one : screens)
        for (const PanelScreen& other : screens)
            one.isMirrored = one.isMirrored || (&one != &other && shareAPixel(one, other));
}

Message absenceOf(const ClientSigns& client, double patience) {
    const long silence = std::lround(client.silence), pause = std::lround(client.pause);
    if (client.isStopped && client.silence > lateBeat)
        return message(FRINGE_MARK("{0} was stopped; the panel is off until it is armed again."),
                       client.name);
    if (client.silence > patience)
        return message(FRINGE_MARK("Nothing came from {0} for {1} s; the panel is off until it is "
                                   "armed again."),
                       client.name, silence);
    if (client.pause > patience)
        return message(FRINGE_MARK("{0} was busy and did not look after the panel for {1} s; the "
                                   "panel is off until it is armed again."),
                       client.name, pause);
    return {};
}

} // namespace fringe
