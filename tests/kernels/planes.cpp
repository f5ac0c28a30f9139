// SPDX-License-Identifier: GPL-3.0-or-later
// Sums, intensities and levels of planes on a back-end against the reference; samples of every type
// up and down by rectangles.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace fringe::test {
namespace {

const std::vector<Shape> shapes{{1, 1}, {1, 257}, {131, 1}, {37, 53}, {64, 48}};

std::string caseName(const ::testing::TestParamInfo<Shape>& tested) {
    return name(tested.param);
}

class Planes : public DeviceTestWith<Shape> {
  protected:
    static std::vector<float> pictureOf(const reference::Plane& field, const IntensityArgs& args,
                                        float before = 0) {
        const Shape shape = reducedShape(field.shape, args.reduction);
        const auto picture = device().allocate(shape, Element::Float32);
        std::vector<float> values(static_cast<std::size_t>(shape.count()), before);
        device().upload(*picture, values);
        device().intensity(*uploaded(field), *picture, args);
        device().download(*picture, values);
        return values;
    }

    static std::vector<std::uint16_t> levelsOf(const reference::Plane& field,
                                               const EncodeArgs& args) {
        const auto levels = device().allocate(field.shape, Element::Uint16);
        device().encode(*uploaded(field), *levels, args);
        std::vector<std::uint16_t> numbers(field.samples.size());
        device().download(*levels, numbers);
        return numbers;
    }
};

INSTANTIATE_TEST_SUITE_P(Shapes, Planes, ::testing::ValuesIn(shapes), caseName);

TEST_P(Planes, areAdded) {
    const reference::Plane a = randomPlane(GetParam(), 1), b = randomPlane(GetParam(), 2);
    reference::Plane wanted = a;
    reference::add(b, wanted);
    const auto more = uploaded(b);
    const Samples sum = result(a, [&](Buffer& buffer) { device().add(*more, buffer); });
    EXPECT_TRUE(isNear(sum, wanted, 1e-7));
}

TEST_P(Planes, haveAnIntensityOfSquares) {
    const reference::Plane field = randomPlane(GetParam(), 3);
    for (const std::int64_t reduction : {1, 2, 3, 7, 1000})
        for (const bool accumulate : {false, true}) {
            const IntensityArgs args{0.75F, reduction, accumulate};
            const std::vector<double> wanted = reference::intensity(field, args);
            const std::vector<float> got = pictureOf(field, args, 2.5F);
            ASSERT_EQ(got.size(), wanted.size());
            for (std::size_t i = 0; i < got.size(); ++i)
                ASSERT_NEAR(got[i], wanted[i] + (accumulate ? 2.5 : 0), 1e-5)
                    << "reduction " << reduction << ", pixel " << i;
        }
}

/// Unit phasors with a phase that grows along an axis.
Samples wave(std::int64_t count, double turns) {
    Samples samples;
    for (std::int64_t i = 0; i < count; ++i)
        samples.push_back(Complex(reference::phasor(turns * static_cast<double>(i))));
    return samples;
}

/// Between two levels that are equally near, or nearly so, either is right. `steep`: the level is
/// the arccosine of a number near 1, which rounding changes by its root.
bool isNearest(double level, std::uint16_t got, std::int64_t levels, bool wraps, bool steep) {
    const double slack = 0.5 + (steep ? 1e-4 : 2e-6) * static_cast<double>(levels);
    const double apart = level - got;
    return std::abs(wraps ? std::remainder(apart, static_cast<double>(levels)) : apart) <= slack;
}

TEST_P(Planes, becomeTheNearestLevels) {
    const reference::Plane field = randomPlane(GetParam(), 4);
    const Samples alongX = wave(GetParam().cols, 0.1), alongY = wave(GetParam().rows, -0.23);
    for (const LevelForm form : {LevelForm::Phase, LevelForm::Real, LevelForm::DoublePhase})
        for (const std::int64_t levels : {2, 3, 16, 256, 65536})
            for (const bool isReferred : {false, true}) {
                EncodeArgs args{.form = form, .levels = levels};
                if (isReferred) {
                    args.alongX = alongX;
                    args.alongY = alongY;
                }
                args.range = device().rangeOf(*uploaded(field), args);
                const FieldRange range = reference::rangeOf(field, args);
                EXPECT_TRUE(args.range.isFinite);
                EXPECT_NEAR(args.range.low, range.low, 1e-6);
                EXPECT_NEAR(args.range.high, range.high, 1e-6);
                if (form == LevelForm::Real && levels == 16) { // what is beyond is cut
                    const float part = 0.2F * (args.range.high - args.range.low);
                    args.range = {args.range.low + part, args.range.high - 2 * part};
                }
                const std::vector<std::uint16_t> got = levelsOf(field, args);
                const std::vector<double> wanted = reference::levels(field, args);
                for (std::size_t i = 0; i < got.size(); ++i) {
                    ASSERT_LT(got[i], levels);
                    const bool isSteep = form == LevelForm::DoublePhase
                                         && std::abs(field.samples[i]) > 0.99 * args.range.high;
                    ASSERT_TRUE(
                        isNearest(wanted[i], got[i], levels, form != LevelForm::Real, isSteep))
                        << "form " << static_cast<int>(form) << ", " << levels << " levels, sample "
                        << i << ": " << wanted[i] << ", " << got[i];
                }
            }
}

TEST_P(Planes, goUpAndDownByRectangles) {
    const Shape shape = GetParam();
    std::mt19937 random(5);
    std::vector<std::uint16_t> whole(static_cast<std::size_t>(shape.count()));
    for (std::uint16_t& number : whole)
        number = static_cast<std::uint16_t>(random());
    const auto buffer = device().allocate(shape, Element::Uint16);
    const std::int64_t rows = (shape.rows + 1) / 2, cols = (shape.cols + 2) / 3;
    for (std::int64_t row = 0; row < shape.rows; row += rows)
        for (std::int64_t col = 0; col < shape.cols; col += cols)
            device().write(
                *buffer,
                {row, col, {std::min(rows, shape.rows - row), std::min(cols, shape.cols - col)}},
                whole.data() + row * shape.cols + col, shape.cols);
    std::vector<std::uint16_t> got(whole.size());
    device().download(*buffer, got);
    EXPECT_EQ(got, whole);
    const Region corner{shape.rows / 2, shape.cols / 3, {shape.rows - shape.rows / 2, 1}};
    std::vector<std::uint16_t> column(2 * static_cast<std::size_t>(corner.shape.rows), 7);
    device().read(*buffer, corner, column.data(), 2);
    for (std::int64_t row = 0; row < corner.shape.rows; ++row) {
        EXPECT_EQ(column[static_cast<std::size_t>(2 * row)],
                  whole[static_cast<std::size_t>((corner.row + row) * shape.cols + corner.col)]);
        EXPECT_EQ(column[static_cast<std::size_t>(2 * row + 1)], 7);
    }
}

TEST_P(Planes, showWhatTheirLevelsStandFor) {
    const Samples shown = wave(16, 1.0 / 16);
    std::mt19937 random(6);
    std::vector<std::uint16_t> numbers(static_cast<std::size_t>(GetParam().count()));
    for (std::uint16_t& number : numbers)
        number = static_cast<std::uint16_t>(random() % shown.size());
    const auto levels = device().allocate(GetParam(), Element::Uint16);
    device().upload(*levels, numbers);
    const auto field = device().allocate(GetParam());
    device().lookUp(*levels, *field, shown);
    const Samples got = downloaded(*field);
    for (std::size_t i = 0; i < got.size(); ++i)
        ASSERT_EQ(got[i], shown[numbers[i]]);
}

using PlaneProperties = DeviceTest;

TEST_F(PlaneProperties, onlyFiniteSamplesAreFinite) {
    for (const float wrong :
         {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()})
        for (const bool isReal : {false, true})
            for (const LevelForm form : {LevelForm::Phase, LevelForm::Real}) {
                Samples samples(53 * 37, Complex(1, 2));
                samples[1234] = isReal ? Complex(wrong, 0) : Complex(0, wrong);
                const auto field = device().allocate({53, 37});
                device().upload(*field, samples);
                EXPECT_FALSE(device().rangeOf(*field, {.form = form}).isFinite);
            }
}

TEST_F(PlaneProperties, aFlatFieldHasTheFirstLevel) {
    const auto field = device().allocate({5, 7});
    const auto levels = device().allocate({5, 7}, Element::Uint16);
    for (const LevelForm form : {LevelForm::Phase, LevelForm::Real}) {
        EncodeArgs args{.form = form};
        args.range = device().rangeOf(*field, args);
        device().encode(*field, *levels, args);
        std::vector<std::uint16_t> got(35, 9);
        device().download(*levels, got);
        EXPECT_EQ(std::ranges::count(got, 0), 35);
    }
}

TEST_F(PlaneProperties, contractIsChecked) {
    const auto field = device().allocate({4, 5});
    const auto other = device().allocate({5, 4});
    const auto levels = device().allocate({4, 5}, Element::Uint16);
    const auto picture = device().allocate({2, 3}, Element::Float32);
    EXPECT_THROW(device().add(*other, *field), std::invalid_argument);
    EXPECT_THROW(device().add(*levels, *field), std::invalid_argument);
    EXPECT_THROW(device().intensity(*field, *picture, {1, 1}), std::invalid_argument);
    EXPECT_THROW(device().intensity(*field, *picture, {1, 0}), std::invalid_argument);
    EXPECT_THROW(device().intensity(*field, *levels, {1, 2}), std::invalid_argument);
    EXPECT_NO_THROW(device().intensity(*field, *picture, {1, 2}));
    EXPECT_THROW(device().encode(*field, *other, {}), std::invalid_argument);
    EXPECT_THROW(device().encode(*field, *levels, {.levels = 1}), std::invalid_argument);
    const Samples few(3);
    EXPECT_THROW(device().encode(*field, *levels, {.alongX = few, .alongY = few}),
                 std::invalid_argument);
    EXPECT_THROW(device().lookUp(*field, *field, few), std::invalid_argument);
    EXPECT_THROW(device().copyRegion(*field, *levels, {{1, 1}}), std::invalid_argument);
    EXPECT_THROW(device().multiplyChirp(*levels, {}), std::invalid_argument);
    std::vector<float> floats(20);
    EXPECT_THROW(device().upload(*levels, floats), std::invalid_argument);
    EXPECT_THROW(device().write(*field, {3, 0, {2, 5}}, few.data(), 5), std::invalid_argument);
    EXPECT_THROW(device().read(*levels, {0, 1, {4, 5}}, floats.data(), 5), std::invalid_argument);
}

} // namespace
} // namespace fringe::test
