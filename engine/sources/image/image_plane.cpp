// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/image_plane.h"

#include "engine/model/bounds.h"
#include "engine/model/error.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/image/image_place.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

std::vector<std::uint8_t> signalOf(const SignalRegion& signal, const PlaneGrid& grid) {
    if (signal.kind != SignalRegion::Kind::Plane && !liesWithin(signal.place, grid))
        throw badParameter("source.signal_width",
                           FRINGE_MARK("The signal region goes beyond its plane, which is {0} "
                                       "wide and {1} high; make it smaller or move it."),
                           planeWidth(grid), planeHeight(grid));
    return regionMask(signal, grid);
}

std::vector<float> placedPictureOf(const TargetImage& plane, const PlaneGrid& grid) {
    GreyPicture picture = *plane.picture;
    if (plane.gamma != 1)
        for (float& value : picture.intensity)
            value = std::pow(value, static_cast<float>(plane.gamma));
    try {
        return placedPicture(picture, grid, plane.place);
    } catch (const Error& error) {
        throw Error(error.kind(), error.message(), "source.width");
    }
}

/// What is wrong with the picture on its plane.
void requireLight(const TargetPlane& plane) {
    for (std::size_t i = 0; i < plane.intensity.size(); ++i)
        if (plane.signal[i] != 0 && plane.intensity[i] > 0)
            return;
    throw badParameter("source.image",
                       FRINGE_MARK("The picture is dark everywhere in its signal region; give one "
                                   "with light, or another region."));
}

void requireData(const TargetImage& image) {
    if (!image.picture)
        throw badParameter("source.image", FRINGE_MARK("There is no picture; give one or more."));
    if (!std::ranges::all_of(image.picture->intensity, isIntensity))
        throw badParameter("source.image",
                           FRINGE_MARK("The picture has a value that is negative, not finite or "
                                       "beyond 10²⁴; give intensities from 0 on."));
}

void requireDistance(const TargetImage& image, const Setup& setup) {
    const double z = image.distance.si();
    if (!std::isfinite(z) || (!setup.lens.on && std::abs(z) < setup.wavelength().si()))
        throw badParameter("source.distance",
                           FRINGE_MARK("The picture lies in the hologram; without a lens it needs "
                                       "a distance of a wavelength or more."));
}

} // namespace

PlaneGrid planeGrid(const Setup& setup, std::int64_t padding) {
    const Plate& plate = setup.plate;
    if (!setup.lens.on)
        return {plate.size, plate.pitchX.si(), plate.pitchY.si()};
    const Shape shape{plate.size.rows * padding, plate.size.cols * padding};
    const double across = setup.wavelength().si() * setup.lens.focalLength.si();
    return {shape, across / (static_cast<double>(shape.cols) * plate.pitchX.si()),
            across / (static_cast<double>(shape.rows) * plate.pitchY.si())};
}

TargetPlane targetPlane(const TargetImage& image, const Setup& setup) {
    requireData(image);
    requireDistance(image, setup);
    const PlaneGrid grid = planeGrid(setup, image.padding);
    TargetPlane plane{image.distance, placedPictureOf(image, grid), signalOf(image.signal, grid)};
    requireLight(plane);
    return plane;
}

} // namespace fringe
