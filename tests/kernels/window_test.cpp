// SPDX-License-Identifier: GPL-3.0-or-later
// The pixel ranges of windows against the definition, pixel by pixel.
#include "kernels/window.h"

#include "kernels/reference/operations.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <utility>

namespace fringe {
namespace {

bool contains(const PixelWindow& window, std::int64_t row, std::int64_t col) {
    return window.rows.begin <= row && row < window.rows.end && window.cols.begin <= col
           && col < window.cols.end;
}

void expectTheReferencesPixels(const PointSource& point, PointSourcesArgs args) {
    args.points = {&point, 1};
    reference::Plane field(args.grid.shape);
    reference::addPointSources(field, args);
    const PixelWindow window = windowOf(point, args);
    for (std::int64_t row = args.firstRow; row < args.firstRow + args.rowCount; ++row)
        for (std::int64_t col = 0; col < args.grid.shape.cols; ++col)
            ASSERT_EQ(contains(window, row, col), field.at(row, col) != reference::Sample(0))
                << "row " << row << ", column " << col << ", z " << point.z;
}

class Window : public ::testing::TestWithParam<WaveModel> {};

TEST_P(Window, holdsThePixelsOfTheDefinition) {
    std::mt19937 generator(7);
    std::uniform_real_distribution<double> uniform(-1, 1);
    PointSourcesArgs args{{}, {{31, 40}, 8e-6, 5e-6}, 532e-9, GetParam(), true, 3, 25};
    for (int i = 0; i < 300; ++i) {
        const double z = std::pow(10, 2 * uniform(generator) - 2.5);
        const PointSource point{3e-4 * uniform(generator), 2e-4 * uniform(generator),
                                uniform(generator) < 0 ? -z : z, 1, 0};
        expectTheReferencesPixels(point, args);
    }
}

/// Tiles of 61 × 90 pixels at all corners of it, and one that holds the axis.
TEST_P(Window, holdsThePixelsOfTheDefinitionOnTiles) {
    std::mt19937 generator(8);
    std::uniform_real_distribution<double> uniform(-1, 1);
    for (const auto& [row, col] : {std::pair{0, 0}, {0, 50}, {30, 0}, {30, 50}, {20, 30}}) {
        const PlaneGrid tile{{31, 40}, 8e-6, 5e-6, row, col, {61, 90}};
        PointSourcesArgs args{{}, tile, 532e-9, GetParam(), true, 3, 25};
        for (int i = 0; i < 100; ++i) {
            const double z = std::pow(10, 2 * uniform(generator) - 2.5);
            expectTheReferencesPixels(
                {5e-4 * uniform(generator), 4e-4 * uniform(generator), z, 1, 0}, args);
        }
    }
}

TEST_P(Window, isEverythingWhereThePitchSamplesAnyWave) {
    const PointSource point{1e-3, -1e-3, 0.01, 1, 0};
    PointSourcesArgs args{{}, {{9, 11}, 0.2e-6, 0.2e-6}, 532e-9, GetParam(), true, 0, 9};
    if (GetParam() == WaveModel::Exact) {
        const PixelWindow window = windowOf(point, args);
        EXPECT_TRUE(contains(window, 0, 0) && contains(window, 8, 10));
    }
    expectTheReferencesPixels(point, args);
}

TEST_P(Window, isEmptyFarFromTheField) {
    const PointSource point{5, 0, 0.01, 1, 0};
    PointSourcesArgs args{{}, {{9, 11}, 8e-6, 8e-6}, 532e-9, GetParam(), true, 0, 9};
    const PixelWindow window = windowOf(point, args);
    EXPECT_GE(window.cols.begin, window.cols.end);
    args.window = false;
    EXPECT_EQ(windowOf(point, args).cols.end, 11);
}

INSTANTIATE_TEST_SUITE_P(Models, Window, ::testing::Values(WaveModel::Exact, WaveModel::Fresnel));

} // namespace
} // namespace fringe
