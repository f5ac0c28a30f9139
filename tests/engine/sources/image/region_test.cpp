// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/io/field_files.h"
#include "engine/io/target_picture.h"
#include "engine/sources/image/image_place.h"
#include "engine/sources/image/target_image.h"
#include "sample_pictures.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <numbers>
#include <random>

namespace fringe::test {
namespace {

using Kind = SignalRegion::Kind;
using Mask = std::vector<std::uint8_t>;

const PlaneGrid grid{{41, 60}, 1e-4, 1.5e-4};

SignalRegion regionOf(Kind kind, const PicturePlace& place = {},
                      std::shared_ptr<const GreyPicture> mask = nullptr) {
    SignalRegion region;
    region.kind = kind;
    region.place = place;
    region.mask = std::move(mask);
    return region;
}

/// The middle of a sample: x to the right, y up, and the sample at half the count on the axis.
PlanePoint middleOf(std::int64_t row, std::int64_t col, const PlaneGrid& grid) {
    return {static_cast<double>(col - grid.shape.cols / 2) * grid.pitchX,
            static_cast<double>(grid.shape.rows / 2 - row) * grid.pitchY};
}

Mask maskWhere(const std::function<bool(PlanePoint)>& counts, const PlaneGrid& grid) {
    Mask mask;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col)
            mask.push_back(counts(middleOf(row, col, grid)) ? 1 : 0);
    return mask;
}

double areaOf(const Mask& mask, const PlaneGrid& grid) {
    return static_cast<double>(std::ranges::count(mask, std::uint8_t{1})) * grid.pitchX
           * grid.pitchY;
}

/// Whether a ray that is along no row or column leaves through an odd number of sides.
bool contains(const std::vector<PlanePoint>& corners, PlanePoint at) {
    const double dx = std::cos(0.7), dy = std::sin(0.7);
    const auto along = [&](PlanePoint p) { return (p.x - at.x) * dx + (p.y - at.y) * dy; };
    const auto across = [&](PlanePoint p) { return (p.y - at.y) * dx - (p.x - at.x) * dy; };
    bool inside = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const PlanePoint a = corners[i], b = corners[(i + 1) % corners.size()];
        if ((across(a) > 0) == (across(b) > 0))
            continue;
        const double part = across(a) / (across(a) - across(b));
        inside ^= along(a) + part * (along(b) - along(a)) > 0;
    }
    return inside;
}

std::vector<PlanePoint> randomCorners(std::mt19937& random, std::size_t count) {
    const auto uniform = [&](double most) { return most * (random() / 2147483648.0 - 1); };
    std::vector<PlanePoint> corners;
    for (std::size_t i = 0; i < count; ++i)
        corners.push_back({uniform(3.2e-3), uniform(3.3e-3)});
    return corners;
}

TEST(RegionMask, aPolygonIsEvenOddWhereverItsCornersAre) {
    std::mt19937 random(11);
    for (int round = 0; round < 200; ++round) {
        const auto corners = randomCorners(random, 3 + round % 9);
        const Mask mask = regionMask(polygonThrough(corners), grid);
        const Mask wanted = maskWhere([&](PlanePoint at) { return contains(corners, at); }, grid);
        ASSERT_TRUE(mask == wanted) << "round " << round;
    }
}

TEST(RegionMask, theMiddleOfAPentagramIsLeftOut) {
    std::vector<PlanePoint> star;
    for (int i = 0; i < 5; ++i) {
        const double angle = 0.3 + 4 * std::numbers::pi * i / 5;
        star.push_back({2.5e-3 * std::cos(angle), 2.5e-3 * std::sin(angle)});
    }
    const Mask mask = regionMask(polygonThrough(star), grid);
    EXPECT_EQ(mask[20 * 60 + 30], 0) << "encircled twice";
    EXPECT_GT(std::ranges::count(mask, std::uint8_t{1}), 100);
}

TEST(RegionMask, cornersOnTheMiddlesOfSamplesTileThePlaneOnce) {
    const PlanePoint low = middleOf(35, 10, grid), high = middleOf(5, 50, grid);
    const PlanePoint middle = middleOf(17, 31, grid);
    const std::vector<PlanePoint> around{low, {high.x, low.y}, high, {low.x, high.y}};
    Mask sum(static_cast<std::size_t>(grid.shape.count()), 0);
    for (std::size_t i = 0; i < 4; ++i) {
        const Mask part =
            regionMask(polygonThrough({around[i], around[(i + 1) % 4], middle}), grid);
        std::ranges::transform(sum, part, sum.begin(), std::plus<>());
    }
    EXPECT_EQ(sum, regionMask(polygonThrough(around), grid));
}

TEST(RegionMask, anEllipseIsWhatItsEquationSays) {
    const SignalRegion ellipse = regionOf(Kind::Ellipse, {3.33_mm, 2.1_mm, 0.7_mm, -1_mm});
    const Mask wanted = maskWhere(
        [](PlanePoint at) {
            return std::hypot((at.x - 0.7e-3) / 1.665e-3, (at.y + 1e-3) / 1.05e-3) <= 1;
        },
        grid);
    EXPECT_EQ(regionMask(ellipse, grid), wanted);
}

TEST(RegionMask, theAreaOfAnEllipseIsPiTimesItsHalves) {
    const PlaneGrid fine{{700, 900}, 1e-5, 1e-5};
    for (const double width : {1e-3, 4.4e-3, 8.9e-3}) {
        const SignalRegion ellipse = regionOf(Kind::Ellipse, {Length(width), 5_mm, 0.01_mm, 0_mm});
        const double area = std::numbers::pi / 4 * width * 5e-3;
        EXPECT_NEAR(areaOf(regionMask(ellipse, fine), fine) / area, 1, 2e-3) << width;
    }
}

TEST(RegionMask, theOutlineOfAnEllipseAsAPolygonLosesALittle) {
    const PlaneGrid fine{{700, 900}, 1e-5, 1e-5};
    const SignalRegion ellipse = regionOf(Kind::Ellipse, {6_mm, 5_mm});
    const Mask polygon = regionMask(polygonThrough(outlineOf(ellipse)), fine);
    EXPECT_NEAR(areaOf(polygon, fine) / areaOf(regionMask(ellipse, fine), fine), 0.9886, 1e-3);
}

TEST(RegionMask, theOutlineOfARectangleIsTheRectangle) {
    const SignalRegion rectangle = regionOf(Kind::Rectangle, {2.02_mm, 1.98_mm, 1_mm, 0_mm});
    const SignalRegion polygon = polygonThrough(outlineOf(rectangle));
    EXPECT_EQ(polygon.place, rectangle.place);
    const Mask touched = regionMask(rectangle, grid), within = regionMask(polygon, grid);
    EXPECT_NEAR(areaOf(within, grid), 2.02e-3 * 1.98e-3, 0.1 * 2.02e-3 * 1.98e-3);
    for (std::size_t i = 0; i < touched.size(); ++i)
        EXPECT_LE(within[i], touched[i]) << i;
}

TEST(RegionMask, aPolygonKeepsItsCornersWhereverItIsPut) {
    std::mt19937 random(3);
    const auto corners = randomCorners(random, 7);
    const auto again = outlineOf(polygonThrough(corners));
    ASSERT_EQ(again.size(), corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        EXPECT_NEAR(again[i].x, corners[i].x, 1e-15);
        EXPECT_NEAR(again[i].y, corners[i].y, 1e-15);
    }
}

TEST(RegionMask, aMaskCountsWhereHalfOfASampleIsWhiteWhateverItsSize) {
    const auto quarters = [](std::int64_t side) {
        GreyPicture picture{{side, side}, {}};
        for (std::int64_t row = 0; row < side; ++row)
            for (std::int64_t col = 0; col < side; ++col)
                picture.intensity.push_back((row < side / 2) == (col < side / 2) ? 1.0F : 0.0F);
        return std::make_shared<const GreyPicture>(picture);
    };
    // No border lies in the middle of a sample.
    const PicturePlace place{2.02_mm, 3_mm, 0.53_mm, -0.33_mm};
    const Mask wanted = maskWhere(
        [](PlanePoint at) {
            const double x = at.x - 0.53e-3, y = at.y + 0.33e-3;
            return std::abs(x) <= 1.01e-3 && std::abs(y) <= 1.5e-3 && (x < 0) == (y > 0);
        },
        grid);
    for (const std::int64_t side : {2, 6, 300})
        EXPECT_EQ(regionMask(regionOf(Kind::Mask, place, quarters(side)), grid), wanted) << side;
}

TEST(RegionMask, whatIsNoRegionIsRefused) {
    SignalRegion line = polygonThrough({{0, 0}, {1e-3, 1e-3}});
    expectSentence(sentenceOf([&] { regionMask(line, grid); }), "2 corners", "three");
    const SignalRegion nothing = regionOf(Kind::Mask);
    expectSentence(sentenceOf([&] { regionMask(nothing, grid); }), "no mask");
}

TargetImage imageWith(const SignalRegion& region) {
    return {.picture = pictureOf({2, 2}, {1, 1, 1, 1}), .signal = region};
}

TEST(RegionMask, aDesignTakesItsRegion) {
    const fringe::Setup setup = designFor("image").setup;
    const SignalRegion ellipse = regionOf(Kind::Ellipse, {3_mm, 2_mm, 1_mm, 0_mm});
    const SignalRegion triangle = polygonThrough({{-1e-3, -1e-3}, {1e-3, -1e-3}, {0, 1e-3}});
    for (const SignalRegion& region : {ellipse, triangle, regionOf(Kind::Plane)})
        EXPECT_EQ(targetPlane(imageWith(region), setup).signal,
                  regionMask(region, planeGrid(setup, 1)));
}

TEST(RegionMask, aRegionBeyondThePlaneIsRefusedWhateverItsForm) {
    const fringe::Setup setup = designFor("image").setup;
    for (const Kind kind : {Kind::Rectangle, Kind::Ellipse, Kind::Polygon, Kind::Mask}) {
        SignalRegion region = polygonThrough({{-1e-3, -1e-3}, {1e-3, -1e-3}, {0, 1e-3}});
        region.kind = kind;
        region.mask = pictureOf({1, 1}, {1});
        region.place.x = 50_mm;
        expectSentence(sentenceOf([&] { targetPlane(imageWith(region), setup); }), "goes beyond",
                       "smaller or move");
    }
}

class MaskFiles : public testing::Test {
  protected:
    std::filesystem::path fileOf(const std::vector<float>& values) const {
        const Shape shape{1, static_cast<std::int64_t>(values.size())};
        const Hologram picture{{Field(shape, {values.begin(), values.end()})}};
        writeField(folder_ / "mask.npy", picture, true);
        return folder_ / "mask.npy";
    }
    ScratchFolder folder_;
};

TEST_F(MaskFiles, countFromHalfOfTheBrightestOn) {
    EXPECT_EQ(readMask(fileOf({0, 0.24F, 0.25F, 0.5F, -1})).intensity,
              (std::vector<float>{0, 0, 1, 1, 0}));
    EXPECT_EQ(readMask(fileOf({200, 0, 90})).intensity, (std::vector<float>{1, 0, 0}));
}

TEST_F(MaskFiles, thatSayNothingAreRefused) {
    expectSentence(sentenceOf([&] { readMask(fileOf({0, 0, 0})); }), "mask.npy", "black");
    expectSentence(sentenceOf([&] { readMask(folder_ / "none.npy"); }), "none.npy");
    std::ofstream(folder_ / "torn.npy") << "no picture";
    expectSentence(sentenceOf([&] { readMask(folder_ / "torn.npy"); }), "torn.npy");
}

} // namespace
} // namespace fringe::test
