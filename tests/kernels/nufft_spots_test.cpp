// SPDX-License-Identifier: GPL-3.0-or-later
// The cpu's sums over spots within a tolerance.
#include "kernels/backends.h"
#include "kernels/device.h"
#include "kernels/reference/operations.h"
#include "kernels/spot_pieces.h"
#include "tests/support/planes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace fringe::test {
namespace {

using Sum = std::complex<double>;

constexpr int spotCount = 1200; ///< enough for spectra to pay

struct NufftCase {
    SpotGeometry geometry;
    Shape shape;
    double tolerance;
    double depth; ///< half the range of z, of the distance or behind the lens of 200 mm
};

std::string caseName(const ::testing::TestParamInfo<NufftCase>& tested) {
    constexpr std::array names{"fresnel_", "exact_", "lens_"};
    const NufftCase& c = tested.param;
    return names[static_cast<std::size_t>(c.geometry)] + name(c.shape) + "_1e"
           + std::to_string(-static_cast<int>(std::round(std::log10(c.tolerance)))) + "_"
           + std::to_string(static_cast<int>(1000 * c.depth));
}

std::vector<NufftCase> allCases() {
    std::vector<NufftCase> cases;
    for (const SpotGeometry geometry :
         {SpotGeometry::FreeFresnel, SpotGeometry::FreeExact, SpotGeometry::Lens}) {
        for (const double tolerance : {1e-2, 1e-3})
            cases.push_back({geometry, {131, 97}, tolerance, 0.05});
        cases.push_back({geometry, {64, 128}, 1e-3, 0});
        cases.push_back({geometry, {83, 150}, 1e-3, 0.3});
        cases.push_back({geometry, {37, 301}, 1e-3, 0.05});
    }
    for (const SpotGeometry geometry : {SpotGeometry::FreeFresnel, SpotGeometry::Lens})
        for (const double tolerance : {1e-4, 1e-5})
            cases.push_back({geometry, {131, 97}, tolerance, 0.05});
    return cases;
}

std::vector<SpotPlace> spotsOf(const NufftCase& c, int count) {
    std::mt19937 generator(7);
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<SpotPlace> spots;
    for (int i = 0; i < count; ++i) {
        const double x = 4e-3 * uniform(generator), y = 4e-3 * uniform(generator);
        const double z = c.depth * uniform(generator);
        const bool isLens = c.geometry == SpotGeometry::Lens;
        spots.push_back({x, y, isLens ? 0.2 * z : -0.2 * (1 + z)});
    }
    return spots;
}

double relative(std::span<const Sum> got, std::span<const Sum> wanted) {
    double error = 0, norm = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        error += std::norm(got[i] - wanted[i]);
        norm += std::norm(wanted[i]);
    }
    return std::sqrt(error / norm);
}

class NufftSpots : public ::testing::TestWithParam<NufftCase> {
  protected:
    NufftSpots()
        : places_(spotsOf(GetParam(), spotCount)),
          coefficients_(toSingle(randomPlane({1, spotCount}, 12))), args_{places_,
                                                                          {GetParam().shape, 8e-6,
                                                                           7e-6},
                                                                          532e-9,
                                                                          GetParam().geometry,
                                                                          0.2,
                                                                          false,
                                                                          GetParam().tolerance} {}

    Shape shape() const { return args_.grid.shape; }

    std::vector<Sum> summed(Device& device) const {
        const auto field = device.allocate(shape());
        const auto tables = device.spots().prepareSpots(args_);
        EXPECT_FALSE(tables->isExact());
        const std::int64_t cut = shape().rows / 3;
        device.spots().adjointOfSpots(*field, *tables, {coefficients_, 0, cut});
        device.spots().adjointOfSpots(*field, *tables, {coefficients_, cut, shape().rows - cut});
        Samples samples(static_cast<std::size_t>(shape().count()));
        device.download(*field, samples);
        return {samples.begin(), samples.end()};
    }

    std::vector<Sum> forwarded(Device& device, const reference::Plane& plane) const {
        const auto field = device.allocate(shape());
        device.upload(*field, toSingle(plane));
        const auto tables = device.spots().prepareSpots(args_);
        std::vector<Sum> sums(places_.size());
        const std::int64_t cut = shape().rows / 3;
        device.spots().forwardToSpots(*field, *tables, {sums, 0, cut});
        device.spots().forwardToSpots(*field, *tables, {sums, cut, shape().rows - cut});
        return sums;
    }

    std::vector<SpotPlace> places_;
    Samples coefficients_;
    SpotsArgs args_;
};

TEST_P(NufftSpots, keepTheToleranceOnTheHologram) {
    const std::vector<Sum> got = summed(*openDevice("cpu"));
    reference::Plane wanted(shape());
    double error = 0, norm = 0;
    for (std::int64_t row = 2; row < shape().rows; row += 5) {
        reference::adjointOfSpots(wanted, args_, {coefficients_, row, 1});
        for (std::int64_t i = row * shape().cols; i < (row + 1) * shape().cols; ++i) {
            const Sum& right = wanted.samples[static_cast<std::size_t>(i)];
            error += std::norm(got[static_cast<std::size_t>(i)] - right);
            norm += std::norm(right);
        }
    }
    EXPECT_LT(std::sqrt(error / norm), args_.tolerance);
}

TEST_P(NufftSpots, keepTheToleranceAtTheSpots) {
    const auto device = openDevice("cpu");
    reference::Plane plane(shape());
    plane.samples = summed(*device);
    constexpr std::size_t judged = 40;
    std::vector<Sum> wanted(judged);
    SpotsArgs few = args_;
    few.spots = args_.spots.first(judged);
    reference::forwardToSpots(plane, few, {wanted, 0, shape().rows});
    const std::vector<Sum> got = forwarded(*device, plane);
    EXPECT_LT(relative(std::span(got).first(judged), wanted), args_.tolerance);
}

TEST_P(NufftSpots, areAdjointToEachOther) {
    const auto device = openDevice("cpu");
    const reference::Plane plane = randomPlane(shape(), 5);
    const std::vector<Sum> field = summed(*device);
    const std::vector<Sum> sums = forwarded(*device, plane);
    Sum onPlane = 0, atSpots = 0;
    double norm = 0;
    for (std::size_t i = 0; i < field.size(); ++i) {
        onPlane += std::conj(field[i]) * plane.samples[i];
        norm += std::norm(field[i]);
    }
    for (std::size_t r = 0; r < sums.size(); ++r)
        atSpots += std::conj(Sum(coefficients_[r])) * sums[r];
    const double scale = std::sqrt(norm * static_cast<double>(shape().count()));
    EXPECT_LT(std::abs(onPlane - atSpots), 1e-6 * scale);
}

TEST_P(NufftSpots, giveTheSameBitsWithAnyNumberOfThreads) {
    const reference::Plane plane = randomPlane(shape(), 6);
    const auto many = openDevice("cpu", {.threads = 3});
    const std::vector<Sum> field = summed(*many);
    const std::vector<Sum> sums = forwarded(*many, plane);
    const auto one = openDevice("cpu", {.threads = 1});
    EXPECT_EQ(summed(*one), field);
    EXPECT_EQ(forwarded(*one, plane), sums);
}

TEST_P(NufftSpots, giveTheSameBitsInTurns) {
    const auto device = openDevice("cpu");
    const auto tables = device->spots().prepareSpots(args_);
    const auto field = device->allocate(shape());
    std::vector<Samples> fields(2, Samples(static_cast<std::size_t>(shape().count())));
    std::vector<std::vector<Sum>> sums(2, std::vector<Sum>(places_.size()));
    for (std::size_t turn = 0; turn < 2; ++turn) {
        device->spots().adjointOfSpots(*field, *tables, {coefficients_, 0, shape().rows});
        device->download(*field, fields[turn]);
        device->spots().forwardToSpots(*field, *tables, {sums[turn], 0, shape().rows});
    }
    EXPECT_EQ(fields[0], fields[1]);
    EXPECT_EQ(sums[0], sums[1]);
}

/// Products of matrices keep room for the rows of a usual call.
TEST(SeparableSpots, takeMoreRowsInACallThanTheyKeepRoomFor) {
    constexpr Shape shape{64, 64};
    const std::vector<SpotPlace> places = spotsOf({SpotGeometry::Lens, shape, 0, 0.05}, 90'000);
    ASSERT_LT(spotRowsPerCall(shape, 90'000), shape.rows);
    const std::unique_ptr<Device> device = openDevice("cpu");
    const SpotsArgs args{places, {shape, 8e-6, 8e-6}, 532e-9, SpotGeometry::Lens, 0.2};
    const std::vector<Complex> coefficients(places.size(), Complex(1, 0.5F));
    std::array<std::vector<Complex>, 2> fields;
    std::array<std::vector<Sum>, 2> sums;
    for (const std::size_t turn : {0, 1}) {
        const std::int64_t rows = turn == 0 ? shape.rows : 24;
        const auto tables = device->spots().prepareSpots(args);
        const auto field = device->allocate(shape);
        sums[turn].resize(places.size());
        for (std::int64_t row = 0; row < shape.rows; row += rows)
            device->spots().adjointOfSpots(*field, *tables,
                                           {coefficients, row, std::min(rows, shape.rows - row)});
        for (std::int64_t row = 0; row < shape.rows; row += rows)
            device->spots().forwardToSpots(*field, *tables,
                                           {sums[turn], row, std::min(rows, shape.rows - row)});
        fields[turn].resize(static_cast<std::size_t>(shape.count()));
        device->download(*field, fields[turn]);
    }
    EXPECT_EQ(fields[0], fields[1]);
    EXPECT_LT(relative(sums[0], sums[1]), 1e-5);
}

TEST(SpotWork, isForecastByTheSumsThatWillBeUsed) {
    const SpotWorkEstimate workOf = openDevice("cpu")->spots().spotWorkEstimate();
    for (const SpotGeometry geometry :
         {SpotGeometry::FreeFresnel, SpotGeometry::FreeExact, SpotGeometry::Lens}) {
        const std::vector<SpotPlace> places =
            spotsOf({geometry, {512, 512}, 0, 0.05}, 2 * spotCount);
        SpotsArgs args{places, {{512, 512}, 8e-6, 8e-6}, 532e-9, geometry, 0.2};
        const Work exact = workOf(args);
        args.tolerance = 1e-3;
        const Work tolerant = workOf(args);
        args.spots = args.spots.first(spotCount);
        const Work fewer = workOf(args);
        EXPECT_LT(tolerant.seconds, exact.seconds / 2);
        EXPECT_LT(fewer.seconds, tolerant.seconds);
        EXPECT_LT(fewer.bytes, tolerant.bytes);
        EXPECT_GT(fewer.seconds, 0);
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, NufftSpots, ::testing::ValuesIn(allCases()), caseName);

TEST(NufftSpotsAreNotTaken, withoutATolerance) {
    const auto device = openDevice("cpu");
    const std::vector<SpotPlace> places =
        spotsOf({SpotGeometry::FreeFresnel, {64, 64}, 0, 0.05}, spotCount);
    SpotsArgs args{places, {{64, 64}, 8e-6, 8e-6}, 532e-9, SpotGeometry::FreeFresnel};
    EXPECT_TRUE(device->spots().prepareSpots(args)->isExact());
    args.tolerance = 1e-2;
    EXPECT_FALSE(device->spots().prepareSpots(args)->isExact());
    args.eachPair = true;
    EXPECT_TRUE(device->spots().prepareSpots(args)->isExact());
}

TEST(NufftSpotsAreNotTaken, ofExactWavesToBothSidesOfTheHologram) {
    const auto device = openDevice("cpu");
    const std::vector<SpotPlace> places{{0, 0, 0.2}, {1e-3, 0, -0.2}};
    const SpotsArgs args{places, {{64, 64}, 8e-6, 8e-6}, 532e-9, SpotGeometry::FreeExact, 0, false,
                         1e-2};
    EXPECT_TRUE(device->spots().prepareSpots(args)->isExact());
}

} // namespace
} // namespace fringe::test
