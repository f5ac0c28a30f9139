// SPDX-License-Identifier: GPL-3.0-or-later
// What the GPU back-ends decide on the host: limits of transfer functions, groups of lines,
// launches.
#include "kernels/formulas/transfer.h"
#include "kernels/gpu/kept_steps.h"
#include "kernels/gpu/line_groups.h"
#include "kernels/gpu/paced_launches.h"
#include "kernels/gpu/point_passes.h"
#include "points_in_a_row.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace fringe::gpu {
namespace {

TransferArgs transferArgs(Shape shape, double pitch, double distance) {
    TransferArgs args;
    args.grid = {shape, pitch, pitch * 1.5};
    args.wavelength = 532e-9;
    args.distance = distance;
    args.rowCount = shape.rows;
    return args;
}

double frequency(std::int64_t index, std::int64_t count, double pitch) {
    const int step = formulas::frequencyStep(static_cast<int>(index), static_cast<int>(count));
    return step / (static_cast<double>(count) * pitch);
}

/// The definition of `TransferArgs`, sample by sample.
bool isKept(std::int64_t row, std::int64_t col, const TransferArgs& args) {
    const auto [rows, cols] = args.grid.shape;
    const double fx = frequency(col, cols, args.grid.pitchX);
    const double fy = frequency(row, rows, args.grid.pitchY);
    const auto isInBand = [](double f, const SpectrumBand& band) {
        return std::abs(f) <= band.edge + band.margin;
    };
    return isInBand(fx, args.bandX) && isInBand(fy, args.bandY)
           && 1 / (args.wavelength * args.wavelength) - (fx * fx + fy * fy) >= 0;
}

TEST(KeptSteps, areThoseOfTheDefinition) {
    for (Shape shape : {Shape{1, 1}, Shape{17, 40}, Shape{32, 1}, Shape{25, 63}})
        for (double pitch : {0.1e-6, 0.266e-6, 0.3e-6, 8e-6})
            for (double distance : {0.0, 5e-6, -1e-4, 0.2})
                for (const SpectrumBand& band : {SpectrumBand{}, SpectrumBand{0.1 / pitch},
                                                 SpectrumBand{0.1 / pitch, 0.2 / pitch}}) {
                    TransferArgs args = transferArgs(shape, pitch, distance);
                    args.bandX = args.bandY = band;
                    const std::vector<int> kept = keptSteps(args);
                    for (std::int64_t row = 0; row < shape.rows; ++row)
                        for (std::int64_t col = 0; col < shape.cols; ++col) {
                            const int step = formulas::frequencyStep(static_cast<int>(col),
                                                                     static_cast<int>(shape.cols));
                            const int limit = kept[static_cast<std::size_t>(row)];
                            ASSERT_EQ(std::abs(step) <= limit, isKept(row, col, args))
                                << row << ' ' << col << ' ' << pitch << ' ' << distance;
                        }
                }
}

TEST(KeptSteps, areThoseOfTheRowsOfTheCall) {
    TransferArgs args = transferArgs({64, 64}, 0.3e-6, 1e-5);
    const std::vector<int> all = keptSteps(args);
    args.firstRow = 20;
    args.rowCount = 30;
    EXPECT_EQ(keptSteps(args), std::vector<int>(all.begin() + 20, all.begin() + 50));
}

bool isPowerOfEight(std::int64_t count) {
    while (count % 8 == 0)
        count /= 8;
    return count == 1;
}

TEST(LineGroups, coverTheLinesOnceInFewSizes) {
    for (std::int64_t length : {1, 7, 4096, 3'000'000, 100'000'000})
        for (std::int64_t count : {0, 1, 7, 8, 61, 512, 1000}) {
            std::int64_t next = 5;
            forLineGroups({Axis::Rows, Direction::Forward, 5, count}, length,
                          [&](std::int64_t first, std::int64_t lines) {
                              EXPECT_EQ(first, next);
                              EXPECT_TRUE(isPowerOfEight(lines)) << lines;
                              next += lines;
                          });
            EXPECT_EQ(next, 5 + count);
        }
}

TEST(PacedLaunches, coverEveryPointOfEveryRowOnce) {
    PacedLaunches launches;
    constexpr int rows = 300;
    constexpr int points = 500;
    std::vector<std::vector<int>> seen(rows, std::vector<int>(points));
    for (int call = 0; call < 3; ++call)
        launches.run({100'000, 10, 10 + rows, points}, [&](const formulas::LaunchRecord& launch) {
            for (int row = launch.firstRow; row < launch.endRow; ++row)
                for (int point = launch.firstPoint; point < launch.endPoint; ++point)
                    ++seen[static_cast<std::size_t>(row - 10)][static_cast<std::size_t>(point)];
        });
    EXPECT_EQ(seen, std::vector(rows, std::vector(points, 3)));
}

/// Where points are cut decides about the bits of a sum, where rows are cut about its speed only if
/// no tile is cut.
TEST(PacedLaunches, cutPointsAtFixedPlacesAndRowsBetweenTiles) {
    PacedLaunches launches;
    constexpr int points = 10'000;
    for (int call = 0; call < 5; ++call)
        launches.run({20'000, 100, 1000, points}, [&](const formulas::LaunchRecord& launch) {
            EXPECT_EQ(launch.firstPoint % 4096, 0);
            EXPECT_EQ(launch.endPoint, std::min(launch.firstPoint + 4096, points));
            EXPECT_TRUE(launch.endRow % 64 == 0 || launch.endRow == 1000) << launch.endRow;
        });
}

TEST(PointPasses, takeLargerTilesFartherAway) {
    std::vector<PointSource> points;
    for (const double z : {0.5, 0.03, 1e-3}) {
        const std::vector<PointSource> more = pointsAt(z, 100);
        points.insert(points.end(), more.begin(), more.end());
    }
    PointSourcesArgs args{points, {{1080, 1920}, 8e-6, 8e-6}, 532e-9};
    args.rowCount = 1080;
    args.sum = PointSum::Products;
    std::vector<Kernel> kernels;
    std::size_t count = 0;
    for (const PointPass& pass : pointPasses(args)) {
        kernels.push_back(pass.kernel);
        count += pass.points.size();
    }
    EXPECT_EQ(count, points.size());
    EXPECT_TRUE(std::ranges::is_sorted(kernels.begin(), kernels.end() - 1));
    EXPECT_EQ(kernels.front(), Kernel::addPointsOnTiles64);
    EXPECT_EQ(kernels.back(), Kernel::addExactPoints);
}

TEST(PointPasses, keepTheOrderOfDirectSums) {
    const std::vector<PointSource> points = pointsAt(-0.1, 50);
    PointSourcesArgs args{points, {{64, 64}, 8e-6, 8e-6}, 532e-9};
    args.rowCount = 64;
    const std::vector<PointPass> passes = pointPasses(args);
    ASSERT_EQ(passes.size(), 1);
    EXPECT_EQ(passes[0].kernel, Kernel::addExactPatches8);
    ASSERT_EQ(passes[0].points.size(), 50);
    for (std::size_t i = 1; i < 50; ++i)
        EXPECT_GT(passes[0].points[i].x.hi, passes[0].points[i - 1].x.hi);
}

Kernel directKernelAt(double z, double tolerance) {
    const std::vector<PointSource> points = pointsAt(z, 1);
    PointSourcesArgs args{points, {{1080, 1920}, 8e-6, 8e-6}, 532e-9};
    args.rowCount = 1080;
    args.tolerance = tolerance;
    return pointPasses(args).at(0).kernel;
}

TEST(PointPasses, sumDirectlyOnPatchesThatKeepTheTolerance) {
    EXPECT_EQ(directKernelAt(0.2, 1e-4), Kernel::addExactPatches8);
    EXPECT_EQ(directKernelAt(0.012, 1e-4), Kernel::addExactPatches4);
    EXPECT_EQ(directKernelAt(0.012, 1e-3), Kernel::addExactPatches8);
    EXPECT_EQ(directKernelAt(0.002, 1e-4), Kernel::addExactPoints);
    EXPECT_EQ(directKernelAt(0.2, 2e-6), Kernel::addExactPoints);
}

/// Patches lie in tiles that a smaller tile of spectra would cut.
TEST(PointPasses, leaveWhatIsCutOfSmallTilesToRoots) {
    const std::vector<PointSource> points = pointsAt(4e-3, 100);
    PointSourcesArgs args{points, {{1080, 1920}, 8e-6, 8e-6}, 532e-9};
    args.rowCount = 1080;
    args.tolerance = 1e-5;
    for (const int side : {32, 64})
        for (const PointPass& pass : cornerPasses(args, side))
            EXPECT_EQ(side % tileSide(pass.kernel), 0);
}

TEST(PointPasses, useNativeSinesWhereTheyAreAskedFor) {
    const std::vector<PointSource> points = pointsAt(0.1, 5);
    PointSourcesArgs args{points, {{64, 64}, 8e-6, 8e-6}, 532e-9, WaveModel::Fresnel};
    args.rowCount = 64;
    EXPECT_EQ(pointPasses(args).at(0).kernel, Kernel::addFresnelPairs);
    args.tolerance = 2e-3;
    EXPECT_EQ(pointPasses(args).at(0).kernel, Kernel::addFresnelRecurrence);
    args.sum = PointSum::Products;
    EXPECT_EQ(pointPasses(args).at(0).kernel, Kernel::addFresnelPoints);
}

} // namespace
} // namespace fringe::gpu
