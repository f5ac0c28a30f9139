// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/camera/camera_spots.h"

#include "engine/camera/camera.h"
#include "engine/camera/feedback.h"
#include "engine/device/panel.h"
#include "engine/encodings/encoding.h"
#include "engine/run/plan.h"
#include "engine/sources/spots/spots_source.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr const char* wantedSlot = "wanted";

std::shared_ptr<const SpotList> keptWish(const Design& design, std::size_t count) {
    const auto kept = design.camera.data<SpotList>(wantedSlot);
    return kept && kept->size() == count ? kept : nullptr;
}

Design withList(Design design, std::size_t source, SpotList spots) {
    SpotSource typed = asSpots(design.sources.at(source));
    typed.list = std::make_shared<const SpotList>(std::move(spots));
    store(design.sources.at(source), typed);
    return design;
}

double distanceOf(const PlanePlace& a, const PlanePlace& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Whether the camera sees the plane that the spots lie in.
bool isInPlane(const Design& design, std::size_t source, const CameraView& view) {
    try {
        Design alone = design;
        alone.sources = {design.sources[source]};
        const double width = spotWidth(alone, view.distance);
        const double depth = width * width / alone.setup.wavelength().si();
        return std::abs((planeOfSpots(alone) - view.distance).si()) <= depth;
    } catch (const Error&) {
        return false; // they lie in several planes
    }
}

double pixelsOfWidth(const Design& design, const CameraView& view, const AffineMap& toCamera) {
    return spotWidth(design, view.distance) * std::sqrt(std::abs(toCamera.area()));
}

} // namespace

std::optional<std::size_t> onlySpots(const Design& design) {
    const auto visible = visibleSources(design);
    if (visible.size() != 1 || design.sources[visible.front()].kind.key != "spots")
        return std::nullopt;
    const auto list = design.sources[visible.front()].kind.data<SpotList>("list");
    return list && !list->empty() ? std::optional(visible.front()) : std::nullopt;
}

Design designToEven(const Design& design) {
    const auto source = onlySpots(design);
    if (!source || !design.isDesigned() || !encodingOf(design.encoding.key).offersPhases)
        throw badInput(FRINGE_MARK("A camera weights spots of a solver's pattern of phases; give "
                                   "spots, and hide all else."));
    Design alone = withList(design, *source, wantedSpots(design, *source));
    alone.sources = {alone.sources[*source]};
    return alone;
}

SpotList wantedSpots(const Design& design, std::size_t source) {
    SpotList spots = *design.sources.at(source).kind.data<SpotList>("list");
    if (const auto kept = keptWish(design, spots.size()))
        for (std::size_t r = 0; r < spots.size(); ++r)
            spots[r].intensity = (*kept)[r].intensity;
    return spots;
}

bool areWeighted(const Design& design, std::size_t source) {
    return wantedSpots(design, source) != *design.sources.at(source).kind.data<SpotList>("list");
}

Design withWeights(Design design, std::size_t source, const SpotList& asked) {
    SpotList wanted = wantedSpots(design, source);
    SpotList spots = wanted;
    for (std::size_t r = 0; r < spots.size(); ++r)
        spots[r].intensity = asked.at(r).intensity;
    design.camera.assets[wantedSlot] = {wantedSlot,
                                        std::make_shared<const SpotList>(std::move(wanted))};
    return withList(std::move(design), source, std::move(spots));
}

Design withoutWeights(Design design, std::size_t source) {
    design = withList(design, source, wantedSpots(design, source));
    design.camera.assets.erase(wantedSlot);
    return design;
}

CameraView cameraViewOf(const Design& design) {
    CameraView view = cameraViewOf(design.camera.values);
    view.focalLength = lensOf(design);
    view.distance = design.reconstruction.distance;
    return view;
}

std::optional<PlanePlace> shiftBySending(const Design& design, const CameraView& view) {
    if (design.device.key != "panel")
        return PlanePlace{};
    const Panel panel = panelOf(design.device);
    if (panel.lens != Length{})
        return std::nullopt;
    const double reach = panel.sign * (view.focalLength ? *view.focalLength : view.distance).si();
    return PlanePlace{reach * std::sin(panel.carrierX.si()), reach * std::sin(panel.carrierY.si())};
}

ShotFacts factsOf(const CameraShot& shot, const Design& design, const AffineMap& toCamera) {
    ShotFacts facts;
    for (const float count : shot.counts.samples()) {
        facts.most = std::max<double>(facts.most, count);
        facts.saturated += count >= shot.saturation ? 1 : 0;
    }
    const CameraView view = cameraViewOf(design);
    const PlanePlace axis = toCamera({});
    const double width = pixelsOfWidth(design, view, toCamera);
    std::vector<PlanePlace> pixels;
    const auto source = onlySpots(design);
    const auto shift = shiftBySending(design, view);
    if (source && shift && isInPlane(design, *source, view))
        for (const Spot& spot : wantedSpots(design, *source))
            pixels.push_back(toCamera({spot.x + shift->x, spot.y + shift->y}));
    const double radius = windowRadius(pixels, width);
    const bool isFree = std::ranges::none_of(
        pixels, [&](const PlanePlace& pixel) { return distanceOf(pixel, axis) < 2 * radius; });
    std::vector<PlanePlace> all = pixels;
    all.push_back(axis);
    std::vector<MeasuredSpot> measured = measureSpots(shot, all, radius);
    const MeasuredSpot zero = measured.back();
    measured.pop_back();
    if (isFree && zero.isInside)
        facts.zeroOrder = measuredFigures(shot, std::array{zero}, {Spot{}}).efficiency;
    if (!measured.empty() && std::ranges::all_of(measured, &MeasuredSpot::isInside))
        facts.spots = measuredFigures(shot, measured, wantedSpots(design, *source));
    return facts;
}

std::optional<std::array<PlanePlace, 3>> threeSpots(const Design& design) {
    const auto source = onlySpots(design);
    const auto shift = shiftBySending(design, cameraViewOf(design));
    if (!source || !shift)
        return std::nullopt;
    std::vector<PlanePlace> places;
    for (const Spot& spot : wantedSpots(design, *source))
        if (spot.intensity > 0)
            places.push_back({spot.x + shift->x, spot.y + shift->y});
    if (places.size() < 3)
        return std::nullopt;
    const auto byCorner = [](const PlanePlace& place) { return place.x - place.y; };
    const PlanePlace first = std::ranges::min(places, {}, byCorner); // at the top left
    const PlanePlace second = std::ranges::max(
        places, {}, [&](const PlanePlace& place) { return distanceOf(place, first); });
    const auto area = [&](const PlanePlace& place) {
        return std::abs((second.x - first.x) * (place.y - first.y)
                        - (second.y - first.y) * (place.x - first.x));
    };
    const PlanePlace third = std::ranges::max(places, {}, area);
    const double least = 0.05 * distanceOf(first, second) * distanceOf(first, second);
    return area(third) > least ? std::optional(std::array{first, second, third}) : std::nullopt;
}

} // namespace fringe
