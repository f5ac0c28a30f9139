// SPDX-License-Identifier: GPL-3.0-or-later
// What the GPU back-ends prepare on the host for sums by tiled NUFFTs.
#include "kernels/formulas/cut_wave.h"
#include "kernels/gpu/device_work.h"
#include "kernels/gpu/nufft_sum.h"
#include "kernels/gpu/nufft_work.h"
#include "kernels/gpu/point_records.h"
#include "kernels/gpu/point_sums.h"
#include "kernels/gpu/point_survey.h"
#include "kernels/gpu/survey_figures.h"
#include "points_in_a_row.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe::gpu {
namespace {

/// Arrays in the host's memory, and kernels that do nothing, for what the host prepares.
class HostQueue final : public KernelQueue {
  public:
    struct HostArray final : DeviceArray {
        std::vector<std::byte> bytes;
    };

    std::size_t spread = 0;     ///< points that were spread
    std::vector<int> cut{0, 0}; ///< launches that drew columns, and rows

    bool hasDouble() const override { return false; }
    OwnedArray room(std::size_t bytes) override {
        auto array = std::make_unique<HostArray>();
        array->bytes.resize(bytes);
        return array;
    }
    void write(const DeviceArray& array, const void* values, std::size_t bytes) override {
        auto& host = const_cast<HostArray&>(dynamic_cast<const HostArray&>(array));
        ASSERT_LE(bytes, host.bytes.size());
        std::copy_n(static_cast<const std::byte*>(values), bytes, host.bytes.data());
    }
    void read(void* values, const DeviceArray& array, std::size_t bytes) override {
        const auto& host = dynamic_cast<const HostArray&>(array);
        ASSERT_LE(bytes, host.bytes.size());
        std::copy_n(host.bytes.data(), bytes, static_cast<std::byte*>(values));
    }
    void clear(const DeviceArray&, std::size_t) override {}
    void launch(Kernel kernel, KernelGroups, std::span<const KernelArg> args) override {
        if (kernel == Kernel::carryCuts)
            ++cut.at(static_cast<std::size_t>(
                static_cast<const formulas::CutRecord*>(args[7].value())->axis));
        if (kernel != Kernel::spreadPoints)
            return;
        const auto* const pass = static_cast<const formulas::NufftPass*>(args.back().value());
        spread = std::max(spread, static_cast<std::size_t>(pass->endPoint));
    }
    void transformSquares(const DeviceArray&, std::int64_t, std::int64_t) override {}
    void transformLines(const DeviceArray&, std::int64_t, std::int64_t) override {}
};

/// Counts the pieces of a sum.
struct Pieces {
    std::size_t spectra = 0; ///< points that are spread
    std::size_t points = 0;  ///< summed otherwise
    std::vector<PointPass> corners;
    std::vector<int> cut; ///< sums of columns that windows cut, and of rows

    explicit Pieces(const PointSourcesArgs& args) {
        HostQueue queue;
        const HostQueue::HostArray field;
        sumPoints(args, {[this](const PointPass& pass) {
                             if (pass.cornerSide > 0)
                                 corners.push_back(pass);
                             else
                                 points += pass.points.size();
                         },
                         queue, field});
        spectra = queue.spread;
        cut = queue.cut;
    }
};

PointSourcesArgs nufftArgs(const std::vector<PointSource>& points, const PlaneGrid& grid) {
    PointSourcesArgs args{points, grid, 532e-9};
    args.rowCount = grid.shape.rows;
    args.sum = PointSum::Nufft;
    args.tolerance = 2e-3;
    return args;
}

TEST(PointSums, spreadManyDistantPointsAndSumNearOnesOtherwise) {
    std::vector<PointSource> points = pointsAt(0.5, 1000);
    const std::vector<PointSource> near = pointsAt(1e-3, 10);
    points.insert(points.end(), near.begin(), near.end());
    const Pieces pieces(nufftArgs(points, {{540, 960}, 8e-6, 8e-6}));
    EXPECT_EQ(pieces.spectra, 1000);
    EXPECT_EQ(pieces.points, 10);
    EXPECT_TRUE(pieces.corners.empty());
    EXPECT_EQ(pieces.cut, (std::vector{0, 0}));
}

TEST(PointSums, drawWhatWindowsCutAlongOneAxis) {
    const std::vector<PointSource> points = pointsAt(0.1, 1000);
    const Pieces pieces(nufftArgs(points, {{540, 960}, 8e-6, 8e-6}));
    EXPECT_EQ(pieces.spectra, 1000);
    EXPECT_TRUE(pieces.corners.empty());
    EXPECT_GT(pieces.cut[0], 0);
    EXPECT_EQ(pieces.cut[1], 0);
}

TEST(PointSums, leaveCornersOfWindowsToProducts) {
    const std::vector<PointSource> points = pointsAt(0.06, 1000);
    const Pieces pieces(nufftArgs(points, {{540, 960}, 8e-6, 8e-6}));
    EXPECT_EQ(pieces.spectra, 1000);
    std::size_t corners = 0;
    for (const PointPass& pass : pieces.corners)
        corners += pass.points.size();
    EXPECT_EQ(corners, 1000);
    EXPECT_GT(pieces.cut[0], 0);
    EXPECT_GT(pieces.cut[1], 0);
}

/// A device that surveys points itself leaves the host none of them, but for near points and
/// corners.
TEST(DeviceWork, countsWhatTileSpectraHoldInTheHostsMemory) {
    const auto bytes = [](double z, bool hasDouble) {
        const std::vector<PointSource> points = pointsAt(z, 1000);
        return deviceWork(nufftArgs(points, {{540, 960}, 8e-6, 8e-6}), 100'000, {hasDouble, 0})
            .bytes;
    };
    EXPECT_EQ(bytes(0.5, true), 0);
    EXPECT_EQ(bytes(0.1, true), 0);
    EXPECT_EQ(bytes(0.5, false), 100'000 * (sizeof(formulas::EntryRecord) + bytesOfRecords));
    EXPECT_GE(bytes(0.06, true), 100'000 * sizeof(formulas::PointRecord));
    EXPECT_EQ(bytes(1e-3, true), 100'000 * (sizeof(formulas::PointRecord) + sizeof(PixelWindow)));
}

TEST(NufftTiles, comeInBatches) {
    plan::NufftSlab slab;
    slab.box = {1e-3, 2e-3, -1e-3, -1e-3, 0.5, 0.5};
    slab.choices = plan::NufftChoices{64, 2, 4, 1};
    const std::vector<PointSource> points = pointsAt(0.5, 1000);
    PointSourcesArgs args = nufftArgs(points, {{4320, 7680}, 8e-6, 8e-6});
    args.window = false;
    const NufftTiles tiles(slab, args, false);
    std::size_t count = 0;
    for (std::size_t batch = 0; batch < tiles.batches(); ++batch) {
        EXPECT_LE(4 * tiles.cellCount(batch) + 8 * tiles.sampleCount(batch), 128U << 20);
        EXPECT_LE(tiles.cellCount(batch), tiles.cellCount(0));
        EXPECT_EQ(tiles.demodulation(batch).size(), tiles.tiles(batch).size() * 4 * 64);
        count += tiles.tiles(batch).size();
    }
    EXPECT_EQ(count, 68 * 120);
}

TEST(NufftPasses, holdTheSumOfTheirStrengths) {
    const std::vector<float> amplitudes(20, 256 * 0.5F);
    const auto passes = nufftPasses(1000, 4900, amplitudes, 2e-5);
    ASSERT_EQ(passes.size(), 3);
    EXPECT_EQ(passes[0].firstPoint, 1000);
    EXPECT_EQ(passes[2].endPoint, 4900);
    for (std::size_t i = 0; i < passes.size(); ++i) {
        EXPECT_EQ(passes[i].firstPoint, i == 0 ? 1000 : passes[i - 1].endPoint);
        EXPECT_EQ(passes[i].isFirst, i == 0 ? 1 : 0);
        const double most = 0.5 * (passes[i].endPoint - passes[i].firstPoint);
        EXPECT_GT(static_cast<double>(passes[i].quantum) * (1 << 30), most);
    }
}

std::vector<PointSource> scattered(std::size_t count) {
    std::mt19937 generator(5);
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<PointSource> points;
    for (std::size_t i = 0; i < count; ++i) {
        const double z = (i % 3 == 0 ? -0.1 : 0.4) * (1 + 0.3 * uniform(generator));
        points.push_back({8e-3 * uniform(generator), 5e-3 * uniform(generator), z,
                          static_cast<float>(1 + 0.5 * uniform(generator)),
                          static_cast<float>(9 * uniform(generator))});
    }
    return points;
}

formulas::SourceRecord sourceOf(const PointSource& point) {
    return {point.x, point.y, point.z, point.amplitude, point.phase};
}

TEST(PointSurvey, knowsTheBoxOfEveryBin) {
    const std::vector<PointSource> points = scattered(3000);
    const PointSourcesArgs args = nufftArgs(points, {{540, 960}, 8e-6, 8e-6});
    HostQueue queue;
    const auto sides = surveyOf(args, queue)->figures();
    std::size_t counted = 0;
    for (const PointSource& point : points) {
        const plan::SideFigures& side = sides[point.z < 0 ? 1 : 0];
        const auto bin = static_cast<std::size_t>(side.ranges.binOf(std::abs(point.z)));
        const plan::PointBox& box = side.bins[bin].box;
        EXPECT_TRUE(box.x0 <= point.x && point.x <= box.x1);
        EXPECT_TRUE(box.y0 <= point.y && point.y <= box.y1);
        EXPECT_TRUE(box.z0 <= std::abs(point.z) && std::abs(point.z) <= box.z1);
    }
    for (const plan::SideFigures& side : sides)
        for (const plan::BinFigures& bin : side.bins) {
            counted += static_cast<std::size_t>(bin.count);
            EXPECT_TRUE(bin.count == 0 || bin.box.z1 - bin.box.z0 < 0.01);
        }
    EXPECT_EQ(counted, 3000);
}

TEST(PointSurvey, dividesPointsAsTheirPlanDoes) {
    const std::vector<PointSource> points = scattered(3000);
    const PointSourcesArgs args = nufftArgs(points, {{540, 960}, 8e-6, 8e-6});
    HostQueue queue;
    const auto slabs = plan::divideSpectra(args, surveyOf(args, queue)->figures(), nufftCosts);
    const plan::NufftPlan whole = plan::planSpectra(args, nufftCosts);
    std::size_t spread = 0;
    double inSlabs = 0;
    for (const plan::NufftGroup& group : whole.groups)
        spread += group.points.size();
    for (const plan::NufftSlab& slab : slabs)
        inSlabs += slab.choices ? slab.count : 0;
    EXPECT_GE(spread, 2000);
    EXPECT_NEAR(inSlabs, static_cast<double>(spread), 0.05 * static_cast<double>(spread));
}

TEST(PointSurvey, recordsPointsAsTheHostDoes) {
    const std::vector<PointSource> points = scattered(500);
    const PlaneGrid plate{{2160, 3841}, 8e-6, 7.5e-6};
    const PlaneGrid tile{{601, 999}, 8e-6, 7.5e-6, 1400, 2700, plate.shape};
    for (const auto& [grid, window] :
         {std::pair{plate, true}, {plate, false}, {tile, true}, {tile, false}}) {
        PointSourcesArgs args = nufftArgs(points, grid);
        args.window = window;
        const formulas::SourcesRecord call = sourcesRecord(args, points.size());
        std::size_t whole = 0;
        for (const PointSource& point : points) {
            const formulas::PointRecord wanted =
                pointRecord(point, windowOf(point, args), args.wavelength);
            const auto place = formulas::placeRecord(sourceOf(point), args.wavelength);
            const auto wave = formulas::waveRecord(sourceOf(point), args.wavelength);
            const auto lit = formulas::windowRecord(sourceOf(point), call);
            EXPECT_EQ(place.x.hi, wanted.x.hi);
            EXPECT_EQ(place.y.lo, wanted.y.lo);
            EXPECT_EQ(wave.depth.hi, wanted.depth.hi);
            EXPECT_EQ(wave.turns, wanted.turns);
            EXPECT_EQ(wave.amplitude, wanted.amplitude);
            EXPECT_EQ(lit.firstCol, wanted.firstCol);
            EXPECT_EQ(lit.endCol, wanted.endCol);
            EXPECT_EQ(lit.firstRow, wanted.firstRow);
            EXPECT_EQ(lit.endRow, wanted.endRow);
            const formulas::CutCounts cut = formulas::cutCounts(lit, call);
            EXPECT_EQ(cut.both, cut.columns & cut.rows);
            whole += cut.columns + cut.rows == 0 ? 1 : 0;
        }
        EXPECT_EQ(whole == points.size(), !window);
    }
}

} // namespace
} // namespace fringe::gpu
