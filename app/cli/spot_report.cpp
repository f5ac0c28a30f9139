// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spot_report.h"

#include "engine/io/metadata.h"

#include <array>
#include <cstdio>
#include <string>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

Json figuresJson(const SpotFigures& figures) {
    return {{"efficiency", figures.efficiency},
            {"uniformity", figures.uniformity},
            {"sigma_percent", figures.sigma},
            {"error", figures.error},
            {"zero_order", figures.zeroOrder}};
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

Json historyJson(const SpotState& state) {
    Json history = Json::array();
    for (const SpotRound& round : state.history)
        history.push_back(figuresJson(round.figures));
    return history;
}

} // namespace

Json spotReport(const SpotDesign& design, const SpotResult& result) {
    const SpotState& state = result.state;
    Json best = figuresJson(state.best.figures);
    best["round"] = state.best.round;
    return {{"program", programName()},      {"device", result.device},
            {"algorithm", design.algorithm}, {"levels", design.levels},
            {"seed", design.start.seed},     {"ended", roundsEndName(result.end)},
            {"rounds", state.round},         {"best", best},
            {"history", historyJson(state)}, {"spots", spotsJson(design, state)}};
}

std::string figuresText(const SpotFigures& figures) {
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "e %.3f, u %.3f, sigma %.2f %%", figures.efficiency,
                  figures.uniformity, figures.sigma);
    return text.data();
}

} // namespace fringe
