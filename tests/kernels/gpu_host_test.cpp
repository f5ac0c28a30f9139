// SPDX-License-Identifier: GPL-3.0-or-later
// What the GPU back-ends decide on the host: limits of transfer functions, groups of lines,
// launches.
#include "kernels/formulas/transfer.h"
#include "kernels/gpu/kept_steps.h"
#include "kernels/gpu/line_groups.h"
#include "kernels/gpu/paced_launches.h"

#include <gtest/gtest.h>

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

bool isInBand(double f, std::int64_t count, double pitch, const TransferArgs& args) {
    const double slope = 2 * (1 / (static_cast<double>(count) * pitch)) * args.distance;
    return std::abs(f) <= 1 / (args.wavelength * std::sqrt(slope * slope + 1));
}

/// The definition of `TransferArgs`, sample by sample.
bool isKept(std::int64_t row, std::int64_t col, const TransferArgs& args) {
    const auto [rows, cols] = args.grid.shape;
    const double fx = frequency(col, cols, args.grid.pitchX);
    const double fy = frequency(row, rows, args.grid.pitchY);
    const bool inBand = !args.bandLimit
                        || (isInBand(fx, cols, args.grid.pitchX, args)
                            && isInBand(fy, rows, args.grid.pitchY, args));
    return inBand && 1 / (args.wavelength * args.wavelength) - (fx * fx + fy * fy) >= 0;
}

TEST(KeptSteps, areThoseOfTheDefinition) {
    for (Shape shape : {Shape{1, 1}, Shape{17, 40}, Shape{32, 1}, Shape{25, 63}})
        for (double pitch : {0.1e-6, 0.266e-6, 0.3e-6, 8e-6})
            for (double distance : {0.0, 5e-6, -1e-4, 0.2})
                for (bool bandLimit : {true, false}) {
                    TransferArgs args = transferArgs(shape, pitch, distance);
                    args.bandLimit = bandLimit;
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

} // namespace
} // namespace fringe::gpu
