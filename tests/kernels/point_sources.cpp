// SPDX-License-Identifier: GPL-3.0-or-later
// addPointSources of a back-end against the double-precision reference.
#include "kernels/pixel_place.h"
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe::test {
namespace {

constexpr double tolerance = 2e-5;             ///< relative L2 where the grid samples the wave
constexpr double undersampledTolerance = 1e-4; ///< without window: the contract's own bound
constexpr double wavelength = 532e-9;

using Points = std::vector<PointSource>;

/// Points over 1.5 times the grid's extent, so that some lie off the hologram.
Points scatteredPoints(const PlaneGrid& grid, double z, int count) {
    std::mt19937 generator(20 + static_cast<unsigned>(count));
    std::uniform_real_distribution<double> uniform(-0.75, 0.75);
    std::uniform_real_distribution<float> phase(-3.1f, 3.1f);
    Points points;
    for (int i = 0; i < count; ++i) {
        const double x = uniform(generator) * grid.pitchX * static_cast<double>(grid.shape.cols);
        const double y = uniform(generator) * grid.pitchY * static_cast<double>(grid.shape.rows);
        const float amplitude = 1 + static_cast<float>(uniform(generator));
        points.push_back({x, y, z * (1 + 0.1 * uniform(generator)), amplitude, phase(generator)});
    }
    return points;
}

PointSourcesArgs wholeField(const Points& points, const PlaneGrid& grid, WaveModel model) {
    PointSourcesArgs args{points, grid, wavelength, model};
    args.rowCount = grid.shape.rows;
    return args;
}

struct PointCase {
    PlaneGrid grid;
    WaveModel model;
    double z;
    bool window;
};

std::string caseName(const PointCase& c) {
    const auto micrometres = static_cast<std::int64_t>(std::llround(std::abs(c.z) * 1e6));
    return std::string(c.model == WaveModel::Exact ? "exact_" : "fresnel_") + name(c.grid.shape)
           + (c.z < 0 ? "_behind_" : "_front_") + std::to_string(micrometres) + "um"
           + (c.window ? "" : "_nowindow");
}

std::vector<PointCase> allCases() {
    const PlaneGrid grids[] = {{{37, 53}, 8e-6, 6e-6},
                               {{1, 257}, 8e-6, 8e-6},
                               {{257, 1}, 3.74e-6, 5e-6},
                               {{64, 96}, 10e-6, 8e-6},
                               {{31, 131}, 4e-6, 12e-6}};
    std::vector<PointCase> cases;
    for (const PlaneGrid& grid : grids)
        for (WaveModel model : {WaveModel::Exact, WaveModel::Fresnel})
            for (double z : {1e-3, -1e-3, 1e-2, -1e-2, 0.1, -0.1, 1.0, -1.0, 10.0, -10.0})
                for (bool window : {true, false})
                    cases.push_back({grid, model, z, window});
    return cases;
}

/// The forms of the sum that the device under test has.
std::vector<PointSum> formsOf(Device& device, WaveModel model) {
    std::vector<PointSum> forms;
    for (PointSum sum : {PointSum::Direct, PointSum::Products, PointSum::Nufft})
        if (device.points().offers(model, sum))
            forms.push_back(sum);
    return forms;
}

class PointSources : public DeviceTestWith<PointCase> {};

TEST_P(PointSources, agreeWithTheReference) {
    const auto [grid, model, z, window] = GetParam();
    const Points points = scatteredPoints(grid, z, 23);
    PointSourcesArgs args = wholeField(points, grid, model);
    args.window = window;
    const reference::Plane empty(grid.shape);
    reference::Plane wanted(grid.shape);
    reference::addPointSources(wanted, args);
    for (PointSum sum : formsOf(device(), model)) {
        args.sum = sum;
        args.tolerance = window ? tolerance : undersampledTolerance;
        const Samples got =
            result(empty, [&](Buffer& b) { device().points().addPointSources(b, args); });
        EXPECT_TRUE(isNear(got, wanted, args.tolerance)) << "form " << static_cast<int>(sum);
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, PointSources, ::testing::ValuesIn(allCases()),
                         [](const auto& tested) { return caseName(tested.param); });

class PointSourcesModel : public DeviceTestWith<WaveModel> {
  protected:
    static void expectTheReference(const Points& points, const PlaneGrid& grid, WaveModel model) {
        PointSourcesArgs args = wholeField(points, grid, model);
        args.tolerance = tolerance;
        expectTheReference(args);
    }

    /// Expects the reference of every form, within the tolerance of the arguments.
    static void expectTheReference(PointSourcesArgs args) {
        const reference::Plane empty(args.grid.shape);
        reference::Plane wanted(args.grid.shape);
        reference::addPointSources(wanted, args);
        for (PointSum sum : formsOf(device(), args.model)) {
            args.sum = sum;
            const Samples got =
                result(empty, [&](Buffer& b) { device().points().addPointSources(b, args); });
            EXPECT_TRUE(isNear(got, wanted, args.tolerance)) << "form " << static_cast<int>(sum);
        }
    }
};

/// Far off the axis the phase runs through some 10⁵ cycles before the first pixel.
TEST_P(PointSourcesModel, keepThePhaseFarOffTheAxis) {
    const PlaneGrid grid{{33, 65}, 0.4e-6, 0.5e-6};
    const Points points{{0.09, -0.05, 0.3, 1, 0.5f}, {-0.2, 0.01, -0.7, 0.5f, -1}};
    expectTheReference(points, grid, GetParam());
}

TEST_P(PointSourcesModel, sumManyPointsOfBothSides) {
    const PlaneGrid grid{{41, 71}, 8e-6, 7e-6};
    Points points = scatteredPoints(grid, 0.02, 301);
    const Points behind = scatteredPoints(grid, -0.3, 302);
    points.insert(points.end(), behind.begin(), behind.end());
    expectTheReference(points, grid, GetParam());
}

TEST_P(PointSourcesModel, addToWhatIsThereInTheNamedRowsOnly) {
    const PlaneGrid grid{{29, 45}, 8e-6, 8e-6};
    const Points points = scatteredPoints(grid, 0.05, 7);
    PointSourcesArgs args = wholeField(points, grid, GetParam());
    args.firstRow = 11;
    args.rowCount = 5;
    args.tolerance = tolerance;
    const reference::Plane before = randomPlane(grid.shape, 5);
    reference::Plane wanted = before;
    reference::addPointSources(wanted, args);
    for (PointSum sum : formsOf(device(), GetParam())) {
        args.sum = sum;
        const Samples got =
            result(before, [&](Buffer& b) { device().points().addPointSources(b, args); });
        EXPECT_TRUE(isNear(got, wanted, tolerance));
        EXPECT_TRUE(isUntouchedOutside(got, before, args.firstRow, args.rowCount));
    }
}

/// The real parts of a field alone.
Samples realParts(const Samples& samples) {
    Samples parts;
    for (const Complex& sample : samples)
        parts.push_back(sample.real());
    return parts;
}

TEST_P(PointSourcesModel, sumTheRealPartAlone) {
    const PlaneGrid grid{{43, 107}, 8e-6, 7e-6};
    const Points points = scatteredPoints(grid, 0.06, 290);
    PointSourcesArgs args = wholeField(points, grid, GetParam());
    args.realPart = true;
    args.tolerance = tolerance;
    const reference::Plane empty(grid.shape);
    reference::Plane wanted(grid.shape);
    reference::addPointSources(wanted, args);
    std::ranges::transform(wanted.samples, wanted.samples.begin(),
                           [](reference::Sample sample) { return sample.real(); });
    for (PointSum sum : formsOf(device(), GetParam())) {
        args.sum = sum;
        const Samples got =
            result(empty, [&](Buffer& b) { device().points().addPointSources(b, args); });
        EXPECT_TRUE(isNear(realParts(got), wanted, tolerance)) << "form " << static_cast<int>(sum);
        EXPECT_TRUE(std::ranges::all_of(got, [](Complex s) { return std::isfinite(s.imag()); }));
    }
}

/// A larger tolerance lets some forms round more.
TEST_P(PointSourcesModel, keepLooseTolerances) {
    const PlaneGrid grid{{70, 147}, 8e-6, 7e-6};
    const Points points = scatteredPoints(grid, 0.05, 40);
    PointSourcesArgs args = wholeField(points, grid, GetParam());
    args.tolerance = 2e-3;
    for (const bool window : {true, false}) {
        args.window = window;
        expectTheReference(args);
    }
}

/// Engines cut rows by the speed that they measure: a GPU gives the same bits then.
TEST_P(PointSourcesModel, haveTheSameBitsHoweverRowsAreCutOnAGpu) {
    if (device().info().backend == Backend::Cpu)
        GTEST_SKIP() << "its tiles follow the rows of a call, which are cut at fixed places";
    const PlaneGrid grid{{190, 75}, 8e-6, 8e-6};
    const Points points = scatteredPoints(grid, 0.2, 150);
    PointSourcesArgs args = wholeField(points, grid, GetParam());
    const reference::Plane empty(grid.shape);
    for (PointSum sum : formsOf(device(), GetParam())) {
        args.sum = sum;
        const Samples whole =
            result(empty, [&](Buffer& b) { device().points().addPointSources(b, args); });
        const Samples banded = result(empty, [&](Buffer& b) {
            PointSourcesArgs band = args;
            for (; band.firstRow < grid.shape.rows; band.firstRow += band.rowCount) {
                band.rowCount = std::min<std::int64_t>(48, grid.shape.rows - band.firstRow);
                device().points().addPointSources(b, band);
            }
        });
        EXPECT_EQ(whole, banded) << "form " << static_cast<int>(sum);
    }
}

/// Points of several depths, in the middle of pixels, some of them off the field.
Points pointsOnPixels(const PlaneGrid& grid, double z, int count) {
    Points points = scatteredPoints(grid, z, count);
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = movedTo(points[i], nearestPixel(points[i], grid),
                            z * (1 + 0.01 * static_cast<double>(i / 9 % 5)), grid);
    return points;
}

TEST_P(PointSourcesModel, takePointsOnPixels) {
    const PlaneGrid grid{{61, 107}, 8e-6, 7e-6};
    for (const double z : {4e-3, -0.05, 0.3}) {
        const Points points = pointsOnPixels(grid, z, 600);
        PointSourcesArgs args = wholeField(points, grid, GetParam());
        args.onPixels = true;
        args.tolerance = tolerance;
        args.firstRow = 3;
        args.rowCount = 50;
        const testing::ScopedTrace where(__FILE__, __LINE__, z);
        expectTheReference(args);
    }
}

TEST_P(PointSourcesModel, leaveTheFieldAloneWithoutPointsOrRows) {
    const PlaneGrid grid{{5, 9}, 8e-6, 8e-6};
    const reference::Plane before = randomPlane(grid.shape, 6);
    const Points points = scatteredPoints(grid, 0.05, 3);
    PointSourcesArgs noPoints = wholeField({}, grid, GetParam());
    PointSourcesArgs noRows = wholeField(points, grid, GetParam());
    noRows.rowCount = 0;
    for (PointSum sum : formsOf(device(), GetParam())) {
        noPoints.sum = noRows.sum = sum;
        const Samples got = result(before, [&](Buffer& b) {
            device().points().addPointSources(b, noPoints);
            device().points().addPointSources(b, noRows);
        });
        EXPECT_TRUE(isUntouchedOutside(got, before, 0, 0));
    }
}

INSTANTIATE_TEST_SUITE_P(Models, PointSourcesModel,
                         ::testing::Values(WaveModel::Exact, WaveModel::Fresnel),
                         [](const auto& tested) {
                             return tested.param == WaveModel::Exact ? "exact" : "fresnel";
                         });

/// A plane on which tiles of all sizes lie, and tolerances that ask for them.
struct TileCase {
    double pitch;
    double z;
};

class PointSourcesOnTiles : public DeviceTestWith<TileCase> {};

TEST_P(PointSourcesOnTiles, keepEachTolerance) {
    const auto [pitch, z] = GetParam();
    const PlaneGrid grid{{300, 420}, pitch, 0.8 * pitch};
    const Points points = scatteredPoints(grid, z, 36);
    PointSourcesArgs args = wholeField(points, grid, WaveModel::Exact);
    const reference::Plane empty(grid.shape);
    reference::Plane wanted(grid.shape);
    reference::addPointSources(wanted, args);
    for (PointSum sum : formsOf(device(), WaveModel::Exact))
        for (double allowed : {1e-3, 1e-4, 1e-5}) {
            args.sum = sum;
            args.tolerance = allowed;
            const Samples got =
                result(empty, [&](Buffer& b) { device().points().addPointSources(b, args); });
            EXPECT_TRUE(isNear(got, wanted, allowed))
                << "form " << static_cast<int>(sum) << ", tolerance " << allowed;
        }
}

INSTANTIATE_TEST_SUITE_P(PitchesAndDistances, PointSourcesOnTiles,
                         ::testing::Values(TileCase{0.25e-6, 1e-3}, TileCase{0.25e-6, -0.02},
                                           TileCase{1e-6, 0.01}, TileCase{3.74e-6, 0.1},
                                           TileCase{8e-6, -0.5}, TileCase{8e-6, 0.03},
                                           TileCase{20e-6, 0.2}, TileCase{20e-6, -10.0}));

/// λ/(2p) = 3/5 and z = 4/5·r: the window's edge falls on a pixel in exact arithmetic.
struct EdgeCase {
    WaveModel model;
    double z;
};

class PointSourcesWindow : public DeviceTestWith<EdgeCase> {};

TEST_P(PointSourcesWindow, hasTheSamePixelsAsTheReference) {
    const double unit = std::ldexp(1.0, -22);
    const PlaneGrid grid{{45, 65}, 5 * unit, 5 * unit};
    const auto [model, z] = GetParam();
    const Points points{{0, 0, z, 1, 0}};
    PointSourcesArgs args = wholeField(points, grid, model);
    args.wavelength = 6 * unit;
    const reference::Plane empty(grid.shape);
    reference::Plane field(grid.shape);
    reference::addPointSources(field, args);
    ASSERT_NE(field.at(22, 32 + 12), reference::Sample(0)) << "the pixel on the edge";
    ASSERT_EQ(field.at(22, 32 + 13), reference::Sample(0)) << "the pixel beyond it";
    for (PointSum sum : formsOf(device(), model)) {
        args.sum = sum;
        const Samples got =
            result(empty, [&](Buffer& b) { device().points().addPointSources(b, args); });
        for (std::size_t i = 0; i < got.size(); ++i)
            ASSERT_EQ(got[i] == Complex(0), field.samples[i] == reference::Sample(0))
                << "sample " << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Edges, PointSourcesWindow,
                         ::testing::Values(EdgeCase{WaveModel::Exact, std::ldexp(80.0, -22)},
                                           EdgeCase{WaveModel::Exact, std::ldexp(-80.0, -22)},
                                           EdgeCase{WaveModel::Fresnel, std::ldexp(100.0, -22)}));

TEST_P(PointSourcesModel, takeTheMemoryOfTheDeviceThatTheEstimateSays) {
    if (device().memoryUse().most == 0)
        GTEST_SKIP() << "the device computes in the host's memory";
    const WorkEstimate estimate = device().points().workEstimate();
    const PlaneGrid grid{{400, 500}, 8e-6, 8e-6};
    for (PointSum sum : formsOf(device(), GetParam())) {
        const Points points = scatteredPoints(grid, 0.4, sum == PointSum::Nufft ? 20'000 : 300);
        PointSourcesArgs args = wholeField(points, grid, GetParam());
        args.sum = sum;
        args.tolerance = 2e-3;
        const std::unique_ptr<Device> fresh = openDevice(device().info().id);
        const std::unique_ptr<Buffer> field = fresh->allocate(grid.shape);
        const auto before = static_cast<double>(fresh->memoryUse().held);
        fresh->points().addPointSources(*field, args);
        fresh->finish();
        const double taken = static_cast<double>(fresh->memoryUse().most) - before;
        args.points = std::span(points).first(200);
        const double expected = estimate(args, points.size()).onDevice;
        EXPECT_GT(taken, 0);
        EXPECT_NEAR(expected, taken, 0.1 * taken) << "form " << static_cast<int>(sum);
    }
}

class PointSourcesContract : public DeviceTest {};

TEST_F(PointSourcesContract, isChecked) {
    const PlaneGrid grid{{6, 7}, 8e-6, 8e-6};
    const Points points{{0, 0, 0.1, 1, 0}};
    const Points tooNear{{0, 0, wavelength / 2, 1, 0}};
    const std::unique_ptr<Buffer> field = device().allocate(grid.shape);
    const auto refused = [&](const Points& sources, auto change) {
        PointSourcesArgs args = wholeField(sources, grid, WaveModel::Exact);
        change(args);
        EXPECT_THROW(device().points().addPointSources(*field, args), std::invalid_argument);
    };
    refused(points, [](auto& args) { args.rowCount = 7; });
    refused(points, [](auto& args) { args.firstRow = -1; });
    refused(points, [](auto& args) { args.grid.pitchX = 0; });
    refused(points, [](auto& args) { args.grid.shape.cols = 6; });
    refused(points, [](auto& args) { args.wavelength = std::nan(""); });
    refused(points, [](auto& args) { args.tolerance = 0; });
    refused({{1e-6, 0, 0.1, 1, 0}}, [](auto& args) { args.onPixels = true; });
    refused(tooNear, [](auto&) {});
}

} // namespace
} // namespace fringe::test
