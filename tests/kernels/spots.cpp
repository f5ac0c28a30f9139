// SPDX-License-Identifier: GPL-3.0-or-later
// adjointOfSpots and forwardToSpots of a back-end against the reference.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <cmath>
#include <random>

namespace fringe::test {
namespace {

constexpr double tolerance = 5e-6;
constexpr double wavelength = 532e-9;
using Sum = std::complex<double>;

std::vector<SpotPlace> scatteredSpots(SpotGeometry geometry, int count) {
    std::mt19937 generator(11);
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<SpotPlace> spots;
    for (int i = 0; i < count; ++i) {
        const double x = 4e-3 * uniform(generator), y = 3e-3 * uniform(generator);
        const double z = geometry == SpotGeometry::Lens ? 2e-3 * uniform(generator)
                                                        : 0.15 + 0.05 * uniform(generator);
        spots.push_back({x, y, geometry != SpotGeometry::Lens && i % 3 == 0 ? -z : z});
    }
    return spots;
}

Samples coefficientsFor(std::size_t count) {
    return toSingle(randomPlane({1, static_cast<std::int64_t>(count)}, 12));
}

struct SpotCase {
    PlaneGrid grid;
    SpotGeometry geometry;
    int count;
    bool eachPair = false;
};

std::string caseName(const SpotCase& c) {
    const char* const names[] = {"fresnel_", "exact_", "lens_"};
    return names[static_cast<int>(c.geometry)] + name(c.grid.shape) + "_" + std::to_string(c.count)
           + (c.eachPair ? "_paired" : "");
}

std::vector<SpotCase> allCases() {
    std::vector<SpotCase> cases;
    for (SpotGeometry geometry :
         {SpotGeometry::FreeFresnel, SpotGeometry::FreeExact, SpotGeometry::Lens}) {
        cases.push_back({{{37, 53}, 8e-6, 6e-6}, geometry, 23});
        cases.push_back({{{1, 257}, 8e-6, 8e-6}, geometry, 5});
        cases.push_back({{{257, 1}, 3.74e-6, 5e-6}, geometry, 6});
        cases.push_back({{{128, 131}, 8e-6, 8e-6}, geometry, 1});
        cases.push_back({{{61, 67}, 10e-6, 8e-6}, geometry, 301});
        if (geometry != SpotGeometry::FreeExact)
            cases.push_back({{{61, 67}, 10e-6, 8e-6}, geometry, 37, true});
    }
    cases.push_back({{{150, 200}, 8e-6, 8e-6}, SpotGeometry::FreeFresnel, 70});
    return cases;
}

class Spots : public DeviceTestWith<SpotCase> {
  protected:
    void SetUp() override {
        DeviceTest::SetUp();
        if (IsSkipped())
            return;
        const auto& [grid, geometry, count, eachPair] = GetParam();
        places_ = scatteredSpots(geometry, count);
        coefficients_ = coefficientsFor(places_.size());
        args_ = {places_, grid, wavelength, geometry, 0.2, eachPair};
    }

    Shape shape() const { return args_.grid.shape; }

    std::vector<Sum> forwarded(const Buffer& field, std::int64_t first, std::int64_t count) const {
        std::vector<Sum> sums(places_.size());
        device().spots().forwardToSpots(field, *device().spots().prepareSpots(args_),
                                        {sums, first, count});
        return sums;
    }

    static void expectNear(const std::vector<Sum>& got, const std::vector<Sum>& wanted) {
        double error = 0, norm = 0;
        for (std::size_t r = 0; r < got.size(); ++r) {
            error += std::norm(got[r] - wanted[r]);
            norm += std::norm(wanted[r]);
        }
        EXPECT_LE(std::sqrt(error), tolerance * std::sqrt(norm));
    }

    std::vector<SpotPlace> places_;
    Samples coefficients_;
    SpotsArgs args_;
};

TEST_P(Spots, adjointAsTheReference) {
    reference::Plane wanted = randomPlane(shape(), 3);
    const Samples got = result(wanted, [&](Buffer& b) {
        device().spots().adjointOfSpots(b, *device().spots().prepareSpots(args_),
                                        {coefficients_, 0, shape().rows});
    });
    reference::adjointOfSpots(wanted, args_, {coefficients_, 0, shape().rows});
    EXPECT_TRUE(isNear(got, wanted, tolerance));
}

TEST_P(Spots, adjointOnTheNamedRowsOnly) {
    reference::Plane wanted = randomPlane(shape(), 3);
    const reference::Plane before = wanted;
    const std::int64_t first = shape().rows / 3, count = (shape().rows + 1) / 2;
    const Samples got = result(before, [&](Buffer& b) {
        device().spots().adjointOfSpots(b, *device().spots().prepareSpots(args_),
                                        {coefficients_, first, count});
    });
    reference::adjointOfSpots(wanted, args_, {coefficients_, first, count});
    EXPECT_TRUE(isNear(got, wanted, tolerance));
    EXPECT_TRUE(isUntouchedOutside(got, before, first, count));
}

TEST_P(Spots, forwardAsTheReference) {
    const reference::Plane field = randomPlane(shape(), 4);
    std::vector<Sum> wanted(places_.size());
    reference::forwardToSpots(field, args_, {wanted, 0, shape().rows});
    expectNear(forwarded(*uploaded(field), 0, shape().rows), wanted);
}

TEST_P(Spots, forwardBandsThatAddUp) {
    const reference::Plane field = randomPlane(shape(), 5);
    const std::unique_ptr<Buffer> buffer = uploaded(field);
    const std::unique_ptr<SpotTables> tables = device().spots().prepareSpots(args_);
    std::vector<Sum> sums(places_.size());
    const std::int64_t cut = shape().rows / 3;
    device().spots().forwardToSpots(*buffer, *tables, {sums, 0, cut});
    device().spots().forwardToSpots(*buffer, *tables, {sums, cut, shape().rows - cut});
    std::vector<Sum> wanted(places_.size());
    reference::forwardToSpots(field, args_, {wanted, 0, shape().rows});
    expectNear(sums, wanted);
}

TEST_P(Spots, forwardTheWholeOfTheNamedRows) {
    const reference::Plane field = randomPlane(shape(), 8);
    const std::unique_ptr<Buffer> buffer = uploaded(field);
    const std::unique_ptr<SpotTables> tables = device().spots().prepareSpots(args_);
    std::vector<Sum> sums(places_.size()), wantedSums(places_.size());
    const Sum before(3, -2);
    Sum got = before, wanted = before;
    const std::int64_t first = shape().rows / 3, count = (shape().rows + 1) / 2;
    device().spots().forwardToSpots(*buffer, *tables, {sums, first, count, &got});
    reference::forwardToSpots(field, args_, {wantedSums, first, count, &wanted});
    expectNear(sums, wantedSums);
    EXPECT_LE(std::abs(got - wanted), 1e-6 * static_cast<double>(count * shape().cols));
    EXPECT_GT(std::abs(wanted - before), 1e-2);
}

TEST_P(Spots, forwardTheSameBitsAgain) {
    const std::unique_ptr<Buffer> buffer = uploaded(randomPlane(shape(), 6));
    EXPECT_EQ(forwarded(*buffer, 0, shape().rows), forwarded(*buffer, 0, shape().rows));
}

/// Shares of the waves are counted as on the largest hologram of one share, whatever its shape.
TEST_P(Spots, takeTheMemoryOfTheDeviceThatTheEstimateSays) {
    if (device().memoryUse().most == 0)
        GTEST_SKIP() << "the device computes in the host's memory";
    const std::unique_ptr<Device> fresh = openDevice(device().info().id);
    const std::unique_ptr<Buffer> field = fresh->allocate(shape());
    const auto before = static_cast<double>(fresh->memoryUse().held);
    const std::unique_ptr<SpotTables> tables = fresh->spots().prepareSpots(args_);
    std::vector<Sum> sums(places_.size());
    fresh->spots().adjointOfSpots(*field, *tables, {coefficients_, 0, shape().rows});
    fresh->spots().forwardToSpots(*field, *tables, {sums, 0, shape().rows});
    const double taken = static_cast<double>(fresh->memoryUse().most) - before;
    const double expected = fresh->spots().spotWorkEstimate()(args_).onDevice;
    // A spot's record while tables are filled, and what allocations are rounded up to.
    constexpr double records = 64, rounding = 1 << 14;
    EXPECT_GT(taken, 0);
    EXPECT_LE(taken, 1.02 * expected + records * static_cast<double>(places_.size()) + rounding);
    EXPECT_LE(expected, 3 * taken);
}

INSTANTIATE_TEST_SUITE_P(Cases, Spots, ::testing::ValuesIn(allCases()),
                         [](const auto& tested) { return caseName(tested.param); });

/// Spots so many that a tolerance may save work; the reference takes some rows of them.
class TolerantSpots : public DeviceTestWith<SpotGeometry> {
  protected:
    void SetUp() override {
        DeviceTest::SetUp();
        if (IsSkipped())
            return;
        places_ = scatteredSpots(GetParam(), 530);
        coefficients_ = coefficientsFor(places_.size());
        args_ = {places_, {{512, 520}, 8e-6, 7e-6}, wavelength, GetParam(), 0.2};
        args_.tolerance = 1e-3;
    }

    /// From all parts of tiles.
    static std::vector<std::int64_t> someRows() {
        std::vector<std::int64_t> rows;
        for (std::int64_t row = 3; row < 512; row += 29)
            rows.push_back(row);
        return rows;
    }

    std::vector<SpotPlace> places_;
    Samples coefficients_;
    SpotsArgs args_;
};

TEST_P(TolerantSpots, adjointWithinTheTolerance) {
    reference::Plane wanted(args_.grid.shape);
    const Samples got = result(wanted, [&](Buffer& field) {
        device().spots().adjointOfSpots(field, *device().spots().prepareSpots(args_),
                                        {coefficients_, 0, 512});
    });
    double wrong = 0, whole = 0;
    for (const std::int64_t row : someRows()) {
        reference::adjointOfSpots(wanted, args_, {coefficients_, row, 1});
        for (std::int64_t column = 0; column < 520; ++column) {
            const Complex sample = got[static_cast<std::size_t>(row * 520 + column)];
            wrong += std::norm(Sum(sample) - wanted.at(row, column));
            whole += std::norm(wanted.at(row, column));
        }
    }
    EXPECT_LE(std::sqrt(wrong / whole), args_.tolerance);
}

TEST_P(TolerantSpots, forwardWithinTheToleranceAndTheSameBitsAgain) {
    const reference::Plane samples = randomPlane(args_.grid.shape, 4);
    reference::Plane field(args_.grid.shape);
    std::vector<Sum> wanted(places_.size());
    Sum wantedWhole;
    double power = 0;
    for (const std::int64_t row : someRows()) {
        for (std::int64_t column = 0; column < 520; ++column) {
            field.at(row, column) = samples.at(row, column);
            power += std::norm(samples.at(row, column));
        }
        reference::forwardToSpots(field, args_, {wanted, row, 1, &wantedWhole});
    }
    const std::unique_ptr<Buffer> buffer = uploaded(field);
    const std::unique_ptr<SpotTables> tables = device().spots().prepareSpots(args_);
    std::vector<Sum> sums(places_.size()), again(places_.size());
    Sum whole;
    device().spots().forwardToSpots(*buffer, *tables, {sums, 0, 512, &whole});
    device().spots().forwardToSpots(*buffer, *tables, {again, 0, 512});
    EXPECT_EQ(sums, again);
    double wrong = 0, all = 0;
    for (std::size_t r = 0; r < sums.size(); ++r) {
        wrong += std::norm(sums[r] - wanted[r]);
        all += std::norm(wanted[r]);
    }
    EXPECT_LE(std::sqrt(wrong / all), args_.tolerance);
    EXPECT_LE(std::abs(whole - wantedWhole), args_.tolerance * std::sqrt(power));
}

TEST_P(TolerantSpots, takeNoMoreMemoryOfTheDeviceThanTheEstimateSays) {
    if (device().memoryUse().most == 0)
        GTEST_SKIP() << "the device computes in the host's memory";
    const std::unique_ptr<Device> fresh = openDevice(device().info().id);
    const std::unique_ptr<Buffer> field = fresh->allocate(args_.grid.shape);
    const auto before = static_cast<double>(fresh->memoryUse().held);
    const std::unique_ptr<SpotTables> tables = fresh->spots().prepareSpots(args_);
    std::vector<Sum> sums(places_.size());
    fresh->spots().adjointOfSpots(*field, *tables, {coefficients_, 0, 512});
    fresh->spots().forwardToSpots(*field, *tables, {sums, 0, 512});
    const double taken = static_cast<double>(fresh->memoryUse().most) - before;
    EXPECT_LE(taken, 1.02 * fresh->spots().spotWorkEstimate()(args_).onDevice + (1 << 16));
}

INSTANTIATE_TEST_SUITE_P(Separable, TolerantSpots,
                         ::testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::Lens));

class SpotsContract : public DeviceTest {};

TEST_F(SpotsContract, isChecked) {
    const std::vector<SpotPlace> places{{1e-3, 0, 0.1}};
    const SpotsArgs good{places, {{6, 7}, 8e-6, 8e-6}, wavelength, SpotGeometry::Lens, 0.2};
    const auto refused = [&](auto change) {
        SpotsArgs args = good;
        change(args);
        EXPECT_THROW(device().spots().prepareSpots(args), std::invalid_argument);
    };
    const std::vector<SpotPlace> inPlane{{0, 0, 0}};
    refused([](auto& args) { args.focalLength = 0; });
    refused([](auto& args) { args.wavelength = -1; });
    refused([](auto& args) { args.grid.pitchY = 0; });
    refused([&](auto& args) {
        args.spots = inPlane;
        args.geometry = SpotGeometry::FreeFresnel;
    });
    const std::unique_ptr<SpotTables> tables = device().spots().prepareSpots(good);
    const std::unique_ptr<Buffer> field = device().allocate({6, 7});
    const Samples two(2);
    EXPECT_THROW(device().spots().adjointOfSpots(*field, *tables, {two, 0, 6}),
                 std::invalid_argument);
    std::vector<Sum> sum(1);
    EXPECT_THROW(device().spots().forwardToSpots(*field, *tables, {sum, 3, 4}),
                 std::invalid_argument);
    EXPECT_THROW(device().spots().forwardToSpots(*device().allocate({7, 6}), *tables, {sum, 0, 6}),
                 std::invalid_argument);
}

} // namespace
} // namespace fringe::test
