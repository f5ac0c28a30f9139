// SPDX-License-Identifier: GPL-3.0-or-later
// Point clouds: they send light, or their places are where a solver is to bring it.
#include "engine/model/placement.h"
#include "engine/sources/points/point_light.h"
#include "engine/sources/spots/wanted_spots.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <vector>

namespace fringe {
namespace {

/// Each place once, where it is named first, with the light of all points there: clouds made from
/// edges or faces name many twice.
SpotList merged(SpotList list) {
    const auto placeOf = [&](std::size_t i) { return std::tuple(list[i].x, list[i].y, list[i].z); };
    std::vector<std::size_t> order(list.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, placeOf);
    std::vector<bool> isFirst(list.size(), true);
    for (std::size_t i = 1, first = 0; i < order.size(); ++i)
        if (placeOf(order[i]) == placeOf(order[first])) {
            list[order[first]].intensity += list[order[i]].intensity;
            isFirst[order[i]] = false;
        } else {
            first = i;
        }
    SpotList each;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (isFirst[i])
            each.push_back(list[i]);
    return each;
}

/// Their phases are free. Waves that reach far to the side are not paraxial.
LitSpots placesOf(const SourceInput& input) {
    constexpr std::size_t atOnce = 1 << 16;
    SpotSource spots{.model = WaveModel::Exact};
    SpotList list;
    const PlacedPoints points(asCloud(input.source), input.design.setup.wavelengths, 0);
    points.inPieces(atOnce, [&](std::span<const Point> some) {
        for (const Point& point : some)
            list.push_back({point.x,
                            point.y,
                            point.z,
                            static_cast<double>(point.amplitude) * point.amplitude,
                            {}});
    });
    list = merged(std::move(list));
    spots.list = std::make_shared<const SpotList>(std::move(list));
    return litSpots(spots, input.design);
}

constexpr Length distance = 200_mm;
constexpr Length largestSide = 10_mm;
constexpr double shareOfField = 0.8;

double roundedDown(double value) {
    const double step = std::pow(10.0, std::floor(std::log10(value)));
    return std::floor(value / step) * step;
}

/// Of the plate, in whose size the reconstruction is shown; of one without pixels, boundless.
Length smallerSide(const Plate& plate) {
    const Length side = std::min(plate.size.cols * plate.pitchX, plate.size.rows * plate.pitchY);
    return side > Length{} ? side : largestSide;
}

Length fieldOfView(Length pitch, Length wavelength) {
    const double sine = std::clamp(wavelength / (2 * pitch), 0.0, 0.99);
    return 2 * std::tan(std::asin(sine)) * distance;
}

/// A cube at 200 mm with a side of 10 mm, or of one digit's worth less than 80 % of the field of
/// view that the plate has there at its shortest wavelength, whichever is smaller.
Placement fittingPlacement(const Setup& setup) {
    const auto& [wavelengths, beam, aperture, plate, lens] = setup;
    const Length shortest = wavelengths.empty() ? 532_nm : std::ranges::min(wavelengths);
    const Length pitch = std::max(plate.pitchX, plate.pitchY);
    const Length side = std::min(shareOfField * fieldOfView(pitch, shortest), smallerSide(plate));
    Placement placement{.mode = Placement::Mode::Fit, .distance = distance};
    if (side > Length{} && side < largestSide)
        placement.width = placement.height = placement.depth = Length(roundedDown(side.si()));
    return placement;
}

void settle(Design& design, std::size_t number) {
    Source& source = design.sources.at(number);
    CloudSource cloud = asCloud(source);
    cloud.placement = fittingPlacement(design.setup);
    store(source, cloud);
    design.reconstruction.distance = cloud.placement.distance;
}

/// A fitted object stays fitted as long as it moves along z alone; else it is placed by scale and
/// offset from then on.
void move(Source& source, double x, double y, double z) {
    constexpr double steps = 1e9; // in a metre, of places that a hand chooses
    CloudSource cloud = asCloud(source);
    const auto add = [](Length& place, double by) {
        place = Length(std::round((place.si() + by) * steps) / steps);
    };
    if (cloud.placement.mode == Placement::Mode::Fit && x == 0 && y == 0) {
        add(cloud.placement.distance, z);
    } else {
        cloud.placement = scaledPlacement(cloud);
        add(cloud.placement.offsetX, x);
        add(cloud.placement.offsetY, y);
        add(cloud.placement.offsetZ, z);
    }
    store(source, cloud);
}

std::shared_ptr<const PointCloud> glyphs(const Source& source) {
    const CloudSource cloud = asCloud(source);
    return cloud.cloud ? std::make_shared<const PointCloud>(placed(cloud)) : nullptr;
}

} // namespace

const SourceKind& points_source_entry() {
    static const SourceKind kind{
        .info = cloudSourceInfo(),
        .usual = {},
        .lightCost =
            [](const SourceInput& input) { return pointLightCost(asCloud(input.source), input); },
        .light =
            [](const SourceInput& input, const Choice& method) {
                return pointLight(asCloud(input.source), input, method);
            },
        .lightOnTiles = true,
        .hides = [](const Source& source) { return asCloud(source).splat > Length{}; },
        .wantedCost =
            [](const SourceInput& input) { return wantedSpotsCost(placesOf(input), input); },
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool eachPair) -> std::unique_ptr<Wanted> {
            return std::make_unique<WantedSpots>(placesOf(input), device, control, eachPair);
        },
        .settle = settle,
        .glyphs = glyphs,
        .move = move,
        .draft = draftPlaces,
    };
    return kind;
}

} // namespace fringe
