// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/spot_measure.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fringe {
namespace {

constexpr Shape shape{80, 100};

Spot spotAt(double x, double y, double intensity = 1) {
    Spot spot;
    spot.x = x;
    spot.y = y;
    spot.intensity = intensity;
    return spot;
}

/// Gaussian spots of a standard deviation of 1.2 pixels, whose sums are given, on a background
/// that rises to the right.
CameraShot shotOf(const std::vector<PlanePlace>& places, const std::vector<double>& sums) {
    std::vector<float> counts;
    for (int row = 0; row < shape.rows; ++row)
        for (int col = 0; col < shape.cols; ++col) {
            double value = 10 + 0.1 * col;
            for (std::size_t r = 0; r < places.size(); ++r) {
                const double away = std::hypot(col - places[r].x, row - places[r].y) / 1.2;
                value += sums[r] / (2 * M_PI * 1.44) * std::exp(-away * away / 2);
            }
            counts.push_back(static_cast<float>(value));
        }
    return {{shape, std::move(counts)}};
}

const std::vector<PlanePlace> places{{20.3, 30.7}, {50, 30}, {70.5, 60.1}};

TEST(MeasureSpots, SumsAreThoseOfTheSpotsWithoutTheBackground) {
    const std::vector<double> sums{3000, 5000, 400};
    const auto spots = measureSpots(shotOf(places, sums), places, 5);
    ASSERT_EQ(spots.size(), 3U);
    for (std::size_t r = 0; r < 3; ++r) {
        EXPECT_NEAR(spots[r].power / sums[r], 1, 0.02) << r;
        EXPECT_TRUE(spots[r].isInside);
        EXPECT_FALSE(spots[r].isSaturated);
    }
}

TEST(MeasureSpots, WhatIsSaturatedOrOutsideIsSaid) {
    CameraShot shot = shotOf(places, {3000, 5000, 400});
    shot.saturation = 400; // 5000/(2π 1.44) is above, 3000 of that below
    auto seen = places;
    seen.push_back({-20, 300});
    const auto spots = measureSpots(shot, seen, 5);
    EXPECT_FALSE(spots[0].isSaturated);
    EXPECT_TRUE(spots[1].isSaturated);
    EXPECT_FALSE(spots[3].isInside);
    EXPECT_EQ(spots[3].power, 0);
}

/// Counts of 4, 5 and 6, whose mean is no whole number and whose median is 5; 4000 more are in the
/// spot.
TEST(MeasureSpots, TheBackgroundIsFinerThanACount) {
    CameraShot shot;
    std::vector<float> counts;
    for (int i = 0; i < shape.count(); ++i)
        counts.push_back(i % 5 == 0 ? 6.0F : 5.0F + (i % 7 == 3 ? -1.0F : 0.0F));
    for (int i = 0; i < 4; ++i)
        counts[static_cast<std::size_t>((30 + i / 2) * shape.cols + 50 + i % 2)] += 1000;
    shot.counts = {shape, counts};
    const PlanePlace middle{50.5, 30.5};
    EXPECT_NEAR(measureSpots(shot, {&middle, 1}, 6)[0].power, 4000, 25);
    const MeasuredSpot all{.power = 4000};
    EXPECT_NEAR(measuredFigures(shot, {&all, 1}, {spotAt(0, 0)}).efficiency, 1, 0.02);
}

TEST(WindowRadius, IsThatOfASpotOrHalfTheWayToTheNext) {
    EXPECT_DOUBLE_EQ(windowRadius(places, 4), 6);
    EXPECT_DOUBLE_EQ(windowRadius(std::vector<PlanePlace>{{0, 0}, {0, 7}}, 4), 3.5);
    EXPECT_DOUBLE_EQ(windowRadius(std::vector<PlanePlace>{{0, 0}, {0, 1}}, 4), 1);
}

/// Shares 0.25 and 0.75 where halves are wanted: with gain 1 they are asked for as 0.5 · 2 and
/// 0.5 · 2/3, or 3/4 and 1/4 of the sum; with gain 1/2 as √2 and √(2/3), 0.634 and 0.366.
TEST(CorrectedSpots, AskForMoreWhereThereIsLess) {
    const SpotList wanted{spotAt(0, 0), spotAt(1, 0), spotAt(2, 0, 0)};
    const std::vector<MeasuredSpot> measured{{.power = 25}, {.power = 75}, {.power = 3}};
    const SpotList next = correctedSpots(wanted, wanted, measured, 1);
    EXPECT_NEAR(next[0].intensity, 0.75, 1e-12);
    EXPECT_NEAR(next[1].intensity, 0.25, 1e-12);
    EXPECT_EQ(next[2].intensity, 0);
    EXPECT_NEAR(correctedSpots(wanted, wanted, measured, 0.5)[0].intensity, 0.634, 1e-3);
    const std::vector<MeasuredSpot> lost{{.power = 0}, {.power = 75}, {}};
    EXPECT_NEAR(correctedSpots(wanted, wanted, lost, 1)[0].intensity, 9 / 9.5, 1e-12);
}

/// q = 1 : 3, so u = 1 - 2/4; the spots have 400 of 500 counts above the background, 0.
TEST(MeasuredFigures, AreThoseOfTheSums) {
    std::vector<float> counts(static_cast<std::size_t>(shape.count()));
    counts[5] = 500;
    const std::vector<MeasuredSpot> measured{{.power = 100}, {.power = 300}};
    const Figures figures =
        measuredFigures({{shape, counts}}, measured, {spotAt(0, 0), spotAt(1, 0)});
    EXPECT_NEAR(*figures.uniformity, 0.5, 1e-12);
    EXPECT_NEAR(figures.efficiency, 0.8, 1e-12);
    EXPECT_NEAR(figures.sigma, 50, 1e-9);
}

TEST(BrightestSpot, IsFoundToAFractionOfAPixel) {
    const PlanePlace found = brightestSpot(shotOf(places, {3000, 5000, 400}), 4);
    EXPECT_NEAR(found.x, 50, 0.1);
    EXPECT_NEAR(found.y, 30, 0.1);
    EXPECT_THROW(brightestSpot({{shape, std::vector<float>(8000, 7)}}, 4), Error);
}

TEST(RegistrationPlaces, AreNeverOnALine) {
    const auto box = registrationPlaces({spotAt(1, 2), spotAt(-1, 4), spotAt(0, 3)});
    EXPECT_EQ(box[0], (PlanePlace{-1, 2}));
    EXPECT_EQ(box[1], (PlanePlace{1, 2}));
    EXPECT_EQ(box[2], (PlanePlace{-1, 4}));
    for (const SpotList& flat : {SpotList{spotAt(1, 2)}, SpotList{spotAt(-3, 2), spotAt(3, 2)}})
        EXPECT_NO_THROW(mapThrough(registrationPlaces(flat), registrationPlaces(flat)));
}

} // namespace
} // namespace fringe
