// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace fringe {
namespace {

Design designOf(Shape size, std::size_t points = 5) {
    std::vector<Point> cloud;
    for (std::size_t i = 0; i < points; ++i)
        cloud.push_back({1e-4 * static_cast<double>(i % 7), -2e-4, 0.1, 1, 0.3F});
    Design design = test::pointsDesign(std::move(cloud));
    design.setup.plate.size = size;
    return design;
}

Hologram computed(const Design& design, JobControl& control) {
    return *test::finished(test::outcomeOf(design, control)).field();
}

Complex meanOf(const Field& field, std::int64_t reduction, std::int64_t row, std::int64_t col) {
    const auto [rows, cols] = field.shape();
    Complex sum{};
    float count = 0;
    for (std::int64_t j = row * reduction; j < (row + 1) * reduction && j < rows; ++j)
        for (std::int64_t i = col * reduction; i < (col + 1) * reduction && i < cols; ++i, ++count)
            sum += field.samples()[static_cast<std::size_t>(j * cols + i)];
    return sum / count;
}

TEST(FieldPreview, IsNotMadeWithoutAWish) {
    JobControl control;
    computed(designOf({24, 32}), control);
    EXPECT_FALSE(control.takePreview());
}

class BlockPreview : public ::testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Methods, BlockPreview, ::testing::Values("exact", "nufft", "nlut"),
                         [](const auto& method) { return method.param; });

TEST_P(BlockPreview, ShowsAmplitudeAndPhase) {
    // The sides are no multiples of the reduction, 2; so few points are one piece of work.
    Design design = designOf({7, 1001}, 3);
    design.sources.front().method = {GetParam(), {{"snap", true}}};
    for (const Quantity2D quantity : {Quantity2D::Amplitude, Quantity2D::Phase}) {
        JobControl control;
        control.wishPreview(quantity);
        const Hologram hologram = computed(design, control);
        const auto preview = control.takePreview();
        ASSERT_TRUE(preview);
        EXPECT_EQ(preview->quantity, quantity);
        EXPECT_EQ(preview->plane, design.setup.plate.size);
        ASSERT_EQ(preview->rows, 4);
        ASSERT_EQ(preview->cols, 501);
        EXPECT_EQ(preview->wavelength, design.setup.wavelengths[0]);
        EXPECT_NEAR(preview->width.si(), 1001 * design.setup.plate.pitchX.si(), 1e-12);
        for (std::int64_t i = 0; i < preview->rows * preview->cols; ++i) {
            const Complex mean = meanOf(hologram.planes[0], 2, i / 501, i % 501);
            const float value = preview->values[static_cast<std::size_t>(i)];
            if (quantity == Quantity2D::Amplitude)
                EXPECT_NEAR(value, std::abs(mean), 1e-5F);
            else
                EXPECT_LT(std::abs(std::polar(std::abs(mean), value) - mean), 1e-5F);
        }
    }
}

TEST(FieldPreview, LeavesTheFieldAsItWouldBe) {
    const Design design = designOf({300, 900}, 600);
    JobControl plain, watched;
    watched.wishPreview(Quantity2D::Phase);
    EXPECT_EQ(computed(design, plain).planes[0], computed(design, watched).planes[0]);
}

TEST(FieldPreview, GrowsBeforeTheFieldIsDone) {
    JobControl control;
    control.wishPreview(Quantity2D::Amplitude);
    std::thread worker([&] {
        // More points than can be summed before the first picture is taken.
        EXPECT_TRUE(test::outcomeOf(designOf({1080, 1920}, 4000000), control).cancelled());
    });
    while (!control.takePreview())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_LT(control.latest().fraction, 0.5);
    control.cancel();
    worker.join();
}

} // namespace
} // namespace fringe
