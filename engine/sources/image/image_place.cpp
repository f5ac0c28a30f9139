// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/image_place.h"

#include "engine/model/error.h"
#include "engine/model/units.h"
#include "kernels/whole.h"

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
        return wholeAbove(std::clamp(place - 0.5, 0.0, cols));
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
        if (!(std::abs(height) <= 1 + wholeSlack))
            continue;
        const double half =
            std::sqrt(std::max(0.0, 1 - height * height)) * (cols.end - cols.start) / 2;
        fill(mask, grid, row, middle - half, middle + half);
    }
    return mask;
}

/// In samples.
struct PolygonCorner {
    double row, col;
};

/// The row of a corner, exactly on the line through the middles of samples where it is meant to be.
double onLine(double row) {
    const double line = static_cast<double>(nearestWhole(row - 0.5)) + 0.5;
    return std::abs(row - line) <= wholeSlack ? line : row;
}

std::vector<PolygonCorner> pointsOf(const SignalRegion& polygon, const PlaneGrid& grid) {
    const auto [rows, cols] = boxOf(grid, polygon.place);
    std::vector<PolygonCorner> points;
    for (const RegionCorner& corner : polygon.corners)
        points.push_back({onLine(rows.start + (0.5 - corner.y) * (rows.end - rows.start)),
                          cols.start + (0.5 + corner.x) * (cols.end - cols.start)});
    return points;
}

/// Where the sides of a polygon cross the line through the middles of a row, in order. A side has
/// its lower end and not its upper one, so that a corner on the line counts once or is touched.
std::vector<double> crossingsOf(const std::vector<PolygonCorner>& points, double line) {
    std::vector<double> crossings;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const PolygonCorner& a = points[i];
        const PolygonCorner& b = points[(i + 1) % points.size()];
        if ((a.row <= line) != (b.row <= line))
            crossings.push_back(a.col + (line - a.row) / (b.row - a.row) * (b.col - a.col));
    }
    std::ranges::sort(crossings);
    return crossings;
}

Mask polygonMask(const SignalRegion& polygon, const PlaneGrid& grid) {
    if (polygon.corners.size() < 3)
        throw badParameter("source.signal",
                           FRINGE_MARK("The signal region is a polygon with {0} corners; draw one "
                                       "with three or more."),
                           polygon.corners.size());
    const std::vector<PolygonCorner> points = pointsOf(polygon, grid);
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
        throw badParameter("source.signal",
                           FRINGE_MARK("The signal region has no mask yet; choose a file, or "
                                       "another form."));
    constexpr float half = 0.5F - 1e-6F; ///< covers are sums of rounded shares
    Mask mask;
    for (const float covered : placedPicture(*region.mask, grid, region.place))
        mask.push_back(covered >= half ? 1 : 0);
    return mask;
}

SampleRange samplesOf(double centre, double size, std::int64_t count, double pitch) {
    const double middle = static_cast<double>(count / 2) + 0.5 + centre / pitch;
    return {middle - size / (2 * pitch), middle + size / (2 * pitch)};
}

bool isWithin(const SampleRange& range, std::int64_t count) {
    constexpr double slack = 0.501; ///< the middle sample of an even count is off the middle
    return range.end > range.start && range.start >= -slack
           && range.end <= static_cast<double>(count) + slack;
}

std::string sizeText(std::int64_t count, double pitch) {
    return formatRounded(static_cast<double>(count) * pitch * 1e3) + " mm";
}

} // namespace

SampleBox boxOf(const PlaneGrid& grid, const PicturePlace& place) {
    return {samplesOf(-place.y.si(), place.height.si(), grid.shape.rows, grid.pitchY),
            samplesOf(place.x.si(), place.width.si(), grid.shape.cols, grid.pitchX)};
}

PicturePlace middlePlace(Shape picture, const PlaneGrid& grid) {
    const double width = static_cast<double>(grid.shape.cols) * grid.pitchX / 2;
    const double height = static_cast<double>(grid.shape.rows) * grid.pitchY / 2;
    const double pixel = std::min(width / static_cast<double>(picture.cols),
                                  height / static_cast<double>(picture.rows));
    return {Length(pixel * static_cast<double>(picture.cols)),
            Length(pixel * static_cast<double>(picture.rows))};
}

bool liesWithin(const PicturePlace& place, const PlaneGrid& grid) {
    const SampleBox box = boxOf(grid, place);
    return isWithin(box.rows, grid.shape.rows) && isWithin(box.cols, grid.shape.cols);
}

std::string planeWidth(const PlaneGrid& grid) {
    return sizeText(grid.shape.cols, grid.pitchX);
}

std::string planeHeight(const PlaneGrid& grid) {
    return sizeText(grid.shape.rows, grid.pitchY);
}

std::vector<PlacedRows::Cover> PlacedRows::coversOf(std::int64_t count, std::int64_t sourceCount,
                                                    const SampleRange& range) {
    const auto [start, end] = range;
    const double scale = static_cast<double>(sourceCount) / (end - start);
    std::vector<Cover> covers(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) {
        const double from = std::max(0.0, (static_cast<double>(i) - start) * scale);
        const double to = std::min(static_cast<double>(sourceCount),
                                   (static_cast<double>(i + 1) - start) * scale);
        Cover& cover = covers[static_cast<std::size_t>(i)];
        cover.first = static_cast<std::int64_t>(from);
        for (std::int64_t s = cover.first; static_cast<double>(s) < to; ++s) {
            const double low = std::max(from, static_cast<double>(s));
            const double high = std::min(to, static_cast<double>(s + 1));
            cover.weights.push_back((high - low) / scale);
        }
    }
    return covers;
}

PlacedRows::PlacedRows(Shape picture, const PlaneGrid& grid, const PicturePlace& place)
    : pictureCols_(picture.cols),
      rows_(coversOf(grid.shape.rows, picture.rows, boxOf(grid, place).rows)),
      cols_(coversOf(grid.shape.cols, picture.cols, boxOf(grid, place).cols)) {}

RowRange PlacedRows::under(const RowRange& rows) const {
    RowRange all;
    for (std::int64_t row = rows.first; row < rows.first + rows.count; ++row) {
        const Cover& cover = rows_[static_cast<std::size_t>(row)];
        if (cover.weights.empty())
            continue;
        if (all.count == 0)
            all.first = cover.first;
        all.count = cover.first + std::ssize(cover.weights) - all.first;
    }
    return all;
}

std::vector<float> PlacedRows::of(const RowRange& rows, std::span<const float> under) const {
    const std::int64_t first = this->under(rows).first;
    std::vector<float> placed;
    placed.reserve(static_cast<std::size_t>(rows.count) * cols_.size());
    for (std::int64_t at = rows.first; at < rows.first + rows.count; ++at)
        for (const Cover& col : cols_) {
            const Cover& row = rows_[static_cast<std::size_t>(at)];
            double sum = 0;
            for (std::size_t r = 0; r < row.weights.size(); ++r)
                for (std::size_t c = 0; c < col.weights.size(); ++c) {
                    const std::int64_t from =
                        (row.first - first + static_cast<std::int64_t>(r)) * pictureCols_
                        + col.first + static_cast<std::int64_t>(c);
                    sum += row.weights[r] * col.weights[c]
                           * static_cast<double>(under[static_cast<std::size_t>(from)]);
                }
            placed.push_back(static_cast<float>(sum));
        }
    return placed;
}

std::vector<float> placedPicture(const GreyPicture& picture, const PlaneGrid& grid,
                                 const PicturePlace& place) {
    if (!liesWithin(place, grid))
        throw badInput(FRINGE_MARK("The picture goes beyond its plane, which is {0} wide and {1} "
                                   "high; make it smaller or move it."),
                       planeWidth(grid), planeHeight(grid));
    const PlacedRows placed(picture.shape, grid, place);
    const RowRange all{0, grid.shape.rows};
    const RowRange under = placed.under(all);
    const auto count = [&](std::int64_t rows) {
        return static_cast<std::size_t>(rows * picture.shape.cols);
    };
    return placed.of(all,
                     std::span(picture.intensity).subspan(count(under.first), count(under.count)));
}

std::vector<std::uint8_t> rectangleMask(const PlaneGrid& grid, const PicturePlace& place,
                                        double margin) {
    const SampleBox box = boxOf(grid, place);
    const auto contains = [margin](const SampleRange& range, std::int64_t sample) {
        const double wider = margin * (range.end - range.start);
        return sample >= wholeBelow(range.start - wider) && sample < wholeAbove(range.end + wider);
    };
    std::vector<std::uint8_t> mask;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col)
            mask.push_back(contains(box.rows, row) && contains(box.cols, col) ? 1 : 0);
    return mask;
}

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
