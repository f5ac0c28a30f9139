// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/mask_layout.h"
#include "engine/mask/polygons.h"
#include "engine/mask/rectangles.h"

#include <cmath>
#include <random>
#include <vector>

namespace fringe::test {

using Mask = std::vector<std::uint8_t>;

inline Mask randomMask(Shape shape, double fill, std::mt19937& random) {
    Mask mask(static_cast<std::size_t>(shape.count()));
    std::bernoulli_distribution set(fill);
    for (std::uint8_t& pixel : mask)
        pixel = set(random);
    return mask;
}

/// Rings of as many levels, narrower outwards: what large shapes and long sides come of.
inline Plane<std::uint16_t> lensLevels(Shape shape, std::uint32_t levels) {
    std::vector<std::uint16_t> plane;
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const auto y = static_cast<double>(row - shape.rows / 2),
                       x = static_cast<double>(col - shape.cols / 2);
            const double turns = (x * x + y * y) / (8. * static_cast<double>(shape.cols));
            plane.push_back(static_cast<std::uint16_t>(turns * levels) % levels);
        }
    return {shape, std::move(plane)};
}

inline Plane<std::uint16_t> randomPlane(Shape shape, std::uint32_t levels, std::mt19937& random) {
    std::vector<std::uint16_t> plane(static_cast<std::size_t>(shape.count()));
    std::uniform_int_distribution<int> level(0, static_cast<int>(levels) - 1);
    for (std::uint16_t& pixel : plane)
        pixel = static_cast<std::uint16_t>(level(random));
    return {shape, std::move(plane)};
}

/// How often each pixel is covered.
inline Mask coverage(const std::vector<PixelRect>& rects, Shape shape) {
    Mask covered(static_cast<std::size_t>(shape.count()));
    for (const PixelRect& rect : rects)
        for (std::int32_t row = rect.row; row < rect.row + rect.rows; ++row)
            for (std::int32_t col = rect.col; col < rect.col + rect.cols; ++col)
                ++covered[static_cast<std::size_t>(row * shape.cols + col)];
    return covered;
}

} // namespace fringe::test
