// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of the point sums of the cpu alone.
#include "kernels/backends.h"
#include "kernels/device.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <utility>

namespace fringe {
namespace {

constexpr PlaneGrid grid{{150, 210}, 8e-6, 7e-6};

/// More than a batch of them, near enough for windows to cut the plane.
std::vector<PointSource> randomPoints() {
    std::mt19937 generator(7);
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<PointSource> points;
    for (int i = 0; i < 300; ++i)
        points.push_back({uniform(generator) * 1e-3, uniform(generator) * 7e-4,
                          0.02 * (1.5 + uniform(generator)), 1,
                          static_cast<float>(uniform(generator))});
    return points;
}

struct Form {
    WaveModel model;
    PointSum sum;
    double tolerance;
};

/// The field that is summed in calls of at most `rows` rows.
std::vector<Complex> summed(const Form& form, std::int64_t rows) {
    const std::vector<PointSource> points = randomPoints();
    const std::unique_ptr<Device> device = openDevice("cpu");
    const std::unique_ptr<Buffer> field = device->allocate(grid.shape);
    PointSourcesArgs args{points, grid, 532e-9, form.model};
    args.sum = form.sum;
    args.tolerance = form.tolerance;
    for (std::int64_t row = 0; row < grid.shape.rows; row += rows) {
        args.firstRow = row;
        args.rowCount = std::min(rows, grid.shape.rows - row);
        device->points().addPointSources(*field, args);
    }
    std::vector<Complex> samples(static_cast<std::size_t>(grid.shape.count()));
    device->download(*field, samples);
    return samples;
}

class CpuPoints : public ::testing::TestWithParam<Form> {};

/// Callers cut rows at multiples of 48, as fast as the machine happens to be.
TEST_P(CpuPoints, haveTheSameBitsHoweverTheRowsAreCut) {
    const std::vector<Complex> whole = summed(GetParam(), grid.shape.rows);
    EXPECT_TRUE(std::ranges::any_of(whole, [](Complex sample) { return sample != Complex(0); }));
    for (std::int64_t rows : {48, 96})
        EXPECT_EQ(summed(GetParam(), rows), whole) << rows << " rows a call";
}

INSTANTIATE_TEST_SUITE_P(Forms, CpuPoints,
                         ::testing::Values(Form{WaveModel::Exact, PointSum::Direct, 1e-4},
                                           Form{WaveModel::Exact, PointSum::Direct, 1e-6},
                                           Form{WaveModel::Fresnel, PointSum::Products, 1e-4},
                                           Form{WaveModel::Fresnel, PointSum::Direct, 1e-4},
                                           Form{WaveModel::Fresnel, PointSum::Direct, 1e-6}));

/// Estimate of a call with so many times the points of the arguments.
Work estimated(const PointSourcesArgs& args, double tolerance, std::size_t times = 1) {
    PointSourcesArgs call = args;
    call.tolerance = tolerance;
    call.rowCount = grid.shape.rows;
    return openDevice("cpu")->points().workEstimate()(call, times * args.points.size());
}

TEST(CpuWork, isKnownForEveryFormAndGrowsWithWhatIsAsked) {
    const std::vector<PointSource> points = randomPoints();
    for (const auto& [model, sum] : {std::pair{WaveModel::Exact, PointSum::Direct},
                                     {WaveModel::Exact, PointSum::Nufft},
                                     {WaveModel::Fresnel, PointSum::Direct},
                                     {WaveModel::Fresnel, PointSum::Products}}) {
        PointSourcesArgs args{points, grid, 532e-9, model};
        args.sum = sum;
        const Work work = estimated(args, 1e-3);
        EXPECT_GT(work.seconds, 0);
        EXPECT_GT(estimated(args, 1e-3, 10).seconds, 1.5 * work.seconds);
        EXPECT_GE(estimated(args, 1e-5).seconds, work.seconds);
        EXPECT_GT(work.bytes, 0);
        EXPECT_GE(estimated(args, 1e-3, 1000).bytes, work.bytes);
    }
}

/// The kernels of the direct sum have one speed wherever the points are.
TEST(CpuWork, ofASampleIsNearlyThatOfAll) {
    const std::vector<PointSource> points = randomPoints();
    PointSourcesArgs args{points, grid, 532e-9};
    const double all = estimated(args, 1e-3).seconds;
    args.points = std::span(points).first(50);
    EXPECT_NEAR(estimated(args, 1e-3, 6).seconds, all, 0.1 * all);
}

} // namespace
} // namespace fringe
