// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spot_spacing.h"

#include "engine/solvers/phase_pattern.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <tuple>

namespace fringe {
namespace {

double focusDistance(const LitSpots& design, double z) {
    return design.setup.lens.on ? design.setup.lens.focalLength.si() : std::abs(z);
}

/// A spot in coordinates in which every extent is 1: directions and, without a lens, curvatures.
struct Place {
    std::int64_t layer, row; ///< whole numbers of extents along z and y
    double x, y, z;
    std::size_t index;
};

Place placeOf(const LitSpots& design, std::size_t index) {
    const Spot& spot = design.spots[index];
    const SpotExtent extent = spotExtent(design, spot.z);
    const double y = spot.y / extent.y, z = spot.z / extent.z;
    return {
        std::llround(std::floor(z)), std::llround(std::floor(y)), spot.x / extent.x, y, z, index};
}

auto orderOf(const Place& place) {
    return std::tuple(place.layer, place.row, place.x, place.index);
}

bool areMerged(const Place& a, const Place& b) {
    return std::abs(a.x - b.x) < 1 && std::abs(a.y - b.y) < 1 && std::abs(a.z - b.z) < 1;
}

/// One that merges with `place` among those of a layer and a row that come after it in order.
const Place* mergedWith(const Place& place, const std::vector<Place>& ordered, std::int64_t layer,
                        std::int64_t row) {
    const auto from = std::tuple(layer, row, place.x - 1, std::size_t{0});
    auto at = std::ranges::lower_bound(ordered, from, {}, orderOf);
    for (; at != ordered.end() && at->layer == layer && at->row == row && at->x < place.x + 1; ++at)
        if (at->index != place.index && areMerged(*at, place))
            return &*at;
    return nullptr;
}

} // namespace

SpotExtent spotExtent(const LitSpots& design, double z) {
    const double wavelength = design.setup.wavelength().si(), distance = focusDistance(design, z);
    const LitArea lit = litArea(design.setup.aperture, gridOf(design.setup.plate));
    const double wider = std::max(lit.width, lit.height);
    const double across = (lit.isRound ? 0.82 : 0.7) * wavelength * distance;
    const double along = (lit.isRound ? 5.5 : 4) * wavelength * distance * distance;
    return {across / lit.width, across / lit.height, along / (wider * wider)};
}

std::optional<std::pair<std::size_t, std::size_t>> mergedSpots(const LitSpots& design) {
    std::vector<Place> ordered;
    ordered.reserve(design.spots.size());
    for (std::size_t i = 0; i < design.spots.size(); ++i)
        ordered.push_back(placeOf(design, i));
    std::ranges::sort(ordered, {}, orderOf);
    constexpr std::array<std::pair<int, int>, 5> onwards{{{0, 0}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
    for (const Place& place : ordered)
        for (const auto& [layers, rows] : onwards)
            if (const Place* other =
                    mergedWith(place, ordered, place.layer + layers, place.row + rows))
                return std::minmax({place.index, other->index});
    return std::nullopt;
}

} // namespace fringe
