// SPDX-License-Identifier: GPL-3.0-or-later
// Sums over spots as products by a library in TF32: the kernels around them, item by item, and the
// products as matrix units take them, against the reference.
#include "kernels/formulas/dialect.h"

#include <cstddef>

namespace {

/// The item that runs.
struct Item {
    int groupX = 0, groupY = 0, groupsY = 1, x = 0, y = 0;
} item;

} // namespace

#define FRINGE_KERNEL static void
#define FRINGE_GROUP_X item.groupX
#define FRINGE_GROUP_Y item.groupY
#define FRINGE_GROUPS_Y item.groupsY
#define FRINGE_ITEM_X item.x
#define FRINGE_ITEM_Y item.y

#include "kernels/formulas/spot_factors.inc"
#include "kernels/gpu/spot_factors.h"
#include "kernels/gpu/spot_records.h"
#include "kernels/gpu/spot_work.h"
#include "kernels/reference/operations.h"
#include "tests/support/planes.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

namespace fringe::gpu {
namespace {

using formulas::Phasor;
using Sum = std::complex<double>;

constexpr double wavelength = 532e-9;
constexpr double tolerance = productRounding(Precision::Tf32); ///< the least that is taken

/// All items of groups over `width` spots and down two groups, which go on from line to line.
template <class Kernel, class... Args> void launch(int width, Kernel kernel, Args... args) {
    item.groupsY = 2;
    for (item.groupX = 0; item.groupX * FRINGE_FACTOR_SPOTS < width; ++item.groupX)
        for (item.groupY = 0; item.groupY < item.groupsY; ++item.groupY)
            for (item.y = 0; item.y < FRINGE_GROUP_SIDE; ++item.y)
                for (item.x = 0; item.x < FRINGE_GROUP_SIDE; ++item.x)
                    kernel(args...);
}

/// As a matrix unit takes it: without the bits behind the first 11.
double taken(float value) {
    return static_cast<double>(
        std::bit_cast<float>(std::bit_cast<std::uint32_t>(value) & ~0x1fffU));
}

const float* numbersOf(const Phasor* phasors) {
    return reinterpret_cast<const float*>(phasors);
}

/// The matrices, with the kernels of the device and plain products.
class HostFactors {
  public:
    explicit HostFactors(const SpotsArgs& args)
        : shape_(args.grid.shape), spots_(static_cast<int>(args.spots.size())),
          width_(static_cast<int>(factorWidth(args.spots.size()))),
          columns_(static_cast<std::size_t>(2 * shape_.cols * width_)),
          rows_(static_cast<std::size_t>(shape_.rows * width_)) {
        launch(width_, formulas::fillSpotColumns, columns_.data(),
               axisRecords(args, SpotAxis::X).data(), linesOf(args, SpotAxis::X), width_);
        launch(width_, formulas::fillSpotRows, rows_.data(), axisRecords(args, SpotAxis::Y).data(),
               linesOf(args, SpotAxis::Y), width_);
    }

    const std::vector<Phasor>& columns() const { return columns_; }
    int width() const { return width_; }

    void adjoint(reference::Plane& field, const AdjointArgs& args) const {
        std::vector<Phasor> weighted(static_cast<std::size_t>(args.rowCount * width_));
        launch(width_, formulas::weightSpotRows, weighted.data(), rows_.data(),
               coefficientPhasors(args.coefficients).data(), workOf(args.firstRow, args.rowCount));
        const float* left = numbersOf(columns_.data());
        const float* right = numbersOf(weighted.data());
        const std::int64_t depth = 2 * width_;
        for (std::int64_t row = 0; row < args.rowCount; ++row)
            for (std::int64_t column = 0; column < shape_.cols; ++column) {
                double sums[2]{};
                for (std::int64_t part = 0; part < 2; ++part)
                    for (std::int64_t k = 0; k < depth; ++k)
                        sums[part] += taken(right[row * depth + k])
                                      * taken(left[(2 * column + part) * depth + k]);
                field.at(args.firstRow + row, column) = {sums[0], sums[1]};
            }
    }

    void forward(const reference::Plane& field, const ForwardArgs& args) const {
        const std::vector<Phasor> samples = coefficientPhasors(test::toSingle(field));
        std::vector<Phasor> rounded(static_cast<std::size_t>(args.rowCount * shape_.cols));
        launch(static_cast<int>(shape_.cols), formulas::roundField, rounded.data(), samples.data(),
               formulas::PlaneSpan{static_cast<int>(shape_.cols), static_cast<int>(args.firstRow),
                                   static_cast<int>(args.firstRow + args.rowCount)});
        std::vector<Phasor> products(static_cast<std::size_t>(args.rowCount * width_));
        const float* left = numbersOf(columns_.data());
        for (std::int64_t row = 0; row < args.rowCount; ++row)
            for (std::int64_t spot = 0; spot < width_; ++spot) {
                double sums[2]{};
                for (std::int64_t column = 0; column < shape_.cols; ++column) {
                    const Phasor sample =
                        rounded[static_cast<std::size_t>(row * shape_.cols + column)];
                    for (std::int64_t part = 0; part < 2; ++part) {
                        const float* lines = left + 4 * column * width_ + 2 * spot + part;
                        sums[part] += taken(sample.re) * taken(lines[0])
                                      + taken(sample.im) * taken(lines[2 * width_]);
                    }
                }
                products[static_cast<std::size_t>(row * width_ + spot)] = {
                    static_cast<float>(sums[0]), static_cast<float>(sums[1])};
            }
        addBands(products, args);
    }

  private:
    formulas::SpotFactors workOf(std::int64_t firstRow, std::int64_t rowCount) const {
        return {static_cast<int>(firstRow), static_cast<int>(firstRow + rowCount), spots_, width_};
    }

    void addBands(const std::vector<Phasor>& products, const ForwardArgs& args) const {
        const auto bands = static_cast<std::size_t>(piecesOf(args.rowCount, FRINGE_FACTOR_ROWS));
        const auto numbers = static_cast<std::size_t>(spots_ + 1);
        std::vector<Phasor> partial(bands * numbers);
        launch(width_, formulas::sumSpotRows, partial.data(), products.data(), rows_.data(),
               workOf(args.firstRow, args.rowCount));
        std::vector<formulas::SpotSum> sums(numbers);
        for (std::size_t i = 0; i < partial.size(); ++i)
            sums[i % numbers] = spotSumAdd(sums[i % numbers], formulas::spotSum(partial[i]));
        addSums(sums, args);
    }

    Shape shape_;
    int spots_;
    int width_;
    std::vector<Phasor> columns_;
    std::vector<Phasor> rows_;
};

/// Light of modulus 1 and any phase.
reference::Plane pattern(Shape shape) {
    reference::Plane plane = test::randomPlane(shape, 7);
    for (reference::Sample& sample : plane.samples)
        sample /= std::abs(sample);
    return plane;
}

class SpotFactors : public ::testing::TestWithParam<SpotGeometry> {
  protected:
    void SetUp() override {
        std::mt19937 generator(11);
        std::uniform_real_distribution<double> uniform(-1, 1);
        for (int i = 0; i < 301; ++i) {
            const double x = 2e-3 * uniform(generator), y = 1.5e-3 * uniform(generator);
            places_.push_back({x, y, 0.2 * (1 + 0.2 * uniform(generator))});
            coefficients_.emplace_back(
                std::polar(0.06F, static_cast<float>(3 * uniform(generator))));
        }
        args_ = {places_, {{61, 67}, 10e-6, 8e-6}, wavelength, GetParam(), 0.2};
    }

    static double errorOf(const std::vector<Sum>& got, const std::vector<Sum>& wanted) {
        double wrong = 0, whole = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            wrong += std::norm(got[i] - wanted[i]);
            whole += std::norm(wanted[i]);
        }
        return std::sqrt(wrong / whole);
    }

    std::vector<SpotPlace> places_;
    std::vector<Complex> coefficients_;
    SpotsArgs args_;
};

TEST_P(SpotFactors, adjointWithinTheTolerance) {
    const HostFactors factors(args_);
    const reference::Plane before = pattern(args_.grid.shape);
    reference::Plane wanted = before, got = before;
    const AdjointArgs rows{coefficients_, 9, 40};
    reference::adjointOfSpots(wanted, args_, rows);
    factors.adjoint(got, rows);
    const double error = errorOf(got.samples, wanted.samples);
    EXPECT_LE(error, 0.5 * tolerance);
    EXPECT_GT(error, 2e-5) << "nothing was rounded";
}

TEST_P(SpotFactors, forwardWithinTheTolerance) {
    const HostFactors factors(args_);
    // Light that meets at the spots, and light that does not.
    reference::Plane light(args_.grid.shape);
    reference::adjointOfSpots(light, args_, {coefficients_, 0, light.shape.rows});
    for (reference::Sample& sample : light.samples)
        sample /= std::abs(sample);
    for (const reference::Plane& field : {light, pattern(light.shape)}) {
        std::vector<Sum> wanted(places_.size()), got(places_.size());
        Sum wantedWhole, gotWhole;
        for (const auto& [first, count] : {std::pair<int, int>(3, 33), {36, 20}}) {
            reference::forwardToSpots(field, args_, {wanted, first, count, &wantedWhole});
            factors.forward(field, {got, first, count, &gotWhole});
        }
        EXPECT_LE(errorOf(got, wanted), 0.5 * tolerance);
        EXPECT_GT(errorOf(got, wanted), 2e-6) << "nothing was rounded";
        EXPECT_LE(std::abs(gotWhole - wantedWhole), 0.5 * tolerance * std::sqrt(53.0 * 67));
    }
}

TEST_P(SpotFactors, areNumbersOfTf32InLinesThatALibraryLikes) {
    const HostFactors factors(args_);
    EXPECT_EQ(factors.width() % 4, 0);
    EXPECT_GT(factors.width(), 301);
    for (const Phasor& wave : factors.columns()) {
        ASSERT_EQ(taken(wave.re), static_cast<double>(wave.re));
        ASSERT_EQ(taken(wave.im), static_cast<double>(wave.im));
    }
}

INSTANTIATE_TEST_SUITE_P(Geometries, SpotFactors,
                         ::testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::Lens));

TEST(SpotFactorsOf, manyPairsWithinATolerance) {
    const std::vector<SpotPlace> many(600, {1e-3, 0, 0.2});
    SpotsArgs args{many, {{512, 512}, 8e-6, 8e-6}, wavelength, SpotGeometry::FreeFresnel};
    EXPECT_FALSE(suitsTf32(args));
    args.tolerance = 9e-4;
    EXPECT_FALSE(suitsTf32(args));
    args.tolerance = 1e-3;
    EXPECT_TRUE(suitsTf32(args));
    args.eachPair = true;
    EXPECT_FALSE(suitsTf32(args));
    args.eachPair = false;
    args.geometry = SpotGeometry::FreeExact;
    EXPECT_FALSE(suitsTf32(args));
    args.geometry = SpotGeometry::Lens;
    args.spots = args.spots.first(100);
    EXPECT_FALSE(suitsTf32(args));
}

/// Of what the device allocates, by its sizes.
TEST(SpotFactorsOf, manyPairsAreCountedAndTakeLessTime) {
    const std::vector<SpotPlace> many(1024, {1e-3, 0, 0.2});
    SpotsArgs args{many, {{512, 768}, 8e-6, 8e-6}, wavelength, SpotGeometry::Lens, 0.2};
    args.tolerance = 2e-3;
    DeviceInfo gpu;
    gpu.kind = DeviceKind::Gpu;
    gpu.computeUnits = 132;
    const Work single = spotWork(args, gpu, false), tf32 = spotWork(args, gpu, true);
    EXPECT_LT(tf32.seconds, single.seconds);
    const double columns = 2 * 768 * 1028, rows = 512 * 1028, bands = 32 * 1025;
    EXPECT_GE(tf32.onDevice, 8 * (columns + 2 * rows + bands + 512 * 768));
    args.tolerance = 0;
    EXPECT_EQ(spotWork(args, gpu, true).onDevice, single.onDevice);
}

} // namespace
} // namespace fringe::gpu
