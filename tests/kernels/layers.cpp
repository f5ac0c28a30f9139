// SPDX-License-Identifier: GPL-3.0-or-later
// The light of a layer of a picture with depth, of a back-end against the reference.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <cmath>
#include <limits>
#include <random>

namespace fringe::test {
namespace {

struct LayerCase {
    Shape shape;
    std::int64_t layers;
    float gamma;
    bool isRandom, isAlone, hides;
};

std::string caseName(const ::testing::TestParamInfo<LayerCase>& tested) {
    const LayerCase& c = tested.param;
    return name(c.shape) + "_" + std::to_string(c.layers) + "_layers_gamma_"
           + std::to_string(std::lround(10 * c.gamma)) + (c.isRandom ? "_random" : "")
           + (c.isAlone ? "_alone" : "") + (c.hides ? "_hides" : "");
}

std::vector<LayerCase> cases() {
    std::vector<LayerCase> all;
    for (const Shape shape : {Shape{1, 1}, Shape{1, 131}, Shape{257, 1}, Shape{37, 53}, {64, 48}})
        for (const auto& [layers, gamma] : {std::pair(1, 1.0F), {7, 2.2F}, {16, 1.0F}})
            for (const bool isRandom : {false, true})
                for (const auto& [isAlone, hides] :
                     {std::pair(true, false), {false, false}, {false, true}})
                    all.push_back({shape, layers, gamma, isRandom, isAlone, hides});
    return all;
}

class Layers : public DeviceTestWith<LayerCase> {
  protected:
    /// Depths that rounding puts into no other layer, with some that are none or out of range.
    std::vector<float> depths(std::size_t count, std::int64_t layers) {
        const auto some = static_cast<double>(layers);
        std::uniform_real_distribution<double> place(0.01, 0.99);
        std::vector<float> values;
        for (std::size_t i = 0; i < count; ++i) {
            const double layer = std::floor(some * place(random_));
            const float kinds[] = {static_cast<float>((layer + place(random_)) / some),
                                   std::numeric_limits<float>::quiet_NaN(), -0.25F, 1.5F};
            values.push_back(kinds[random_() % 8 < 5 ? 0 : random_() % 4]);
        }
        return values;
    }
    std::vector<Rgba8> colours(std::size_t count) {
        std::vector<Rgba8> all(count);
        const auto byte = [&] { return static_cast<std::uint8_t>(random_()); };
        for (Rgba8& colour : all)
            colour = {byte(), byte(), byte(), byte()};
        return all;
    }
    Region within(Shape shape) {
        const auto part = [&](std::int64_t all) {
            return std::uniform_int_distribution<std::int64_t>(0, all)(random_);
        };
        const std::int64_t row = part(shape.rows), col = part(shape.cols);
        return {row, col, {part(shape.rows - row), part(shape.cols - col)}};
    }
    LayerArgs args(const LayerCase& c) {
        LayerArgs made{.layer =
                           std::uniform_int_distribution<std::int64_t>(0, c.layers - 1)(random_),
                       .layers = c.layers,
                       .weights = {0.2F, 0.7F, 0.1F},
                       .gamma = c.gamma,
                       .strength = 1.7F,
                       .phasor = std::polar(1.0F, 0.8F)};
        if (c.isRandom)
            made.seed = static_cast<std::uint64_t>(random_()) << 32 | random_();
        made.inside = random_() % 2 == 0 ? Region{0, 0, c.shape} : within(c.shape);
        made.isAlone = c.isAlone;
        made.hides = c.hides;
        return made;
    }

    std::mt19937 random_{7};
};

INSTANTIATE_TEST_SUITE_P(Cases, Layers, ::testing::ValuesIn(cases()), caseName);

TEST_P(Layers, agreeWithTheReference) {
    const LayerCase& c = GetParam();
    const auto count = static_cast<std::size_t>(c.shape.count());
    for (int turn = 0; turn < 4; ++turn) {
        const std::vector<float> depth = depths(count, c.layers);
        const std::vector<Rgba8> colour = colours(count);
        const LayerArgs layer = args(c);
        reference::Plane wanted = randomPlane(c.shape, 5);
        const auto depthPlane = device().allocate(c.shape, Element::Float32);
        const auto colourPlane = device().allocate(c.shape, Element::Rgba8);
        device().upload(*depthPlane, depth);
        device().upload(*colourPlane, colour);
        const Samples got = result(wanted, [&](Buffer& wave) {
            layerLightOf(device()).passLayer(*depthPlane, *colourPlane, wave, layer);
        });
        reference::passLayer({std::vector<double>(depth.begin(), depth.end()), colour}, wanted,
                             layer);
        for (std::size_t i = 0; i < count; ++i)
            ASSERT_LT(std::abs(reference::Sample(got[i]) - wanted.samples[i]), 4e-6) << i;
    }
}

class LayerContract : public DeviceTest {};

TEST_F(LayerContract, isChecked) {
    constexpr Shape shape{4, 5};
    const auto depth = device().allocate(shape, Element::Float32);
    const auto colours = device().allocate(shape, Element::Rgba8);
    const auto wave = device().allocate(shape);
    const auto other = device().allocate({5, 4});
    const LayerArgs good{.inside = {0, 0, shape}};
    const auto refuses = [&](Buffer& into, const LayerArgs& args) {
        EXPECT_THROW(layerLightOf(device()).passLayer(*depth, *colours, into, args),
                     std::invalid_argument);
    };
    EXPECT_NO_THROW(layerLightOf(device()).passLayer(*depth, *colours, *wave, good));
    refuses(*other, good);
    refuses(*depth, good);
    LayerArgs bad = good;
    bad.layer = 1;
    refuses(*wave, bad);
    bad = good;
    bad.inside = {1, 0, shape};
    refuses(*wave, bad);
    bad = good;
    bad.gamma = 0;
    refuses(*wave, bad);
}

} // namespace
} // namespace fringe::test
