// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/given_pixels.h"
#include "engine/model/quantity.h"
#include "engine/model/solving.h"
#include "kernels/shape.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What a phase hologram that makes pictures is designed for, and how. Plain values.
namespace fringe {

/// A picture of light, as read: row-major, row 0 on top.
struct GreyPicture {
    Shape shape;
    std::vector<float> intensity; ///< ≥ 0, in proportion

    friend bool operator==(const GreyPicture&, const GreyPicture&) = default;
};

/// A rectangle in a plane, centred at (x, y).
struct PicturePlace {
    Length width{};
    Length height{};
    Length x{};
    Length y{};

    friend bool operator==(const PicturePlace&, const PicturePlace&) = default;
};

/// All that decides a pattern beside the pictures and the setup.
struct PictureSettings : Solving {
    /// Samples of a far field per sample that the plate could fill, per axis, 1 to 4: with 2 the
    /// light between those is shaped, too.
    std::int64_t padding = 1;

    PictureSettings() : Solving{{"gs", {}}, {.kind = Start::Kind::Smooth}, {.iterations = 50}} {}
    friend bool operator==(const PictureSettings&, const PictureSettings&) = default;
};

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
    std::string maskName;                    ///< of the file it came from

    /// Masks compare by content.
    friend bool operator==(const SignalRegion&, const SignalRegion&);
};

/// A picture that is wanted, and where. Copies share it.
struct PicturePlane {
    std::shared_ptr<const GreyPicture> picture; ///< null: none yet
    std::string name;                           ///< of the file or example it came from
    Length distance{};                          ///< z from the focal plane, or from the hologram
    PicturePlace place{4.0_mm, 4.0_mm};         ///< of the picture in its plane
    double gamma = 1;                           ///< intensity is what was read to this power
    SignalRegion signal;

    /// Pictures compare by content.
    friend bool operator==(const PicturePlane&, const PicturePlane&);
};

/// The pictures that a project wants, each in a plane of its own.
struct PictureTarget {
    std::vector<PicturePlane> planes = std::vector<PicturePlane>(1); ///< one or more
    std::size_t chosen = 0; ///< number of the plane that is edited and looked at
    PictureSettings settings;

    PicturePlane& plane() { return planes.at(chosen); }
    const PicturePlane& plane() const { return planes.at(chosen); }
    friend bool operator==(const PictureTarget&, const PictureTarget&) = default;
};

} // namespace fringe
