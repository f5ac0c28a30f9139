// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/gray_curve.h"

#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace fringe {
namespace {

struct Curve {
    std::vector<double> grays, depths; ///< depths rise

    double grayAt(double depth) const {
        const auto after = std::ranges::upper_bound(depths, depth);
        const auto at =
            std::clamp<std::ptrdiff_t>(after - depths.begin(), 1, std::ssize(depths) - 1);
        const auto i = static_cast<std::size_t>(at);
        const double part = (depth - depths[i - 1]) / (depths[i] - depths[i - 1]);
        return grays[i - 1] + part * (grays[i] - grays[i - 1]);
    }
};

void requireRising(const std::vector<double>& grays, const std::string& name, double most) {
    if (grays.size() < 2)
        throw badInput(FRINGE_MARK("{0} has fewer than two rows; a curve has the depth of several "
                                   "grays."),
                       name);
    if (std::ranges::adjacent_find(grays, std::greater_equal()) != grays.end())
        throw badInput(FRINGE_MARK("{0}: its grays do not rise from row to row; sort them and "
                                   "leave one row for each."),
                       name);
    if (grays.front() < 0 || grays.back() > most)
        throw badInput(FRINGE_MARK("{0} has grays from {1} to {2}, and a gray of the writer is 0 "
                                   "to {3}; choose its bits."),
                       name, formatNumber(grays.front()), formatNumber(grays.back()),
                       formatNumber(most));
}

Curve curveOf(const Raster& table, const std::string& name, double most) {
    const auto rows = table.plane(0, 0);
    const auto count = static_cast<std::size_t>(table.shape.cols);
    Curve curve{{rows.begin(), rows.begin() + table.shape.cols},
                {rows.begin() + table.shape.cols, rows.end()}};
    requireRising(curve.grays, name, most);
    if (curve.depths.front() > curve.depths.back()) {
        std::ranges::reverse(curve.grays);
        std::ranges::reverse(curve.depths);
    }
    const auto wrong = std::ranges::adjacent_find(curve.depths, std::greater_equal());
    if (wrong != curve.depths.end()) {
        const auto i = static_cast<std::size_t>(wrong - curve.depths.begin());
        throw badInput(FRINGE_MARK("{0} is not monotonic between the grays {1} and {2}, so that "
                                   "depths there have no gray of their own; smooth it or leave "
                                   "rows out."),
                       name, formatNumber(std::min(curve.grays[i], curve.grays[i + 1])),
                       formatNumber(std::max(curve.grays[i], curve.grays[i + 1])));
    }
    if (count != curve.depths.size())
        throw badInput(FRINGE_MARK("{0} is no curve of grays and depths."), name);
    return curve;
}

} // namespace

std::vector<std::uint16_t> graysOf(const Raster& table, const std::string& name,
                                   const GrayUse& use) {
    const Curve curve =
        curveOf(table, name, static_cast<double>((std::int64_t{1} << use.bits) - 1));
    const double deepest = static_cast<double>(use.levels - 1) * use.step.si();
    const double reach = curve.depths.back() - curve.depths.front();
    if (constexpr double slack = 1 + 1e-6; deepest > reach * slack)
        throw badInput(FRINGE_MARK("{0} reaches {1}, and the relief takes {2}; expose more, or "
                                   "choose fewer levels or a smaller wavelength."),
                       name, legibleLength(Length(reach)), legibleLength(Length(deepest)));
    std::vector<std::uint16_t> grays;
    for (std::int64_t number = 0; number < use.levels; ++number) {
        const double depth = curve.depths.front() + static_cast<double>(number) * use.step.si();
        grays.push_back(static_cast<std::uint16_t>(
            std::lround(curve.grayAt(std::min(depth, curve.depths.back())))));
    }
    return grays;
}

} // namespace fringe
