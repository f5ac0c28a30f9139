// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/example_scenes.h"

#include "engine/model/space.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace fringe {
namespace {

Place crossed(const Place& a, const Place& b) {
    const Place c{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    const double length = std::hypot(c[0], c[1], c[2]);
    return {c[0] / length, c[1] / length, c[2] / length};
}

struct Ball {
    Place middle;
    double radius;
    PointColour colour;
};

constexpr std::array balls{
    Ball{{-0.55, -0.02, 1.3}, 0.33, {0.95F, 0.25F, 0.2F}},
    Ball{{0.1, 0.05, 1.9}, 0.4, {0.25F, 0.85F, 0.3F}},
    Ball{{0.95, 0.1, 2.6}, 0.45, {0.3F, 0.4F, 1.0F}},
};
constexpr double horizon = 3.9; ///< z beyond which nothing is seen [m]

/// What a ray meets first.
struct Seen {
    double z = horizon; ///< [m]
    PointColour colour{};
};

/// A floor of light and dark squares.
Seen floorAlong(double x, double y) {
    Seen seen;
    if (y < 0 && 0.35 / -y < horizon) {
        seen.z = 0.35 / -y;
        const int squares =
            static_cast<int>(std::floor(4 * x * seen.z)) + static_cast<int>(std::floor(4 * seen.z));
        seen.colour.fill(squares % 2 == 0 ? 0.7F : 0.25F);
    }
    return seen;
}

/// Lit from the upper left, before the scene.
PointColour litColour(const Ball& ball, const Place& at) {
    const auto towards = [&](std::size_t axis) {
        return (at[axis] - ball.middle[axis]) / ball.radius;
    };
    const double light = std::max(0.0, -0.4 * towards(0) + 0.6 * towards(1) - 0.69 * towards(2));
    PointColour colour = ball.colour;
    for (float& part : colour)
        part *= static_cast<float>(0.15 + 0.85 * light);
    return colour;
}

/// Along the ray through (x, y, 1), which the eye at the origin sends.
Seen seenAlong(double x, double y) {
    Seen seen = floorAlong(x, y);
    for (const Ball& ball : balls) {
        const auto& [middle, radius, own] = ball;
        const double square = x * x + y * y + 1;
        const double half = (x * middle[0] + y * middle[1] + middle[2]) / square;
        const double rest = (middle[0] * middle[0] + middle[1] * middle[1] + middle[2] * middle[2]
                             - radius * radius)
                            / square;
        const double root = half * half - rest;
        const double z = root > 0 ? half - std::sqrt(root) : horizon;
        if (z < seen.z)
            seen = {z, litColour(ball, {x * z, y * z, z})};
    }
    return seen;
}

} // namespace

PointColour hue(double turn) {
    PointColour rgb;
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const double angle = 2 * std::numbers::pi * (turn - static_cast<double>(channel) / 3);
        rgb[channel] = static_cast<float>(0.5 + 0.5 * std::cos(angle));
    }
    return rgb;
}

Mesh knottedTube() {
    constexpr std::uint32_t along = 180, around = 12;
    constexpr double thickness = 0.55;
    const auto middle = [](double t) {
        const double ring = 2 + std::cos(3 * t);
        return Place{ring * std::cos(2 * t), ring * std::sin(2 * t), std::sin(3 * t)};
    };
    Mesh mesh;
    for (std::uint32_t i = 0; i < along; ++i) {
        const double t = 2 * std::numbers::pi * i / along;
        const Place at = middle(t), next = middle(t + 1e-3);
        const Place out{std::cos(2 * t), std::sin(2 * t), 0};
        Place tangent, up, side;
        for (std::size_t axis = 0; axis < 3; ++axis)
            tangent[axis] = next[axis] - at[axis];
        up = crossed(tangent, out);
        side = crossed(up, tangent);
        for (std::uint32_t j = 0; j < around; ++j) {
            const double angle = 2 * std::numbers::pi * j / around;
            Vertex vertex = at;
            for (std::size_t axis = 0; axis < 3; ++axis)
                vertex[axis] +=
                    thickness * (std::cos(angle) * side[axis] + std::sin(angle) * up[axis]);
            mesh.vertices.push_back(vertex);
            mesh.colours.push_back(hue(t / (2 * std::numbers::pi)));
            const auto corner = [&](std::uint32_t ring, std::uint32_t place) {
                return ring % along * around + place % around;
            };
            mesh.triangles.push_back({corner(i, j), corner(i + 1, j), corner(i + 1, j + 1)});
            mesh.triangles.push_back({corner(i, j), corner(i + 1, j + 1), corner(i, j + 1)});
        }
    }
    return mesh;
}

DepthScene ballsOnAFloor() {
    constexpr std::int64_t rows = 180, cols = 320;
    constexpr auto count = static_cast<std::size_t>(rows * cols);
    DepthScene scene{{.shape = {rows, cols}, .planes = 3, .white = 255},
                     {.shape = {rows, cols}, .white = 65535}};
    scene.colour.samples.resize(3 * count);
    scene.depth.samples.resize(count);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col) {
            const auto pixel = static_cast<std::size_t>(row * cols + col);
            const auto [z, colour] =
                seenAlong((static_cast<double>(col) + 0.5 - cols / 2.0) / rows,
                          (rows / 2.0 - static_cast<double>(row) - 0.5) / rows);
            for (std::size_t part = 0; part < colour.size(); ++part)
                scene.colour.samples[part * count + pixel] = std::round(255 * colour[part]) / 255;
            const double millimetres = z < horizon ? std::round(1000 * z) : 0;
            scene.depth.samples[pixel] = static_cast<float>(millimetres) / 65535;
        }
    return scene;
}

Raster threeShapes() {
    constexpr std::int64_t side = 240;
    Raster stack{.shape = {side, side}, .planes = 2, .white = 255};
    for (int shape = 0; shape < 3; ++shape) {
        std::vector<float> light;
        for (std::int64_t row = 0; row < side; ++row)
            for (std::int64_t col = 0; col < side; ++col) {
                const double x = (static_cast<double>(col) + 0.5) / side - 0.5;
                const double y = 0.5 - (static_cast<double>(row) + 0.5) / side;
                const double radius = std::hypot(x - 0.2 * (shape - 1), y + 0.15 * (shape - 1));
                const bool isIn = shape == 0 ? radius < 0.16
                                  : shape == 1
                                      ? radius > 0.1 && radius < 0.18
                                      : std::max(std::abs(x - 0.2), std::abs(y + 0.15)) < 0.12;
                light.push_back(isIn ? 1.0F : 0.0F);
            }
        for (int plane = 0; plane < 2; ++plane) // light, and opacity
            stack.samples.insert(stack.samples.end(), light.begin(), light.end());
    }
    return stack;
}

Raster lensWithGrating(std::int64_t side, Length pitch, Length focus, Length wavelength) {
    constexpr double period = 16;
    Raster wave{.shape = {side, side}, .white = 255};
    for (std::int64_t row = 0; row < side; ++row)
        for (std::int64_t col = 0; col < side; ++col) {
            const double x = static_cast<double>(col - side / 2) * pitch.si();
            const double y = static_cast<double>(side / 2 - row) * pitch.si();
            const double cycles = -(x * x + y * y) / (2 * wavelength.si() * focus.si())
                                  + static_cast<double>(col) / period;
            const double part = cycles - std::floor(cycles);
            wave.samples.push_back(static_cast<float>(std::lround(256 * part) % 256) / wave.white);
        }
    return wave;
}

GreyPicture star() {
    constexpr std::int64_t side = 256;
    constexpr double rays = 18;
    GreyPicture picture{{side, side}, {}};
    for (std::int64_t row = 0; row < side; ++row)
        for (std::int64_t col = 0; col < side; ++col) {
            const double x = 2.0 * (static_cast<double>(col) + 0.5) / side - 1;
            const double y = 1 - 2.0 * (static_cast<double>(row) + 0.5) / side;
            const double radius = std::hypot(x, y);
            const bool onRay = radius < 0.8 && std::cos(rays * std::atan2(y, x)) > 0;
            const bool onRing = radius > 0.88 && radius < 0.98;
            picture.intensity.push_back(onRay || onRing ? 1.0F : 0.0F);
        }
    return picture;
}

SpotList spotGrid() {
    SpotList spots;
    for (int row = 0; row < 10; ++row)
        for (int col = 0; col < 10; ++col)
            spots.push_back({(col - 4.5) * 4e-4, (4.5 - row) * 4e-4, 0, 1, {}});
    return spots;
}

SpotList spotRings() {
    constexpr int perRing = 12;
    SpotList spots;
    for (int ring = -1; ring <= 1; ++ring)
        for (int i = 0; i < perRing; ++i) {
            const double angle = 2 * std::numbers::pi * (i + ring / 3.0) / perRing;
            const double radius = 1.6e-3 + ring * 6e-4;
            spots.push_back(
                {radius * std::cos(angle), radius * std::sin(angle), ring * 1e-2, 1, {}});
        }
    return spots;
}

} // namespace fringe
