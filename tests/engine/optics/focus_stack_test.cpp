// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_stack.h"

#include "engine/optics/metrics.h"
#include "engine/propagation/propagation.h"
#include "tests/engine/computed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe {
namespace {

constexpr Shape plate{192, 256};
const Sampling sampling{8_um, 8_um, {532_nm}};

/// Rectangles of random grey over each other: few edges, each of them steep.
std::vector<float> bricks(unsigned seed, Shape plate = fringe::plate) {
    std::mt19937 random(seed);
    std::vector<float> grey(static_cast<std::size_t>(plate.count()), 0.3F);
    for (std::int64_t brick = 0; brick < plate.count() / 160; ++brick) {
        const auto row = static_cast<std::int64_t>(random()) % plate.rows;
        const auto col = static_cast<std::int64_t>(random()) % plate.cols;
        const auto value = static_cast<float>(random() % 100 + 20) / 120;
        for (std::int64_t y = row; y < std::min<std::int64_t>(row + 14, plate.rows); ++y)
            for (std::int64_t x = col; x < std::min<std::int64_t>(col + 20, plate.cols); ++x)
                grey[static_cast<std::size_t>(y * plate.cols + x)] = value;
    }
    return grey;
}

/// The light of a picture between two columns at a distance, on the plate.
Field recorded(const std::vector<float>& grey, std::int64_t first, std::int64_t end,
               Length distance) {
    std::vector<Complex> light(grey.size());
    for (std::size_t i = 0; i < grey.size(); ++i) {
        const auto col = static_cast<std::int64_t>(i) % plate.cols;
        if (col >= first && col < end)
            light[i] = std::sqrt(grey[i]);
    }
    JobControl control;
    return propagate(Field(plate, std::move(light)), ofPlane(sampling, 0), -distance, Choice{"asm"},
                     test::cpu().kernels(), control);
}

FocusStack stackOf(const Hologram& hologram, Length first, Length step, int count) {
    FocusStack stack;
    for (int i = 0; i < count; ++i)
        stack.add(test::reconstructed(hologram, first + i * step));
    return stack;
}

TEST(FocusStack, FindsTheDistanceOfAPicture) {
    for (const Length distance : {21.3_mm, -24.8_mm}) {
        const Hologram hologram{{recorded(bricks(1), 0, plate.cols, distance)}, sampling};
        const FocusStack stack = stackOf(hologram, distance - 5.2_mm, 1_mm, 12);
        EXPECT_NEAR(stack.curve().focus().best.si(), distance.si(), 0.3e-3);
    }
}

TEST(FocusStack, FindsTheDistanceOfSpots) {
    std::vector<float> spots(static_cast<std::size_t>(plate.count()));
    for (const std::size_t place : {30 * 256 + 40, 100 * 256 + 128, 150 * 256 + 200})
        spots[place] = 1;
    const Hologram hologram{{recorded(spots, 0, plate.cols, 22.4_mm)}, sampling};
    EXPECT_NEAR(stackOf(hologram, 17_mm, 1_mm, 12).curve().focus().best.si(), 22.4e-3, 0.5e-3);
}

/// The pattern keeps the phases alone; near the plate its speckle has the finest grain. A plate of
/// half the size would show bricks that are hardly larger than the speckle at their distance.
TEST(FocusStack, FindsTheDistanceOfRandomPhases) {
    constexpr Shape plate{512, 512};
    std::mt19937 random(4);
    std::vector<Complex> light;
    for (const float grey : bricks(3, plate))
        light.push_back(std::polar(std::sqrt(grey), 6.2832e-4F * float(random() % 10000)));
    JobControl control;
    const Field field = propagate(Field(plate, std::move(light)), ofPlane(sampling, 0), -137_mm,
                                  Choice{"asm"}, test::cpu().kernels(), control);
    const Hologram hologram{{mapped(field, [](Complex c) { return c / std::abs(c); })}, sampling};
    FocusStack stack;
    for (const Length z : {0.5_mm, 0.8_mm, 2_mm, 10_mm, 40_mm, 70_mm, 100_mm, 120_mm, 130_mm,
                           137_mm, 144_mm, 155_mm, 170_mm, 200_mm, 300_mm, 400_mm})
        stack.add(test::reconstructed(hologram, z));
    EXPECT_NEAR(stack.curve().focus().best.si(), 0.137, 4e-3);
}

TEST(FocusCurve, NamesTheEdgeAndASecondPeak) {
    const std::vector<double> z{1, 2, 3, 4, 5, 6, 7};
    const Focus one = FocusCurve{z, {0, 1, 4, 8, 6, 1, 0}}.focus();
    EXPECT_NEAR(one.best.si(), 4 + 0.5 * (8 - 4 - (8 - 6)) / (8 - 4 + 8 - 6), 1e-12);
    EXPECT_TRUE(!one.isAtEdge && one.others.empty() && one.standsOut);
    const Focus two = FocusCurve{z, {0, 2, 5, 2, 3, 8, 4}}.focus();
    EXPECT_NEAR(two.best.si(), 6 + 0.5 * (5 - 4) / 9.0, 1e-12);
    ASSERT_EQ(two.others.size(), 1U);
    EXPECT_NEAR(two.others[0].si(), 3, 1e-12);
    const Focus edge = FocusCurve{z, {9, 2, 1, 1, 1, 1, 1}}.focus();
    EXPECT_TRUE(edge.isAtEdge);
    EXPECT_EQ(edge.best, Length(1));
    EXPECT_EQ(focusText(edge).english(),
              "sharpest as a whole at 1 m, at the edge of what was searched: look beyond it");
    EXPECT_TRUE((FocusCurve{z, {0, 6, 6.5, 6, 7, 8, 0}}.focus().others.empty()))
        << "one broad peak";
}

TEST(FocusStack, ShowsEveryPlaceAtItsSharpest) {
    const std::vector<float> grey = bricks(2);
    const Field left = recorded(grey, 0, 128, 20_mm), right = recorded(grey, 128, 256, 28_mm);
    std::vector<Complex> both(left.samples().begin(), left.samples().end());
    for (std::size_t i = 0; i < both.size(); ++i)
        both[i] += right.samples()[i];
    const Hologram hologram{{Field(plate, std::move(both))}, sampling};
    const FocusStack stack = stackOf(hologram, 16_mm, 1_mm, 17);

    const Picture depth = stack.depth();
    const auto near = [&](std::int64_t first, std::int64_t end, double distance) {
        std::int64_t all = 0, close = 0;
        for (std::int64_t row = 0; row < plate.rows; ++row)
            for (std::int64_t col = first; col < end; ++col, ++all)
                close += std::abs(depth.planes[0].at(row, col) - distance) < 1e-3 ? 1 : 0;
        return static_cast<double>(close) / static_cast<double>(all);
    };
    EXPECT_GT(near(0, 108, 20e-3), 0.8);
    EXPECT_GT(near(148, 256, 28e-3), 0.8);

    const Picture wanted{{Plane<float>(plate, grey)}, sampling};
    const auto at = [&](Length distance) {
        return comparePictures(test::reconstructed(hologram, distance), wanted).scaledPsnr;
    };
    EXPECT_GT(comparePictures(stack.sharp(), wanted).scaledPsnr,
              std::max(at(20_mm), at(28_mm)) + 2);
}

TEST(FocusStack, TellsNoDistanceInTheDark) {
    FocusStack stack;
    for (const Length distance : {10_mm, 20_mm, 30_mm})
        stack.add({{Plane<float>(plate, std::vector<float>(49152))}, sampling, distance});
    const Picture depth = stack.depth();
    EXPECT_TRUE(std::ranges::all_of(depth.planes[0].samples(), [](float z) { return z != z; }));
}

} // namespace
} // namespace fringe
