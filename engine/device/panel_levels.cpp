// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel_levels.h"

#include "engine/model/asset.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <sstream>

namespace fringe {

std::vector<LevelsAt> parseLevelsAt(const std::string& text) {
    constexpr std::int64_t least = 2, most = 1 << 16;
    std::vector<LevelsAt> all;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        std::istringstream number(part.substr(std::min(part.find('=') + 1, part.size())));
        std::int64_t count = 0;
        if (!(number >> count) || !(number >> std::ws).eof() || count < least || count > most)
            throw badInput(
                FRINGE_MARK("\"{0}\" says no levels at a wavelength, {1} to {2} of them; "
                            "give them as in 633nm=210, 532nm=200."),
                showable(text, mostQuoted), least, most);
        const std::string length = part.substr(0, part.find('='));
        all.push_back(
            {parseLength(length.substr(std::min(length.find_first_not_of(' '), length.size()))),
             count});
    }
    return all;
}

std::string levelsAtText(const std::vector<LevelsAt>& all) {
    return joined(all, [](const LevelsAt& one) {
        return formatLength(one.wavelength) + '=' + std::to_string(one.count);
    });
}

std::int64_t levelsFor(const Panel& panel, Length wavelength, std::int64_t levels) {
    for (const auto& [at, count] : parseLevelsAt(panel.levelsAt))
        if (wavelength != Length{} && isSameWavelength(at, wavelength))
            return count;
    return levels;
}

double withinCycle(double phase) {
    const double within = phase - std::floor(phase);
    return within < 1 ? within : 0; // of a tiny negative phase
}

std::vector<double> phasesOfLevels(const Panel& panel) {
    if (!panel.response)
        return {};
    const std::vector<float>& response = panel.response->samples;
    if (!panel.drive)
        return {response.begin(), response.end()};
    std::vector<double> phases;
    for (const float value : panel.drive->samples)
        phases.push_back(response.at(static_cast<std::size_t>(std::lround(value))));
    return phases;
}

namespace {

/// Levels of a drive table by their values, the lowest of several.
std::map<double, std::size_t> levelsByValue(const std::vector<float>& drive) {
    std::map<double, std::size_t> levels;
    for (std::size_t level = 0; level < drive.size(); ++level)
        levels.try_emplace(drive[level], level);
    return levels;
}

std::size_t levelNearest(const std::map<double, std::size_t>& levels, double value) {
    const auto above = levels.lower_bound(value);
    if (above == levels.begin())
        return above->second;
    const auto below = std::prev(above);
    return above != levels.end() && above->first - value < value - below->first ? above->second
                                                                                : below->second;
}

} // namespace

std::vector<double> phasesOfValues(const Panel& panel, std::int64_t levels) {
    if (panel.response)
        return {panel.response->samples.begin(), panel.response->samples.end()};
    const auto count = static_cast<double>(levels);
    const auto byValue =
        panel.drive ? levelsByValue(panel.drive->samples) : std::map<double, std::size_t>();
    std::vector<double> phases(std::size_t{1} << panel.bits);
    for (std::size_t value = 0; value < phases.size(); ++value) {
        const double level = static_cast<double>(
            byValue.empty() ? value : levelNearest(byValue, static_cast<double>(value)));
        phases[value] = std::fmod(level, count) / count;
    }
    return phases;
}

NearestPhase::NearestPhase(const std::vector<double>& phases) {
    for (std::size_t level = 0; level < phases.size(); ++level)
        entries_.push_back({withinCycle(phases[level]), static_cast<std::uint16_t>(level)});
    std::ranges::sort(entries_);
    const auto same = std::ranges::unique(entries_, {}, &Entry::phase);
    entries_.erase(same.begin(), same.end());
}

std::uint16_t NearestPhase::level(double phase) const {
    const double at = withinCycle(phase);
    const auto next = std::ranges::upper_bound(entries_, at, {}, &Entry::phase);
    const Entry& above = next != entries_.end() ? *next : entries_.front();
    const Entry& below = next != entries_.begin() ? *std::prev(next) : entries_.back();
    const double up = above.phase - at + (next != entries_.end() ? 0 : 1);
    const double down = at - below.phase + (next != entries_.begin() ? 0 : 1);
    if (up == down)
        return std::min(above.level, below.level);
    return up < down ? above.level : below.level;
}

std::uint16_t BeyondRange::operator()(std::uint16_t level) const {
    if (!isBeyond(level) || beyond == Panel::Beyond::Zero)
        return isBeyond(level) ? std::uint16_t{0} : level;
    if (beyond == Panel::Beyond::Wrap)
        return static_cast<std::uint16_t>(level % values);
    const bool isNearerEnd = level - (values - 1) < levels - level;
    return isNearerEnd ? static_cast<std::uint16_t>(values - 1) : std::uint16_t{0};
}

} // namespace fringe
