// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/image_edits.h"

#include "engine/encodings/encoding.h"
#include "engine/job/memory_budget.h"
#include "engine/model/units.h"
#include "engine/solvers/gradual_levels.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/image/image_place.h"
#include "engine/sources/image/image_plane.h"
#include "engine/sources/image/target_image.h"
#include "engine/sources/image/wanted_image.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fringe {
namespace {

constexpr Length usualDistance = 200_mm;

std::optional<PlaneGrid> gridOf(const Setup& setup) {
    Findings findings;
    checkOptics(setup, 0, findings);
    return findings.empty() ? std::optional(planeGrid(setup, 1)) : std::nullopt;
}

/// Three digits are enough to be read, and too few to be seen.
Length rounded(Length length) {
    const double size = std::abs(length.si());
    if (size == 0 || !std::isfinite(size))
        return length;
    const double step = std::pow(10.0, std::floor(std::log10(size)) - 2);
    return Length(std::round(std::round(length.si() / step) * step * 1e12) / 1e12);
}

PicturePlace grown(PicturePlace place) {
    place.width = rounded((1 + 2 * usualMargin) * place.width);
    place.height = rounded((1 + 2 * usualMargin) * place.height);
    return place;
}

PicturePlace scaled(const PicturePlace& place, double x, double y) {
    return {rounded(x * place.width), rounded(y * place.height), rounded(x * place.x),
            rounded(y * place.y)};
}

/// The picture fills the same part of a plane of another kind.
void refit(TargetImage& image, const Setup& before, const Setup& after) {
    const Reach was = pictureReach(before), is = pictureReach(after);
    if (was.x <= 0 || was.y <= 0 || is.x <= 0 || is.y <= 0)
        return;
    for (PicturePlace* place : {&image.place, &image.signal.place})
        *place = within(scaled(*place, is.x / was.x, is.y / was.y), after);
}

/// A polygon that has none takes those of the region that it was before.
void giveCorners(SignalRegion& region, SignalRegion before) {
    if (region.kind != SignalRegion::Kind::Polygon || region.corners.size() >= 3)
        return;
    if (before.kind == SignalRegion::Kind::Plane)
        before.kind = SignalRegion::Kind::Rectangle;
    region.corners = polygonThrough(outlineOf(before)).corners;
}

std::int64_t allIterations(const Design& design) {
    constexpr std::int64_t toFewLevels = 150;
    return isGradual(design, levelsOf(design.encoding))
               ? toFewLevels
               : usualSolving(imageSourceInfo().key).stop.iterations;
}

double secondsOf(Design design, std::int64_t iterations) {
    design.stop.iterations = iterations;
    return imageSeconds(design);
}

} // namespace

Reach pictureReach(const Setup& setup) {
    const auto grid = gridOf(setup);
    if (!grid)
        return {};
    return {grid->pitchX * static_cast<double>(grid->shape.cols) / 2,
            grid->pitchY * static_cast<double>(grid->shape.rows) / 2};
}

/// A size that was rounded up may not lead out of the plane.
PicturePlace within(PicturePlace place, const Setup& setup) {
    const Reach plane = pictureReach(setup);
    const auto fit = [](Length& size, Length& centre, double half) {
        if (half <= 0)
            return;
        size = Length(std::min(size.si(), 2 * half));
        const double most = half - size.si() / 2;
        centre = Length(std::clamp(centre.si(), -most, most));
    };
    fit(place.width, place.x, plane.x);
    fit(place.height, place.y, plane.y);
    return place;
}

void placeInMiddle(TargetImage& image, const Setup& setup) {
    if (const auto grid = gridOf(setup); grid && image.picture) {
        const PicturePlace middle = middlePlace(image.picture->shape, *grid);
        image.place = {rounded(middle.width), rounded(middle.height)};
    }
    placeSignalAround(image, setup);
}

void placeSignal(SignalRegion& signal, const PicturePlace& place, const Setup& setup) {
    if (signal.kind == SignalRegion::Kind::Plane)
        signal.kind = SignalRegion::Kind::Rectangle;
    signal.place = within(place, setup);
}

void placeSignalAround(TargetImage& image, const Setup& setup) {
    const bool isMask = image.signal.kind == SignalRegion::Kind::Mask;
    placeSignal(image.signal, isMask ? image.place : grown(image.place), setup);
}

Length distanceAfter(const Design& design, std::size_t number) {
    const Lens& lens = design.setup.lens;
    std::optional<Length> last;
    for (std::size_t i = 0; i < number; ++i)
        if (design.sources[i].kind.key == imageSourceInfo().key)
            last = std::max(last.value_or(asImage(design.sources[i]).distance),
                            asImage(design.sources[i]).distance);
    if (!last)
        return lens.on ? Length{} : usualDistance;
    const Length way = lens.on ? lens.focalLength : Length(std::abs(last->si()));
    return rounded(*last + 0.25 * way);
}

std::int64_t usualIterations(const Design& design) {
    constexpr double mostSeconds = 60;
    std::int64_t iterations = allIterations(design);
    for (const std::int64_t fewer : {50, 25})
        if (secondsOf(design, iterations) > mostSeconds)
            iterations = fewer;
    return iterations;
}

std::optional<Finding> noteOnIterations(const Design& design) {
    const std::int64_t all = allIterations(design);
    if (design.stop.iterations == all || design.stop.iterations != usualIterations(design))
        return std::nullopt;
    return Finding{
        Severity::Note, "solver.iterations",
        message(FRINGE_MARK("These are {0} iterations, which take about {1}; {2} would show a "
                            "purer picture, and take about {3}."),
                design.stop.iterations, formatSeconds(imageSeconds(design)), all,
                formatSeconds(secondsOf(design, all))),
        onlyFix({{"solver.iterations", all}})};
}

std::int64_t usualPadding(const Design& design, std::uint64_t memory) {
    constexpr std::int64_t shaped = 2; // light between samples, too
    if (design.sources.empty() || !gridOf(design.setup))
        return shaped;
    const auto samples = static_cast<double>(planeGrid(design.setup, shaped).shape.count());
    const double bytes =
        imageBytes({.design = design, .source = design.sources.front(), .device = {}}, samples);
    return bytes <= static_cast<double>(memoryWithin(memory)) ? shaped : 1;
}

void followImage(const Design& before, Design& after, std::size_t number) {
    Source& source = after.sources.at(number);
    const TargetImage was = asImage(before.sources.at(number));
    TargetImage image = asImage(source);
    if (before.setup.lens.on != after.setup.lens.on) {
        image.distance = distanceAfter(after, number);
        refit(image, before.setup, after.setup);
    }
    if (image.signal.kind != was.signal.kind)
        giveCorners(image.signal, was.signal);
    if (after.stop == before.stop && before.stop.iterations == usualIterations(before))
        after.stop.iterations = usualIterations(after);
    store(source, image);
    if (image.distance != was.distance && source.visible)
        after.reconstruction.distance = image.distance;
}

} // namespace fringe
