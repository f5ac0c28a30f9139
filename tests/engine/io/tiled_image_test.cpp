// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "engine/model/mapped_plane.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#ifdef FRINGE_HAS_IMAGES
#include "engine/io/file_plane.h"
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/picture_stack.h"

#include <array>
#include <cmath>
#include <memory>
#include <numbers>

namespace fringe {
namespace {

using test::expectSentence;
using test::samplesOf;
using test::ScratchFolder;
using test::sentenceOf;
using test::streamed;

/// Memory of which a plane takes more than a share, and a row of tiles does not [bytes].
constexpr std::uint64_t little = 5 << 20;
constexpr Shape uneven{300, 613}; ///< no whole tiles

template <class Content>
Content readInPlace(const std::filesystem::path& path, std::size_t planes = 1) {
    auto content = std::get<Content>(readFieldOrLevels(path, {}, planes * little, true));
    EXPECT_FALSE(content.planes.front().isInMemory()) << path;
    return content;
}

/// In bands that end within tiles.
template <class T> std::vector<T> readInBands(const Plane<T>& plane) {
    constexpr std::int64_t band = 37;
    const auto [rows, cols] = plane.shape();
    std::vector<T> samples(plane.size());
    const auto reader = plane.open();
    for (std::int64_t row = 0; row < rows; row += band)
        reader->read({row, 0, {std::min(band, rows - row), cols}}, samples.data() + row * cols,
                     cols);
    return samples;
}

/// Header of that level or page of a file.
ImageHeader headerOf(const std::filesystem::path& path, const char* format, int page) {
    return imageCodec().decoder(path.string(), format, page)->header();
}

template <class Content> void expectBack(const std::filesystem::path& path, const Content& sound) {
    EXPECT_EQ(std::get<Content>(readFieldOrLevels(path, {})).planes, sound.planes);
    const auto there = readInPlace<Content>(path, sound.planes.size());
    ASSERT_EQ(there.planes.size(), sound.planes.size());
    for (std::size_t p = 0; p < sound.planes.size(); ++p)
        EXPECT_EQ(readInBands(there.planes[p]), samplesOf(sound.planes[p])) << path;
}

TEST(TiledImages, FieldsComeBack) {
    const ScratchFolder folder;
    for (const char* name : {"a.tif", "a.exr"})
        for (const std::size_t planes : {1U, 3U}) {
            const Hologram field = test::randomField(uneven, planes);
            writeField(folder / name, streamed(field), true);
            expectBack(folder / name, field);
        }
    EXPECT_GT(headerOf(folder / "a.tif", "tiff", 0).tileHeight, 1);
    EXPECT_GT(headerOf(folder / "a.exr", "openexr", 0).tileHeight, 1);
}

TEST(TiledImages, LevelsOfOneEightAndSixteenBitsComeBack) {
    const ScratchFolder folder;
    for (const int count : {2, 256, 65536})
        for (const std::size_t planes : {1U, 3U})
            for (const Shape size : {uneven, Shape{1, 700}, Shape{700, 1}, Shape{512, 256}}) {
                const LevelPattern levels = test::randomLevels(size, planes, count);
                writeLevels(folder / "a.tif", streamed(levels), true);
                EXPECT_EQ(headerOf(folder / "a.tif", "tiff", 0).tileHeight > 1, size.rows > 1);
                EXPECT_EQ(std::get<LevelPattern>(readFieldOrLevels(folder / "a.tif", {})).planes,
                          levels.planes);
                if (size == uneven)
                    expectBack(folder / "a.tif", levels);
            }
}

TEST(TiledImages, BitmapsAreReadWhereTheyLie) {
    const ScratchFolder folder;
    for (const std::size_t planes : {1U, 3U}) {
        const LevelPattern levels = test::randomLevels(uneven, planes, 256);
        writeLevels(folder / "a.bmp", levels, true);
        expectBack(folder / "a.bmp", levels);
    }
}

TEST(TiledImages, PicturesKeepTheirFloats) {
    const ScratchFolder folder;
    const Picture picture = test::randomPicture(uneven, 1);
    for (const char* name : {"a.tif", "a.exr"}) {
        writePicture(folder / name, streamed(picture), false);
        const auto read = readInPlace<Hologram>(folder / name);
        const std::vector<Complex> samples = readInBands(read.planes.front());
        for (std::size_t i = 0; i < samples.size(); ++i)
            ASSERT_EQ(samples[i], Complex(picture.planes.front().samples()[i]));
    }
}

TEST(TiledImages, TheSameDataMakeTheSameFile) {
    const ScratchFolder folder;
    const LevelPattern levels = test::randomLevels(uneven, 1, 256);
    for (const char* name : {"a.tif", "b.tif"})
        writeLevels(folder / name, streamed(levels), false);
    EXPECT_EQ(test::contentsOf(folder / "a.tif"), test::contentsOf(folder / "b.tif"));
}

TEST(TiledImages, WhatIsSmallAndInMemoryIsInRows) {
    const ScratchFolder folder;
    writeLevels(folder / "a.tif", test::randomLevels(uneven, 1, 256), false);
    EXPECT_EQ(headerOf(folder / "a.tif", "tiff", 0).tileHeight, 1);
    EXPECT_THROW(headerOf(folder / "a.tif", "tiff", 1), ImageFault);
}

/// The four that a sample at half the resolution stands for.
template <class T>
std::array<T, 4> block(const Plane<T>& plane, std::int64_t row, std::int64_t col) {
    const std::int64_t lower = std::min(2 * row + 1, plane.shape().rows - 1);
    const std::int64_t right = std::min(2 * col + 1, plane.shape().cols - 1);
    return {plane.at(2 * row, 2 * col), plane.at(2 * row, right), plane.at(lower, 2 * col),
            plane.at(lower, right)};
}

TEST(TiledImages, AFieldIsFollowedByMeanAmplitudesAndPhases) {
    const ScratchFolder folder;
    const Hologram field = test::randomField(uneven, 1);
    for (const auto& [name, format] : {std::pair("a.tif", "tiff"), {"a.exr", "openexr"}}) {
        writeField(folder / name, streamed(field), false);
        const auto half = std::get<Hologram>(readImage(folder / name, format, {}, 1).content);
        ASSERT_EQ(half.shape(), (Shape{150, 307}));
        for (std::int64_t row = 0; row < 150; ++row)
            for (std::int64_t col = 0; col < 307; ++col) {
                Complex sum{};
                float amplitude = 0;
                for (const Complex sample : block(field.planes[0], row, col)) {
                    sum += sample;
                    amplitude += std::abs(sample) / 4;
                }
                const Complex seen = half.planes[0].at(row, col);
                ASSERT_NEAR(std::abs(seen - std::polar(amplitude, std::arg(sum))), 0, 1e-5);
            }
    }
}

TEST(TiledImages, LevelsAreFollowedByTheirMeanOrThatOfPhases) {
    const ScratchFolder folder;
    constexpr int count = 256;
    LevelPattern levels = test::randomLevels(uneven, 1, count);
    for (const bool isPhase : {false, true}) {
        levels.encoding = isPhase ? "phase" : "amplitude";
        writeLevels(folder / "a.tif", streamed(levels), true);
        const auto half =
            std::get<LevelPattern>(readImage(folder / "a.tif", "tiff", {}, 1).content);
        for (std::int64_t row = 0; row < half.shape().rows; ++row)
            for (std::int64_t col = 0; col < half.shape().cols; ++col) {
                std::complex<double> sum{};
                double mean = 0;
                for (const std::uint16_t level : block(levels.planes[0], row, col)) {
                    sum += std::polar(1.0, 2 * std::numbers::pi * level / count);
                    mean += level / 4.0;
                }
                if (isPhase && std::abs(sum) < 1e-3)
                    continue;
                const double wanted =
                    isPhase ? std::arg(sum) / (2 * std::numbers::pi) * count : mean;
                const double off = std::remainder(half.planes[0].at(row, col) - wanted, count);
                ASSERT_NEAR(off, 0, 0.51);
            }
    }
}

TEST(TiledImages, APyramidEndsWithWhatAScreenShows) {
    const ScratchFolder folder;
    writeLevels(folder / "a.tif", streamed(test::randomLevels({1100, 33}, 1, 256)), false);
    EXPECT_EQ(headerOf(folder / "a.tif", "tiff", 2).height, 275);
    EXPECT_THROW(headerOf(folder / "a.tif", "tiff", 3), ImageFault);
    // EXR has all levels or one.
    writeField(folder / "a.exr", streamed(test::randomField({1100, 33}, 1)), false);
    EXPECT_EQ(headerOf(folder / "a.exr", "openexr", 11).height, 1);
    EXPECT_THROW(headerOf(folder / "a.exr", "openexr", 12), ImageFault);
    EXPECT_EQ(folder.entries(), 2U);
}

TEST(TiledImages, BitsAndPagesHaveNone) {
    const ScratchFolder folder;
    writeLevels(folder / "a.tif", streamed(test::randomLevels({1100, 33}, 1, 2)), false);
    EXPECT_EQ(headerOf(folder / "a.tif", "tiff", 0).bits, 1);
    EXPECT_THROW(headerOf(folder / "a.tif", "tiff", 1), ImageFault);
    const Shape size{1100, 33};
    const auto raw = folder.file("raw", std::string(size.count() * sizeof(float), '?'));
    PictureStack stack(folder / "s.tif", PageSamples::Float, 2, false);
    for (int page = 0; page < 2; ++page)
        stack.add({.planes = {filePlane<float>(raw, size, 0)}});
    stack.commit();
    EXPECT_GT(headerOf(folder / "s.tif", "tiff", 1).tileHeight, 1);
    EXPECT_EQ(headerOf(folder / "s.tif", "tiff", 1).height, 1100);
    EXPECT_THROW(headerOf(folder / "s.tif", "tiff", 2), ImageFault);
}

/// A file is refused even where only coarser images are lost.
TEST(TiledImages, AFileThatIsCutShortIsRefused) {
    const ScratchFolder folder;
    for (const char* name : {"a.tif", "a.exr"}) {
        writeField(folder / name, streamed(test::randomField(uneven, 1)), false);
        const std::string whole = test::contentsOf(folder / name);
        for (const std::size_t bytes : {whole.size() / 16, whole.size() / 2, whole.size() * 3 / 4,
                                        whole.size() * 9 / 10, whole.size() - 1}) {
            folder.file(name, whole.substr(0, bytes));
            for (const bool mayStay : {false, true})
                expectSentence(sentenceOf([&] {
                                   readFieldOrLevels(folder / name, {}, mayStay ? little : 0,
                                                     mayStay);
                               }),
                               name);
        }
    }
}

TEST(TiledImages, ADamagedTileIsRefusedWhereItIsRead) {
    const ScratchFolder folder;
    std::vector<Complex> samples; // what does not become smaller is kept as it is
    for (int i = 0; i < uneven.count(); ++i)
        samples.emplace_back(static_cast<float>(i % 1009 * i % 1013 % 16));
    const Hologram field{.planes = {Field(uneven, std::move(samples))}};
    for (const char* name : {"a.tif", "a.exr"}) {
        writeField(folder / name, streamed(field), false);
        std::string damaged = test::contentsOf(folder / name);
        const auto middle = damaged.begin() + std::ssize(damaged) / 2;
        std::fill(middle - 300, middle + 300, '\x55');
        folder.file(name, damaged);
        expectSentence(sentenceOf([&] { readFieldOrLevels(folder / name, {}); }), name);
        expectSentence(
            sentenceOf([&] { readInBands(readInPlace<Hologram>(folder / name).planes.front()); }),
            name);
    }
}

} // namespace
} // namespace fringe
#endif
