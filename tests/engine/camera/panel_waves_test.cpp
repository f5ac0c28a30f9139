// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of blazed gratings on panels, against their formulas.
#include "engine/camera/panel_waves.h"

#include "engine/job/job_control.h"
#include "kernels/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

namespace fringe {
namespace {

constexpr int period = 8;

/// Rows of 0, 1, … of eight levels of phase.
LevelPattern blazed(Shape shape) {
    std::vector<std::uint16_t> levels;
    for (std::int64_t i = 0; i < shape.count(); ++i)
        levels.push_back(static_cast<std::uint16_t>(i % shape.cols % period));
    LevelPattern pattern{
        .count = period, .sampling = {8.0_um, 8.0_um, {532.0_nm}}, .encoding = "phase"};
    pattern.planes.emplace_back(shape, std::move(levels));
    return pattern;
}

/// Share of the light in the wave that turns `order` times along a period.
double orderOf(const SlmModel& model, int order) {
    const Shape shape{15, 4 * period};
    JobControl control;
    const Field light = onPanel(blazed(shape), model, control).planes.front();
    std::complex<double> along;
    for (std::int64_t i = 0; i < shape.count(); ++i)
        along += std::complex<double>(light.samples()[static_cast<std::size_t>(i)])
                 * std::polar(1.0, -2 * std::numbers::pi * order * double(i % shape.cols) / period);
    return std::norm(along / double(shape.count()));
}

double sinc(double x) {
    return std::sin(std::numbers::pi * x) / (std::numbers::pi * x);
}

TEST(PanelWaves, OfAFilledPanelFadeWithTheirFrequency) {
    EXPECT_NEAR(orderOf({}, 1), std::pow(sinc(1.0 / period), 2), 4e-3);
    EXPECT_NEAR(orderOf({}, 0), 0, 1e-6);
}

TEST(PanelWaves, GoStraightOnFromGaps) {
    const double fill = 0.81;
    EXPECT_NEAR(orderOf({.fillFactor = fill, .gapsReflect = true}, 0), std::pow(1 - fill, 2), 1e-6);
    EXPECT_NEAR(orderOf({.fillFactor = fill}, 0), 0, 1e-6);
    const double narrower = sinc(std::sqrt(fill) / period);
    EXPECT_NEAR(orderOf({.fillFactor = fill}, 1), std::pow(fill * narrower, 2), 5e-3);
}

/// A blurred sawtooth still climbs but for the places near its step.
TEST(PanelWaves, LoseLightAtStepsByCrosstalk) {
    const double sharp = orderOf({}, 1), blurred = orderOf({.crosstalk = 0.5}, 1);
    EXPECT_LT(blurred, 0.95 * sharp);
    EXPECT_GT(blurred, 0.5 * sharp);
}

} // namespace
} // namespace fringe
