// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/pictures/picture_design.h"

#include <filesystem>
#include <optional>

namespace fringe {

/// Reads a picture as intensities from 0 up, one plane: levels of a grey picture from 0 to 1, the
/// luminance (ITU-R BT.709) of a coloured one, the numbers of a real field.
/// Throws `Error` (BadInput).
Picture readTargetPicture(const std::filesystem::path& path);

/// Where a picture goes in a plane: its rectangle, centred at (x, y).
struct PicturePlace {
    Length width{};
    Length height{};
    Length x{};
    Length y{};
};

/// The largest rectangle of the picture's proportions in the middle half of the plane.
PicturePlace middlePlace(Shape picture, const PlaneGrid& grid);

/// The picture in its rectangle of an otherwise dark plane; a sample has the mean intensity over
/// its area. Throws `Error` (BadInput) if the rectangle is empty or goes beyond the plane, with the
/// plane's size.
std::vector<float> placedPicture(const Picture& picture, const PlaneGrid& grid,
                                 const PicturePlace& place);

/// 1 in the rectangle grown by `margin` of its size on every side, 0 elsewhere.
std::vector<std::uint8_t> rectangleMask(const PlaneGrid& grid, const PicturePlace& place,
                                        double margin);

} // namespace fringe
