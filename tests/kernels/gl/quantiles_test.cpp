// SPDX-License-Identifier: GPL-3.0-or-later
// Quantiles that OpenGL finds of random textures, beside those of sorted values.
#include "kernels/error.h"
#include "kernels/gl/gl_quantiles.h"
#include "kernels/gl/headless_context.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <random>

namespace fringe {
namespace {

constexpr std::array parts{0.0, 0.25, 0.5, 0.995, 1.0};
constexpr float infinite = std::numeric_limits<float>::infinity();

class GlQuantilesTest : public testing::Test {
  protected:
    void SetUp() override {
        try {
            context_ = std::make_unique<HeadlessContext>();
        } catch (const DeviceUnavailable& absence) {
            GTEST_SKIP() << absence.what();
        }
    }

    std::vector<double> found(Shape shape, const std::vector<float>& values) {
        GlTexture texture(context_->gl(), Texel::R32f, shape);
        texture.upload(std::as_bytes(std::span(values)));
        GlQuantiles quantiles(context_->gl());
        quantiles.of(texture, parts); // counts of one call are none of the next
        return quantiles.of(texture, parts);
    }

    /// As bright as speckle; one value in `odd` is no number, endless or below 0.
    std::vector<float> speckle(Shape shape, int odd) {
        std::exponential_distribution<float> light(std::ldexp(1.0F, -40 + 80 * (odd % 2)));
        const std::array strange{std::nanf(""), infinite, -infinite, -1.0F, -0.0F, 0.0F};
        std::vector<float> values(static_cast<std::size_t>(shape.count()));
        for (float& value : values)
            value = random_() % static_cast<unsigned>(odd) == 0
                        ? strange[random_() % strange.size()]
                        : light(random_);
        return values;
    }

    std::unique_ptr<HeadlessContext> context_;
    std::mt19937 random_{5};
};

TEST_F(GlQuantilesTest, areThoseOfSortedValues) {
    for (const Shape shape : {Shape{1, 1}, {1, 97}, {131, 1}, {37, 53}, {257, 129}})
        for (const int odd : {7, 1000}) {
            SCOPED_TRACE(testing::Message() << shape.rows << " x " << shape.cols);
            const std::vector<float> values = speckle(shape, odd);
            std::vector<float> sorted;
            for (const float value : values)
                if (std::isfinite(value))
                    sorted.push_back(std::max(value, 0.0F));
            std::ranges::sort(sorted);
            const std::vector<double> got = found(shape, values);
            ASSERT_EQ(got.size(), parts.size());
            for (std::size_t i = 0; i < parts.size(); ++i) {
                const double last = static_cast<double>(sorted.size()) - 1;
                const double wanted =
                    last < 0 ? 0 : sorted[static_cast<std::size_t>(parts[i] * last)];
                EXPECT_NEAR(got[i], wanted, wanted / 256) << parts[i];
            }
        }
}

TEST_F(GlQuantilesTest, areNoneWhereNothingIsFinite) {
    const std::vector<float> values{std::nanf(""), infinite, -infinite};
    EXPECT_EQ(found({1, 3}, values), std::vector<double>(parts.size(), 0));
}

} // namespace
} // namespace fringe
