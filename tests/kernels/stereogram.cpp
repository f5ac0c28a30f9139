// SPDX-License-Identifier: GPL-3.0-or-later
// Autostereograms of a back-end against the reference, in each form.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <array>
#include <cmath>
#include <limits>
#include <random>

namespace fringe::test {
namespace {

struct StereogramCase {
    Shape depth, tile;
    std::int64_t maxOffset;
    int steps; ///< of depth between 0 and 1; 1: near and far alone
    bool hidesSurfaces;
};

std::string caseName(const ::testing::TestParamInfo<StereogramCase>& tested) {
    const StereogramCase& c = tested.param;
    return name(c.depth) + "_tile_" + name(c.tile) + "_offset_" + std::to_string(c.maxOffset) + "_"
           + std::to_string(c.steps) + "_steps" + (c.hidesSurfaces ? "_hidden" : "");
}

std::vector<StereogramCase> cases() {
    std::vector<StereogramCase> all;
    const auto both = [&](Shape depth, Shape tile, std::int64_t maxOffset, int steps) {
        for (const bool hides : {false, true})
            all.push_back({depth, tile, maxOffset, steps, hides});
    };
    both({1, 1}, {1, 1}, 0, 255);
    both({3, 211}, {1, 1}, 0, 255);
    both({1, 509}, {7, 85}, 30, 255);
    both({23, 640}, {5, 85}, 30, 65535);
    both({5, 333}, {2, 97}, 96, 255); // to the column before
    both({5, 333}, {2, 97}, 96, 1);
    both({9, 300}, {3, 31}, 23, 1000);
    both({17, 127}, {17, 13}, 5, 65535);
    both({2, 700}, {3, 953}, 400, 65535); // the widest tile that a ring holds, and wider ones
    both({2, 700}, {1, 961}, 30, 65535);
    both({3, 50}, {2, 1500}, 1499, 255);
    return all;
}

template <class Random> float depthOf(Random& random, int steps) {
    const auto step = static_cast<double>(random() % (static_cast<unsigned>(steps) + 1));
    return static_cast<float>(step / steps);
}

/// Flat places with noise between, so that many columns are hidden and many are not.
std::vector<float> depths(const StereogramCase& c, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<float> values;
    float last = 0.5F;
    for (std::int64_t i = 0; i < c.depth.count(); ++i) {
        if (random() % 4 == 0)
            last = depthOf(random, c.steps);
        values.push_back(last);
    }
    return values;
}

std::vector<Rgba8> noise(Shape shape, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Rgba8> tile(static_cast<std::size_t>(shape.count()));
    const auto byte = [&] { return static_cast<std::uint8_t>(random()); };
    for (Rgba8& texel : tile)
        texel = {byte(), byte(), byte(), byte()};
    return tile;
}

class Stereogram : public DeviceTestWith<StereogramCase> {
  protected:
    static std::vector<Rgba8> made(const StereogramCase& c, const std::vector<float>& depths,
                                   const std::vector<Rgba8>& texels, StereogramForm form) {
        const auto depth = device().allocate(c.depth, Element::Float32);
        const auto tile = device().allocate(c.tile, Element::Rgba8);
        const Shape shape{c.depth.rows, c.depth.cols + c.tile.cols};
        const auto picture = device().allocate(shape, Element::Rgba8);
        device().upload(*depth, depths);
        device().upload(*tile, texels);
        device().stereogram(*depth, *tile, *picture, {c.maxOffset, c.hidesSurfaces, form});
        std::vector<Rgba8> pixels(static_cast<std::size_t>(shape.count()));
        device().download(*picture, pixels);
        return pixels;
    }

    static void expectAgreement(const StereogramCase& c, const std::vector<float>& depths,
                                StereogramForm form) {
        const std::vector<Rgba8> tile = noise(c.tile, 2);
        const std::vector<double> exact(depths.begin(), depths.end());
        const std::vector<double> wanted =
            reference::stereogram({exact, c.depth, tile, c.tile}, {c.maxOffset, c.hidesSurfaces});
        const std::vector<Rgba8> got = made(c, depths, tile, form);
        ASSERT_EQ(4 * got.size(), wanted.size());
        for (std::size_t i = 0; i < got.size(); ++i) {
            const std::uint8_t bytes[] = {got[i].red, got[i].green, got[i].blue, got[i].alpha};
            for (std::size_t part = 0; part < 4; ++part)
                ASSERT_NEAR(bytes[part], std::round(wanted[4 * i + part]), 1)
                    << "column " << i % static_cast<std::size_t>(c.depth.cols + c.tile.cols);
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Cases, Stereogram, ::testing::ValuesIn(cases()), caseName);

TEST_P(Stereogram, agreesWithTheReferenceToALevel) {
    for (const StereogramForm form :
         {StereogramForm::Auto, StereogramForm::Rows, StereogramForm::Bands}) {
        SCOPED_TRACE("form " + std::to_string(static_cast<int>(form)));
        expectAgreement(GetParam(), depths(GetParam(), 1), form);
    }
}

TEST_P(Stereogram, depthsOutOfRangeAreItsEnds) {
    constexpr float infinite = std::numeric_limits<float>::infinity();
    constexpr std::array kinds{std::numeric_limits<float>::quiet_NaN(), infinite, -infinite, 1.5F,
                               -1e30F};
    constexpr std::array ends{1.0F, 1.0F, 0.0F, 1.0F, 0.0F};
    const StereogramCase& c = GetParam();
    std::vector<float> wild = depths(c, 4), tame = wild;
    std::mt19937 random(6);
    for (std::size_t i = 0; i < wild.size(); ++i)
        if (const std::size_t kind = random() % (2 * kinds.size()); kind < kinds.size()) {
            wild[i] = kinds[kind];
            tame[i] = ends[kind];
        }
    const std::vector<Rgba8> tile = noise(c.tile, 5);
    for (const StereogramForm form : {StereogramForm::Rows, StereogramForm::Bands}) {
        SCOPED_TRACE("form " + std::to_string(static_cast<int>(form)));
        expectAgreement(c, wild, form);
        EXPECT_EQ(made(c, wild, tile, form), made(c, tame, tile, form));
    }
}

using StereogramProperties = Stereogram;

const StereogramCase flat{{3, 400}, {3, 85}, 30, 255, false};

INSTANTIATE_TEST_SUITE_P(Flat, StereogramProperties, ::testing::Values(flat));

TEST_P(StereogramProperties, aFlatSceneRepeatsAtItsOwnWidth) {
    const std::vector<Rgba8> tile = noise(flat.tile, 3);
    for (const float depth : {0.0F, 1.0F}) {
        const std::vector<float> values(static_cast<std::size_t>(flat.depth.count()), depth);
        const std::vector<Rgba8> got = made(flat, values, tile, StereogramForm::Auto);
        const std::size_t period = depth == 0 ? 55 : 85;
        for (std::size_t i = 85; i < 485; ++i)
            ASSERT_EQ(got[i], got[i - period]) << "depth " << depth << ", column " << i;
    }
}

TEST_P(StereogramProperties, contractIsChecked) {
    const auto depth = device().allocate({4, 50}, Element::Float32);
    const auto tile = device().allocate({2, 20}, Element::Rgba8);
    const auto picture = device().allocate({4, 70}, Element::Rgba8);
    EXPECT_NO_THROW(device().stereogram(*depth, *tile, *picture, {19}));
    EXPECT_THROW(device().stereogram(*depth, *tile, *picture, {20}), std::invalid_argument);
    EXPECT_THROW(device().stereogram(*depth, *tile, *picture, {-1}), std::invalid_argument);
    EXPECT_THROW(device().stereogram(*depth, *picture, *tile, {1}), std::invalid_argument);
    EXPECT_THROW(device().stereogram(*tile, *tile, *picture, {1}), std::invalid_argument);
    EXPECT_THROW(device().stereogram(*depth, *depth, *picture, {1}), std::invalid_argument);
}

} // namespace
} // namespace fringe::test
