// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/stereogram/stereogram.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/run/compute_device.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

ColourPicture madeOf(Shape shape, float depth, const StereogramStyle& style) {
    const JobControl control;
    const std::vector<float> depths(static_cast<std::size_t>(shape.count()), depth);
    return stereogramOf({shape, depths}, style, ComputeDevice::open("cpu"), control);
}

/// Colours that tell where they are.
std::shared_ptr<const Raster> tile(Shape shape, std::size_t planes) {
    Raster raster{shape, planes, 255, {}};
    for (std::size_t plane = 0; plane < planes; ++plane)
        for (std::int64_t i = 0; i < shape.count(); ++i)
            raster.samples.push_back(
                static_cast<float>((i + 40 * static_cast<std::int64_t>(plane)) % 256) / 255);
    return std::make_shared<const Raster>(std::move(raster));
}

/// The picture is larger than a band, whose rows begin anywhere in the tile.
TEST(Stereogram, RepeatsATileOverBands) {
    StereogramStyle style;
    style.tile = tile({7, 31}, 3);
    style.maxOffset = 11;
    constexpr Shape shape{4500, 1000};
    const ColourPicture picture = madeOf(shape, 1, style);
    ASSERT_EQ(picture.shape, (Shape{4500, 1031}));
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < picture.shape.cols; col += 13) {
            const auto texel = static_cast<std::uint8_t>((row % 7 * 31 + col % 31) % 256);
            const Rgba8 wanted{texel, static_cast<std::uint8_t>((texel + 40) % 256),
                               static_cast<std::uint8_t>((texel + 80) % 256), 255};
            ASSERT_EQ(picture.pixels[static_cast<std::size_t>(row * 1031 + col)], wanted)
                << row << ", " << col;
        }
}

TEST(Stereogram, GreyAndOpacityOfATile) {
    StereogramStyle style;
    style.maxOffset = 2;
    style.tile = tile({1, 5}, 2);
    const Rgba8 third{2, 2, 2, 255};
    EXPECT_EQ(madeOf({1, 9}, 1, style).pixels[7], third);
    EXPECT_EQ(notesOn(style, 9).size(), 1U);
    EXPECT_EQ(notesOn(style, 4).size(), 2U);
}

TEST(Stereogram, NoiseIsTheSeeds) {
    StereogramStyle style;
    const auto first = madeOf({5, 50}, 0.5F, style).pixels;
    EXPECT_EQ(madeOf({5, 50}, 0.5F, style).pixels, first);
    style.seed = 2;
    EXPECT_NE(madeOf({5, 50}, 0.5F, style).pixels, first);
    EXPECT_NE(std::vector(first.begin(), first.begin() + 85),
              std::vector(first.begin() + 135, first.begin() + 220))
        << "rows are alike";
}

TEST(Stereogram, DotsAreOneTileApartAboutTheMiddle) {
    StereogramStyle style;
    const ColourPicture plain = madeOf({60, 315}, 1, style);
    style.hasDots = true;
    const ColourPicture dotted = madeOf({60, 315}, 1, style);
    std::vector<std::int64_t> middles;
    for (std::int64_t col = 0; col < 400; ++col)
        if (const auto at = static_cast<std::size_t>(12 * 400 + col);
            dotted.pixels[at] == Rgba8{0, 0, 0, 255} && plain.pixels[at] != dotted.pixels[at])
            middles.push_back(col);
    ASSERT_EQ(middles.size(), 26U); // 13 pixels each
    EXPECT_EQ(middles[13 + 6] - middles[6], 85);
    EXPECT_NEAR(static_cast<double>(middles[6] + middles[13 + 6]) / 2, 199.5, 0.5);
}

TEST(Stereogram, OffsetsAreLessThanTheTile) {
    StereogramStyle style;
    style.maxOffset = 84;
    EXPECT_NO_THROW(requireOffsets(style));
    style.maxOffset = 85;
    EXPECT_THROW(madeOf({2, 2}, 0, style), Error);
    style.tile = tile({1, 86}, 1);
    EXPECT_NO_THROW(requireOffsets(style));
}

TEST(Stereogram, LevelsAreTheColours) {
    const ColourPicture picture = madeOf({3, 20}, 0.3F, {});
    const LevelPattern levels = levelsOf(picture);
    ASSERT_EQ(levels.planes.size(), 3U);
    EXPECT_EQ(levels.count, 256);
    for (std::int64_t row = 0; row < 3; ++row)
        for (std::int64_t col = 0; col < 105; ++col) {
            const Rgba8& pixel = picture.pixels[static_cast<std::size_t>(row * 105 + col)];
            ASSERT_EQ(levels.planes[0].at(row, col), pixel.red);
            ASSERT_EQ(levels.planes[1].at(row, col), pixel.green);
            ASSERT_EQ(levels.planes[2].at(row, col), pixel.blue);
        }
}

} // namespace
} // namespace fringe
