// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/spot_history.h"

namespace fringe {

SpotHistory historySoFar(const SpotState& state, const std::vector<Spot>& spots) {
    SpotHistory history;
    history.rounds.reserve(state.history.size());
    for (const SpotRound& round : state.history)
        history.rounds.push_back(round.figures);
    history.bestRound = state.best.round;
    history.powers = state.history.back().powers;
    history.target = targetIntensities(spots);
    return history;
}

SpotHistory historyOf(const SpotState& state, const std::vector<Spot>& spots) {
    SpotHistory history = historySoFar(state, spots);
    history.powers = state.history.at(static_cast<std::size_t>(state.best.round)).powers;
    return history;
}

std::vector<double> relativePowers(const SpotHistory& history) {
    double quotients = 0, powers = 0, bright = 0;
    for (std::size_t r = 0; r < history.powers.size(); ++r)
        if (history.target[r] > 0) {
            quotients += static_cast<double>(history.powers[r]) / history.target[r];
            powers += static_cast<double>(history.powers[r]);
            ++bright;
        }
    if (powers <= 0)
        return {};
    std::vector<double> relative;
    for (std::size_t r = 0; r < history.powers.size(); ++r) {
        const auto power = static_cast<double>(history.powers[r]);
        relative.push_back(
            bright
            * (history.target[r] > 0 ? power / history.target[r] / quotients : power / powers));
    }
    return relative;
}

} // namespace fringe
