// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/panel_show.h"

#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "engine/model/error.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>
#include <string>

namespace fringe {
namespace {

using namespace std::chrono_literals;
using Kind = PanelEvent::Kind;

constexpr double microseconds = 1e-6; ///< [s]

double secondsNow() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Throws what an event says went wrong.
void requireWell(const PanelEvent& event) {
    if (event.kind == Kind::Ended)
        throw failed("{0}; the panel is off.", event.why);
    if (event.kind == Kind::Pressed)
        throw failed("Shift+F9 was pressed, and the panel is off.");
    if (event.kind == Kind::Refused && event.asks)
        throw badInput("{0} Give --yes if that is meant.", event.why);
    if (event.kind == Kind::Refused || (event.kind == Kind::State && !event.why.empty()))
        throw Error(ErrorKind::Failed, event.why);
}

} // namespace

std::vector<PanelScreen> PanelShow::screens() {
    link_.listScreens();
    return next(Kind::Screens).screens;
}

void PanelShow::arm(const PanelArming& arming) {
    link_.arm(arming);
    PanelEvent armed = next(Kind::State);
    while (armed.interval == 0)
        armed = next(Kind::State);
    tally_.interval = armed.interval;
    tally_.isCounted = armed.isCounted;
}

ShowTally PanelShow::play(const std::vector<ShownPicture>& pictures, const Dwell& dwell) {
    tellRounding(pictures, dwell);
    try {
        showAll(pictures, dwell);
    } catch (const Cancelled&) {
        leave();
        throw;
    }
    leave();
    if (tally_.shown > 1)
        tally_.mean = static_cast<double>(last_ - first_) * microseconds
                      / static_cast<double>(tally_.shown - 1);
    return tally_;
}

/// Waits for an event of the kind, and takes others meanwhile.
PanelEvent PanelShow::next(Kind kind) {
    while (true) {
        session_.control().checkpoint();
        const auto event = link_.wait(100ms);
        if (!event)
            continue;
        requireWell(*event);
        if (event->kind == kind)
            return *event;
    }
}

void PanelShow::takeOne(std::chrono::milliseconds patience) {
    session_.control().checkpoint();
    const auto event = link_.wait(patience);
    if (!event)
        return;
    requireWell(*event);
    tally_.late = event->late;
    if (event->kind != Kind::Shown)
        return;
    told_ = event->sequence;
    if (event->microseconds == 0) // another one was seen instead
        return;
    first_ = tally_.shown++ == 0 ? event->microseconds : first_;
    last_ = event->microseconds;
}

std::uint32_t PanelShow::refreshesOf(const ShownPicture& picture, const Dwell& dwell) const {
    const double seconds = picture.dwell ? *picture.dwell : dwell.refreshes > 0 ? 0 : dwell.seconds;
    if (seconds > 0)
        return static_cast<std::uint32_t>(std::max(1.0, std::round(seconds / tally_.interval)));
    return static_cast<std::uint32_t>(dwell.refreshes);
}

/// Says by how much times are rounded to whole refreshes, where that is to be seen.
void PanelShow::tellRounding(const std::vector<ShownPicture>& pictures, const Dwell& dwell) const {
    constexpr double seen = 0.005;
    std::set<double> told;
    for (const ShownPicture& one : pictures) {
        const double wanted = one.dwell.value_or(dwell.refreshes > 0 ? 0 : dwell.seconds);
        const double gets = refreshesOf(one, dwell) * tally_.interval;
        if (wanted > 0 && std::abs(gets - wanted) > seen * wanted && told.insert(wanted).second)
            session_.say("note", formatted("%.6g ms are shown as ", wanted * 1e3)
                                     + std::to_string(refreshesOf(one, dwell))
                                     + formatted(" refreshes, %.4g ms.", gets * 1e3));
    }
}

void PanelShow::showAll(const std::vector<ShownPicture>& pictures, const Dwell& dwell) {
    std::uint64_t last = 0;
    for (std::uint64_t round = 0; round < dwell.rounds; ++round)
        for (const ShownPicture& one : pictures) {
            std::optional<std::uint64_t> sent;
            while (!(sent = link_.show(one.picture->samples, refreshesOf(one, dwell))))
                takeOne(100ms);
            last = *sent;
        }
    while (told_ < last)
        takeOne(100ms);
    const std::uint32_t refreshes = refreshesOf(pictures.back(), dwell);
    const double end = static_cast<double>(last_) * microseconds + refreshes * tally_.interval;
    while (refreshes == 0 || secondsNow() < end)
        takeOne(refreshes == 0 ? 100ms : 2ms);
}

void PanelShow::leave() {
    link_.off();
    const double patience = secondsNow() + 0.5; // s
    while (secondsNow() < patience) {
        const auto event = link_.wait(20ms);
        if (event && event->kind == Kind::State && event->state == PanelState::Off)
            return;
    }
}

} // namespace fringe
