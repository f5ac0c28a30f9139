// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/step_solid.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/outputs/plain_relief.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace fringe {
namespace {

using test::PlainTriangle;
using Corner = std::array<float, 3>;

std::vector<PlainTriangle> written(const StepSolid& solid) {
    const test::ScratchFolder folder;
    writeStepSolid(folder / "s.stl", solid, trianglesOf(solid), false);
    return test::plainStl(test::contentsOf(folder / "s.stl"));
}

std::array<double, 3> cross(const PlainTriangle& triangle) {
    std::array<double, 3> product{};
    const auto side = [&](std::size_t corner, std::size_t axis) {
        return double{triangle.corners[corner][axis]} - double{triangle.corners[0][axis]};
    };
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
        product[axis] = side(1, u) * side(2, v) - side(1, v) * side(2, u);
    }
    return product;
}

/// Each edge is passed as often one way as the other, no triangle is flat, normals are outward.
void expectClosed(const std::vector<PlainTriangle>& triangles) {
    std::map<std::pair<Corner, Corner>, int> passes;
    for (const PlainTriangle& triangle : triangles) {
        for (std::size_t i = 0; i < 3; ++i) {
            const Corner &a = triangle.corners[i], &b = triangle.corners[(i + 1) % 3];
            ASSERT_NE(a, b);
            passes[{std::min(a, b), std::max(a, b)}] += a < b ? 1 : -1;
        }
        const auto product = cross(triangle);
        double along = 0, length = 0;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            along += product[axis] * double{triangle.normal[axis]};
            length += product[axis] * product[axis];
        }
        ASSERT_GT(length, 0);
        ASSERT_NEAR(along / std::sqrt(length), 1, 1e-6);
    }
    for (const auto& [edge, sum] : passes)
        ASSERT_EQ(sum, 0) << "an edge is open";
}

/// Volume inside, by the divergence theorem.
double volumeOf(const std::vector<PlainTriangle>& triangles) {
    double volume = 0;
    for (const PlainTriangle& triangle : triangles) {
        const auto product = cross(triangle);
        for (std::size_t axis = 0; axis < 3; ++axis)
            volume += product[axis] * double{triangle.corners[0][axis]} / 6;
    }
    return volume;
}

StepSolid solidOf(Shape shape, std::vector<std::uint16_t> numbers, bool isOfDepths = false) {
    return {.numbers = Plane<std::uint16_t>(shape, std::move(numbers)),
            .isOfDepths = isOfDepths,
            .highest = 7,
            .step = 100_um,
            .base = 500_um,
            .pitchX = 2_mm,
            .pitchY = 3_mm};
}

/// A box has 12 triangles but for its bottom, which is divided around its middle: 4 and 2 a side.
TEST(StepSolid, OfOnePixelIsABox) {
    const auto triangles = written(solidOf({1, 1}, {4}));
    EXPECT_EQ(triangles.size(), 2U + 8U + 4U);
    expectClosed(triangles);
    EXPECT_NEAR(volumeOf(triangles), 2 * 3 * 0.9, 1e-5); // mm³
    for (const PlainTriangle& triangle : triangles)
        for (const Corner& corner : triangle.corners) {
            EXPECT_LE(std::abs(corner[0]), 1);
            EXPECT_LE(std::abs(corner[1]), 1.5F);
            EXPECT_TRUE(corner[2] == 0 || std::abs(corner[2] - 0.9F) < 1e-6F);
        }
}

/// Walls that end beside others, pits, towers and pixels that touch at a corner alone.
TEST(StepSolid, IsClosedWhateverItsSteps) {
    std::mt19937 random(7);
    for (int run = 0; run < 60; ++run) {
        const Shape shape{1 + static_cast<std::int64_t>(random() % 9),
                          1 + static_cast<std::int64_t>(random() % 11)};
        const unsigned levels = 2 + random() % 7;
        std::vector<std::uint16_t> numbers(static_cast<std::size_t>(shape.count()));
        std::ranges::generate(numbers,
                              [&] { return static_cast<std::uint16_t>(random() % levels); });
        const bool isOfDepths = run % 2 == 0;
        double volume = 0;
        for (const std::uint16_t number : numbers)
            volume += 2 * 3 * (0.5 + 0.1 * (isOfDepths ? 7 - number : number));
        const auto triangles = written(solidOf(shape, numbers, isOfDepths));
        expectClosed(triangles);
        EXPECT_NEAR(volumeOf(triangles), volume, 1e-4 * volume);
    }
}

/// Alternating pixels, n = 4,096 a side: two triangles each; two for each of the 2 n (n − 1) edges
/// between them, and of the 4 n around; one more where such a wall of a high pixel has a low one
/// beside it, which are 4 (n − 1) places; 4 n below: 100,712,444.
TEST(StepSolid, IsRefusedAboveTwentyMillionTriangles) {
    const Shape shape{4096, 4096};
    StepSolid solid = solidOf({1, 1}, {0});
    solid.numbers = made<std::uint16_t>(shape, {}, [] {
        return [](const Region& region, std::uint16_t* to, std::ptrdiff_t stride) {
            for (std::int64_t i = 0; i < region.shape.rows; ++i)
                for (std::int64_t j = 0; j < region.shape.cols; ++j)
                    to[i * stride + j] =
                        static_cast<std::uint16_t>((region.row + i + region.col + j) % 2);
        };
    });
    const std::uint64_t triangles = trianglesOf(solid);
    EXPECT_EQ(triangles, 100'712'444U);
    const test::ScratchFolder folder;
    test::expectSentence(
        test::sentenceOf([&] { writeStepSolid(folder / "s.stl", solid, triangles, false); }),
        std::to_string(triangles), "20000000");
    EXPECT_EQ(folder.entries(), 0U);
}

} // namespace
} // namespace fringe
