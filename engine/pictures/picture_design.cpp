// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_design.h"

#include "engine/model/error.h"
#include "engine/pictures/picture_place.h"

#include <cmath>

namespace fringe {
namespace {

std::vector<std::uint8_t> signalOf(const SignalRegion& signal, const PlaneGrid& grid) {
    if (signal.kind == SignalRegion::Kind::Plane)
        return std::vector<std::uint8_t>(static_cast<std::size_t>(grid.shape.count()), 1);
    if (!liesWithin(signal.place, grid))
        throw Error(ErrorKind::BadInput,
                    message(FRINGE_MARK("The signal region goes beyond its plane, which is {0} "
                                        "wide and {1} high; make it smaller or move it."),
                            planeWidth(grid), planeHeight(grid)),
                    "picture.signal_width");
    return rectangleMask(grid, signal.place, 0);
}

std::vector<float> placedPictureOf(const PictureTarget& target, const PlaneGrid& grid) {
    GreyPicture picture = *target.picture;
    if (target.gamma != 1)
        for (float& value : picture.intensity)
            value = std::pow(value, static_cast<float>(target.gamma));
    try {
        return placedPicture(picture, grid, target.place);
    } catch (const Error& error) {
        throw Error(error.kind(), error.message(), "picture.width");
    }
}

} // namespace

PictureDesign pictureOpticsOf(const Design& design) {
    const std::vector<Length>& wavelengths = design.illumination.wavelengths;
    PictureDesign optics;
    static_cast<PictureSettings&>(optics) = design.picture.settings;
    optics.plate = design.plate;
    optics.wavelength = wavelengths.empty() ? Length{} : wavelengths.front();
    optics.levels = design.encoding.levels;
    return optics;
}

PictureDesign pictureDesignOf(const Design& design) {
    PictureDesign pictures = pictureOpticsOf(design);
    if (!design.picture.picture)
        return pictures;
    const PlaneGrid grid = planeGrid(pictures);
    pictures.planes.push_back({design.picture.distance, placedPictureOf(design.picture, grid),
                               signalOf(design.picture.signal, grid)});
    return pictures;
}

} // namespace fringe
