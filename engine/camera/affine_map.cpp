// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/affine_map.h"

#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fringe {
namespace {

/// The edges from the first corner of a triangle.
struct TriangleEdges {
    double ax, ay, bx, by;

    explicit TriangleEdges(const std::array<PlanePlace, 3>& corners)
        : ax(corners[1].x - corners[0].x), ay(corners[1].y - corners[0].y),
          bx(corners[2].x - corners[0].x), by(corners[2].y - corners[0].y) {}

    double area() const { return ax * by - ay * bx; }
    bool isFlat() const {
        constexpr double least = 1e-3; // sine of the angle, about
        return !(std::abs(area()) > least * (std::hypot(ax, ay) * std::hypot(bx, by)));
    }
};

/// Between the middles of four pixels; 0 outside of the picture.
double valueAt(std::span<const float> samples, Shape shape, const PlanePlace& place) {
    const double col = std::floor(place.x), row = std::floor(place.y);
    const double right = place.x - col, down = place.y - row;
    const auto sample = [&](double atRow, double atCol) {
        const bool isInside = atRow >= 0 && atCol >= 0 && atRow < static_cast<double>(shape.rows)
                              && atCol < static_cast<double>(shape.cols);
        return isInside
                   ? samples[static_cast<std::size_t>(atRow) * static_cast<std::size_t>(shape.cols)
                             + static_cast<std::size_t>(atCol)]
                   : 0.0F;
    };
    return (1 - down) * ((1 - right) * sample(row, col) + right * sample(row, col + 1))
           + down * ((1 - right) * sample(row + 1, col) + right * sample(row + 1, col + 1));
}

/// How many points along an axis stand for a pixel that covers a length in others.
std::int64_t pointsFor(double covered) {
    constexpr double most = 64;
    return static_cast<std::int64_t>(std::ceil(std::clamp(covered, 1.0, most) - 1e-9));
}

AffineMap after(const AffineMap& second, const AffineMap& first) {
    const PlanePlace origin = second(first({0, 0}));
    return {second.xx * first.xx + second.xy * first.yx,
            second.xx * first.xy + second.xy * first.yy,
            second.yx * first.xx + second.yy * first.yx,
            second.yx * first.xy + second.yy * first.yy,
            origin.x,
            origin.y};
}

AffineMap inverse(const AffineMap& map) {
    const double area = map.area();
    AffineMap back{map.yy / area, -map.xy / area, -map.yx / area, map.xx / area, 0, 0};
    const PlanePlace origin = back({map.x0, map.y0});
    back.x0 = -origin.x;
    back.y0 = -origin.y;
    return back;
}

} // namespace

AffineMap mapThrough(const std::array<PlanePlace, 3>& from, const std::array<PlanePlace, 3>& to) {
    const TriangleEdges edges(from), images(to);
    if (edges.isFlat() || images.isFlat())
        throw badInput(FRINGE_MARK("Three spots that lie on a line do not say how the camera "
                                   "stands; choose others."));
    const double area = edges.area();
    AffineMap map;
    map.xx = (images.ax * edges.by - images.bx * edges.ay) / area;
    map.xy = (images.bx * edges.ax - images.ax * edges.bx) / area;
    map.yx = (images.ay * edges.by - images.by * edges.ay) / area;
    map.yy = (images.by * edges.ax - images.ay * edges.bx) / area;
    const PlanePlace first = map(from[0]);
    map.x0 = to[0].x - first.x;
    map.y0 = to[0].y - first.y;
    return map;
}

AffineMap pixelsOf(Shape shape, Length pitchX, Length pitchY) {
    return {1 / pitchX.si(),
            0,
            0,
            -1 / pitchY.si(),
            static_cast<double>(shape.cols / 2),
            static_cast<double>(shape.rows / 2)};
}

Picture laidOn(const Picture& picture, const AffineMap& toPicture, Shape shape,
               const Sampling& sampling) {
    const AffineMap map =
        after(toPicture, inverse(pixelsOf(shape, sampling.pitchX, sampling.pitchY)));
    const std::int64_t across = pointsFor(std::hypot(map.xx, map.yx)),
                       down = pointsFor(std::hypot(map.xy, map.yy));
    const auto part = [](std::int64_t index, std::int64_t count) {
        return (static_cast<double>(index) + 0.5) / static_cast<double>(count) - 0.5;
    };
    Picture laid{{}, sampling, picture.distance, picture.powers};
    for (const auto& plane : picture.planes) {
        const auto seen = inMemory(plane);
        std::vector<float> values;
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col) {
                double sum = 0;
                for (std::int64_t i = 0; i < down; ++i)
                    for (std::int64_t k = 0; k < across; ++k)
                        sum += valueAt(seen.samples(), seen.shape(),
                                       map({static_cast<double>(col) + part(k, across),
                                            static_cast<double>(row) + part(i, down)}));
                values.push_back(static_cast<float>(sum / static_cast<double>(across * down)));
            }
        laid.planes.emplace_back(shape, std::move(values));
    }
    return laid;
}

} // namespace fringe
