// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/target_image.h"
#include "kernels/values.h"

#include <cstdint>
#include <vector>

/// Target images on the samples of their planes. Plain values.
namespace fringe {

/// A picture that is wanted in a plane. Both arrays are row-major on `planeGrid`.
struct TargetPlane {
    Length z{};                       ///< from the lens's focal plane, or from the hologram
    std::vector<float> intensity;     ///< ≥ 0, in proportion; 0: dark
    std::vector<std::uint8_t> signal; ///< 1 where the picture counts, 0 where light may be wasted

    friend bool operator==(const TargetPlane&, const TargetPlane&) = default;
};

/// The samples of a plane at z = 0 behind the lens, λf/(padding·N·p) apart, centred on the axis;
/// in free space those of the plate.
PlaneGrid planeGrid(const Setup& setup, std::int64_t padding);

/// The picture and its signal region on the samples of its plane. `planeGrid` has a meaning. Throws
/// `Error` (BadInput, "source." and the row): there is no picture, or one that is dark where it
/// counts; picture or region go beyond the plane; the plane lies in the hologram.
TargetPlane targetPlane(const TargetImage& image, const Setup& setup);

} // namespace fringe
