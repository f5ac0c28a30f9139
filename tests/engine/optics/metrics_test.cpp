// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/metrics.h"

#include "engine/model/error.h"
#include "engine/optics/structural_similarity.h"
#include "tests/engine/optics/fields.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

Hologram hologramOf(Field field) {
    return {{std::move(field)}, {}, "", ""};
}

Picture noise(Shape shape, unsigned seed) {
    return {{mapped(test::randomField(shape, seed), [](Complex u) { return std::norm(u); })}};
}

TEST(RelativeL2, IsTheNormOfTheDifference) {
    const Hologram a = hologramOf({{1, 2}, {{3, 0}, {0, 4}}});
    const Hologram b = hologramOf({{1, 2}, {{3, 1}, {0, 4}}});
    EXPECT_DOUBLE_EQ(relativeL2(a, a), 0);
    EXPECT_DOUBLE_EQ(relativeL2(b, a), 0.2);
    EXPECT_THROW(relativeL2(a, hologramOf({{2, 1}, {1, 1}})), Error);
}

TEST(PictureMetrics, AScaledCopyIsPerfect) {
    const Picture b = noise({40, 33}, 1);
    const Picture a{{mapped(b.planes[0], [](float value) { return value * 0.25F; })}};
    const PictureMetrics metrics = comparePictures(a, b);
    EXPECT_NEAR(metrics.scale, 4, 1e-6);
    EXPECT_GT(metrics.scaledPsnr, 120);
    EXPECT_NEAR(metrics.scaledSsim, 1, 1e-9);
    EXPECT_NEAR(metrics.relativeL2, 0.75, 1e-6);
}

/// With uniform error e on a constant picture of 1, after scaling nothing remains; with an error of
/// alternating sign, PSNR = -10 log10 of its mean square.
TEST(PictureMetrics, PsnrIsThatOfTheMeanSquare) {
    std::vector<float> values(400, 1.0F);
    const Picture b{{Plane({20, 20}, values)}};
    for (std::size_t i = 0; i < 400; ++i)
        values[i] += i % 2 == 0 ? 0.1F : -0.1F;
    const Picture a{{Plane({20, 20}, values)}};
    const double scale = 1 / 1.01;
    const double expected = -10 * std::log10(std::pow(1 - scale, 2) + std::pow(0.1 * scale, 2));
    EXPECT_NEAR(comparePictures(a, b).scaledPsnr, expected, 1e-3);
}

TEST(PictureMetrics, SsimFallsWithNoiseAndIsLowForStrangers) {
    const Picture b = noise({48, 48}, 1);
    const Picture other = noise({48, 48}, 2);
    std::vector<float> near = test::samplesOf(b.planes[0]);
    for (std::size_t i = 0; i < near.size(); ++i)
        near[i] += 0.1F * other.planes[0].samples()[i];
    const double close = comparePictures({{Plane(b.shape(), near)}}, b).scaledSsim;
    EXPECT_GT(close, 0.9);
    EXPECT_LT(comparePictures(other, b).scaledSsim, 0.5);
}

/// The definition: weighted moments over the window about every sample.
double similarityByDefinition(const PicturePair& pair, double peak) {
    const double c1 = std::pow(0.01 * peak, 2), c2 = std::pow(0.03 * peak, 2);
    double whole = 0;
    for (std::int64_t row = 0; row < pair.shape.rows; ++row)
        for (std::int64_t col = 0; col < pair.shape.cols; ++col) {
            double w = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
            for (std::int64_t i = std::max<std::int64_t>(row - 5, 0);
                 i <= std::min(row + 5, pair.shape.rows - 1); ++i)
                for (std::int64_t j = std::max<std::int64_t>(col - 5, 0);
                     j <= std::min(col + 5, pair.shape.cols - 1); ++j) {
                    const double away = std::hypot(i - row, j - col);
                    const double weight = std::exp(-away * away / (2 * 1.5 * 1.5));
                    const auto at = static_cast<std::size_t>(i * pair.shape.cols + j);
                    const double a = pair.scale * pair.a[at], b = pair.b[at];
                    w += weight;
                    x += weight * a;
                    y += weight * b;
                    xx += weight * a * a;
                    yy += weight * b * b;
                    xy += weight * a * b;
                }
            x /= w;
            y /= w;
            whole += (2 * x * y + c1) / (x * x + y * y + c1) * (2 * (xy / w - x * y) + c2)
                     / (xx / w - x * x + yy / w - y * y + c2);
        }
    return whole / static_cast<double>(pair.shape.count());
}

TEST(StructuralSimilarity, isItsDefinitionAtEdgesAndAcrossTiles) {
    for (const Shape shape : {Shape{3, 4}, {1, 300}, {130, 17}, {70, 261}}) {
        const Picture a = noise(shape, 1), b = noise(shape, 2);
        const PicturePair pair{a.planes[0].samples(), b.planes[0].samples(), 0.7, shape};
        EXPECT_NEAR(structuralSimilarity(pair, 9), similarityByDefinition(pair, 9), 1e-12)
            << shape.rows << " x " << shape.cols;
    }
}

TEST(PictureMetrics, BlackAgainstBlackIsEqual) {
    const Picture black{{Plane({5, 5}, std::vector<float>(25, 0.0F))}};
    const PictureMetrics metrics = comparePictures(black, black);
    EXPECT_EQ(metrics.relativeL2, 0);
    EXPECT_DOUBLE_EQ(metrics.scaledSsim, 1);
}

} // namespace
} // namespace fringe
