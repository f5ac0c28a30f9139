// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/target_image.h"
#include "kernels/values.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Pictures and regions on the samples of a plane.
namespace fringe {

/// The largest rectangle of the picture's proportions in the middle half of the plane.
PicturePlace middlePlace(Shape picture, const PlaneGrid& grid);

/// [start, end) in samples of a plane, of which the first begins at 0.
struct SampleRange {
    double start, end;
};
struct SampleBox {
    SampleRange rows, cols;
};
SampleBox boxOf(const PlaneGrid& grid, const PicturePlace& place);

/// Whether a rectangle has an area, and all of it in the plane.
bool liesWithin(const PicturePlace& place, const PlaneGrid& grid);

/// For people: "13.3 mm".
std::string planeWidth(const PlaneGrid& grid);
std::string planeHeight(const PlaneGrid& grid);

/// A picture in its rectangle of an otherwise dark plane, some rows at a time; a sample has the
/// mean intensity over its area.
class PlacedRows {
  public:
    /// The rectangle lies within the plane.
    PlacedRows(Shape picture, const PlaneGrid& grid, const PicturePlace& place);

    /// The rows of the picture that lie on these of the plane.
    RowRange under(const RowRange& rows) const;
    /// Samples of these rows of the plane, by the intensities of `under(rows)`.
    std::vector<float> of(const RowRange& rows, std::span<const float> under) const;

  private:
    /// The part of a source line that a sample covers: `weights[i]` of source sample `first + i`.
    struct Cover {
        std::int64_t first = 0;
        std::vector<double> weights;
    };
    /// What each of `count` samples covers of a source of `sourceCount` samples over a range.
    static std::vector<Cover> coversOf(std::int64_t count, std::int64_t sourceCount,
                                       const SampleRange& range);

    std::int64_t pictureCols_;
    std::vector<Cover> rows_, cols_;
};

/// The picture in its rectangle of an otherwise dark plane, as `PlacedRows`. Throws `Error`
/// (BadInput) if the rectangle is empty or goes beyond the plane, with the plane's size.
std::vector<float> placedPicture(const GreyPicture& picture, const PlaneGrid& grid,
                                 const PicturePlace& place);

/// 1 in the rectangle grown by `margin` of its size on every side, 0 elsewhere.
std::vector<std::uint8_t> rectangleMask(const PlaneGrid& grid, const PicturePlace& place,
                                        double margin);

/// 1 on the samples of a plane on which a picture counts, 0 elsewhere, row-major. Those are all
/// that a rectangle touches; whose middles an ellipse or a polygon contains; of which white covers
/// half of a mask or more. What goes beyond the plane is left out, but a mask must lie within.
/// Throws `Error` (BadInput, the parameter's path): a polygon of fewer than three corners, no mask.
std::vector<std::uint8_t> regionMask(const SignalRegion& region, const PlaneGrid& grid);

} // namespace fringe
