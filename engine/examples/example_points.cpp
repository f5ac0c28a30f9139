// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/example_points.h"

#include "engine/examples/example_scenes.h"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace fringe {
namespace {

using Place = std::array<double, 3>;

Place turned(Place p, double aboutX, double aboutY) {
    const double y = std::cos(aboutX) * p[1] - std::sin(aboutX) * p[2];
    const double z = std::sin(aboutX) * p[1] + std::cos(aboutX) * p[2];
    return {std::cos(aboutY) * p[0] + std::sin(aboutY) * z, y,
            -std::sin(aboutY) * p[0] + std::cos(aboutY) * z};
}

void add(PointCloud& cloud, Place p, double distance) {
    cloud.points.push_back({p[0], p[1], p[2] + distance, 1, 0});
}

void addCircle(std::vector<Place>& places, Place centre, Place u, Place v, int count) {
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        Place p = centre;
        for (std::size_t axis = 0; axis < 3; ++axis)
            p[axis] += std::cos(angle) * u[axis] + std::sin(angle) * v[axis];
        places.push_back(p);
    }
}

void addEdges(std::vector<Place>& places, double half, int perEdge) {
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (const double a : {-half, half})
            for (const double b : {-half, half})
                for (int i = 0; i < perEdge; ++i) {
                    Place p;
                    p[axis] = half * (2.0 * i / (perEdge - 1) - 1);
                    p[(axis + 1) % 3] = a;
                    p[(axis + 2) % 3] = b;
                    places.push_back(p);
                }
}

/// Pips on a 3 × 3 grid, for one to six.
std::vector<std::pair<int, int>> pips(int number) {
    std::vector<std::pair<int, int>> grid;
    if (number % 2 == 1)
        grid.emplace_back(0, 0);
    if (number >= 2)
        grid.insert(grid.end(), {{-1, 1}, {1, -1}});
    if (number >= 4)
        grid.insert(grid.end(), {{-1, -1}, {1, 1}});
    if (number == 6)
        grid.insert(grid.end(), {{-1, 0}, {1, 0}});
    return grid;
}

void addFace(std::vector<Place>& places, double half, int number) {
    const std::size_t axis = static_cast<std::size_t>(number <= 3 ? number - 1 : 6 - number);
    const double side = number <= 3 ? half : -half;
    const double step = 0.5 * half;
    const double radius = 0.16 * half;
    for (const auto& [a, b] : pips(number)) {
        Place centre, u{}, v{};
        centre[axis] = side;
        centre[(axis + 1) % 3] = a * step;
        centre[(axis + 2) % 3] = b * step;
        u[(axis + 1) % 3] = radius;
        v[(axis + 2) % 3] = radius;
        addCircle(places, centre, u, v, 24);
    }
}

} // namespace

PointCloud die() {
    std::vector<Place> places;
    addEdges(places, 2.2e-3, 60);
    for (int number = 1; number <= 6; ++number)
        addFace(places, 2.2e-3, number);
    PointCloud cloud;
    for (const Place& place : places)
        add(cloud, turned(place, 0.45, 0.6), 0.2);
    return cloud;
}

PointCloud knot() {
    constexpr int count = 3000;
    PointCloud cloud;
    for (int i = 0; i < count; ++i) {
        const double t = 2 * std::numbers::pi * i / count;
        const double ring = 2 + std::cos(3 * t);
        const double scale = 1.1e-3;
        add(cloud,
            {scale * ring * std::cos(2 * t), scale * ring * std::sin(2 * t),
             scale * std::sin(3 * t)},
            0.2);
    }
    return cloud;
}

PointCloud rings() {
    PointCloud cloud;
    const std::array centres{Place{-2.6e-3, 0, -0.05}, Place{0, 0, 0}, Place{2.6e-3, 0, 0.05}};
    for (const Place& centre : centres)
        for (const double radius : {0.4e-3, 0.8e-3, 1.2e-3}) {
            std::vector<Place> places;
            addCircle(places, centre, {radius, 0, 0}, {0, radius, 0},
                      static_cast<int>(radius * 2.5e5));
            for (const Place& place : places)
                add(cloud, place, 0.2);
        }
    return cloud;
}

PointCloud spiral() {
    constexpr int count = 1500;
    PointCloud cloud;
    for (int i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / count;
        const double radius = 3.2e-3 * std::sqrt(t);
        const double angle = 10 * std::numbers::pi * std::sqrt(t);
        add(cloud, {radius * std::cos(angle), radius * std::sin(angle), 0}, 0.2);
        cloud.colours.push_back(hue(t));
    }
    return cloud;
}

} // namespace fringe
