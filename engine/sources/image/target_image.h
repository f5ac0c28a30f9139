// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/space.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Sources of the kind "image": a picture of light that is wanted in a plane.
namespace fringe {

/// A corner in parts of the rectangle around its polygon, from the rectangle's centre: ±1/2 on the
/// sides, y up.
struct RegionCorner {
    double x = 0;
    double y = 0;

    friend bool operator==(const RegionCorner&, const RegionCorner&) = default;
};

/// Where a picture counts; light is free elsewhere in its plane. Copies share the mask.
struct SignalRegion {
    enum class Kind {
        Rectangle, ///< `place`
        Ellipse,   ///< the largest in `place`
        Polygon,   ///< `corners`; where it crosses itself, what an odd number of turns goes around
        Mask,      ///< `mask`, stretched over `place`
        Plane,     ///< everywhere
    };
    Kind kind = Kind::Rectangle;
    PicturePlace place{4.8_mm, 4.8_mm};      ///< of the region, whatever its form
    std::vector<RegionCorner> corners;       ///< three or more for a polygon
    std::shared_ptr<const GreyPicture> mask; ///< 1 where the picture counts, else 0; null: none yet

    /// Masks compare by content.
    friend bool operator==(const SignalRegion&, const SignalRegion&);
};

/// The source, typed.
struct TargetImage {
    std::shared_ptr<const GreyPicture> picture; ///< null: none yet
    Length distance{};                          ///< z from the focal plane, or from the hologram
    PicturePlace place{4.0_mm, 4.0_mm};         ///< of the picture in its plane
    double gamma = 1;                           ///< intensity is what was read to this power
    SignalRegion signal{};
    /// Samples of a far field per sample that the plate could fill, per axis, 1 to 4: with 2 the
    /// light between those is shaped, too.
    std::int64_t padding = 1;
};

TargetImage asImage(const Source& source);
void store(Source& source, const TargetImage& image);

/// The kind's table.
const ChoiceInfo& imageSourceInfo();

/// In a plane of light [m], y up.
struct PlanePoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const PlanePoint&, const PlanePoint&) = default;
};

/// The polygon with these corners, placed to the picometre.
SignalRegion polygonThrough(const std::vector<PlanePoint>& corners);

/// The corners of a polygon, of the rectangle around a mask or, as far as a polygon can follow it,
/// of an ellipse; those of the whole plane are not known: none.
std::vector<PlanePoint> outlineOf(const SignalRegion& region);

} // namespace fringe
