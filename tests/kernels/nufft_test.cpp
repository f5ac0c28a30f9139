// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the sum by tile spectra, and what it keeps on planes of many tiles.
#include "kernels/backends.h"
#include "kernels/cpu/nufft/nufft_costs.h"
#include "kernels/cpu/nufft/panel_plan.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/device.h"
#include "kernels/plan/gridding_kernel.h"
#include "kernels/plan/nufft_plan.h"
#include "kernels/reference/operations.h"
#include "kernels/window.h"
#include "tests/kernels/nufft_clouds.h"
#include "tests/support/planes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace fringe::test {
namespace {

double cellValue(const simd::CellPolynomials& cells, int cell, double fraction) {
    double value = 0;
    for (int k = cells.degree; k >= 0; --k)
        value = value * (2 * fraction - 1) + static_cast<double>(cells.once[k][cell]);
    return value;
}

/// Σ φ(n - place) exp(i2πfn) over the cells that the kernel covers, divided by what it should be.
reference::Sample spreadWave(const plan::GriddingKernel& kernel, double place, double frequency) {
    const simd::CellPolynomials& cells = kernel.polynomials();
    const double start = place - cells.width / 2.0;
    const double first = std::floor(start) + 1;
    reference::Sample sum = 0;
    for (int j = 0; j < cells.width; ++j)
        sum += cellValue(cells, j, first - start) * reference::phasor(frequency * (first + j));
    return sum / (kernel.transform(frequency) * reference::phasor(frequency * place));
}

class GriddingKernels : public ::testing::TestWithParam<plan::Oversampling> {
  protected:
    /// Frequency of a pixel at the edge of a tile [cycles/cell].
    static double most() { return 64.0 / plan::cellsOf(128, GetParam()); }
};

TEST_P(GriddingKernels, givePlaneWavesToTheirError) {
    for (int width = 2; width <= simd::mostWidth; ++width) {
        const plan::GriddingKernel& kernel = plan::griddingKernel(width, GetParam());
        double sum = 0;
        int count = 0;
        for (double place = 3; place < 4; place += 0.0625)
            for (double share = 1 / 64.0 - 1; share < 1; share += 1 / 32.0, ++count)
                sum += std::norm(spreadWave(kernel, place, share * most()) - 1.0);
        EXPECT_LT(std::sqrt(sum / count), 2 * kernel.error() + 3e-7) << width;
        EXPECT_GT(std::sqrt(sum / count), 0.3 * kernel.error()) << width;
    }
}

TEST_P(GriddingKernels, areMuchBetterWithEachCell) {
    for (int width = 3; width <= simd::mostWidth; ++width)
        EXPECT_LT(plan::griddingKernel(width, GetParam()).error(),
                  plan::griddingKernel(width - 1, GetParam()).error() / 3.9);
}

TEST_P(GriddingKernels, areWorstAtTheEdgesOfTiles) {
    const plan::GriddingKernel& kernel = plan::griddingKernel(4, GetParam());
    EXPECT_NEAR(kernel.error(128, 512), kernel.error(), 0.01 * kernel.error());
    EXPECT_GT(kernel.error(128, 20), kernel.error(128, 128));
    EXPECT_LT(kernel.error(128, 100), kernel.error(128, 128));
}

INSTANTIATE_TEST_SUITE_P(Oversamplings, GriddingKernels,
                         ::testing::Values(plan::Oversampling::Twofold,
                                           plan::Oversampling::FiveQuarters));

class Panels : public ::testing::TestWithParam<int> {};

TEST_P(Panels, areTransformedByEachInstructionSet) {
    const int length = GetParam();
    const reference::Plane before = randomPlane({length, simd::panelCols}, 3);
    reference::Plane wanted = before;
    reference::fft(wanted, {Axis::Columns, Direction::Inverse, 0, simd::panelCols});
    const cpu::PanelPlan plan(length);
    for (const simd::Kernels* kernels : simd::usableKernels()) {
        alignas(64) static float panel[512][2][simd::panelCols];
        for (int row = 0; row < length; ++row)
            for (int col = 0; col < simd::panelCols; ++col) {
                panel[row][0][col] = static_cast<float>(before.at(row, col).real());
                panel[row][1][col] = static_cast<float>(before.at(row, col).imag());
            }
        kernels->nufft.transformPanel(plan.transform(), &panel[0][0][0]);
        Samples got;
        for (int row = 0; row < length; ++row)
            for (int col = 0; col < simd::panelCols; ++col) {
                const auto& place = panel[plan.rowOf(row)];
                got.push_back(Complex(place[0][col], place[1][col]) / static_cast<float>(length));
            }
        EXPECT_TRUE(isNear(got, wanted, 1e-6)) << kernels->name;
    }
}

INSTANTIATE_TEST_SUITE_P(Lengths, Panels,
                         ::testing::Values(4, 8, 20, 24, 64, 80, 128, 160, 192, 256, 384, 512));

Samples sumOnCpu(const PointSourcesArgs& args) {
    const auto device = openDevice("cpu");
    const auto field = device->allocate(args.grid.shape);
    device->points().addPointSources(*field, args);
    Samples sum(static_cast<std::size_t>(args.grid.shape.count()));
    device->download(*field, sum);
    return sum;
}

/// Whether the sum keeps its tolerance on those rows that are tried: the reference takes long.
template <class IsTried>
::testing::AssertionResult isNearOnRows(PointSourcesArgs args, const IsTried& isTried) {
    const Shape shape = args.grid.shape;
    Samples got = sumOnCpu(args);
    reference::Plane wanted(shape);
    args.rowCount = 1;
    for (args.firstRow = 0; args.firstRow < shape.rows; ++args.firstRow)
        if (isTried(args.firstRow))
            reference::addPointSources(wanted, args);
        else
            std::fill_n(got.begin() + args.firstRow * shape.cols, shape.cols, Complex{});
    return isNear(got, wanted, args.tolerance);
}

struct NufftCase {
    const char* name;
    double pitch;
    double z;
    double depth;
    double tolerance;
    bool window;
};

/// Windows that cut tiles along either side and at corners, deep and shallow clouds, behind and in
/// front, pitches below the wavelength.
constexpr NufftCase nufftCases[]{{"far", 8e-6, 0.5, 0.02, 1e-3, true},
                                 {"farFine", 8e-6, 0.5, 0.02, 1e-5, true},
                                 {"windowsCut", 8e-6, 0.03, 0.05, 2e-3, true},
                                 {"windowsCutFine", 8e-6, 0.03, 0.05, 1e-4, true},
                                 {"behind", 8e-6, -0.1, 0.1, 1e-3, true},
                                 {"deep", 8e-6, 0.2, 0.5, 1e-3, true},
                                 {"subwavelength", 0.25e-6, 2e-3, 0.1, 1e-3, true},
                                 {"micrometre", 1e-6, 5e-3, 0.1, 1e-3, true},
                                 {"wide", 20e-6, 1, 0.1, 1e-4, true},
                                 {"noWindow", 8e-6, 0.05, 0.05, 1e-3, false},
                                 {"veryFar", 4e-6, 10, 0.1, 1e-2, true}};

class NufftPoints : public ::testing::TestWithParam<NufftCase> {};

TEST_P(NufftPoints, keepTheirTolerance) {
    const NufftCase& c = GetParam();
    const PlaneGrid grid{{221, 310}, c.pitch, 0.9 * c.pitch};
    const Points points = cloud(grid, c.z, c.depth, 60);
    PointSourcesArgs args = nufftArgs(points, grid, c.tolerance);
    args.window = c.window;
    reference::Plane wanted(grid.shape);
    reference::addPointSources(wanted, args);
    EXPECT_TRUE(isNear(sumOnCpu(args), wanted, c.tolerance));
}

INSTANTIATE_TEST_SUITE_P(Cases, NufftPoints, ::testing::ValuesIn(nufftCases),
                         [](const auto& tested) { return std::string(tested.param.name); });

struct LargeTiles {
    int rows; ///< of the plane
    double pitch;
    double z;
    int count;
    bool isCut; ///< windows end on the plane
    double tolerance;
    int side;  ///< of the tiles of some group
    int order; ///< to which its waves are bent
};

/// Many distant points, on large tiles, with waves that are bent and not; on rows within the tiles
/// and at their edge.
TEST(NufftPoints, keepTheirToleranceOnLargeTiles) {
    for (const LargeTiles& c : {LargeTiles{256, 8e-6, 0.6, 12000, false, 2e-3, 256, 0},
                                LargeTiles{256, 20e-6, 1.2, 12000, true, 2e-3, 256, 0},
                                LargeTiles{384, 8e-6, 0.2, 12000, true, 2e-3, 192, 0},
                                LargeTiles{256, 8e-6, 0.2, 30000, true, 2e-3, 256, 1},
                                LargeTiles{256, 8e-6, 0.3, 30000, false, 1e-4, 256, 2},
                                LargeTiles{256, 8e-6, 0.2, 12000, true, 1e-4, 128, 2},
                                LargeTiles{256, 8e-6, 0.12, 12000, true, 1e-4, 96, 2}}) {
        const PlaneGrid grid{{c.rows, 768}, c.pitch, c.pitch};
        const Points points = cloud(grid, c.z, 0.003, c.count);
        const PointSourcesArgs args = nufftArgs(points, grid, c.tolerance);
        const plan::NufftPlan plan = plan::planSpectra(args, cpu::nufftCosts);
        EXPECT_TRUE(std::ranges::any_of(plan.groups,
                                        [&c](const plan::NufftGroup& group) {
                                            return group.choices.side == c.side
                                                   && group.choices.order == c.order;
                                        }))
            << c.pitch << " " << c.z << " " << c.tolerance;
        const auto cut = std::ranges::count_if(points, [&args](const PointSource& point) {
            return windowOf(point, args).cols.end < 768;
        });
        EXPECT_EQ(cut > 0, c.isCut);
        const auto isTried = [](std::int64_t row) { return row % 64 == 25 || row == 255; };
        EXPECT_TRUE(isNearOnRows(args, isTried)) << c.pitch << " " << c.z << " " << c.tolerance;
    }
}

/// All points at the ends of the depths and of the width, where interpolation is worst.
TEST(NufftPoints, keepTheirToleranceAtTheEndsOfTheBox) {
    const PlaneGrid grid{{256, 384}, 8e-6, 8e-6};
    Points points = cloud(grid, 0.2, 0, 8000);
    for (std::size_t i = 0; i < points.size(); ++i) {
        points[i].x += i % 2 == 0 ? 4e-3 : -4e-3;
        points[i].z *= i / 2 % 2 == 0 ? 1.02 : 0.98;
    }
    for (const double tolerance : {4e-3, 2e-3, 1e-3})
        EXPECT_TRUE(isNearOnRows(nufftArgs(points, grid, tolerance), [](std::int64_t row) {
            return row % 37 == 0;
        })) << tolerance;
}

/// Windows [begin, end) of all kinds around the wanted pixels 8 … 19, along both axes.
struct ManyWindows {
    static constexpr simd::PixelRectangle wanted{8, 20, 8, 20};
    std::vector<std::int32_t> begin, end;

    ManyWindows() {
        for (std::int32_t first = 4; first < 24; ++first)
            for (std::int32_t last = first; last <= 24; ++last) {
                begin.push_back(first);
                end.push_back(last);
            }
    }

    int count() const { return static_cast<int>(begin.size()); }

    void cut(simd::WindowCuts& cols, simd::WindowCuts& rows) const {
        simd::bestKernels().nufft.cutWindows({begin.data(), end.data(), end.data(), begin.data()},
                                             0, count(), wanted, cols, rows);
    }
};

TEST(WindowCuts, drawAtMostHalfOfThePixelsAtOneEdgeAndGiveTheWindow) {
    const ManyWindows windows;
    ASSERT_LE(windows.count(), simd::nufftBatch);
    simd::WindowCuts rows, turnedRound;
    windows.cut(turnedRound, rows);
    for (int i = 0; i < windows.count(); ++i) {
        const auto n = static_cast<std::size_t>(i);
        const std::int32_t begin = windows.begin[n], end = windows.end[n];
        for (std::int32_t pixel = 8; pixel < 20; ++pixel) {
            const bool isDrawn = rows.first[i] <= pixel && pixel < rows.end[i];
            EXPECT_EQ(static_cast<float>(rows.isWhole[i]) + (isDrawn ? rows.sign(i) : 0.0F),
                      begin <= pixel && pixel < end ? 1.0F : 0.0F);
        }
        const bool hasOneEdge = begin <= 8 || end >= 20;
        EXPECT_LE(rows.end[i] - rows.first[i], hasOneEdge ? 6 : end - begin);
    }
}

TEST(WindowCuts, drawNothingOfAWindowThatEndsBeforeItBegins) {
    const ManyWindows windows;
    simd::WindowCuts turnedRound, rows;
    windows.cut(turnedRound, rows);
    for (int i = 0; i < windows.count(); ++i) {
        EXPECT_EQ(turnedRound.isWhole[i], 0);
        EXPECT_FALSE(turnedRound.isDrawn(i));
    }
}

TEST(NufftPlan, takesManyDistantPointsAndLeavesNearOnes) {
    const PlaneGrid grid{{1080, 1920}, 8e-6, 8e-6};
    Points points = cloud(grid, 0.5, 0.02, 2000);
    const Points near = cloud(grid, 1e-4, 0.02, 50);
    points.insert(points.end(), near.begin(), near.end());
    const plan::NufftPlan plan = plan::planSpectra(nufftArgs(points, grid, 2e-3), cpu::nufftCosts);
    std::size_t planned = 0;
    for (const plan::NufftGroup& group : plan.groups)
        planned += group.points.size();
    EXPECT_EQ(planned, 2000);
    EXPECT_EQ(plan.others.size(), 50);
    for (const std::uint32_t index : plan.others)
        EXPECT_GE(index, 2000U);
}

bool isWithin(double low, double place, double high) {
    return low <= place && place <= high;
}

/// At 60 mm, nothing keeps the tolerance before a slab has many parts.
class NearClouds : public testing::TestWithParam<double> {};

/// Seen from one tile, a cloud as wide as the plane fills all directions: its parts do not.
TEST_P(NearClouds, ArePartedWhereTheyFillAllDirections) {
    const PlaneGrid grid{{540, 960}, 8e-6, 8e-6};
    const Points points = cloud(grid, GetParam(), 0.003, 20'000);
    const PointSourcesArgs args = nufftArgs(points, grid, 1e-4);
    const plan::NufftPlan plan = plan::planSpectra(args, cpu::nufftCosts);
    EXPECT_TRUE(plan.others.empty());
    std::size_t planned = 0;
    for (const auto& [isBehind, box, choices, indices] : plan.groups) {
        planned += indices.size();
        EXPECT_LT(box.x1 - box.x0, 0.7 * 960 * 8e-6);
        for (const std::uint32_t i : indices)
            ASSERT_TRUE(isWithin(box.x0, points[i].x, box.x1)
                        && isWithin(box.y0, points[i].y, box.y1)
                        && isWithin(box.z0, points[i].z, box.z1));
    }
    EXPECT_EQ(planned, points.size());
    EXPECT_TRUE(isNearOnRows(args, [](std::int64_t row) { return row % 200 == 25; }));
}

INSTANTIATE_TEST_SUITE_P(Distances, NearClouds, testing::Values(0.1, 0.06));

/// Errors are tried on some points of each slab, however few it has.
TEST(NufftPlan, takesAFewThousandPointsBesideVeryMany) {
    const PlaneGrid grid{{1080, 1920}, 8e-6, 8e-6};
    Points points = cloud(grid, 0.4, 0.02, 400'000);
    const Points few = cloud(grid, 0.7, 0.01, 1000);
    points.insert(points.begin() + 777, few.begin(), few.end());
    const plan::NufftPlan plan = plan::planSpectra(nufftArgs(points, grid, 2e-3), cpu::nufftCosts);
    EXPECT_TRUE(plan.others.empty());
    EXPECT_GT(plan.groups.size(), 1U);
}

TEST(NufftPlan, separatesTheSidesOfThePlane) {
    const PlaneGrid grid{{1080, 1920}, 8e-6, 8e-6};
    Points points = cloud(grid, 0.5, 0.02, 2000);
    for (std::size_t i = 0; i < points.size(); i += 2)
        points[i].z = -points[i].z;
    for (const plan::NufftGroup& group :
         plan::planSpectra(nufftArgs(points, grid, 2e-3), cpu::nufftCosts).groups)
        for (const std::uint32_t index : group.points)
            ASSERT_EQ(points[index].z < 0, group.isBehind);
}

/// Rows computed band by band are the bits of the whole.
TEST(NufftPoints, doNotDependOnTheBands) {
    const PlaneGrid grid{{512, 192}, 8e-6, 8e-6};
    const Points points = cloud(grid, 0.2, 0.05, 200);
    const auto device = openDevice("cpu");
    PointSourcesArgs args = nufftArgs(points, grid, 1e-3);
    const auto whole = device->allocate(grid.shape);
    device->points().addPointSources(*whole, args);
    const auto banded = device->allocate(grid.shape);
    args.rowCount = 256;
    for (args.firstRow = 0; args.firstRow < 512; args.firstRow += 256)
        device->points().addPointSources(*banded, args);
    Samples one(static_cast<std::size_t>(grid.shape.count())), two(one.size());
    device->download(*whole, one);
    device->download(*banded, two);
    EXPECT_EQ(one, two);
}

} // namespace
} // namespace fringe::test
