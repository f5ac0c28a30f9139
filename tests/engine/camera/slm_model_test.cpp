// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/slm_model.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/solvers/seeded_random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>

namespace fringe {
namespace {

using Wave = std::complex<double>;
constexpr double pi = std::numbers::pi;
constexpr Length wavelength = 532_nm, focal = 200_mm, px = 8_um, py = 12_um;

LevelPattern patternOf(Shape shape, int count, const std::function<int(int row, int col)>& level) {
    std::vector<std::uint16_t> levels;
    for (int row = 0; row < shape.rows; ++row)
        for (int col = 0; col < shape.cols; ++col)
            levels.push_back(static_cast<std::uint16_t>(level(row, col)));
    LevelPattern pattern;
    pattern.count = count;
    pattern.planes.emplace_back(shape, std::move(levels));
    pattern.sampling = {px, py, {wavelength}};
    pattern.encoding = "phase";
    return pattern;
}

/// Seven periods of a blazed grating of L levels, whose light goes to the right, or upwards.
LevelPattern blaze(int period, bool isAlongX, int sign) {
    const int many = 7 * period, few = 37; // neither is even for all periods
    const auto level = [=](int row, int col) {
        const int place = isAlongX ? col : -row;
        return ((sign * place) % period + period) % period;
    };
    return isAlongX ? patternOf({few, many}, period, level) : patternOf({many, few}, period, level);
}

/// Pixels of a camera such that order m of seven periods is 140·m pixels from the middle.
constexpr std::int64_t orderStep = 140, halfView = 3 * orderStep + 5;

CameraView viewOf(int period, bool isAlongX) {
    const double p = (isAlongX ? px : py).si();
    CameraView view;
    view.size = isAlongX ? Shape{3, 2 * halfView + 1} : Shape{2 * halfView + 1, 3};
    view.pitch = Length(wavelength.si() * focal.si() / (period * p * orderStep));
    view.focalLength = focal;
    return view;
}

double orderOf(const Picture& picture, bool isAlongX, int order) {
    return isAlongX ? picture.planes[0].at(1, halfView + order * orderStep)
                    : picture.planes[0].at(halfView - order * orderStep, 1);
}

Picture seen(const LevelPattern& pattern, const SlmModel& model, const CameraView& view) {
    JobControl control;
    return lightOnCamera(pattern, model, view, control);
}

double sincSquare(double x) {
    return x == 0 ? 1 : std::pow(std::sin(pi * x) / (pi * x), 2);
}

class Blaze : public testing::TestWithParam<std::tuple<int, bool, int>> {};

/// Order m of dark gaps: F² sinc²(m√F/L); m = 1 - L is the other one that a staircase has.
TEST_P(Blaze, DarkGapsGiveTheOrdersOfTheFormula) {
    const auto [period, isAlongX, sign] = GetParam();
    const double fill = 0.9;
    const Picture picture =
        seen(blaze(period, isAlongX, sign), {.fillFactor = fill}, viewOf(period, isAlongX));
    const auto shareOf = [&](int order) {
        return fill * fill * sincSquare(order * std::sqrt(fill) / period);
    };
    EXPECT_NEAR(orderOf(picture, isAlongX, sign) / shareOf(1), 1, 1e-3);
    if (period <= 4) { // further out is out of the camera's view
        const double other = orderOf(picture, isAlongX, sign * (1 - period));
        EXPECT_NEAR(other / shareOf(1 - period), 1, 1e-3);
    }
    EXPECT_LT(orderOf(picture, isAlongX, 0), 1e-6);
    EXPECT_LT(orderOf(picture, isAlongX, -sign), period == 2 ? 1 : 1e-6);
}

/// Gaps that reflect leave the light of their area in the zero order, (1 - F)², whatever the
/// grating, and the first order as it is.
TEST_P(Blaze, ReflectingGapsGiveAZeroOrder) {
    const auto [period, isAlongX, sign] = GetParam();
    const CameraView view = viewOf(period, isAlongX);
    const LevelPattern pattern = blaze(period, isAlongX, sign);
    for (const double fill : {0.9, 0.6}) {
        const Picture dark = seen(pattern, {.fillFactor = fill}, view);
        const Picture mirror =
            seen(pattern, {.fillFactor = fill, .gapsReflect = true, .gapPhase = Angle(1)}, view);
        EXPECT_NEAR(orderOf(mirror, isAlongX, 0) / std::pow(1 - fill, 2), 1, 1e-3);
        EXPECT_NEAR(orderOf(mirror, isAlongX, sign) / orderOf(dark, isAlongX, sign), 1, 1e-3);
    }
}

INSTANTIATE_TEST_SUITE_P(Periods, Blaze,
                         testing::Combine(testing::Values(2, 3, 5, 8), testing::Bool(),
                                          testing::Values(1, -1)));

TEST(SlmModel, ABlankPanelGivesTheFillFactorSquared) {
    const LevelPattern blank = patternOf({31, 42}, 256, [](int, int) { return 77; });
    CameraView view = viewOf(6, true);
    EXPECT_NEAR(orderOf(seen(blank, {.fillFactor = 0.9}, view), true, 0), 0.81, 1e-4);
    // Level 64 of 256 is a quarter of a cycle from level 0, as which gaps reflect:
    // |0.9 i + 0.1|² = 0.82.
    const LevelPattern quarter = patternOf({31, 42}, 256, [](int, int) { return 64; });
    EXPECT_NEAR(orderOf(seen(quarter, {.fillFactor = 0.9, .gapsReflect = true}, view), true, 0),
                0.82, 1e-4);
    // The front sends r back and lets 1 - r² of the rest pass: |0.2 i + 0.96|² = 0.9616.
    const LevelPattern zero = patternOf({31, 42}, 256, [](int, int) { return 0; });
    EXPECT_NEAR(
        orderOf(seen(zero, {.frontReflection = 0.2, .frontPhase = Angle(pi / 2)}, view), true, 0),
        0.9616, 1e-4);
}

/// Sixteen levels, each as often: |1/16 Σ exp(i2πg/G)|².
TEST(SlmModel, WrongLevelsGiveAZeroOrder) {
    const LevelPattern pattern = blaze(16, true, 1);
    for (const double truly : {16.0, 20.0, 13.5}) {
        Wave sum;
        for (int level = 0; level < 16; ++level)
            sum += std::polar(1.0, 2 * pi * level / truly);
        const Picture picture = seen(pattern, {.levelsPerCycle = truly}, viewOf(16, true));
        EXPECT_NEAR(orderOf(picture, true, 0), std::norm(sum / 16.0), 1e-5) << truly;
    }
}

TEST(SlmModel, AResponseSaysThePhaseOfEveryLevel) {
    const std::vector<double> response{0, 0.1, 0.45, 0.8};
    Wave sum;
    for (const double cycles : response)
        sum += std::polar(0.25, 2 * pi * cycles);
    const Picture picture = seen(blaze(4, true, 1), {.response = response}, viewOf(4, true));
    EXPECT_NEAR(orderOf(picture, true, 0), std::norm(sum), 1e-5);
    EXPECT_THROW(seen(blaze(5, true, 1), {.response = response}, viewOf(5, true)), Error);
}

/// A blur of next to nothing goes by pieces of pixels, and none by whole ones.
TEST(SlmModel, LittleCrosstalkIsNone) {
    const LevelPattern pattern = blaze(5, false, 1);
    const CameraView view = viewOf(5, false);
    SlmModel model{.fillFactor = 0.8, .gapsReflect = true, .frontReflection = 0.1};
    const Picture without = seen(pattern, model, view);
    model.crosstalk = 1e-4;
    const Picture with = seen(pattern, model, view);
    for (int order = -3; order <= 3; ++order)
        EXPECT_NEAR(orderOf(with, false, order), orderOf(without, false, order), 1e-5) << order;
}

/// The phase of a row, blurred by summing a Gaussian over steps of 1/50 of a pixel, and the light
/// of that summed over the middle of each step; the panel goes on beyond its edges as at them.
double blurredOrder(int period, double sigma, int order) {
    const int pixels = 7 * period, steps = 50, reach = static_cast<int>(6 * sigma * steps);
    std::vector<double> kernel;
    for (int i = -reach; i <= reach; ++i)
        kernel.push_back(std::exp(-std::pow(i / (sigma * steps), 2) / 2));
    double all = 0;
    for (const double weight : kernel)
        all += weight;
    Wave sum;
    for (int place = 0; place < pixels * steps; ++place) {
        double cycles = 0;
        for (int i = -reach; i <= reach; ++i) {
            const int there = std::clamp(place + i, 0, pixels * steps - 1) / steps;
            cycles += kernel[static_cast<std::size_t>(i + reach)] / all * (there % period) / period;
        }
        const double x = (place + 0.5) / steps;
        sum += std::polar(1.0, 2 * pi * (cycles - order * x / period));
    }
    return std::norm(sum / static_cast<double>(pixels * steps));
}

TEST(SlmModel, CrosstalkLowersTheFirstOrderAsADirectSumSays) {
    const int period = 8;
    const double none = sincSquare(1.0 / period);
    for (const double sigma : {0.3, 0.6, 1.2}) {
        const Picture picture =
            seen(blaze(period, true, 1), {.crosstalk = sigma}, viewOf(period, true));
        const double first = blurredOrder(period, sigma, 1);
        EXPECT_LT(first, 0.97 * none);
        EXPECT_NEAR(orderOf(picture, true, 1) / first, 1, 0.01) << sigma;
        EXPECT_NEAR(orderOf(picture, true, 0), blurredOrder(period, sigma, 0), 0.002) << sigma;
    }
}

/// A panel of random levels in uneven light, where all that a model has is at work, and the waves
/// of every 400th of a pixel summed one by one.
class AnyPanel : public testing::Test {
  protected:
    AnyPanel() {
        SeededRandom random(3);
        pattern_ = patternOf(shape_, 16, [&](int, int) { return int(random.below(16)); });
        pattern_.beam = {.kind = Beam::Kind::Gaussian, .waist = 60_um, .picture = {}};
        pattern_.aperture = {.kind = Aperture::Kind::Circle, .diameter = 100_um};
        view_.size = {8, 9};
        view_.pitch = 40_um;
    }

    /// curvature of the wave on the panel [1/m²] and the steepness of one place's [1/m²], so that
    /// the wave from (x, y) to (u, v) is exp(-i2π(steepness (xu + yv) + curvature (x² + y²))).
    void expectDirectSum(double steepness, double curvature, double tolerance) const {
        const Picture picture = seen(pattern_, model_, view_);
        const PlaneGrid grid{shape_, px.si(), py.si()};
        const auto beam = lightOn(grid, pattern_.beam, pattern_.aperture);
        double whole = 0, most = 0;
        for (const float a : beam)
            whole += a;
        for (const float value : picture.planes[0].samples())
            most = std::max(most, double(value));
        for (int row = 0; row < view_.size.rows; ++row)
            for (int col = 0; col < view_.size.cols; ++col) {
                const double u = (col - 4) * view_.pitch.si(), v = (4 - row) * view_.pitch.si();
                const Wave field = sum(beam, {steepness * u, steepness * v}, curvature);
                EXPECT_NEAR(picture.planes[0].at(row, col) / most,
                            std::norm(field) / (whole * whole) / most, tolerance)
                    << row << ' ' << col;
            }
    }

    Wave lightAt(int row, int col, double right, double up) const {
        const double half = std::sqrt(model_.fillFactor) / 2;
        const bool isGap = std::abs(right) > half || std::abs(up) > half;
        const double cycles = pattern_.planes[0].at(row, col) / 16.0;
        const double r = model_.frontReflection;
        const Wave own =
            isGap ? std::polar(1.0, model_.gapPhase.si()) : std::polar(1.0, 2 * pi * cycles);
        return std::polar(r, model_.frontPhase.si()) + (1 - r * r) * own;
    }

    Wave sum(const std::vector<float>& beam, std::array<double, 2> steep, double curvature) const {
        const int steps = 20;
        Wave sum;
        for (int row = 0; row < shape_.rows; ++row)
            for (int col = 0; col < shape_.cols; ++col)
                for (int i = 0; i < steps * steps; ++i) {
                    const double right = (i % steps + 0.5) / steps - 0.5,
                                 up = (i / steps + 0.5) / steps - 0.5;
                    const double x = (col - 6 + right) * px.si(), y = (5 - row + up) * py.si();
                    const double turns = steep[0] * x + steep[1] * y + curvature * (x * x + y * y);
                    sum += double(beam[static_cast<std::size_t>(row * shape_.cols + col)])
                           * lightAt(row, col, right, up) * std::polar(1.0, -2 * pi * turns)
                           / double(steps * steps);
                }
        return sum;
    }

    const Shape shape_{11, 13};
    LevelPattern pattern_;
    CameraView view_;
    const SlmModel model_{.fillFactor = 0.64, // sides of 0.8, which steps of 1/20 meet
                          .gapsReflect = true,
                          .gapPhase = Angle(0.8),
                          .frontReflection = 0.2,
                          .frontPhase = Angle(-1)};
};

/// exp(-iΦ), Φ = (2π/(λf))(xu + yv) + (πz/(λf²))(x² + y²).
TEST_F(AnyPanel, LooksLikeADirectSumOutOfTheFocusOfALens) {
    view_.focalLength = 20_mm;
    view_.distance = -3_mm;
    const double reach = wavelength.si() * 20e-3;
    expectDirectSum(1 / reach, -3e-3 / (2 * reach * 20e-3), 2e-3);
}

/// exp(+ik((x - u)² + (y - v)²)/(2z)); to π p²/(4λz), 3 and 7 mrad along the axes, within a pixel.
TEST_F(AnyPanel, LooksLikeADirectSumInFreeSpace) {
    view_.distance = 30_mm;
    const double reach = wavelength.si() * 30e-3;
    expectDirectSum(1 / reach, -1 / (2 * reach), 6e-3);
}

/// Coarse pixels have the mean of the fine ones that they are made of.
TEST_F(AnyPanel, ACoarseCameraSeesTheMean) {
    view_.focalLength = 20_mm;
    view_.size = {45, 45};
    view_.pitch = 20_um;
    const Picture fine = seen(pattern_, model_, view_);
    view_.size = {5, 5};
    view_.pitch = 180_um;
    const Picture coarse = seen(pattern_, model_, view_);
    double most = 0, difference = 0;
    for (int row = 0; row < 5; ++row)
        for (int col = 0; col < 5; ++col) {
            double mean = 0;
            for (int i = 0; i < 81; ++i)
                mean += fine.planes[0].at(9 * row + i / 9, 9 * col + i % 9) / 81;
            most = std::max(most, mean);
            difference = std::max(difference, std::abs(mean - coarse.planes[0].at(row, col)));
        }
    EXPECT_LT(difference, 0.05 * most);
}

TEST_F(AnyPanel, WhatHasNoMeaningIsRefused) {
    EXPECT_THROW(seen(pattern_, model_, view_), Error); // no lens, and no distance
    view_.distance = 1_mm;
    EXPECT_NO_THROW(seen(pattern_, model_, view_));
    EXPECT_THROW(seen(pattern_, {.fillFactor = 0}, view_), Error);
    EXPECT_THROW(seen(pattern_, {.frontReflection = 1}, view_), Error);
    LevelPattern beyond = pattern_;
    beyond.count = 8;
    EXPECT_THROW(seen(beyond, model_, view_), Error);
    LevelPattern dark = pattern_;
    dark.beam.x = 1_m;
    EXPECT_THROW(seen(dark, model_, view_), Error);
    pattern_.sampling.wavelengths.clear();
    EXPECT_THROW(seen(pattern_, model_, view_), Error);
}

} // namespace
} // namespace fringe
