// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/round_history.h"

#include "engine/spots/spot_design.h"
#include "engine/spots/spot_phases.h"

namespace fringe {
namespace {

RoundFigures figuresOf(const SpotRound& round) {
    const SpotFigures& figures = round.figures;
    return {figures.efficiency,
            figures.error,
            figures.sigma,
            figures.zeroOrder,
            figures.uniformity,
            {},
            {}};
}

RoundFigures figuresOf(const PictureFigures& figures) {
    return {
        figures.efficiency, figures.error, figures.sigma, figures.zeroOrder, {}, figures.psnr, {}};
}

template <class State> RoundHistory figuresOfRounds(const State& state) {
    RoundHistory history;
    history.rounds.reserve(state.history.size());
    for (const auto& round : state.history)
        history.rounds.push_back(figuresOf(round));
    history.bestRound = state.best.round;
    return history;
}

} // namespace

RoundHistory historySoFar(const SpotState& state, const Design& design) {
    RoundHistory history = figuresOfRounds(state);
    history.powers = state.history.back().powers;
    history.target = targetIntensities(design.spots.spots());
    if (givesPhases(design.spots.spots()))
        for (std::size_t i = 0; i < history.rounds.size(); ++i)
            history.rounds[i].phaseError = state.history[i].figures.phaseError;
    return history;
}

RoundHistory historySoFar(const PictureState& state, const Design&) {
    return figuresOfRounds(state);
}

RoundHistory historyOf(const SpotState& state, const Design& design) {
    RoundHistory history = historySoFar(state, design);
    history.powers = state.history.at(static_cast<std::size_t>(state.best.round)).powers;
    return history;
}

std::vector<double> relativePowers(const RoundHistory& history) {
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
