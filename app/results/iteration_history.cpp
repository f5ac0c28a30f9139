// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/iteration_history.h"

namespace fringe {

IterationHistory historySoFar(const SolverState& state) {
    return {.iterations = state.history,
            .bestIteration = state.best.iteration,
            .powers = state.powers,
            .target = state.target};
}

IterationHistory historyOf(const SolverResult& result, bool ofAnyPhase) {
    IterationHistory history = historySoFar(result.state);
    history.powers = result.state.best.powers;
    history.finerPsnr = result.finerPsnr;
    if (ofAnyPhase && result.unjudged)
        history.anyPhase = result.unjudged->best.figures;
    return history;
}

std::vector<double> relativePowers(const IterationHistory& history) {
    double quotients = 0, powers = 0, bright = 0;
    for (std::size_t r = 0; r < history.powers.size(); ++r)
        if (history.target[r] > 0) {
            quotients += static_cast<double>(history.powers[r] / history.target[r]);
            powers += static_cast<double>(history.powers[r]);
            ++bright;
        }
    if (powers <= 0)
        return {};
    std::vector<double> relative;
    for (std::size_t r = 0; r < history.powers.size(); ++r) {
        const auto power = static_cast<double>(history.powers[r]);
        relative.push_back(bright
                           * (history.target[r] > 0
                                  ? power / static_cast<double>(history.target[r]) / quotients
                                  : power / powers));
    }
    return relative;
}

} // namespace fringe
