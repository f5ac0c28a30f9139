// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_design.h"

#include "engine/encodings/encoding.h"
#include "engine/model/error.h"
#include "engine/pictures/picture_place.h"
#include "engine/pictures/region_mask.h"

#include <cmath>

namespace fringe {
namespace {

std::vector<std::uint8_t> signalOf(const SignalRegion& signal, const PlaneGrid& grid) {
    if (signal.kind != SignalRegion::Kind::Plane && !liesWithin(signal.place, grid))
        throw Error(ErrorKind::BadInput,
                    message(FRINGE_MARK("The signal region goes beyond its plane, which is {0} "
                                        "wide and {1} high; make it smaller or move it."),
                            planeWidth(grid), planeHeight(grid)),
                    "picture.signal_width");
    return regionMask(signal, grid);
}

std::vector<float> placedPictureOf(const PicturePlane& plane, const PlaneGrid& grid) {
    GreyPicture picture = *plane.picture;
    if (plane.gamma != 1)
        for (float& value : picture.intensity)
            value = std::pow(value, static_cast<float>(plane.gamma));
    try {
        return placedPicture(picture, grid, plane.place);
    } catch (const Error& error) {
        throw Error(error.kind(), error.message(), "picture.width");
    }
}

TargetPlane targetPlaneOf(const PicturePlane& plane, const PlaneGrid& grid) {
    return {plane.distance, placedPictureOf(plane, grid), signalOf(plane.signal, grid)};
}

/// Of several planes a fault says which it is in.
TargetPlane numberedPlaneOf(const PicturePlane& plane, std::size_t number, const PlaneGrid& grid) {
    if (!plane.picture)
        throw Error(ErrorKind::BadInput,
                    message(FRINGE_MARK("Picture {0} is missing; import one, or remove its plane."),
                            number),
                    "picture.image");
    try {
        return targetPlaneOf(plane, grid);
    } catch (const Error& error) {
        throw Error(error.kind(), message(FRINGE_MARK("Picture {0}: {1}"), number, error.message()),
                    error.parameter());
    }
}

} // namespace

PictureDesign pictureOpticsOf(const Design& design) {
    PictureDesign optics;
    static_cast<PictureSettings&>(optics) = design.picture.settings;
    optics.setup = design.setup;
    optics.levels = levelsOf(design.encoding);
    return optics;
}

PictureDesign pictureDesignOf(const Design& design) {
    PictureDesign pictures = pictureOpticsOf(design);
    const std::vector<PicturePlane>& planes = design.picture.planes;
    if (planes.size() == 1 && !planes.front().picture)
        return pictures;
    const PlaneGrid grid = planeGrid(pictures);
    if (planes.size() == 1)
        pictures.planes.push_back(targetPlaneOf(planes.front(), grid));
    else
        for (const PicturePlane& plane : planes)
            pictures.planes.push_back(numberedPlaneOf(plane, pictures.planes.size() + 1, grid));
    return pictures;
}

} // namespace fringe
