// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/region_mask.h"

#include "engine/model/error.h"
#include "engine/sources/image/image_place.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

using Mask = std::vector<std::uint8_t>;

Mask uniformMask(const PlaneGrid& grid, std::uint8_t value) {
    return Mask(static_cast<std::size_t>(grid.shape.count()), value);
}

/// Sets the samples of a row whose middles lie in [start, end).
void fill(Mask& mask, const PlaneGrid& grid, std::int64_t row, double start, double end) {
    const auto cols = static_cast<double>(grid.shape.cols);
    const auto firstFrom = [cols](double place) {
        return static_cast<std::int64_t>(std::clamp(std::ceil(place - 0.5), 0.0, cols));
    };
    const std::int64_t first = firstFrom(start), last = firstFrom(end);
    if (first < last)
        std::fill_n(mask.begin() + row * grid.shape.cols + first, last - first, std::uint8_t{1});
}

Mask ellipseMask(const PlaneGrid& grid, const PicturePlace& place) {
    const auto [rows, cols] = boxOf(grid, place);
    const double middle = (cols.start + cols.end) / 2;
    Mask mask = uniformMask(grid, 0);
    for (std::int64_t row = 0; row < grid.shape.rows; ++row) {
        const double height = (static_cast<double>(row) + 0.5 - (rows.start + rows.end) / 2)
                              / ((rows.end - rows.start) / 2);
        if (!(std::abs(height) <= 1))
            continue;
        const double half = std::sqrt(1 - height * height) * (cols.end - cols.start) / 2;
        fill(mask, grid, row, middle - half, middle + half);
    }
    return mask;
}

/// In samples.
struct Point {
    double row, col;
};

std::vector<Point> pointsOf(const SignalRegion& polygon, const PlaneGrid& grid) {
    const auto [rows, cols] = boxOf(grid, polygon.place);
    std::vector<Point> points;
    for (const RegionCorner& corner : polygon.corners)
        points.push_back({rows.start + (0.5 - corner.y) * (rows.end - rows.start),
                          cols.start + (0.5 + corner.x) * (cols.end - cols.start)});
    return points;
}

/// Where the sides of a polygon cross the line through the middles of a row, in order. A side has
/// its lower end and not its upper one, so that a corner on the line counts once or is touched.
std::vector<double> crossingsOf(const std::vector<Point>& points, double line) {
    std::vector<double> crossings;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point& a = points[i];
        const Point& b = points[(i + 1) % points.size()];
        if ((a.row <= line) != (b.row <= line))
            crossings.push_back(a.col + (line - a.row) / (b.row - a.row) * (b.col - a.col));
    }
    std::ranges::sort(crossings);
    return crossings;
}

Mask polygonMask(const SignalRegion& polygon, const PlaneGrid& grid) {
    if (polygon.corners.size() < 3)
        throw Error(ErrorKind::BadInput,
                    message(FRINGE_MARK("The signal region is a polygon with {0} corners; draw one "
                                        "with three or more."),
                            polygon.corners.size()),
                    "source.signal");
    const std::vector<Point> points = pointsOf(polygon, grid);
    Mask mask = uniformMask(grid, 0);
    for (std::int64_t row = 0; row < grid.shape.rows; ++row) {
        const auto crossings = crossingsOf(points, static_cast<double>(row) + 0.5);
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
            fill(mask, grid, row, crossings[i], crossings[i + 1]);
    }
    return mask;
}

Mask pictureMask(const SignalRegion& region, const PlaneGrid& grid) {
    if (!region.mask)
        throw Error(ErrorKind::BadInput,
                    message(FRINGE_MARK("The signal region has no mask yet; choose a file, or "
                                        "another form.")),
                    "source.signal");
    constexpr float half = 0.5F - 1e-6F; ///< covers are sums of rounded shares
    Mask mask;
    for (const float covered : placedPicture(*region.mask, grid, region.place))
        mask.push_back(covered >= half ? 1 : 0);
    return mask;
}

} // namespace

std::vector<std::uint8_t> regionMask(const SignalRegion& region, const PlaneGrid& grid) {
    switch (region.kind) {
    case SignalRegion::Kind::Ellipse:
        return ellipseMask(grid, region.place);
    case SignalRegion::Kind::Polygon:
        return polygonMask(region, grid);
    case SignalRegion::Kind::Mask:
        return pictureMask(region, grid);
    case SignalRegion::Kind::Plane:
        return uniformMask(grid, 1);
    case SignalRegion::Kind::Rectangle:
        break;
    }
    return rectangleMask(grid, region.place, 0);
}

} // namespace fringe
