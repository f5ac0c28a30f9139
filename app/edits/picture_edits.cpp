// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/picture_edits.h"

#include "app/edits/scene_edits.h"
#include "engine/model/design_parameters.h"
#include "engine/model/region_outline.h"
#include "engine/pictures/picture_checks.h"
#include "engine/pictures/picture_place.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fringe {
namespace {

constexpr double margin = 0.1; ///< of the signal region, in parts of the picture
constexpr Length usualDistance = 200_mm;

std::optional<PlaneGrid> gridOf(const Design& design) {
    const PictureDesign optics = pictureOpticsOf(design);
    return checkPictureOptics(optics).empty() ? std::optional(planeGrid(optics)) : std::nullopt;
}

/// Three digits are enough to be read, and too few to be seen.
Length rounded(Length length) {
    const double size = std::abs(length.si());
    if (size == 0 || !std::isfinite(size))
        return length;
    const double step = std::pow(10.0, std::floor(std::log10(size)) - 2);
    return Length(roundedLength(std::round(length.si() / step) * step));
}

/// A size that was rounded up may not lead out of the plane.
PicturePlace within(PicturePlace place, const Design& design) {
    const Reach reach = pictureReach(design);
    const auto fit = [](Length& size, Length& centre, double half) {
        if (half <= 0)
            return;
        size = Length(std::min(size.si(), 2 * half));
        const double most = half - size.si() / 2;
        centre = Length(std::clamp(centre.si(), -most, most));
    };
    fit(place.width, place.x, reach.x);
    fit(place.height, place.y, reach.y);
    return place;
}

PicturePlace grown(PicturePlace place) {
    place.width = rounded((1 + 2 * margin) * place.width);
    place.height = rounded((1 + 2 * margin) * place.height);
    return place;
}

PicturePlace scaled(const PicturePlace& place, double x, double y) {
    return {rounded(x * place.width), rounded(y * place.height), rounded(x * place.x),
            rounded(y * place.y)};
}

/// The picture fills the same part of a plane of another kind.
void refit(Design& design, const Reach& before) {
    const Reach after = pictureReach(design);
    if (before.x <= 0 || before.y <= 0 || after.x <= 0 || after.y <= 0)
        return;
    const double x = after.x / before.x, y = after.y / before.y;
    for (PicturePlane& plane : design.picture.planes)
        for (PicturePlace* place : {&plane.place, &plane.signal.place})
            *place = within(scaled(*place, x, y), design);
}

void lookAtPicture(Design& design) {
    design.reconstruction.distance = design.picture.plane().distance;
}

/// A polygon that has none takes those of the region that it was before.
void giveCorners(SignalRegion& region, SignalRegion before) {
    if (region.kind != SignalRegion::Kind::Polygon || region.corners.size() >= 3)
        return;
    if (before.kind == SignalRegion::Kind::Plane)
        before.kind = SignalRegion::Kind::Rectangle;
    region.corners = polygonThrough(outlineOf(before)).corners;
}

/// Where a plane goes that follows the first `count`: behind them by a quarter of the light's way,
/// so that what is sharp in one is wide in the next.
Length distanceAfter(const Design& design, std::size_t count) {
    const Lens& lens = design.setup.lens;
    if (count == 0)
        return lens.on ? Length{} : usualDistance;
    Length last = design.picture.planes.front().distance;
    for (std::size_t i = 1; i < count; ++i)
        last = std::max(last, design.picture.planes[i].distance);
    const Length way = lens.on ? lens.focalLength : Length(std::abs(last.si()));
    return rounded(last + 0.25 * way);
}

} // namespace

Design emptyPictureDesign() {
    Design design = emptyDesign();
    design.target = Target::Picture;
    design.setup.plate.size = {512, 512};
    lookAtPicture(design);
    return design;
}

Design withPicture(Design design, std::shared_ptr<const GreyPicture> picture,
                   const std::string& name) {
    design.target = Target::Picture;
    PicturePlane& plane = design.picture.plane();
    plane.name = name;
    if (const auto grid = gridOf(design)) {
        const PicturePlace middle = middlePlace(picture->shape, *grid);
        plane.place = {rounded(middle.width), rounded(middle.height)};
    }
    plane.picture = std::move(picture);
    lookAtPicture(design);
    return withSignalAroundPicture(std::move(design));
}

Design withAnotherPicture(Design design, std::shared_ptr<const GreyPicture> picture,
                          const std::string& name) {
    PictureTarget& target = design.picture;
    if (target.planes.back().picture) {
        const Length distance = distanceAfter(design, target.planes.size());
        target.planes.emplace_back().distance = distance;
    }
    target.chosen = target.planes.size() - 1;
    return withPicture(std::move(design), std::move(picture), name);
}

Design withoutChosenPicture(Design design) {
    PictureTarget& target = design.picture;
    const Length distance = target.plane().distance;
    if (target.planes.size() == 1)
        target.planes.emplace_back().distance = distance;
    target.planes.erase(target.planes.begin() + static_cast<std::ptrdiff_t>(target.chosen));
    const std::size_t next = std::min(target.chosen, target.planes.size() - 1);
    return withChosenPicture(std::move(design), next);
}

Design withChosenPicture(Design design, std::size_t number) {
    design.picture.chosen = number;
    lookAtPicture(design);
    return design;
}

Design withPicturePlace(Design design, const PicturePlace& place) {
    design.picture.plane().place = within(place, design);
    return design;
}

Design withSignal(Design design, SignalRegion region) {
    region.place = within(region.place, design);
    design.picture.plane().signal = std::move(region);
    return design;
}

Design withSignalPlace(Design design, const PicturePlace& place) {
    SignalRegion region = design.picture.plane().signal;
    if (region.kind == SignalRegion::Kind::Plane)
        region.kind = SignalRegion::Kind::Rectangle;
    region.place = place;
    return withSignal(std::move(design), std::move(region));
}

Design withSignalAroundPicture(Design design) {
    const PicturePlane& plane = design.picture.plane();
    const bool isMask = plane.signal.kind == SignalRegion::Kind::Mask;
    const PicturePlace place = isMask ? plane.place : grown(plane.place);
    return withSignalPlace(std::move(design), place);
}

Design withSignalMask(Design design, std::shared_ptr<const GreyPicture> mask,
                      const std::string& name) {
    SignalRegion& region = design.picture.plane().signal;
    region.kind = SignalRegion::Kind::Mask;
    region.mask = std::move(mask);
    region.maskName = name;
    return withSignalAroundPicture(std::move(design));
}

Design withPictureParameter(Design design, const std::string& path, const Value& value) {
    const Reach before = pictureReach(design);
    const SignalRegion region = design.picture.plane().signal;
    design = withParameter(std::move(design), path, value);
    const bool isOtherSpace = path == "lens.on" && design.target == Target::Picture;
    if (isOtherSpace) {
        for (std::size_t i = 0; i < design.picture.planes.size(); ++i)
            design.picture.planes[i].distance = distanceAfter(design, i);
        refit(design, before);
    }
    if (isOtherSpace || path == "picture.distance")
        lookAtPicture(design);
    if (path == "picture.signal")
        giveCorners(design.picture.plane().signal, region);
    return design;
}

Reach pictureReach(const Design& design) {
    const auto grid = gridOf(design);
    if (!grid)
        return {};
    return {grid->pitchX * static_cast<double>(grid->shape.cols) / 2,
            grid->pitchY * static_cast<double>(grid->shape.rows) / 2};
}

} // namespace fringe
