// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <array>

namespace fringe {

/// A place in a plane of light [m], or in a picture: x the column and y the row, both from 0 at the
/// middle of the top left pixel.
struct PlanePlace {
    double x = 0, y = 0;

    friend bool operator==(const PlanePlace&, const PlanePlace&) = default;
};

/// A linear map and a shift: scale, turn, flip and shear.
struct AffineMap {
    double xx = 1, xy = 0, yx = 0, yy = 1; ///< x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0
    double x0 = 0, y0 = 0;

    PlanePlace operator()(const PlanePlace& place) const {
        return {xx * place.x + xy * place.y + x0, yx * place.x + yy * place.y + y0};
    }
    double area() const { return xx * yy - xy * yx; } ///< by which areas grow; < 0: it flips
};

/// The map that brings three places to three others. Throws `Error` (BadInput) where either three
/// lie on a line, or nearly so.
AffineMap mapThrough(const std::array<PlanePlace, 3>& from, const std::array<PlanePlace, 3>& to);

/// From places of the plane of light to pixels of a picture of it that stands as all pictures here
/// do: the optical axis in the middle of pixel (⌊rows/2⌋, ⌊columns/2⌋).
AffineMap pixelsOf(Shape shape, Length pitchX, Length pitchY);

/// A picture of the plane of light, resampled to another's pixels, so that both can be laid over
/// each other: `toPicture` brings places of the plane to pixels of `picture`. Values keep their
/// unit; each is the mean of the interpolated (bilinear) picture over as many points of the new
/// pixel as it covers old ones along each axis. Outside of the picture it is 0. Throws
/// `std::bad_alloc`.
Picture laidOn(const Picture& picture, const AffineMap& toPicture, Shape shape,
               const Sampling& sampling);

} // namespace fringe
