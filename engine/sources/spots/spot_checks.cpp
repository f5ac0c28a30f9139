// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spot_checks.h"

#include "engine/model/bounds.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/phase_pattern.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <tuple>

namespace fringe {
namespace {

double focusDistance(const LitSpots& design, double z) {
    return design.setup.lens.on ? design.setup.lens.focalLength.si() : std::abs(z);
}

/// Extents within which spots share light: up to λd/D, where the light of one ends in the middle of
/// the other's.
constexpr double extentsOfSharing = 1.42;

/// A spot in coordinates in which every reach is 1: directions and, without a lens, curvatures.
struct ScaledSpot {
    std::int64_t layer, row; ///< whole numbers of extents along z and y
    double x, y, z;
    std::size_t index;
};

ScaledSpot scaledSpot(const LitSpots& design, std::size_t index, double extents) {
    const Spot& spot = design.spots[index];
    const SpotExtent extent = spotExtent(design, spot.z);
    const double x = spot.x / (extents * extent.x);
    const double y = spot.y / (extents * extent.y), z = spot.z / (extents * extent.z);
    return {std::llround(std::floor(z)), std::llround(std::floor(y)), x, y, z, index};
}

auto orderOf(const ScaledSpot& place) {
    return std::tuple(place.layer, place.row, place.x, place.index);
}

bool areMerged(const ScaledSpot& a, const ScaledSpot& b) {
    return std::abs(a.x - b.x) < 1 && std::abs(a.y - b.y) < 1 && std::abs(a.z - b.z) < 1;
}

/// One that merges with `place` among those of a layer and a row that come after it in order.
const ScaledSpot* mergedWith(const ScaledSpot& place, const std::vector<ScaledSpot>& ordered,
                             std::int64_t layer, std::int64_t row) {
    const auto from = std::tuple(layer, row, place.x - 1, std::size_t{0});
    auto at = std::ranges::lower_bound(ordered, from, {}, orderOf);
    for (; at != ordered.end() && at->layer == layer && at->row == row && at->x < place.x + 1; ++at)
        if (at->index != place.index && areMerged(*at, place))
            return &*at;
    return nullptr;
}

constexpr std::size_t namedSpots = 7;

std::string length(double metres) {
    return legibleLength(Length(metres));
}

std::string place(const Spot& spot) {
    return length(spot.x) + ", " + length(spot.y) + ", " + length(spot.z);
}

/// What is wrong with a spot by itself.
enum class Fault { None, NotFinite, FarAway, NotAnIntensity, TooBright, InHologram, Outside };

Fault faultOf(const Spot& spot, const LitSpots& design) {
    if (!std::isfinite(spot.x) || !std::isfinite(spot.y) || !std::isfinite(spot.z)
        || !std::isfinite(spot.phase.value_or(0)))
        return Fault::NotFinite;
    if (std::max({std::abs(spot.x), std::abs(spot.y), std::abs(spot.z)}) > farthest)
        return Fault::FarAway;
    if (!std::isfinite(spot.intensity) || spot.intensity < 0)
        return Fault::NotAnIntensity;
    if (!isIntensity(spot.intensity))
        return Fault::TooBright;
    if (!design.setup.lens.on && std::abs(spot.z) < design.setup.wavelength().si())
        return Fault::InHologram;
    const Reach field = reachableField(design, spot.z);
    const bool isInside = std::abs(spot.x) <= field.x && std::abs(spot.y) <= field.y;
    return isInside ? Fault::None : Fault::Outside;
}

Message textOf(Fault fault, const Spot& spot, std::size_t number, const LitSpots& design) {
    switch (fault) {
    case Fault::NotFinite:
        return message(FRINGE_MARK("Spot {0} has a coordinate or a phase that is not a finite "
                                   "number; correct it or remove the spot."),
                       number);
    case Fault::FarAway:
        return message(FRINGE_MARK("Spot {0} at {1} is farther away than {2}; bring it nearer."),
                       number, place(spot), length(farthest));
    case Fault::NotAnIntensity:
        return message(FRINGE_MARK("The intensity of spot {0} is {1}; give 0 (keep it dark) or "
                                   "more."),
                       number, formatNumber(spot.intensity));
    case Fault::TooBright:
        return message(FRINGE_MARK("The intensity of spot {0} is {1}, beyond 10²⁴; scale all of "
                                   "them down."),
                       number, formatNumber(spot.intensity));
    case Fault::InHologram:
        return message(FRINGE_MARK("Spot {0} has z = {1}, which is in the hologram; without a "
                                   "lens a spot needs a distance of a wavelength or more."),
                       number, length(spot.z));
    default:
        const Reach field = reachableField(design, spot.z);
        return message(FRINGE_MARK("Spot {0} at {1} is outside the field that the pixels reach; "
                                   "there |x| may be {2} and |y| {3} at most."),
                       number, place(spot), length(field.x), length(field.y));
    }
}

void checkEachSpot(const LitSpots& design, Findings& findings) {
    std::size_t wrong = 0;
    for (std::size_t r = 0; r < design.spots.size(); ++r) {
        const Spot& spot = design.spots[r];
        const Fault fault = faultOf(spot, design);
        if (fault != Fault::None && ++wrong <= namedSpots)
            refuse(findings, "source.list", textOf(fault, spot, r + 1, design));
    }
    if (wrong > namedSpots)
        refuse(findings, "source.list",
               message(FRINGE_MARK("{0} more spots have such faults."), wrong - namedSpots));
}

void checkCoincidence(const std::vector<Spot>& spots, Findings& findings) {
    std::vector<std::size_t> order(spots.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto key = [&](std::size_t r) { return std::tuple(spots[r].x, spots[r].y, spots[r].z); };
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        return std::pair(key(a), a) < std::pair(key(b), b);
    });
    const auto same = std::ranges::adjacent_find(
        order, [&](std::size_t a, std::size_t b) { return key(a) == key(b); });
    if (same != order.end())
        refuse(findings, "source.list",
               message(FRINGE_MARK("Spots {0} and {1} lie at the same place, {2}; move or remove "
                                   "one of them."),
                       *same + 1, *std::next(same) + 1, place(spots[*same])));
}

/// Notes spots that are apart, but closer than λd/D.
void noteSharedLight(const LitSpots& design, Findings& findings) {
    const auto close = mergedSpots(design, extentsOfSharing);
    if (!close)
        return;
    findings.push_back(
        {Severity::Note, "source.list",
         message(FRINGE_MARK("Spots {0} and {1} lie closer together than the plate resolves there, "
                             "so that they share light, which the efficiency counts for both: it "
                             "may exceed 1."),
                 close->first + 1, close->second + 1)});
}

} // namespace

Reach reachableField(const LitSpots& design, double z) {
    const auto along = [&](double pitch) {
        const double sine = design.setup.wavelength().si() / (2 * pitch);
        if (design.setup.lens.on)
            return design.setup.lens.focalLength.si() * sine;
        if (design.model == WaveModel::Fresnel)
            return std::abs(z) * sine;
        return sine < 1 ? std::abs(z) * sine / std::sqrt(1 - sine * sine) : HUGE_VAL;
    };
    return {along(design.setup.plate.pitchX.si()), along(design.setup.plate.pitchY.si())};
}

void checkSpots(const LitSpots& design, Findings& findings) {
    if (design.spots.empty())
        return refuse(findings, "source.list",
                      message(FRINGE_MARK("There are no spots; give one or more.")));
    const std::size_t before = findings.size();
    checkEachSpot(design, findings);
    if (findings.size() > before)
        return;
    checkCoincidence(design.spots, findings);
    refuseIf(std::ranges::all_of(design.spots, [](const Spot& s) { return s.intensity == 0; }),
             findings, "source.list",
             FRINGE_MARK("All spots have the intensity 0; give at least one of them some light."));
}

void warnOfCloseSpots(const LitSpots& design, Findings& findings) {
    const auto merged = mergedSpots(design);
    if (!merged)
        return noteSharedLight(design, findings);
    const SpotExtent extent = spotExtent(design, design.spots[merged->first].z);
    warn(
        findings, "source.list",
        message(FRINGE_MARK("Spots {0} and {1} lie closer together than light of this plate can be "
                            "focused there ({2} by {3}, {4} along z). They merge, and the "
                            "efficiency counts their light more than once; move them apart."),
                merged->first + 1, merged->second + 1, length(extent.x), length(extent.y),
                length(extent.z)));
}

SpotExtent spotExtent(const LitSpots& design, double z) {
    const double wavelength = design.setup.wavelength().si(), distance = focusDistance(design, z);
    const LitArea lit = litArea(design.setup.aperture, gridOf(design.setup.plate));
    const double wider = std::max(lit.width, lit.height);
    const double across = (lit.isRound ? 0.82 : 0.7) * wavelength * distance;
    const double along = (lit.isRound ? 5.5 : 4) * wavelength * distance * distance;
    return {across / lit.width, across / lit.height, along / (wider * wider)};
}

std::optional<std::pair<std::size_t, std::size_t>> mergedSpots(const LitSpots& design,
                                                               double extents) {
    std::vector<ScaledSpot> ordered;
    ordered.reserve(design.spots.size());
    for (std::size_t i = 0; i < design.spots.size(); ++i)
        ordered.push_back(scaledSpot(design, i, extents));
    std::ranges::sort(ordered, {}, orderOf);
    constexpr std::array<std::pair<int, int>, 5> onwards{{{0, 0}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
    for (const ScaledSpot& place : ordered)
        for (const auto& [layers, rows] : onwards)
            if (const ScaledSpot* other =
                    mergedWith(place, ordered, place.layer + layers, place.row + rows))
                return std::minmax({place.index, other->index});
    return std::nullopt;
}

} // namespace fringe
