// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/snapped_cloud.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace fringe {
namespace {

constexpr std::size_t piece = 1 << 14;

} // namespace

DepthPlanes::DepthPlanes(const PlacedPoints& points, std::size_t most) {
    std::set<double> depths;
    double high = -HUGE_VAL;
    low_ = HUGE_VAL;
    points.inPieces(piece, [&](std::span<const Point> some) {
        for (const Point& point : some) {
            low_ = std::min(low_, point.z);
            high = std::max(high, point.z);
            if (depths.size() <= most)
                depths.insert(point.z);
        }
    });
    if (depths.size() <= most) {
        depths_.assign(depths.begin(), depths.end());
        return;
    }
    step_ = (high - low_) / static_cast<double>(most);
    for (std::size_t plane = 0; plane < most; ++plane)
        depths_.push_back(low_ + (static_cast<double>(plane) + 0.5) * step_);
}

std::size_t DepthPlanes::nearest(double z) const {
    if (step_ == 0)
        return static_cast<std::size_t>(std::ranges::lower_bound(depths_, z) - depths_.begin());
    return std::min(static_cast<std::size_t>(wholeBelow((z - low_) / step_)), count() - 1);
}

SnapFigures snapFigures(const PlacedPoints& points, std::size_t mostPlanes, const PlaneGrid& grid) {
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    SnapFigures figures{DepthPlanes(points, mostPlanes), {most, most}, {-most, -most}};
    points.inPieces(piece, [&](std::span<const Point> some) {
        for (const Point& point : some) {
            const PixelPlace place = nearestPixel(point, grid);
            const Point moved =
                movedTo(point, place, figures.planes.depth(figures.planes.nearest(point.z)), grid);
            figures.first = {std::min(figures.first.row, place.row),
                             std::min(figures.first.col, place.col)};
            figures.last = {std::max(figures.last.row, place.row),
                            std::max(figures.last.col, place.col)};
            figures.sideways = std::max(
                {figures.sideways, std::abs(moved.x - point.x), std::abs(moved.y - point.y)});
            figures.inDepth = std::max(figures.inDepth, std::abs(moved.z - point.z));
            figures.nearest = std::min(figures.nearest, std::abs(moved.z));
        }
    });
    return figures;
}

SnappedCloud snapped(const PlacedPoints& points, const SnapFigures& figures,
                     const PlaneGrid& grid) {
    SnappedCloud cloud;
    cloud.begins.assign(figures.planes.count() + 1, 0);
    points.inPieces(piece, [&](std::span<const Point> some) {
        for (const Point& point : some)
            ++cloud.begins[figures.planes.nearest(point.z) + 1];
    });
    for (std::size_t plane = 0; plane < figures.planes.count(); ++plane)
        cloud.begins[plane + 1] += cloud.begins[plane];
    cloud.places.resize(points.size());
    cloud.weights.resize(points.size());
    std::vector<std::size_t> next(cloud.begins.begin(), cloud.begins.end() - 1);
    points.inPieces(piece, [&](std::span<const Point> some) {
        for (const Point& point : some) {
            const std::size_t at = next[figures.planes.nearest(point.z)]++;
            const PixelPlace place = nearestPixel(point, grid);
            cloud.places[at] = static_cast<std::uint32_t>(place.row - figures.first.row) << 16
                               | static_cast<std::uint32_t>(place.col - figures.first.col);
            cloud.weights[at] = std::polar(point.amplitude, point.phase);
        }
    });
    return cloud;
}

void inPieces(const SnappedCloud& cloud, const SnapFigures& figures, const PlaneGrid& grid,
              std::size_t piece, const std::function<void(std::span<const Point>)>& use) {
    std::vector<Point> points;
    points.reserve(std::min(piece, cloud.places.size()));
    std::size_t plane = 0;
    for (std::size_t i = 0; i < cloud.places.size(); ++i) {
        while (i >= cloud.begins[plane + 1])
            ++plane;
        const PixelPlace place{figures.first.row + (cloud.places[i] >> 16),
                               figures.first.col + (cloud.places[i] & 0xffff)};
        Point point{};
        point.amplitude = std::abs(cloud.weights[i]);
        point.phase = std::arg(cloud.weights[i]);
        points.push_back(movedTo(point, place, figures.planes.depth(plane), grid));
        if (points.size() == piece || i + 1 == cloud.places.size()) {
            use(points);
            points.clear();
        }
    }
}

} // namespace fringe
