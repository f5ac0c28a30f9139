// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/image_place.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fringe::test {
namespace {

const PlaneGrid placeGrid{{40, 60}, 1e-4, 1e-4};

double sumOf(const std::vector<float>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

TEST(PicturePlace, aPictureIsUprightWhereItIsPut) {
    const GreyPicture picture{{2, 2}, {1, 2, 3, 4}};
    const auto placed = placedPicture(picture, placeGrid, {0.2_mm, 0.2_mm, 1.05_mm, 0.55_mm});
    const auto at = [&](double x, double y) {
        const auto col = 30 + static_cast<std::int64_t>(std::lround(x / 1e-4));
        const auto row = 20 - static_cast<std::int64_t>(std::lround(y / 1e-4));
        return placed[static_cast<std::size_t>(row * 60 + col)];
    };
    EXPECT_NEAR(at(1.0e-3, 6e-4), 1, 1e-5);
    EXPECT_NEAR(at(1.1e-3, 6e-4), 2, 1e-5);
    EXPECT_NEAR(at(1.0e-3, 5e-4), 3, 1e-5);
    EXPECT_NEAR(at(1.1e-3, 5e-4), 4, 1e-5);
    EXPECT_NEAR(sumOf(placed), 10, 1e-4);
}

TEST(PicturePlace, theLightOfAPictureDoesNotDependOnWhereItIs) {
    const GreyPicture picture{{3, 5}, {1, 0, 2, 0, 3, 1, 1, 1, 0, 0, 5, 2, 0, 1, 4}};
    const double mean = sumOf(picture.intensity) / 15;
    for (const double x : {-1e-3, 0.0, 3.3e-4})
        for (const double width : {1.3e-3, 2.77e-3}) {
            const PicturePlace place{Length(width), 0.9_mm, Length(x), 0.21_mm};
            EXPECT_NEAR(sumOf(placedPicture(picture, placeGrid, place)),
                        mean * width * 0.9e-3 / 1e-8, 1e-3 * mean * width * 0.9e-3 / 1e-8);
        }
}

TEST(PicturePlace, theMiddlePlaceKeepsProportions) {
    const PicturePlace place = middlePlace({30, 90}, placeGrid);
    EXPECT_NEAR(place.width / place.height, 3, 1e-12);
    EXPECT_NEAR(place.width.si(), 3e-3, 1e-12);
    EXPECT_TRUE(liesWithin(place, placeGrid));
}

TEST(PicturePlace, whatGoesBeyondThePlaneIsRefusedWithItsSize) {
    const GreyPicture picture{{1, 1}, {1}};
    EXPECT_FALSE(liesWithin({1_mm, 1_mm, 2.8_mm, 0_mm}, placeGrid));
    EXPECT_FALSE(liesWithin({0_mm, 1_mm}, placeGrid));
    EXPECT_TRUE(liesWithin({6_mm, 4_mm}, placeGrid));
    try {
        placedPicture(picture, placeGrid, {7_mm, 1_mm});
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("6 mm wide and 4 mm high"), std::string::npos);
    }
}

TEST(PicturePlace, aMaskCoversItsRectangle) {
    const auto mask = rectangleMask(placeGrid, {1_mm, 0.5_mm, 0.05_mm, 0.05_mm}, 0);
    const auto covered = std::ranges::count(mask, std::uint8_t{1});
    EXPECT_GE(covered, 50);
    EXPECT_LE(covered, 66);
    EXPECT_GT(std::ranges::count(rectangleMask(placeGrid, {1_mm, 0.5_mm}, 0.2), std::uint8_t{1}),
              covered);
}

/// Whatever rounding makes of places.
TEST(PicturePlace, aMaskOfWholeSamplesHasThoseAndNoMore) {
    for (const std::int64_t nanometres : {8000, 3740, 12'500})
        for (const std::int64_t count : {600, 601})
            for (std::int64_t size = 1 + count % 2; size < 300; size += 2) {
                const auto halves = [&](std::int64_t number) {
                    return static_cast<double>(number * nanometres) / 2e9;
                };
                const double pitch = halves(2);
                const PlaneGrid line{{count, 1}, pitch, pitch};
                const Length high(halves(2 * size));
                const Length up(
                    halves(86 + (size + 1) % 2)); // so that the sides lie between samples
                const PicturePlace place{Length(pitch), high, {}, up};
                const auto mask = rectangleMask(line, place, 0);
                ASSERT_EQ(std::ranges::count(mask, std::uint8_t{1}), size) << pitch << ' ' << count;
                SignalRegion region;
                region.place = place;
                region.kind = SignalRegion::Kind::Polygon;
                region.corners = {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
                ASSERT_EQ(std::ranges::count(regionMask(region, line), std::uint8_t{1}), size);
            }
}

} // namespace
} // namespace fringe::test
