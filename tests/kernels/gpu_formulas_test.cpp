// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas that both GPU dialects compile, as C++.
#include "kernels/formulas/exact_patch.h"
#include "kernels/formulas/exact_series.h"
#include "kernels/formulas/exact_wave.h"
#include "kernels/formulas/spot_axis.h"
#include "kernels/formulas/transfer.h"
#include "kernels/gpu/point_records.h"

#include <gtest/gtest.h>

#include <complex>
#include <numbers>
#include <random>

namespace fringe::formulas {
namespace {

using gpu::toTwoFloat;

constexpr double twoFloatError = 3e-14; ///< relative, 2⁻⁴⁵

double value(TwoFloat number) {
    return static_cast<double>(number.hi) + static_cast<double>(number.lo);
}

/// Pairs of numbers over many magnitudes, both positive.
std::vector<std::pair<double, double>> positivePairs() {
    std::mt19937 generator(5);
    std::uniform_real_distribution<double> exponent(-6, 7);
    std::vector<std::pair<double, double>> pairs;
    for (int i = 0; i < 2000; ++i)
        pairs.emplace_back(std::pow(10, exponent(generator)), std::pow(10, exponent(generator)));
    return pairs;
}

void expectClose(TwoFloat got, double wanted) {
    EXPECT_NEAR(value(got), wanted, twoFloatError * std::abs(wanted));
}

TEST(TwoFloat, holdsADoubleToFortyFiveBits) {
    for (const auto& [a, b] : positivePairs())
        expectClose(toTwoFloat(a), a);
}

TEST(TwoFloat, calculates) {
    for (const auto& [a, b] : positivePairs()) {
        const TwoFloat x = toTwoFloat(a);
        const TwoFloat y = toTwoFloat(b);
        expectClose(twoAdd(x, y), a + b);
        expectClose(twoMultiply(x, y), a * b);
        expectClose(twoDivide(x, y), a / b);
        expectClose(twoSqrt(x), std::sqrt(a));
        EXPECT_NEAR(value(twoSubtract(x, y)), a - b, twoFloatError * std::max(a, b));
    }
}

TEST(TwoFloat, takesTheRootOfZero) {
    EXPECT_EQ(value(twoSqrt(twoFloat(0, 0))), 0);
}

TEST(TwoFloat, holdsEveryInteger) {
    for (int i : {0, 1, -1, 16777215, 16777217, -16777219, 2147483647, -2147483647})
        EXPECT_EQ(value(twoInteger(i)), i);
}

TEST(TurnFraction, agreesWithDoubleUpToTenMillionCycles) {
    for (const auto& [a, b] : positivePairs()) {
        const double wanted = std::remainder(value(toTwoFloat(a)), 1.0);
        const double got = static_cast<double>(turnFraction(toTwoFloat(a)));
        EXPECT_NEAR(std::remainder(got - wanted, 1.0), 0, 1e-7) << a;
    }
}

TEST(PhasorOfTurns, agreesWithDouble) {
    for (int i = -4000; i <= 4000; ++i) {
        const float turns = static_cast<float>(i) / 1024.0F;
        const Phasor got = phasorOfTurns(turns, 3);
        const auto wanted =
            std::polar(3.0, 2 * std::numbers::pi * std::remainder(static_cast<double>(turns), 1.0));
        EXPECT_NEAR(static_cast<double>(got.re), wanted.real(), 6e-7) << turns;
        EXPECT_NEAR(static_cast<double>(got.im), wanted.imag(), 6e-7) << turns;
    }
}

TEST(PhasorOfTurns, isExactAtQuarters) {
    for (int quarter = 0; quarter < 4; ++quarter) {
        const Phasor got = phasorOfTurns(0.25F * static_cast<float>(quarter), 1);
        EXPECT_EQ(got.re, quarter == 0 ? 1.0F : quarter == 2 ? -1.0F : 0.0F);
        EXPECT_EQ(got.im, quarter == 1 ? 1.0F : quarter == 3 ? -1.0F : 0.0F);
    }
}

TEST(AxisTurns, agreesWithDoubleUpToAMillionCycles) {
    const double quadratic = -3.0071234e-4, linear = 0.41234567, constant = 0.3;
    const AxisRecord axis{toTwoFloat(quadratic), toTwoFloat(linear), static_cast<float>(constant)};
    for (const int u : {0, 1, -1, 511, -4096, 32767, -60001}) {
        const double wanted = (quadratic * u + linear) * u + constant;
        const double got = static_cast<double>(axisTurns(axis, u));
        EXPECT_NEAR(std::remainder(got - wanted, 1.0), 0, 3e-7) << u;
        EXPECT_LE(std::abs(got), 1.5) << u;
    }
}

TEST(FrequencyStep, followsTheOrderOfTheFft) {
    EXPECT_EQ(frequencyStep(3, 8), 3);
    EXPECT_EQ(frequencyStep(4, 8), -4);
    EXPECT_EQ(frequencyStep(3, 7), 3);
    EXPECT_EQ(frequencyStep(4, 7), -3);
    EXPECT_EQ(frequencyStep(0, 1), 0);
}

/// The mixed part is what makes a tile's sum of column and row exact: without it the corner of a
/// tile would be off by many cycles here.
TEST(ExactWave, isExactInTheCornerOfATile) {
    const PlaneRecord plane{toTwoFloat(16), toTwoFloat(12), 4096, 4096, 2048, 2048, 0};
    PointRecord point{};
    point.x = toTwoFloat(-4000.25);
    point.y = toTwoFloat(3000.75);
    point.depth = toTwoFloat(2000.5);
    point.sense = -1;
    point.amplitude = 1;
    point.endCol = point.endRow = 4096;
    const Tile tile{2048, 2048, 32};
    const ExactTerm anchor = exactColumn(plane, point, tile, 16);
    const ExactTerm column = exactColumn(plane, point, tile, 31);
    const ExactTerm row = exactRow(plane, point, tile, 31);
    const Phasor got = exactAdd(phasor(0, 0), column, row, anchor);

    const double dx = 31 * 16 + 4000.25;
    const double dy = -31 * 12 - 3000.75;
    const double r = std::sqrt(dx * dx + dy * dy + 2000.5 * 2000.5);
    const double turns = std::remainder(r - 2000.5, 1.0);
    const auto wanted = std::polar(2000.5 / r, -2 * std::numbers::pi * turns);
    EXPECT_NEAR(static_cast<double>(got.re), wanted.real(), 2e-5);
    EXPECT_NEAR(static_cast<double>(got.im), wanted.imag(), 2e-5);
}

/// On a tile of 64 × 64 pixels of 16 × 12 wavelengths, half a million wavelengths away.
class TileSeries : public ::testing::Test {
  protected:
    TileSeries() {
        point.x = toTwoFloat(-40000.25);
        point.y = toTwoFloat(30000.75);
        point.depth = toTwoFloat(500000.5);
        point.sense = -1;
        point.turns = 0.125F;
        point.amplitude = 2;
        point.endCol = point.endRow = 4096;
    }

    static std::complex<double> waveAt(double dx, double dy) {
        const double r = std::hypot(dx, dy, 500000.5);
        const double turns = std::remainder(0.125 - (r - 500000.5), 1.0);
        return std::polar(2 * 500000.5 / r, 2 * std::numbers::pi * turns);
    }

    static std::complex<double> valueOf(Phasor sample) {
        return {static_cast<double>(sample.re), static_cast<double>(sample.im)};
    }

    const PlaneRecord plane{toTwoFloat(16), toTwoFloat(12), 4096, 4096, 2048, 2048, 0};
    const Tile tile{1984, 2112, 64};
    PointRecord point{};
};

TEST_F(TileSeries, followTheWaveAlongBothAxes) {
    const LineSeries row = tileSeries(plane, point, tile, 0);
    const LineSeries column = tileSeries(plane, point, tile, 1);
    const double dx = (1984 + 32 - 2048) * 16 + 40000.25;
    const double dy = (2048 - 2112 - 32) * 12 - 30000.75;
    const std::complex<double> anchor = waveAt(dx, dy);
    for (int t = -32; t < 32; ++t) {
        const auto sample = static_cast<float>(t);
        EXPECT_LT(std::abs(valueOf(seriesWave(row, sample)) - waveAt(dx + 16 * t, dy)), 4e-5) << t;
        EXPECT_LT(std::abs(valueOf(seriesWave(column, sample)) - waveAt(dx, dy - 12 * t) / anchor),
                  2e-5)
            << t;
    }
}

TEST_F(TileSeries, areZeroBeyondTheWindow) {
    point.firstCol = 1984 + 30;
    point.endRow = 2112 + 33;
    const LineSeries row = tileSeries(plane, point, tile, 0);
    const LineSeries column = tileSeries(plane, point, tile, 1);
    EXPECT_EQ(valueOf(seriesWave(row, -3)), 0.0);
    EXPECT_NE(valueOf(seriesWave(row, -2)), 0.0);
    EXPECT_NE(valueOf(seriesWave(column, 0)), 0.0);
    EXPECT_EQ(valueOf(seriesWave(column, 1)), 0.0);
}

TEST_F(TileSeries, areDarkWhereTheWindowMissesTheTile) {
    point.firstCol = 1984 + 64;
    EXPECT_FALSE(isLit(tileSeries(plane, point, tile, 0)));
    EXPECT_FALSE(isLit(tileSeries(plane, point, tile, 1)));
}

/// A pitch, and where a point lies from the middle of the plane.
struct PatchCase {
    double pitch; ///< all in wavelengths
    double depth;
    double x;
    double y;
};

class Patches : public ::testing::TestWithParam<PatchCase> {
  protected:
    static PlaneRecord plane() {
        const TwoFloat pitch = toTwoFloat(GetParam().pitch);
        return {pitch, toTwoFloat(0.75 * GetParam().pitch), 4096, 4096, 2048, 2048, 0};
    }

    static PointRecord point() {
        PointRecord point{};
        point.x = toTwoFloat(GetParam().x);
        point.y = toTwoFloat(GetParam().y);
        point.depth = toTwoFloat(GetParam().depth);
        point.sense = -1;
        point.turns = 0.125F;
        point.amplitude = 2;
        point.endCol = point.endRow = 4096;
        return point;
    }

    /// Distances of a pixel from the point.
    static std::array<double, 3> offsets(int row, int col) {
        return {(col - 2048) * GetParam().pitch - GetParam().x,
                (2048 - row) * 0.75 * GetParam().pitch - GetParam().y, GetParam().depth};
    }

    static double distance(int row, int col) {
        const auto [x, y, z] = offsets(row, col);
        return std::hypot(x, y, z);
    }
};

constexpr Tile patchTile{1984, 2112, FRINGE_PATCH_TILE};

/// Phases to what a float holds of a turn, turns a pixel to what it holds of these.
TEST_P(Patches, seeThePointFromTheirAnchors) {
    const TilePoint seen = tilePoint(plane(), point(), patchTile);
    for (const int first : {0, 24, 32, 56}) {
        const PatchPlace place = patchPlace(plane(), patchTile, first, 56 - first, 8);
        const PatchWave wave = patchWave(plane(), seen, place);
        const int col = patchTile.col + first + 4, row = patchTile.row + 60 - first;
        const double r = distance(row, col);
        const double turns = 0.125 - (r - GetParam().depth);
        const double circle = 2 * std::numbers::pi;
        EXPECT_NEAR(std::remainder(static_cast<double>(wave.angle) / circle - turns, 1.0), 0, 3e-7);
        EXPECT_NEAR(static_cast<double>(wave.weight), 2 * GetParam().depth / r, 1e-6);
        const double u = offsets(row, col)[0] / r, v = offsets(row, col)[1] / r;
        const double slopeX = -GetParam().pitch * u, slopeY = 0.75 * GetParam().pitch * v;
        const double off = 2.5e-7 * GetParam().pitch + 1e-7;
        EXPECT_NEAR(std::remainder(static_cast<double>(wave.slopeX) / circle - slopeX, 1.0), 0,
                    off);
        EXPECT_NEAR(std::remainder(static_cast<double>(wave.slopeY) / circle - slopeY, 1.0), 0,
                    off);
        const double bend = -std::numbers::pi * GetParam().pitch * GetParam().pitch / r;
        EXPECT_NEAR(static_cast<double>(wave.bendX), bend * (1 - u * u), 1e-6 * std::abs(bend));
        EXPECT_NEAR(static_cast<double>(wave.bendY), 0.5625 * bend * (1 - v * v),
                    1e-6 * std::abs(bend));
    }
}

INSTANTIATE_TEST_SUITE_P(Distances, Patches,
                         ::testing::Values(PatchCase{0.5, 2000.5, 700.25, -300.5},
                                           PatchCase{15, 2000.5, 50.25, 40.5},
                                           PatchCase{15, 400000.25, -20000.5, 15000.75},
                                           PatchCase{35, 18000000.5, -200000.5, 150000.25},
                                           PatchCase{0.8, 600000.125, 300000.5, -200000.25},
                                           PatchCase{2, 400.5, 30.25, -20.5}));

TEST(PatchLine, followsTheSeries) {
    for (const int count : {8, 4})
        for (const float slope : {0.0F, 3.1F, -2.4F, 0.7F})
            for (const float bend : {0.0F, 0.004F, -0.9F}) {
                Phasor line[8];
                patchLine(line, count, phasor(0.6F, -0.8F), slope, bend);
                for (int i = 0; i < count; ++i) {
                    const double n = i - count / 2;
                    const auto wanted = std::complex<double>(0.6, -0.8)
                                        * std::polar(1.0, static_cast<double>(slope) * n
                                                              + static_cast<double>(bend) * n * n);
                    EXPECT_NEAR(static_cast<double>(line[i].re), wanted.real(), 3e-6);
                    EXPECT_NEAR(static_cast<double>(line[i].im), wanted.imag(), 3e-6);
                }
            }
}

TEST(PatchLine, isCutByAWindow) {
    Phasor line[8];
    for (Phasor& wave : line)
        wave = phasor(1, 2);
    cutLine(line, 8, 100, 98, 103);
    for (int i = 0; i < 8; ++i)
        EXPECT_EQ(line[i].im, i < 3 ? 2.0F : 0.0F) << i;
    cutLine(line, 8, 100, 101, 103);
    EXPECT_EQ(line[0].re, 0.0F);
    EXPECT_EQ(line[1].re, 1.0F);
}

TEST(TilePoint, isDarkWhereTheWindowMissesTheTile) {
    const PlaneRecord plane{toTwoFloat(16), toTwoFloat(12), 4096, 4096, 2048, 2048, 0};
    PointRecord point{};
    point.depth = toTwoFloat(500000.5);
    point.endRow = 4096;
    point.firstCol = 2016;
    point.endCol = 2020;
    const PatchPlace left = patchPlace(plane, patchTile, 24, 0, 8);
    const PatchPlace right = patchPlace(plane, patchTile, 32, 0, 8);
    const TilePoint lit = tilePoint(plane, point, patchTile);
    EXPECT_FALSE(lightsPatch(lit, left, 8));
    EXPECT_TRUE(lightsPatch(lit, right, 8));
    EXPECT_FALSE(holdsPatch(lit, right, 8));
    point.endCol = 2024;
    EXPECT_TRUE(holdsPatch(tilePoint(plane, point, patchTile), right, 8));
    point.firstCol = 2048;
    point.endCol = 2060;
    EXPECT_FALSE(lightsPatch(tilePoint(plane, point, patchTile), right, 8));
}

} // namespace
} // namespace fringe::formulas
