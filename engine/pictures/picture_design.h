// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/spots/spot_design.h"

#include <cstdint>
#include <vector>

/// What a phase hologram that makes pictures is designed for. Plain values.
namespace fringe {

/// A picture that is wanted in a plane. Both arrays are row-major on `planeGrid`.
struct TargetPlane {
    Length z{};                       ///< from the lens's focal plane, or from the hologram
    std::vector<float> intensity;     ///< ≥ 0, in proportion; 0: dark
    std::vector<std::uint8_t> signal; ///< 1 where the picture counts, 0 where light may be wasted

    friend bool operator==(const TargetPlane&, const TargetPlane&) = default;
};

/// Everything that decides the pattern of a phase hologram that makes pictures.
struct PictureDesign : PictureSettings {
    std::vector<TargetPlane> planes;
    Setup setup;
    std::int64_t levels = 256; ///< phases that the device shows, 2 … 65,536; 0: any phase

    friend bool operator==(const PictureDesign&, const PictureDesign&) = default;
};

/// The samples of a plane at z = 0 behind the lens, λf/(padding·N·p) apart, centred on the axis;
/// in free space those of the plate.
PlaneGrid planeGrid(const PictureDesign& design);

/// What a project with a picture asks for, without its planes: all that `planeGrid` depends on.
/// Without a wavelength it has 0 m, which the checks refuse.
PictureDesign pictureOpticsOf(const Design& design);

/// The same with the pictures and their signal regions on the samples of their planes; without a
/// picture there is no plane. `planeGrid` has a meaning. Throws `Error` (BadInput, the parameter's
/// path) if a picture or region goes beyond its plane, or one of several pictures is missing.
PictureDesign pictureDesignOf(const Design& design);

} // namespace fringe
