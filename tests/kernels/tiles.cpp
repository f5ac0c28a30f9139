// SPDX-License-Identifier: GPL-3.0-or-later
// Sums over points and over spots on seven tiles of a plate, against the double-precision reference
// of the whole plate.
#include "tests/support/tiles.h"
#include "kernels/pixel_place.h"
#include "kernels/reference/operations.h"
#include "tests/kernels/nufft_clouds.h"
#include "tests/support/device_test.h"

#include <cmath>
#include <random>

namespace fringe::test {
namespace {

constexpr double rounding = 2e-5;             ///< relative L2 where the grid samples the waves
constexpr double undersampledRounding = 1e-4; ///< where it need not
constexpr double wavelength = 532e-9;
constexpr double accurate = 5e-6; ///< of spots

using Sum = std::complex<double>;

class TileTest : public DeviceTest {
  protected:
    /// The plate's samples, of each tile by two calls.
    static Samples sumOnTiles(PointSourcesArgs args) {
        Samples plate(static_cast<std::size_t>(args.grid.shape.count()));
        for (const PlaneGrid& tile : sevenTiles(args.grid)) {
            args.grid = tile;
            const Samples samples = result(reference::Plane(tile.shape), [&](Buffer& field) {
                args.firstRow = 0;
                args.rowCount = tile.shape.rows / 3;
                device().points().addPointSources(field, args);
                args.firstRow = args.rowCount;
                args.rowCount = tile.shape.rows - args.firstRow;
                device().points().addPointSources(field, args);
            });
            putTile(samples, tile, plate);
        }
        return plate;
    }

    static std::vector<PointSum> formsOf(WaveModel model) {
        std::vector<PointSum> forms{PointSum::Direct, PointSum::Products, PointSum::Nufft};
        std::erase_if(forms, [&](PointSum sum) { return !device().points().offers(model, sum); });
        return forms;
    }
};

struct PointCase {
    PlaneGrid plate;
    double z;
    WaveModel model;
    bool window;
};

std::string caseName(const PointCase& c) {
    return std::string(c.model == WaveModel::Exact ? "exact_" : "fresnel_") + name(c.plate.shape)
           + (c.z < 0 ? "_behind_" : "_front_") + std::to_string(std::lround(std::abs(c.z) * 1e3))
           + "mm" + (c.window ? "" : "_nowindow");
}

std::vector<PointCase> pointCases() {
    std::vector<PointCase> cases;
    for (const PlaneGrid& plate :
         {PlaneGrid{{67, 101}, 8e-6, 6e-6}, PlaneGrid{{95, 171}, 4e-6, 7e-6}})
        for (const double z : {2e-3, -0.05, 1.0})
            for (const WaveModel model : {WaveModel::Exact, WaveModel::Fresnel})
                for (const bool window : {true, false})
                    cases.push_back({plate, z, model, window});
    return cases;
}

class PointsOnTiles : public TileTest, public testing::WithParamInterface<PointCase> {
  protected:
    /// In each form, within rounding.
    static void expectTheWhole(const Points& points, bool onPixels) {
        const auto& [plate, z, model, window] = GetParam();
        PointSourcesArgs args{points, plate, wavelength, model, window};
        args.rowCount = plate.shape.rows;
        args.onPixels = onPixels;
        args.tolerance = window ? rounding : undersampledRounding;
        reference::Plane wanted(plate.shape);
        reference::addPointSources(wanted, args);
        for (const PointSum sum : formsOf(model)) {
            args.sum = sum;
            EXPECT_TRUE(isNear(sumOnTiles(args), wanted, args.tolerance))
                << "form " << static_cast<int>(sum);
        }
    }
};

TEST_P(PointsOnTiles, addUpToTheReferenceOfTheWhole) {
    expectTheWhole(cloud(GetParam().plate, GetParam().z, 0.05, 60), false);
}

TEST_P(PointsOnTiles, takePointsOnPixelsOfThePlate) {
    const PlaneGrid& plate = GetParam().plate;
    Points points = cloud(plate, GetParam().z, 0, 90);
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = movedTo(points[i], nearestPixel(points[i], plate),
                            points[i].z * (1 + 0.01 * static_cast<double>(i % 5)), plate);
    expectTheWhole(points, true);
}

INSTANTIATE_TEST_SUITE_P(Cases, PointsOnTiles, testing::ValuesIn(pointCases()),
                         [](const auto& tested) { return caseName(tested.param); });

/// Calls use(row) for some rows of a plate.
template <class Use> void forSomeRows(Shape plate, const Use& use) {
    for (std::int64_t row = 1; row < plate.rows; row += 4)
        use(row);
}

struct NufftCase {
    const char* name;
    double pitch;
    double z;
    double tolerance;
    bool window;
};

constexpr NufftCase nufftCases[]{
    {"far", 8e-6, 0.5, 2e-3, true},          {"farFine", 8e-6, 0.5, 1e-4, true},
    {"windowsCut", 8e-6, 0.033, 2e-3, true}, {"behind", 8e-6, -0.1, 1e-3, true},
    {"bent", 1e-6, 3e-3, 2e-3, true},        {"noWindow", 8e-6, 0.04, 2e-3, false}};

/// Points so many that a sum takes tiled NUFFTs for them.
class NufftOnTiles : public TileTest, public testing::WithParamInterface<NufftCase> {
  protected:
    void SetUp() override {
        TileTest::SetUp();
        if (!IsSkipped() && !device().points().offers(WaveModel::Exact, PointSum::Nufft))
            GTEST_SKIP() << "the device has no tiled NUFFTs";
    }
};

TEST_P(NufftOnTiles, keepTheToleranceOnTheWhole) {
    const auto& [name, pitch, z, tolerance, window] = GetParam();
    const PlaneGrid plate{{183, 251}, pitch, 0.9 * pitch};
    const Points points = cloud(plate, z, 0.02, 1200, 11);
    PointSourcesArgs args = nufftArgs(points, plate, tolerance);
    args.window = window;
    const Samples got = sumOnTiles(args);
    reference::Plane seen(plate.shape), wanted(plate.shape);
    forSomeRows(plate.shape, [&](std::int64_t row) {
        args.firstRow = row;
        args.rowCount = 1;
        reference::addPointSources(wanted, args);
        std::copy_n(got.begin() + row * 251, 251, seen.samples.begin() + row * 251);
    });
    EXPECT_TRUE(isNear(toSingle(seen), wanted, 2 * tolerance));
    args.sum = PointSum::Direct;
    EXPECT_NE(got, sumOnTiles(args)) << "all points were summed directly";
}

INSTANTIATE_TEST_SUITE_P(Cases, NufftOnTiles, testing::ValuesIn(nufftCases),
                         [](const auto& tested) { return std::string(tested.param.name); });

/// The middle of the plate lies far from a tile, some 10⁵ cycles.
TEST_F(TileTest, keepThePhaseFarOffTheAxis) {
    const PlaneGrid tile{{31, 45}, 8e-6, 8e-6, 60'001, 150'003, {200'001, 300'001}};
    const Points points{{0.31, -0.4, 3, 1, 0.5F}, {0.5, 0.2, -5, 0.5F, -1}, {0, 0, 40, 1, 0}};
    const reference::Plane empty(tile.shape);
    for (const WaveModel model : {WaveModel::Exact, WaveModel::Fresnel}) {
        PointSourcesArgs args{points, tile, wavelength, model, false};
        args.rowCount = tile.shape.rows;
        args.tolerance = rounding;
        reference::Plane wanted = empty;
        reference::addPointSources(wanted, args);
        for (const PointSum sum : formsOf(model)) {
            args.sum = sum;
            const Samples got =
                result(empty, [&](Buffer& b) { device().points().addPointSources(b, args); });
            EXPECT_TRUE(isNear(got, wanted, rounding)) << "form " << static_cast<int>(sum);
        }
    }
}

struct SpotCase {
    SpotGeometry geometry;
    int count;
    bool eachPair = false;
    double tolerance = 0;
};

std::string caseName(const SpotCase& c) {
    constexpr const char* names[]{"fresnel_", "exact_", "lens_"};
    return names[static_cast<int>(c.geometry)] + std::to_string(c.count)
           + (c.eachPair ? "_paired" : "") + (c.tolerance > 0 ? "_tolerant" : "");
}

std::vector<SpotCase> spotCases() {
    std::vector<SpotCase> cases;
    for (const SpotGeometry geometry :
         {SpotGeometry::FreeFresnel, SpotGeometry::FreeExact, SpotGeometry::Lens}) {
        cases.push_back({geometry, 37});
        cases.push_back({geometry, 37, true});
        cases.push_back({geometry, 1000, false, 1e-3});
    }
    return cases;
}

/// All on one side of the plate, so that they may be summed by spectra.
std::vector<SpotPlace> scatteredSpots(const SpotCase& c) {
    std::mt19937 generator(11);
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<SpotPlace> spots;
    for (int i = 0; i < c.count; ++i) {
        const double x = 4e-3 * uniform(generator), y = 3e-3 * uniform(generator);
        const double z = 0.01 * uniform(generator);
        spots.push_back({x, y, c.geometry == SpotGeometry::Lens ? z : 0.2 + z});
    }
    return spots;
}

class SpotsOnTiles : public TileTest, public testing::WithParamInterface<SpotCase> {
  protected:
    static double allowed() {
        return GetParam().tolerance > 0 ? 2 * GetParam().tolerance : accurate;
    }

    Shape shape() const { return args_.grid.shape; }

    /// The adjoint on some rows of the whole plate, by the reference.
    reference::Plane light() const {
        reference::Plane light(shape());
        forSomeRows(shape(), [&](std::int64_t row) {
            reference::adjointOfSpots(light, args_, {coefficients_, row, 1});
        });
        return light;
    }

    SpotsArgs onTile(const PlaneGrid& tile) const {
        SpotsArgs args = args_;
        args.grid = tile;
        return args;
    }

    const std::vector<SpotPlace> places_ = scatteredSpots(GetParam());
    const Samples coefficients_ =
        toSingle(randomPlane({1, static_cast<std::int64_t>(places_.size())}, 12));
    const SpotsArgs args_{
        places_, {{137, 201}, 8e-6, 7e-6}, wavelength,          GetParam().geometry,
        0.2,     GetParam().eachPair,      GetParam().tolerance};
};

TEST_P(SpotsOnTiles, adjointIsThatOfTheWhole) {
    Samples got(static_cast<std::size_t>(shape().count()));
    bool isExact = true;
    for (const PlaneGrid& tile : sevenTiles(args_.grid)) {
        const auto tables = device().spots().prepareSpots(onTile(tile));
        isExact = isExact && tables->isExact();
        const Samples samples = result(reference::Plane(tile.shape), [&](Buffer& field) {
            const std::int64_t cut = tile.shape.rows / 3;
            device().spots().adjointOfSpots(field, *tables, {coefficients_, 0, cut});
            device().spots().adjointOfSpots(field, *tables,
                                            {coefficients_, cut, tile.shape.rows - cut});
        });
        putTile(samples, tile, got);
    }
    if (device().info().backend == Backend::Cpu) {
        EXPECT_EQ(isExact, GetParam().tolerance == 0);
    }
    reference::Plane seen(shape());
    forSomeRows(shape(), [&](std::int64_t row) {
        std::copy_n(got.begin() + row * shape().cols, shape().cols,
                    seen.samples.begin() + row * shape().cols);
    });
    EXPECT_TRUE(isNear(toSingle(seen), light(), allowed()));
}

TEST_P(SpotsOnTiles, forwardAddsUpToThatOfTheWhole) {
    const reference::Plane plate = light();
    std::vector<Sum> got(places_.size()), wanted(places_.size());
    Sum gotWhole, wantedWhole;
    for (const PlaneGrid& tile : sevenTiles(args_.grid)) {
        reference::Plane part(tile.shape);
        part.samples = tileOf(plate.samples, tile);
        device().spots().forwardToSpots(*uploaded(part),
                                        *device().spots().prepareSpots(onTile(tile)),
                                        {got, 0, tile.shape.rows, &gotWhole});
    }
    forSomeRows(shape(), [&](std::int64_t row) {
        reference::forwardToSpots(plate, args_, {wanted, row, 1, &wantedWhole});
    });
    double wrong = 0, whole = 0, power = 0;
    for (std::size_t r = 0; r < got.size(); ++r) {
        wrong += std::norm(got[r] - wanted[r]);
        whole += std::norm(wanted[r]);
    }
    for (const Sum& sample : plate.samples)
        power += std::norm(sample);
    EXPECT_LE(std::sqrt(wrong / whole), allowed());
    EXPECT_LE(std::abs(gotWhole - wantedWhole), 1e-5 * std::sqrt(power));
}

INSTANTIATE_TEST_SUITE_P(Cases, SpotsOnTiles, testing::ValuesIn(spotCases()),
                         [](const auto& tested) { return caseName(tested.param); });

class TileContract : public DeviceTest {};

TEST_F(TileContract, isChecked) {
    const Points points{{0, 0, 0.1, 1, 0}};
    const PlaneGrid good{{6, 7}, 8e-6, 8e-6, 4, 3, {10, 10}};
    const auto field = device().allocate(good.shape);
    const auto add = [&](const PlaneGrid& grid) {
        PointSourcesArgs args{points, grid, wavelength};
        args.rowCount = grid.shape.rows;
        device().points().addPointSources(*field, args);
    };
    EXPECT_NO_THROW(add(good));
    const auto refused = [&](auto change) {
        PlaneGrid grid = good;
        change(grid);
        EXPECT_THROW(add(grid), std::invalid_argument);
        EXPECT_THROW(device().spots().prepareSpots({{}, grid, wavelength, SpotGeometry::Lens, 0.2}),
                     std::invalid_argument);
    };
    refused([](PlaneGrid& grid) { grid.firstRow = 5; });
    refused([](PlaneGrid& grid) { grid.firstCol = -1; });
    refused([](PlaneGrid& grid) { grid.plate = {10, 6}; });
    refused([](PlaneGrid& grid) { grid.plate = {}; });
    refused([](PlaneGrid& grid) { grid.plate.cols = std::int64_t{1} << 40; });
    EXPECT_THROW(device().multiplyTransfer(*field, {.grid = good, .wavelength = wavelength}),
                 std::invalid_argument);
    EXPECT_THROW(device().convolve(*field, {.transfer = {.grid = good, .wavelength = wavelength}}),
                 std::invalid_argument);
}

} // namespace
} // namespace fringe::test
