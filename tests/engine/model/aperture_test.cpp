// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/aperture.h"

#include "engine/model/units.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace fringe {
namespace {

Aperture circle(Length diameter) {
    return {Aperture::Kind::Circle, diameter};
}

Aperture rectangle(Length width, Length height) {
    return {Aperture::Kind::Rectangle, {}, width, height};
}

std::vector<int> lit(const PlaneGrid& grid, const Aperture& aperture) {
    std::vector<int> samples(static_cast<std::size_t>(grid.shape.count()), 1);
    stopDown(std::span(samples), grid, aperture);
    return samples;
}

std::int64_t countOf(const std::vector<int>& samples) {
    return std::ranges::count(samples, 1);
}

/// Whatever rounding makes of sizes: texts of all lengths that are whole pixels.
TEST(Aperture, aRectangleOfWholePixelsHasThePixelsOfASmallerPlate) {
    constexpr std::int64_t rows = 7, cols = 64;
    for (const char* pitch : {"8um", "3.74um", "12.5um", "0.1um"})
        for (const std::int64_t plate : {129, 130})
            for (std::int64_t wide = 1; wide <= cols; ++wide) {
                const Length step = parseLength(pitch);
                const PlaneGrid grid{{plate, plate + 1}, step.si(), step.si()};
                const double pixels = static_cast<double>(wide);
                const std::vector<int> samples = lit(grid, rectangle(step * pixels, step * 7));
                ASSERT_EQ(countOf(samples), rows * wide) << pitch << " " << wide;
                const std::int64_t top = plate / 2 - rows / 2, left = (plate + 1) / 2 - wide / 2;
                for (const std::int64_t col : {left, left + wide - 1})
                    for (const std::int64_t row : {top, top + rows - 1})
                        ASSERT_EQ(samples.at(static_cast<std::size_t>(row * (plate + 1) + col)), 1);
            }
    const PlaneGrid grid{{1080, 1920}, 8e-6, 8e-6};
    EXPECT_EQ(countOf(lit(grid, rectangle(parseLength("8.64mm"), parseLength("4.096mm")))),
              1080 * 512);
}

TEST(Aperture, aCircleHasThePixelsWhoseCentresItHas) {
    const PlaneGrid grid{{100, 120}, 8e-6, 8e-6};
    for (const std::int64_t diameter : {1, 2, 3, 10, 57, 80}) {
        const std::vector<int> samples =
            lit(grid, circle(Length(8e-6 * static_cast<double>(diameter))));
        for (std::int64_t row = 0; row < 100; ++row)
            for (std::int64_t col = 0; col < 120; ++col) {
                const std::int64_t x = col - 60, y = 50 - row;
                ASSERT_EQ(samples.at(static_cast<std::size_t>(row * 120 + col)) == 1,
                          4 * (x * x + y * y) <= diameter * diameter)
                    << diameter << " " << x << " " << y;
            }
    }
    const PlaneGrid oblong{{400, 200}, 10e-6, 5e-6};
    EXPECT_NEAR(static_cast<double>(countOf(lit(oblong, circle(0.9_mm)))) * 10e-6 * 5e-6,
                std::numbers::pi / 4 * 0.81e-6, 0.81e-6 / 100);
}

/// The edge of wide circles passes close by centres outside.
TEST(Aperture, aWideCircleHasNoPixelWhoseCentreLiesOutside) {
    const PlaneGrid grid{{3, 4001}, 8e-6, 8e-6};
    for (std::int64_t along = 600; along < 2000; along += 7) {
        const std::int64_t square = along * along + 1; // of a centre a little farther than the edge
        const double diameter = 2 * 8e-6 * std::sqrt(static_cast<double>(square) - 0.1);
        const std::vector<int> samples = lit(grid, circle(Length(diameter)));
        std::int64_t inside = 0;
        for (std::int64_t y = -1; y <= 1; ++y)
            for (std::int64_t x = -2000; x <= 2000; ++x)
                inside += x * x + y * y < square ? 1 : 0;
        ASSERT_EQ(countOf(samples), inside) << square;
    }
}

/// Where the pupil's edge passes through centres.
TEST(Pupil, hasThePixelsOnItsEdge) {
    for (const char* pitch : {"8um", "3.74um", "6.4um"})
        for (std::int64_t radius = 1; radius <= 300; ++radius) {
            const Length step = parseLength(pitch);
            const PlaneGrid grid{{1, 701}, step.si(), step.si()};
            std::vector<int> samples(701, 1);
            look(std::span(samples), grid,
                 {static_cast<double>(2 * radius) * step, 20.0 * step, Length{}});
            ASSERT_EQ(countOf(samples), 2 * radius + 1) << pitch << ' ' << radius;
        }
}

TEST(Aperture, ofThePlateOrMoreStopsNothing) {
    const PlaneGrid grid{{20, 31}, 8e-6, 9e-6};
    EXPECT_EQ(countOf(lit(grid, {})), 20 * 31);
    EXPECT_EQ(countOf(lit(grid, rectangle(Length(31 * 8e-6), Length(20 * 9e-6)))), 20 * 31);
    EXPECT_EQ(countOf(lit(grid, rectangle(1.0_m, 1.0_m))), 20 * 31);
    EXPECT_EQ(countOf(lit(grid, circle(1.0_mm))), 20 * 31);
}

TEST(Aperture, leavesTheAreaThatThePlateHasWithinIt) {
    const PlaneGrid grid{{100, 200}, 1e-5, 1e-5};
    const LitArea whole = litArea({}, grid), slit = litArea(rectangle(0.5_mm, 3.0_mm), grid),
                  pupil = litArea(circle(0.8_mm), grid), cut = litArea(circle(1.5_mm), grid);
    EXPECT_DOUBLE_EQ(whole.width, 2e-3);
    EXPECT_DOUBLE_EQ(whole.height, 1e-3);
    EXPECT_DOUBLE_EQ(slit.width, 0.5e-3);
    EXPECT_DOUBLE_EQ(slit.height, 1e-3);
    EXPECT_DOUBLE_EQ(pupil.width, 0.8e-3);
    EXPECT_TRUE(pupil.isRound);
    EXPECT_DOUBLE_EQ(cut.width, 1.5e-3);
    EXPECT_DOUBLE_EQ(cut.height, 1e-3);
    EXPECT_FALSE(cut.isRound);
}

} // namespace
} // namespace fringe
