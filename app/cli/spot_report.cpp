// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spot_report.h"

#include "engine/io/metadata.h"
#include "engine/spots/spot_phases.h"

#include <array>
#include <cstdio>
#include <string>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

Json figuresJson(const SpotFigures& figures, const SpotDesign& design) {
    Json json = {{"efficiency", figures.efficiency},
                 {"uniformity", figures.uniformity},
                 {"sigma_percent", figures.sigma},
                 {"error", figures.error},
                 {"zero_order", figures.zeroOrder}};
    if (givesPhases(design.spots))
        json["phase_error_rad"] = figures.phaseError;
    return json;
}

Json spotsJson(const SpotDesign& design, const SpotState& state) {
    const std::vector<double> target = targetIntensities(design.spots);
    const std::vector<float>& best =
        state.history.at(static_cast<std::size_t>(state.best.round)).powers;
    Json spots = Json::array();
    for (std::size_t r = 0; r < design.spots.size(); ++r) {
        const Spot& spot = design.spots[r];
        spots.push_back({{"x_m", spot.x},
                         {"y_m", spot.y},
                         {"z_m", spot.z},
                         {"target", target[r]},
                         {"power", best[r]},
                         {"power_last", state.history.back().powers[r]}});
    }
    return spots;
}

Json historyJson(const SpotState& state, const SpotDesign& design) {
    Json history = Json::array();
    for (const SpotRound& round : state.history)
        history.push_back(figuresJson(round.figures, design));
    return history;
}

} // namespace

Json spotReport(const SpotDesign& design, const SpotResult& result) {
    const SpotState& state = result.state;
    Json best = figuresJson(state.best.figures, design);
    best["round"] = state.best.round;
    return {{"program", programName()},
            {"device", result.device},
            {"algorithm", design.algorithm},
            {"levels", design.levels},
            {"seed", design.start.seed},
            {"ended", roundsEndName(result.end)},
            {"rounds", state.round},
            {"best", best},
            {"history", historyJson(state, design)},
            {"spots", spotsJson(design, state)}};
}

std::string figuresText(const SpotFigures& figures, const SpotDesign& design) {
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "e %.3f, u %.3f, sigma %.2f %%", figures.efficiency,
                  figures.uniformity, figures.sigma);
    if (!givesPhases(design.spots))
        return text.data();
    std::array<char, 64> phases{};
    std::snprintf(phases.data(), phases.size(), ", phase error %.4f rad", figures.phaseError);
    return std::string(text.data()) + phases.data();
}

} // namespace fringe
