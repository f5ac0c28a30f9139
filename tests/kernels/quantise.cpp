// SPDX-License-Identifier: GPL-3.0-or-later
// quantise of a back-end against the reference and its definition.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <cmath>
#include <numbers>

namespace fringe::test {
namespace {

/// Error of a phase in single precision [cycles].
constexpr double phaseError = 3e-7;

struct LevelCase {
    Shape shape;
    std::int64_t levels;
    bool hasAmplitude;
};

std::string caseName(const LevelCase& c) {
    return name(c.shape) + "_" + std::to_string(c.levels) + "_levels"
           + (c.hasAmplitude ? "_beam" : "");
}

std::vector<LevelCase> allCases() {
    std::vector<LevelCase> cases;
    for (const Shape shape : {Shape{1, 1}, Shape{1, 257}, Shape{131, 1}, Shape{37, 53}})
        for (const std::int64_t levels : {0, 2, 3, 16, 256, 1000, 65536})
            for (const bool hasAmplitude : {false, true})
                cases.push_back({shape, levels, hasAmplitude});
    return cases;
}

/// Distance on the circle.
double turnsApart(double a, double b) {
    return std::abs(std::remainder(a - b, 1.0));
}

struct Quantised {
    Samples field;
    std::vector<float> turns;
};

class Quantise : public DeviceTestWith<LevelCase> {
  protected:
    static Quantised quantised(const reference::Plane& field, const reference::Plane* amplitude,
                               std::int64_t levels) {
        Quantised got;
        got.turns.assign(field.samples.size(), -1);
        const auto beam = amplitude != nullptr ? uploaded(*amplitude) : nullptr;
        got.field = result(field, [&](Buffer& b) {
            device().quantise(b, &b, beam.get(), {levels, got.turns});
        });
        return got;
    }
};

TEST_P(Quantise, agreesWithTheReference) {
    const auto [shape, levels, hasAmplitude] = GetParam();
    const reference::Plane before = randomPlane(shape, 31);
    const reference::Plane beam = randomPlane(shape, 32);
    const reference::Plane* amplitude = hasAmplitude ? &beam : nullptr;
    const Quantised got = quantised(before, amplitude, levels);
    reference::Plane wanted = before;
    std::vector<float> turns(before.samples.size());
    reference::quantise(wanted, amplitude, {levels, turns});
    for (std::size_t i = 0; i < turns.size(); ++i) {
        ASSERT_GE(got.turns[i], 0);
        ASSERT_LT(got.turns[i], 1);
        const double phase = std::arg(before.samples[i]) / (2 * std::numbers::pi);
        ASSERT_LE(turnsApart(got.turns[i], phase),
                  turnsApart(static_cast<double>(turns[i]), phase) + phaseError)
            << before.samples[i];
        if (levels > 0) {
            ASSERT_EQ(std::round(got.turns[i] * static_cast<float>(levels))
                          / static_cast<float>(levels),
                      got.turns[i]);
        }
        const double a = hasAmplitude ? beam.samples[i].real() : 1;
        ASSERT_LT(std::abs(reference::Sample(got.field[i])
                           - a * reference::phasor(static_cast<double>(got.turns[i]))),
                  1e-6);
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, Quantise, ::testing::ValuesIn(allCases()),
                         [](const auto& tested) { return caseName(tested.param); });

class QuantiseProperties : public DeviceTest {
  protected:
    static std::vector<float> turnsOf(const reference::Plane& field, std::int64_t levels) {
        std::vector<float> turns(field.samples.size());
        result(field, [&](Buffer& b) { device().quantise(b, &b, nullptr, {levels, turns}); });
        return turns;
    }
};

TEST_F(QuantiseProperties, isRightOnTheAxesAndAtZero) {
    reference::Plane field({1, 6});
    field.samples = {{2, 0}, {0, 3}, {-1, 0}, {0, -1}, {1, 1}, {0, 0}};
    const std::vector<float> wanted{0, 0.25F, 0.5F, 0.75F, 0.125F, 0};
    for (const std::int64_t levels : {0, 8, 65536}) {
        const std::vector<float> turns = turnsOf(field, levels);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            EXPECT_LT(turnsApart(turns[i], wanted[i]), phaseError) << field.samples[i];
    }
}

/// The last half step before a whole cycle belongs to the first level.
TEST_F(QuantiseProperties, theLastLevelIsFollowedByTheFirst) {
    reference::Plane field({1, 2});
    field.samples = {reference::phasor(-0.4 / 16), reference::phasor(-0.6 / 16)};
    EXPECT_EQ(turnsOf(field, 16), (std::vector<float>{0, 15.0F / 16}));
}

TEST_F(QuantiseProperties, whatIsShownStaysAsItIs) {
    const reference::Plane field = randomPlane({29, 31}, 33);
    for (const std::int64_t levels : {2, 7, 256}) {
        std::vector<float> first(field.samples.size()), second(field.samples.size());
        result(field, [&](Buffer& b) {
            device().quantise(b, &b, nullptr, {levels, first});
            device().quantise(b, &b, nullptr, {levels, second});
        });
        EXPECT_EQ(first, second);
    }
}

/// The bits of waves that stay as they are, with whatever is not wanted left out.
TEST_F(QuantiseProperties, givesTheSameBitsElsewhere) {
    const reference::Plane field = randomPlane({37, 41}, 34);
    const std::unique_ptr<Buffer> beam = uploaded(randomPlane({37, 41}, 35));
    for (const std::int64_t levels : {0, 3, 256}) {
        std::vector<float> turns(field.samples.size()), alone(field.samples.size());
        const Samples inPlace = result(field, [&](Buffer& b) {
            device().quantise(b, &b, beam.get(), {levels, turns});
        });
        const std::unique_ptr<Buffer> waves = uploaded(field), light = device().allocate({37, 41});
        device().quantise(*waves, light.get(), beam.get(), {levels});
        EXPECT_EQ(downloaded(*light), inPlace);
        device().quantise(*waves, nullptr, nullptr, {levels, alone});
        EXPECT_EQ(alone, turns);
        EXPECT_EQ(downloaded(*waves), toSingle(field));
    }
}

TEST_F(QuantiseProperties, contractIsChecked) {
    const std::unique_ptr<Buffer> field = device().allocate({3, 5});
    const std::unique_ptr<Buffer> other = device().allocate({5, 3});
    std::vector<float> turns(15), few(14);
    EXPECT_THROW(device().quantise(*field, field.get(), nullptr, {1, turns}),
                 std::invalid_argument);
    EXPECT_THROW(device().quantise(*field, field.get(), nullptr, {65537, turns}),
                 std::invalid_argument);
    EXPECT_THROW(device().quantise(*field, field.get(), nullptr, {256, few}),
                 std::invalid_argument);
    EXPECT_THROW(device().quantise(*field, other.get(), nullptr, {256}), std::invalid_argument);
    EXPECT_THROW(device().quantise(*field, field.get(), other.get(), {256, turns}),
                 std::invalid_argument);
    EXPECT_THROW(device().quantise(*field, field.get(), field.get(), {256, turns}),
                 std::invalid_argument);
}

} // namespace
} // namespace fringe::test
