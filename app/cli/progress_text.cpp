// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace fringe {
namespace {

std::string barOf(int percent, int width) {
    const auto filled = static_cast<std::size_t>(percent * width / 100);
    return '[' + std::string(filled, '#')
           + std::string(static_cast<std::size_t>(width) - filled, '-') + ']';
}

} // namespace

std::string withPrefix(double number) {
    constexpr std::array prefixes{"", "k", "M", "G", "T", "P"};
    std::size_t step = 0;
    while (std::abs(number) >= 999.5 && step + 1 < prefixes.size()) {
        number /= 1000;
        ++step;
    }
    const double size = std::abs(number);
    const int decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
    return formatted(step == 0 ? "%.*f%s" : "%.*f %s", decimals, number, prefixes[step]);
}

std::string secondsText(double seconds) {
    const int decimals = seconds >= 99.95 ? 0 : seconds >= 9.995 ? 1 : seconds >= 0.9995 ? 2 : 3;
    return formatted("%.*f s", decimals, seconds);
}

std::string clockText(double seconds) {
    const auto whole = static_cast<long long>(std::lround(std::max(seconds, 0.0)));
    if (whole >= 3600)
        return formatted("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
    return formatted("%lld:%02lld", whole / 60, whole % 60);
}

std::string barText(const Progress& progress, int columns) {
    const int percent = percentDone(progress);
    std::string text = barOf(percent, std::clamp(columns / 4, 8, 30));
    text += formatted(" %3d %%  ", percent) + progress.activity.english();
    if (progress.rate > 0 && progress.rateUnit[0] != '\0')
        text += "  " + withPrefix(progress.rate) + ' ' + progress.rateUnit + "/s";
    if (progress.secondsLeft > 0)
        text += "  " + clockText(progress.secondsLeft) + " left";
    return text.substr(0, static_cast<std::size_t>(std::max(columns - 1, 10)));
}

std::string progressJson(const Progress& progress) {
    nlohmann::ordered_json json{{"activity", progress.activity.english()},
                                {"fraction", progress.fraction}};
    if (progress.rate > 0) {
        json["rate"] = progress.rate;
        json["unit"] = progress.rateUnit;
    }
    if (progress.secondsLeft >= 0)
        json["seconds_left"] = progress.secondsLeft;
    return json.dump();
}

} // namespace fringe
