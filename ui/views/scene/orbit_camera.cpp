// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/orbit_camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {

namespace {

constexpr double radiansPerPixel = 0.008;
constexpr double marginBeside = 46; ///< pixels on each side, for labels
constexpr double marginAbove = 26;  ///< and below

Vec3 moved(Vec3 place, const Vec3& direction, double by) {
    for (std::size_t i = 0; i < 3; ++i) {
        place[i] += direction[i] * by;
    }
    return place;
}

Vec3 corner(const SceneBounds& bounds, unsigned index) {
    Vec3 place = bounds.low;
    for (unsigned axis = 0; axis < 3; ++axis) {
        if (index >> axis & 1U) {
            place[axis] = bounds.high[axis];
        }
    }
    return place;
}

} // namespace

double dot(const Vec3& a, const Vec3& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

void SceneBounds::include(const Vec3& place) {
    for (std::size_t i = 0; i < 3; ++i) {
        low[i] = std::min(low[i], place[i]);
        high[i] = std::max(high[i], place[i]);
    }
}

Vec3 SceneBounds::centre() const {
    return {(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2};
}

Vec3 OrbitCamera::right() const {
    return {std::cos(azimuth), 0, -std::sin(azimuth)};
}

Vec3 OrbitCamera::up() const {
    return {-std::sin(elevation) * std::sin(azimuth), std::cos(elevation),
            -std::sin(elevation) * std::cos(azimuth)};
}

Vec3 OrbitCamera::toEye() const {
    return {std::cos(elevation) * std::sin(azimuth), std::sin(elevation),
            std::cos(elevation) * std::cos(azimuth)};
}

QPointF OrbitCamera::project(const Vec3& place, QSizeF view) const {
    const Vec3 offset = moved(place, target, -1);
    return {view.width() / 2 + dot(offset, right()) * scale,
            view.height() / 2 - dot(offset, up()) * scale};
}

OrbitCamera OrbitCamera::turned(QPointF pixels) const {
    constexpr double upright = std::numbers::pi / 2;
    OrbitCamera camera = *this;
    camera.azimuth = std::remainder(azimuth - pixels.x() * radiansPerPixel, 2 * std::numbers::pi);
    camera.elevation = std::clamp(elevation + pixels.y() * radiansPerPixel, -upright, upright);
    return camera;
}

OrbitCamera OrbitCamera::panned(QPointF pixels) const {
    OrbitCamera camera = *this;
    camera.target = moved(moved(target, right(), -pixels.x() / scale), up(), pixels.y() / scale);
    return camera;
}

OrbitCamera OrbitCamera::zoomedAbout(QPointF position, QSizeF view, double factor) const {
    const QPointF fromMiddle = position - QPointF(view.width() / 2, view.height() / 2);
    OrbitCamera camera = panned(-fromMiddle);
    camera.scale = scale * factor;
    return camera.panned(fromMiddle);
}

OrbitCamera OrbitCamera::fitting(const SceneBounds& bounds, QSizeF view) const {
    OrbitCamera camera = *this;
    camera.target = bounds.centre();
    double halfWidth = 1e-6;
    double halfHeight = 1e-6;
    for (unsigned i = 0; i < 8; ++i) {
        const Vec3 offset = moved(corner(bounds, i), camera.target, -1);
        halfWidth = std::max(halfWidth, std::abs(dot(offset, right())));
        halfHeight = std::max(halfHeight, std::abs(dot(offset, up())));
    }
    const auto room = [](double size, double margin) {
        return std::max(size / 2 - margin, size / 4);
    };
    camera.scale = std::min(room(view.width(), marginBeside) / halfWidth,
                            room(view.height(), marginAbove) / halfHeight);
    return camera;
}

} // namespace fringe
