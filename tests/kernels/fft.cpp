// SPDX-License-Identifier: GPL-3.0-or-later
// fft of a back-end against the sum of its definition.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <numeric>

namespace fringe::test {
namespace {

constexpr double tolerance = 2e-6;

struct FftCase {
    Shape shape;
    Axis axis;
    Direction direction;
};

std::string caseName(const FftCase& c) {
    return std::string(c.axis == Axis::Rows ? "rows_" : "columns_")
           + (c.direction == Direction::Forward ? "forward_" : "inverse_") + name(c.shape);
}

std::vector<FftCase> allCases() {
    std::vector<FftCase> cases;
    for (Shape shape :
         {Shape{1, 1}, Shape{1, 7}, Shape{7, 1}, Shape{8, 8}, Shape{13, 31}, Shape{45, 60},
          Shape{33, 128}, Shape{127, 66}, Shape{2, 1009}, Shape{1021, 3}})
        for (Axis axis : {Axis::Rows, Axis::Columns})
            for (Direction direction : {Direction::Forward, Direction::Inverse})
                cases.push_back({shape, axis, direction});
    return cases;
}

std::int64_t lineCount(Shape shape, Axis axis) {
    return axis == Axis::Rows ? shape.rows : shape.cols;
}

FftArgs allLines(const FftCase& c) {
    return {c.axis, c.direction, 0, lineCount(c.shape, c.axis)};
}

class Fft : public DeviceTestWith<FftCase> {};

TEST_P(Fft, agreesWithTheDefinition) {
    const FftArgs args = allLines(GetParam());
    reference::Plane field = randomPlane(GetParam().shape, 1);
    const Samples got = result(field, [&](Buffer& b) { device().fft(b, args); });
    reference::fft(field, args);
    EXPECT_TRUE(isNear(got, field, tolerance));
}

TEST_P(Fft, transformsTheNamedLinesOnly) {
    FftArgs args = allLines(GetParam());
    args.first = args.count / 3;
    args.count -= args.first + args.count / 4;
    reference::Plane field = randomPlane(GetParam().shape, 2);
    const Samples got = result(field, [&](Buffer& b) { device().fft(b, args); });
    const reference::Plane before = field;
    reference::fft(field, args);
    EXPECT_TRUE(isNear(got, field, tolerance));
    if (args.axis == Axis::Rows) {
        EXPECT_TRUE(isUntouchedOutside(got, before, args.first, args.count));
    }
}

TEST_P(Fft, isUndoneByTheOtherDirection) {
    FftArgs there = allLines(GetParam());
    FftArgs back = there;
    back.direction =
        there.direction == Direction::Forward ? Direction::Inverse : Direction::Forward;
    const reference::Plane field = randomPlane(GetParam().shape, 3);
    const Samples got = result(field, [&](Buffer& b) {
        device().fft(b, there);
        device().fft(b, back);
    });
    EXPECT_TRUE(isNear(got, field, tolerance));
}

double energy(const Samples& samples) {
    return std::accumulate(samples.begin(), samples.end(), 0.0, [](double sum, Complex sample) {
        return sum + std::norm(reference::Sample(sample));
    });
}

TEST_P(Fft, keepsTheEnergy) {
    const auto [shape, axis, direction] = GetParam();
    const reference::Plane field = randomPlane(shape, 4);
    const Samples got = result(field, [&](Buffer& b) { device().fft(b, allLines(GetParam())); });
    const double n = static_cast<double>(axis == Axis::Rows ? shape.cols : shape.rows);
    const double gain = direction == Direction::Forward ? n : 1 / n;
    const double wanted = gain * energy(toSingle(field));
    EXPECT_NEAR(energy(got), wanted, 1e-5 * wanted);
}

INSTANTIATE_TEST_SUITE_P(Cases, Fft, ::testing::ValuesIn(allCases()),
                         [](const auto& tested) { return caseName(tested.param); });

class FftProperties : public DeviceTest {};

TEST_F(FftProperties, forwardPutsPositiveFrequencyThreeInBinThree) {
    const Shape shape{1, 12};
    reference::Plane wave(shape);
    for (std::int64_t i = 0; i < shape.cols; ++i)
        wave.at(0, i) = reference::phasor(3.0 * static_cast<double>(i) / 12.0);
    const Samples got = result(wave, [&](Buffer& b) {
        device().fft(b, {Axis::Rows, Direction::Forward, 0, 1});
    });
    reference::Plane wanted(shape);
    wanted.at(0, 3) = 12;
    EXPECT_TRUE(isNear(got, wanted, tolerance));
}

/// Longer than one panel of columns, with a length that is no power of two.
TEST_F(FftProperties, columnsOfAWideFieldComeBack) {
    const Shape shape{1000, 300};
    const reference::Plane field = randomPlane(shape, 9);
    const Samples got = result(field, [&](Buffer& b) {
        device().fft(b, {Axis::Columns, Direction::Forward, 0, shape.cols});
        device().fft(b, {Axis::Columns, Direction::Inverse, 0, shape.cols});
    });
    EXPECT_TRUE(isNear(got, field, tolerance));
}

/// Columns so many that one piece of work spans several panels.
TEST_F(FftProperties, columnsOfAVeryWideFieldAgree) {
    const FftArgs args{Axis::Columns, Direction::Inverse, 2, 9001};
    reference::Plane field = randomPlane({5, 9007}, 10);
    const Samples got = result(field, [&](Buffer& b) { device().fft(b, args); });
    reference::fft(field, args);
    EXPECT_TRUE(isNear(got, field, tolerance));
}

TEST_F(FftProperties, linesOutsideTheFieldAreRefused) {
    const std::unique_ptr<Buffer> field = device().allocate({4, 6});
    EXPECT_THROW(device().fft(*field, {Axis::Rows, Direction::Forward, 1, 4}),
                 std::invalid_argument);
    EXPECT_THROW(device().fft(*field, {Axis::Columns, Direction::Forward, -1, 2}),
                 std::invalid_argument);
}

} // namespace
} // namespace fringe::test
