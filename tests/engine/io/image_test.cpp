// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

bool haveImages() {
    for (const FileFormat* format : allFileFormats())
        if (format->suffixes.front() == ".png")
            return true;
    return false;
}

class Images : public testing::Test {
  protected:
    void SetUp() override {
        if (!haveImages())
            GTEST_SKIP() << "built without image formats";
    }
    ScratchFolder folder_;
};

TEST_F(Images, AGreyPictureInThreeEqualColoursIsOnePlane) {
    LevelPattern grey = test::randomLevels({6, 5}, 1, 256);
    grey.planes = {grey.planes[0], grey.planes[0], grey.planes[0]};
    grey.sampling = {};
    writeLevels(folder_ / "a.bmp", grey, false);
    std::filesystem::remove(folder_ / "a.bmp.json");
    const auto read = std::get<LevelPattern>(readFieldOrLevels(folder_ / "a.bmp", {}));
    ASSERT_EQ(read.planes.size(), 1U);
    EXPECT_EQ(read.planes[0], grey.planes[0]);
}

TEST_F(Images, TwoWavelengthsAreRefusedByName) {
    const LevelPattern levels = test::randomLevels({6, 5}, 2, 256);
    expectSentence(sentenceOf([&] { writeLevels(folder_ / "a.png", levels, false); }), "a.png",
                   "not 2", ".npy");
    EXPECT_EQ(folder_.entries(), 0U);
}

TEST_F(Images, TooManyLevelsForBmpAreRefused) {
    const LevelPattern levels = test::randomLevels({6, 5}, 1, 257);
    expectSentence(sentenceOf([&] { writeLevels(folder_ / "a.bmp", levels, false); }), "a.bmp",
                   "257", ".png");
}

TEST_F(Images, AWrongSuffixIsNamed) {
    writeLevels(folder_ / "a.png", test::randomLevels({6, 5}, 1, 256), false);
    std::filesystem::rename(folder_ / "a.png", folder_ / "a.tif");
    expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "a.tif", {}); }), "a.tif",
                   "suffix");
}

TEST_F(Images, ACutFileIsRefused) {
    for (const char* name : {"a.png", "a.tif", "a.exr", "a.bmp"}) {
        writePicture(folder_ / name, test::randomPicture({60, 50}, 1), false);
        const std::string whole = test::contentsOf(folder_ / name);
        for (const std::size_t share : {1, 4, 8, 15}) {
            folder_.file(name, whole.substr(0, whole.size() * share / 16));
            expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / name, {}); }), name);
        }
    }
}

TEST_F(Images, AFlippedBitInAPngIsNamed) {
    writeLevels(folder_ / "a.png", test::randomLevels({6, 5}, 1, 256), false);
    const std::string whole = test::contentsOf(folder_ / "a.png");
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string flipped = whole;
        flipped[at] = static_cast<char>(flipped[at] ^ 4);
        folder_.file("a.png", flipped);
        expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "a.png", {}); }), "a.png");
    }
}

TEST_F(Images, ABombIsRefusedBeforeItIsDecoded) {
    writeLevels(folder_ / "a.bmp", test::randomLevels({6, 5}, 1, 256), false);
    std::string bytes = test::contentsOf(folder_ / "a.bmp");
    // Width and height follow 14 bytes of file header and the size of the next one.
    bytes.replace(18, 8, std::string("\x60\xEA\x00\x00\x60\xEA\x00\x00", 8));
    folder_.file("a.bmp", bytes);
    expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "a.bmp", {}); }), "a.bmp",
                   "60000 × 60000");
}

} // namespace
} // namespace fringe
