// SPDX-License-Identifier: GPL-3.0-or-later
// Products of matrices by a library, with the formulas, tables and numbers of iterations of the
// device, multiplied on the host.
#include "kernels/formulas/product_tables.h"
#include "kernels/gpu/point_records.h"
#include "kernels/gpu/point_sums.h"
#include "kernels/gpu/product_work.h"
#include "kernels/reference/operations.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

namespace fringe::gpu {
namespace {

using formulas::tf32Head;
using formulas::tf32Rest;

std::vector<float> randomNumbers(std::size_t count, unsigned seed) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<float> uniform(-1, 1);
    std::vector<float> numbers(count);
    for (float& number : numbers)
        number = uniform(generator);
    return numbers;
}

/// Whether a matrix unit, which takes 10 bits behind the leading one, takes it as it is.
bool isTf32(float value) {
    return (std::bit_cast<std::uint32_t>(value) & 0x1fffU) == 0;
}

TEST(Tf32, splitsANumberInTwo) {
    std::mt19937 generator(3);
    std::uniform_real_distribution<float> exponent(-20, 20);
    for (const float sign : randomNumbers(20'000, 4)) {
        const float value = sign * std::exp2(exponent(generator));
        const float head = tf32Head(value), rest = tf32Rest(value);
        ASSERT_TRUE(isTf32(head) && isTf32(rest)) << value;
        ASSERT_LE(std::abs(value - head), 0x1p-11F * std::abs(value)) << value;
        ASSERT_LE(std::abs(value - head - rest), 0x1p-23F * std::abs(value)) << value;
    }
}

TEST(Tf32, leavesWhatItHolds) {
    for (const float value : {0.0F, 1.0F, -0.75F, 1.0F + 0x1p-10F, -3.0e20F}) {
        EXPECT_EQ(tf32Head(value), tf32Head(tf32Head(value)));
        EXPECT_EQ(tf32Rest(tf32Head(value)), 0.0F);
    }
    EXPECT_EQ(tf32Head(1.0F + 0x1p-10F), 1.0F + 0x1p-10F);
}

/// What cuts off the bits of a sum, as matrix units do.
float cutOff(double value) {
    const auto nearest = static_cast<float>(value);
    return std::abs(static_cast<double>(nearest)) > std::abs(value) ? std::nextafter(nearest, 0.0F)
                                                                    : nearest;
}

/// A dot product by a matrix unit: eight exact products at a time are added to what it has.
float byUnit(const float* a, const float* b, std::size_t count) {
    float sum = 0;
    for (std::size_t first = 0; first < count; first += 8) {
        double some = static_cast<double>(sum);
        for (std::size_t i = first; i < std::min(first + 8, count); ++i)
            some += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        sum = cutOff(some);
    }
    return sum;
}

struct Dots {
    double exact = 0;
    double single = 0;    ///< one product after the other in single precision
    double plain = 0;     ///< of heads
    double corrected = 0; ///< of heads and rests
};

std::vector<float> joined(std::vector<float> a, const std::vector<float>& b,
                          const std::vector<float>& c) {
    a.insert(a.end(), b.begin(), b.end());
    a.insert(a.end(), c.begin(), c.end());
    return a;
}

Dots dots(const std::vector<float>& a, const std::vector<float>& b) {
    const std::size_t count = a.size();
    std::vector<float> aHead(count), bHead(count), aRest(count), bRest(count);
    Dots result;
    float single = 0;
    for (std::size_t i = 0; i < count; ++i) {
        aHead[i] = tf32Head(a[i]), aRest[i] = tf32Rest(a[i]);
        bHead[i] = tf32Head(b[i]), bRest[i] = tf32Rest(b[i]);
        result.exact += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        single = std::fma(a[i], b[i], single);
    }
    const float plain = byUnit(aHead.data(), bHead.data(), count);
    result.single = static_cast<double>(single);
    result.plain = static_cast<double>(plain);
    result.corrected = static_cast<double>(
        byUnit(joined(aRest, aHead, aHead).data(), joined(bHead, bRest, bHead).data(), 3 * count));
    return result;
}

/// Relative L2 errors over many sums of as many terms as a pass takes at once.
struct Errors {
    double single = 0, plain = 0, corrected = 0;
};

Errors errorsOfSums(std::size_t terms) {
    double all = 0;
    Errors errors;
    for (unsigned trial = 0; trial < 400; ++trial) {
        const Dots got =
            dots(randomNumbers(terms, 100 + 2 * trial), randomNumbers(terms, 101 + 2 * trial));
        const auto square = [&](double value) { return (value - got.exact) * (value - got.exact); };
        all += got.exact * got.exact;
        errors.single += square(got.single);
        errors.plain += square(got.plain);
        errors.corrected += square(got.corrected);
    }
    return {std::sqrt(errors.single / all), std::sqrt(errors.plain / all),
            std::sqrt(errors.corrected / all)};
}

TEST(Tf32, keepsTheRoundingThatIsStated) {
    for (const std::size_t terms : {8UL, 64UL, 1024UL}) {
        const Errors errors = errorsOfSums(terms);
        EXPECT_LE(errors.plain, productRounding(Precision::Tf32)) << terms;
        EXPECT_GT(errors.plain, 0.1 * productRounding(Precision::Tf32)) << terms;
        EXPECT_LE(errors.corrected, productRounding(Precision::Tf32Corrected)) << terms;
    }
    EXPECT_LE(errorsOfSums(4096).plain, productRounding(Precision::Tf32));
}

TEST(Tf32, correctedIsAboutAsGoodAsSinglePrecision) {
    const Errors few = errorsOfSums(8);
    EXPECT_LE(few.corrected, 3 * few.single);
    const Errors many = errorsOfSums(1024);
    EXPECT_LE(many.corrected, 8 * many.single) << many.single;
    EXPECT_LE(many.corrected, 0.02 * many.plain);
}

TEST(Tf32, roundsACoherentSumByNoMore) {
    std::vector<float> ones = randomNumbers(1024, 9);
    for (float& value : ones)
        value = std::abs(value);
    const Dots got = dots(ones, ones);
    EXPECT_NEAR(got.plain, got.exact, productRounding(Precision::Tf32) * got.exact);
    EXPECT_NEAR(got.corrected, got.exact, productRounding(Precision::Tf32Corrected) * got.exact);
}

constexpr double wavelength = 532e-9;

struct ProductCase {
    WaveModel model;
    Precision precision;
    bool realPart;
};

class Products : public ::testing::TestWithParam<ProductCase> {
  protected:
    void SetUp() override {
        std::mt19937 generator(11);
        std::uniform_real_distribution<double> uniform(-1, 1);
        for (int i = 0; i < 70; ++i) {
            const double offAxis = i % 10 == 0 ? 5.5e-3 : 0; // its window cuts the plane there
            points_.push_back({offAxis + 8e-4 * uniform(generator), 6e-4 * uniform(generator),
                               0.2 * (1 + 0.1 * uniform(generator)), 1,
                               static_cast<float>(3 * uniform(generator))});
        }
        const auto [model, precision, realPart] = GetParam();
        args_ = {points_, {{150, 290}, 8e-6, 7e-6}, wavelength, model};
        args_.firstRow = 20;
        args_.rowCount = 110;
        args_.sum = PointSum::Products;
        args_.precision = precision;
        args_.realPart = realPart;
        args_.tolerance = precision == Precision::Tf32 ? 1.2e-3 : 5e-5;
    }

    std::vector<PointSource> points_;
    PointSourcesArgs args_;
};

/// A pass with the tables of the device, and plain products.
class HostProducts {
  public:
    HostProducts(const PointPass& pass, const PointSourcesArgs& args)
        : kernel_(pass.kernel), points_(productPoints(pass)), args_(args),
          work_(productWork(pass, args)), plane_(planeRecord(args)),
          left_(static_cast<std::size_t>(work_.leftCount())),
          right_(static_cast<std::size_t>(work_.rightCount())),
          sums_(static_cast<std::size_t>(work_.sumCount())) {}

    void addTo(reference::Plane& field) {
        for (int tile = 0; tile < work_.tileCount; tile += work_.tilesAtOnce) {
            const int tiles = std::min(work_.tilesAtOnce, work_.tileCount - tile);
            std::ranges::fill(sums_, 0.0F);
            for (int point = 0; point < work_.pointCount; point += work_.pointsAtOnce)
                sum({left_.data(), right_.data(), work_.tiles, tile, tiles, point,
                     std::min(point + work_.pointsAtOnce, work_.pointCount), work_.factors});
            addSums(field, tile, tiles);
        }
    }

  private:
    void sum(const formulas::ProductTables& tables) {
        for (int tile = 0; tile < tables.tileCount; ++tile)
            for (int point = tables.firstPoint; point < tables.endPoint; ++point)
                fill(tables, tile, point);
        for (int tile = 0; tile < tables.tileCount; ++tile)
            multiply(tables, tile);
    }

    void fill(const formulas::ProductTables& tables, int index, int point) const {
        const formulas::PointRecord& record = points_[static_cast<std::size_t>(point)];
        const formulas::Tile tile = productTile(tables, index);
        const int width = work_.tiles.width;
        for (int line = 0; line < width + work_.tiles.height; ++line) {
            if (kernel_ == PointKernel::FresnelProducts) {
                storeWave(tables, index, point, line,
                          fresnelLine(tables, plane_, record, tile, line));
                continue;
            }
            const formulas::LineSeries series =
                formulas::tileSeries(plane_, record, tile, line / width);
            const auto sample = static_cast<float>(line % width - width / 2);
            storeWave(tables, index, point, line, formulas::seriesWave(series, sample));
        }
    }

    void multiply(const formulas::ProductTables& tables, int tile) {
        const auto width = static_cast<std::size_t>(work_.tiles.width);
        const auto rows = static_cast<std::size_t>(work_.sumRows());
        const auto depth = static_cast<std::size_t>(productDepth(tables));
        const auto index = static_cast<std::size_t>(tile);
        const float* left = tables.left + index * depth * width;
        const float* right = tables.right + index * depth * rows;
        float* sums = sums_.data() + index * rows * width;
        for (std::size_t j = 0; j < rows; ++j)
            for (std::size_t i = 0; i < width; ++i)
                for (std::size_t k = 0; k < depth; ++k)
                    sums[j * width + i] += right[j * depth + k] * left[i * depth + k];
    }

    void addSums(reference::Plane& field, int firstTile, int tiles) const {
        formulas::ProductTables tables{};
        tables.tiles = work_.tiles;
        tables.firstTile = firstTile;
        for (int index = 0; index < tiles; ++index) {
            const formulas::Tile tile = productTile(tables, index);
            for (int row = 0; row < work_.tiles.height; ++row)
                for (int column = 0; column < work_.tiles.width; ++column)
                    add(field, tile.row + row, tile.col + column,
                        formulas::productSum(sums_.data(), work_.tiles, index, row, column));
        }
    }

    void add(reference::Plane& field, int row, int column, formulas::Phasor sum) const {
        if (row >= args_.firstRow && row < args_.firstRow + args_.rowCount
            && column < field.shape.cols)
            field.at(row, column) +=
                reference::Sample(static_cast<double>(sum.re), static_cast<double>(sum.im));
    }

    PointKernel kernel_;
    std::vector<formulas::PointRecord> points_;
    const PointSourcesArgs& args_;
    ProductWork work_;
    formulas::PlaneRecord plane_;
    std::vector<float> left_, right_, sums_;
};

TEST_P(Products, ofTablesKeepTheTolerance) {
    reference::Plane wanted(args_.grid.shape), got(args_.grid.shape);
    reference::addPointSources(wanted, args_);
    std::size_t points = 0;
    PointSourcesArgs choice = args_; // in single precision so few points are left to kernels
    if (args_.precision == Precision::Single)
        choice.precision = Precision::Tf32Corrected;
    for (const PointPass& pass : pointPasses(choice, true)) {
        ASSERT_TRUE(isOfLibrary(pass.kernel));
        HostProducts(pass, args_).addTo(got);
        points += pass.points.size();
        EXPECT_NE(productPoints(pass).size(), pass.points.size()) << "dark points are tried";
    }
    EXPECT_EQ(points, points_.size());
    double wrong = 0, whole = 0;
    for (std::size_t i = 0; i < got.samples.size(); ++i) {
        const reference::Sample difference = got.samples[i] - wanted.samples[i];
        wrong += args_.realPart ? difference.real() * difference.real() : std::norm(difference);
        whole += args_.realPart ? wanted.samples[i].real() * wanted.samples[i].real()
                                : std::norm(wanted.samples[i]);
    }
    const double error = std::sqrt(wrong / whole);
    EXPECT_LE(error, args_.tolerance);
    if (args_.precision == Precision::Tf32) {
        EXPECT_GT(error, 5e-5) << "nothing was rounded";
    }
}

/// What is left to a library.
std::vector<ProductCase> allCases() {
    std::vector<ProductCase> cases;
    for (const bool realPart : {false, true}) {
        cases.push_back({WaveModel::Exact, Precision::Tf32, realPart});
        for (const Precision precision :
             {Precision::Single, Precision::Tf32, Precision::Tf32Corrected})
            cases.push_back({WaveModel::Fresnel, precision, realPart});
    }
    return cases;
}

INSTANTIATE_TEST_SUITE_P(Cases, Products, ::testing::ValuesIn(allCases()));

PointSourcesArgs manyPoints(const std::vector<PointSource>& points, Shape shape) {
    PointSourcesArgs args{points, {shape, 8e-6, 8e-6}, wavelength};
    args.rowCount = shape.rows;
    args.sum = PointSum::Products;
    return args;
}

TEST(ProductPasses, areForPointsThatLightMostOfThePlane) {
    const auto kernelFor = [](double z, std::size_t count, WaveModel model, Precision precision) {
        const std::vector<PointSource> points(count, {1e-4, -1e-4, z, 1, 0});
        PointSourcesArgs args = manyPoints(points, {540, 960});
        args.model = model;
        args.precision = precision;
        args.tolerance = 2e-3;
        return pointPasses(args, true).at(0).kernel;
    };
    using enum PointKernel;
    constexpr auto single = Precision::Single;
    EXPECT_EQ(kernelFor(0.5, 1100, WaveModel::Fresnel, single), FresnelProducts);
    EXPECT_EQ(kernelFor(0.5, 20, WaveModel::Fresnel, Precision::Tf32), Fresnel);
    EXPECT_EQ(kernelFor(0.05, 1100, WaveModel::Fresnel, single), Fresnel);
    EXPECT_EQ(kernelFor(0.05, 100, WaveModel::Fresnel, Precision::Tf32), FresnelProducts);
    EXPECT_EQ(kernelFor(2, 1100, WaveModel::Exact, Precision::Tf32), TileProducts256);
    EXPECT_FALSE(isOfLibrary(kernelFor(0.05, 1100, WaveModel::Exact, Precision::Tf32)));
    EXPECT_EQ(kernelFor(0.5, 1100, WaveModel::Exact, single), Tiles64);
    EXPECT_EQ(kernelFor(0.5, 1100, WaveModel::Exact, Precision::Tf32Corrected), Tiles64);
}

TEST(ProductPasses, leaveRoomForRounding) {
    const std::vector<PointSource> points(1100, {1e-4, -1e-4, 0.3, 1, 0});
    PointSourcesArgs args = manyPoints(points, {540, 960});
    args.tolerance = 1e-3;
    const PointKernel single = pointPasses(args, true).at(0).kernel;
    args.precision = Precision::Tf32;
    EXPECT_GT(pointPasses(args, true).at(0).kernel, single) << "a smaller tile";
}

TEST(ProductWork, coversTheRowsAndStaysSmall) {
    const PointPass pass{PointKernel::FresnelProducts, 0,
                         std::vector<formulas::PointRecord>(20'000)};
    for (const Shape shape :
         {Shape{1, 1}, Shape{1080, 1920}, Shape{2160, 3840}, Shape{7, 100'000}, Shape{100'000, 33}})
        for (const Precision precision :
             {Precision::Single, Precision::Tf32, Precision::Tf32Corrected}) {
            const std::vector<PointSource> none;
            PointSourcesArgs args = manyPoints(none, shape);
            args.precision = precision;
            const ProductWork work = productWork(pass, args);
            const std::int64_t down = work.tileCount / work.tiles.across;
            EXPECT_GE(std::int64_t{work.tiles.across} * work.tiles.width, shape.cols);
            EXPECT_GE(down * work.tiles.height, shape.rows);
            EXPECT_LT((down - 1) * work.tiles.height, shape.rows);
            EXPECT_EQ(work.tiles.width % 32 + work.tiles.height % 32, 0);
            EXPECT_LE(work.bytes(), 320U << 20) << shape.rows;
        }
}

} // namespace
} // namespace fringe::gpu
