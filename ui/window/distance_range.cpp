// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/distance_range.h"

#include "ui/sources/source_editor.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace fringe {
namespace {

/// λ(f/w)² with the plate's smaller side w.
double depthOfFocus(const Design& design, Length focalLength) {
    const Plate& plate = design.setup.plate;
    const Length side = std::min(plate.pitchX * static_cast<double>(plate.size.cols),
                                 plate.pitchY * static_cast<double>(plate.size.rows));
    const double ratio = focalLength / side;
    return design.setup.wavelength().si() * ratio * ratio;
}

/// Depths of what the hologram shows; empty: they are not known.
std::vector<double> depthsOf(const Design& design, const std::optional<Box>& points) {
    std::vector<double> depths;
    for (const std::size_t number : visibleSources(design)) {
        const Source& source = design.sources[number];
        if (const auto own = editorOf(source.kind.key).depths)
            std::ranges::copy(own(source), std::back_inserter(depths));
    }
    if (points)
        depths.insert(depths.end(), {points->low[2], points->high[2]});
    return depths;
}

/// With as much on either side as the depths span, at least a margin, but not through the plate
/// where all is on one side of it.
DistanceRange around(const std::vector<double>& depths, double margin) {
    const auto [low, high] = std::ranges::minmax(depths);
    const double reach = std::max({high - low, margin, 1e-3});
    return {Length(low > 0 ? std::max(low - reach, low / 2) : low - reach),
            Length(high < 0 ? std::min(high + reach, high / 2) : high + reach)};
}

/// As far as pixels of the plate send light from one of its ends over to the other.
double reachOf(const Setup& setup) {
    const Plate& plate = setup.plate;
    const double across = plate.pitchX.si() * plate.pitchX.si() * double(plate.size.cols);
    const double up = plate.pitchY.si() * plate.pitchY.si() * double(plate.size.rows);
    return std::max(across, up) / std::ranges::min(setup.wavelengths).si();
}

} // namespace

DistanceRange distanceRange(const Design& design, const std::optional<Box>& points,
                            const std::optional<Length>& lens) {
    std::vector<double> depths = depthsOf(design, points);
    if (depths.empty())
        depths.push_back(design.reconstruction.distance.si());
    const auto [low, high] = std::ranges::minmax(depths);
    const double away = std::max(std::abs(low), std::abs(high));
    return around(depths, lens ? 4 * depthOfFocus(design, *lens) : 0.25 * away);
}

DistanceRange searchedRange(const Design& design, const std::optional<Box>& points,
                            const std::optional<Length>& lens) {
    if (lens || !depthsOf(design, points).empty() || design.setup.wavelengths.empty())
        return distanceRange(design, points, lens);
    const double reach =
        std::max(reachOf(design.setup), 1.25 * std::abs(design.reconstruction.distance.si()));
    return {Length(-reach), Length(reach)};
}

} // namespace fringe
