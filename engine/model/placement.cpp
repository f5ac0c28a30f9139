// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placement.h"

#include <algorithm>
#include <limits>
#include <numbers>
#include <random>

namespace fringe {
namespace {

/// place = scale · place + shift
struct Similarity {
    double scale = 1;
    std::array<double, 3> shift{};
};

Similarity fitting(const Placement& placement, const Box& box) {
    const std::array wanted{placement.width.si(), placement.height.si(), placement.depth.si()};
    double scale = std::numeric_limits<double>::infinity();
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (box.extent()[axis] > 0)
            scale = std::min(scale, wanted[axis] / box.extent()[axis]);
    if (scale == std::numeric_limits<double>::infinity())
        scale = 1;
    const auto centre = box.centre();
    return {scale,
            {-scale * centre[0], -scale * centre[1], placement.distance.si() - scale * centre[2]}};
}

Similarity similarity(const Placement& placement, const PointCloud& cloud) {
    switch (placement.mode) {
    case Placement::Mode::Fit:
        return fitting(placement, cloud.bounds().value_or(Box{}));
    case Placement::Mode::Scale:
        return {placement.scale,
                {placement.offsetX.si(), placement.offsetY.si(), placement.offsetZ.si()}};
    case Placement::Mode::AsRead:
        break;
    }
    return {};
}

void randomisePhases(std::vector<Point>& points, std::int64_t seed) {
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    constexpr double step = 2 * std::numbers::pi / 9007199254740992.0; // 2^53
    for (Point& point : points)
        point.phase = static_cast<float>(static_cast<double>(random() >> 11) * step);
}

/// 0 for the longest of three wavelengths, 2 for the shortest; equal ones in their order.
std::size_t colourChannel(const std::vector<Length>& wavelengths, std::size_t index) {
    std::size_t longer = 0;
    for (std::size_t other = 0; other < wavelengths.size(); ++other)
        longer += wavelengths[other] > wavelengths[index]
                  || (wavelengths[other] == wavelengths[index] && other < index);
    return longer;
}

float luminance(const std::array<float, 3>& rgb) {
    return 0.2126F * rgb[0] + 0.7152F * rgb[1] + 0.0722F * rgb[2];
}

} // namespace

PointCloud placed(const Scene& scene) {
    if (!scene.cloud)
        return {};
    PointCloud cloud = *scene.cloud;
    const Similarity map = similarity(scene.placement, cloud);
    for (Point& point : cloud.points) {
        point.x = map.scale * point.x + map.shift[0];
        point.y = map.scale * point.y + map.shift[1];
        point.z = map.scale * point.z + map.shift[2];
    }
    if (scene.randomPhase)
        randomisePhases(cloud.points, scene.seed);
    return cloud;
}

std::vector<Point> pointsAt(const PointCloud& cloud, const std::vector<Length>& wavelengths,
                            std::size_t index) {
    std::vector<Point> points = cloud.points;
    if (cloud.colours.empty())
        return points;
    const std::size_t channel = colourChannel(wavelengths, index);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto& rgb = cloud.colours[i];
        points[i].amplitude *= wavelengths.size() == 3 ? rgb[channel] : luminance(rgb);
    }
    return points;
}

} // namespace fringe
