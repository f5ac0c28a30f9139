// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/picture_stack.h"

#include "engine/io/input_file.h"
#include "engine/io/metadata.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fringe {
namespace {

using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

const FileFormat* tiff() {
    for (const FileFormat* format : allFileFormats())
        if (format->suffixes.front() == ".tif")
            return format;
    return nullptr;
}

Picture pictureAt(Length distance, std::size_t planes = 1) {
    Picture picture = test::randomPicture({7, 5}, planes);
    for (auto& plane : picture.planes)
        plane = mapped(plane,
                       [=](float value) { return value * static_cast<float>(1 + distance.si()); });
    picture.distance = distance;
    return picture;
}

class PictureStacks : public testing::Test {
  protected:
    void SetUp() override {
        if (!tiff())
            GTEST_SKIP() << "built without image formats";
    }
    /// Three pages at 1, 2 and 3 m.
    void write(PageSamples samples, std::size_t planes = 1) const {
        PictureStack stack(folder_ / "s.tif", samples, 3, false);
        for (const int metres : {1, 2, 3})
            stack.add(pictureAt(Length(metres), planes));
        stack.commit();
    }
    StoredData page(int index) const { return tiff()->pages->read(folder_ / "s.tif", {}, index); }
    static FileMetadata metadataOf(const StoredData& page) {
        return parseMetadata(page.metadata, "s.tif").value();
    }
    ScratchFolder folder_;
};

TEST_F(PictureStacks, FloatPagesKeepValuesAndDistances) {
    for (const std::size_t planes : {1U, 3U}) {
        std::filesystem::remove(folder_ / "s.tif");
        write(PageSamples::Float, planes);
        for (int i = 0; i < 3; ++i) {
            const StoredData stored = page(i);
            const auto& read = std::get<Hologram>(stored.content);
            const Picture written = pictureAt(Length(i + 1), planes);
            ASSERT_EQ(read.planes.size(), planes);
            for (std::size_t p = 0; p < planes; ++p)
                for (std::size_t k = 0; k < written.planes[p].size(); ++k)
                    ASSERT_EQ(read.planes[p].samples()[k].real(), written.planes[p].samples()[k]);
            EXPECT_EQ(metadataOf(stored).distance, Length(i + 1));
            EXPECT_EQ(metadataOf(stored).sampling, written.sampling);
            EXPECT_EQ(metadataOf(stored).white, 0);
        }
        EXPECT_THROW(page(3), Error);
    }
}

TEST_F(PictureStacks, SixteenBitPagesSayWhatWhiteIs) {
    write(PageSamples::Bits16);
    for (int i = 0; i < 3; ++i) {
        const StoredData stored = page(i);
        const auto& read = std::get<LevelPattern>(stored.content);
        const Picture written = pictureAt(Length(i + 1));
        const double white = metadataOf(stored).white;
        EXPECT_GT(white, 0);
        EXPECT_EQ(metadataOf(stored).distance, Length(i + 1));
        for (std::size_t k = 0; k < written.planes[0].size(); ++k)
            EXPECT_NEAR(read.planes[0].samples()[k] * white / 65535,
                        std::min<double>(std::max(written.planes[0].samples()[k], 0.0F), white),
                        white / 65535);
    }
}

TEST_F(PictureStacks, IsReadAsItsFirstPage) {
    write(PageSamples::Float);
    const auto read = std::get<Hologram>(readFieldOrLevels(folder_ / "s.tif", {}));
    EXPECT_EQ(read.planes[0].samples()[0].real(), pictureAt(Length(1)).planes[0].samples()[0]);
}

TEST_F(PictureStacks, IsAbsentUntilItIsCommitted) {
    {
        PictureStack stack(folder_ / "s.tif", PageSamples::Float, 2, false);
        stack.add(pictureAt(Length(1)));
        EXPECT_FALSE(std::filesystem::exists(folder_ / "s.tif"));
    }
    EXPECT_EQ(folder_.entries(), 0U);
}

TEST_F(PictureStacks, RefusesWhatStandsInTheWay) {
    write(PageSamples::Float);
    expectSentence(
        sentenceOf([&] { PictureStack(folder_ / "s.tif", PageSamples::Float, 2, false); }), "s.tif",
        "exists");
    expectSentence(
        sentenceOf([&] { PictureStack(folder_ / "s.png", PageSamples::Float, 2, false); }), "s.png",
        "one picture", ".tif");
    EXPECT_TRUE(canHoldPages("a.tiff"));
    EXPECT_FALSE(canHoldPages("a.npy"));
}

TEST_F(PictureStacks, ALargeOneIsBigTiff) {
    for (const std::size_t pages : {2U, 40'000'000U}) {
        std::filesystem::remove(folder_ / "s.tif");
        PictureStack stack(folder_ / "s.tif", PageSamples::Float, pages, false);
        stack.add(pictureAt(Length(1)));
        stack.add(pictureAt(Length(2)));
        stack.commit();
        EXPECT_EQ(metadataOf(page(1)).distance, Length(2));
        // The version number of TIFF is 42, that of BigTIFF 43.
        EXPECT_EQ(test::contentsOf(folder_ / "s.tif")[2], pages == 2 ? 42 : 43);
    }
}

} // namespace
} // namespace fringe
