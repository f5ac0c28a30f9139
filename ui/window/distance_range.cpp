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

/// Depths of what the pattern is to show; at least one.
std::vector<double> depthsOf(const Design& design, const std::optional<Box>& points) {
    std::vector<double> depths;
    for (const std::size_t number : visibleSources(design)) {
        const Source& source = design.sources[number];
        if (const auto own = editorOf(source.kind.key).depths)
            std::ranges::copy(own(source), std::back_inserter(depths));
    }
    if (points)
        depths.insert(depths.end(), {points->low[2], points->high[2]});
    if (depths.empty())
        depths.push_back(design.reconstruction.distance.si());
    return depths;
}

} // namespace

DistanceRange distanceRange(const std::optional<Box>& points, Length distance) {
    const double middle = points ? points->centre()[2] : distance.si();
    const double depth = points ? points->extent()[2] : 0;
    const double reach = std::max({3 * depth, 0.25 * std::abs(middle), 1e-3});
    return {Length(middle - reach), Length(middle + reach)};
}

DistanceRange distanceRange(const Design& design, const std::optional<Box>& points,
                            const std::optional<Length>& lens) {
    const std::vector<double> depths = depthsOf(design, points);
    const auto [low, high] = std::ranges::minmax(depths);
    const double margin = lens ? 4 * depthOfFocus(design, *lens) : 0.25 * std::abs(high);
    const double reach = std::max({high - low, margin, 1e-3});
    return {Length(low - reach), Length(high + reach)};
}

} // namespace fringe
