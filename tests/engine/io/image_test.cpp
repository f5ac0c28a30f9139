// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>

namespace fringe {
namespace {

using test::expectSentence;
using test::haveImages;
using test::ScratchFolder;
using test::sentenceOf;

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

TEST_F(Images, ATiffOfTwoLevelsHasABitForEach) {
    const LevelPattern levels = test::randomLevels({37, 61}, 1, 2);
    writeLevels(folder_ / "a.tif", levels, false);
    std::ifstream file(folder_ / "a.tif", std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    constexpr std::string_view oneBitPerSample("\x02\x01\x03\0\x01\0\0\0\x01\0", 10);
    EXPECT_NE(bytes.find(oneBitPerSample), std::string::npos);
    const auto read = std::get<LevelPattern>(readFieldOrLevels(folder_ / "a.tif", {}));
    EXPECT_EQ(read.count, 2);
    EXPECT_EQ(read.planes, levels.planes);
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

/// Has an EXR file claim a size by its right column and lower row.
void claimSize(std::string& exr, std::int32_t right, std::int32_t lower) {
    for (const std::string name : {"dataWindow", "displayWindow"}) {
        const std::string attribute = name + std::string("\0box2i\0\x10\0\0\0", 11);
        const std::size_t corner = exr.find(attribute) + attribute.size() + 8;
        std::memcpy(exr.data() + corner, &right, 4);
        std::memcpy(exr.data() + corner + 4, &lower, 4);
    }
}

TEST_F(Images, ASmallFileThatClaimsManyPixelsIsRefusedBeforeTheyAreDecoded) {
    writePicture(folder_ / "a.exr", test::randomPicture({8, 8}, 1), false);
    const std::string sound = test::contentsOf(folder_ / "a.exr");
    for (const auto& [width, height] : {std::pair(900'000, 8), {1'000'000, 16}}) {
        std::string claiming = sound;
        claimSize(claiming, width - 1, height - 1);
        folder_.file("b.exr", claiming);
        expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "b.exr", {}); }), "b.exr",
                       std::to_string(width), "damaged");
    }
}

/// Where the chunk table of an EXR file is that has one chunk.
std::size_t chunkTable(const std::string& exr) {
    for (std::size_t at = 0;; ++at) {
        std::uint64_t place = 0;
        std::memcpy(&place, exr.data() + at, sizeof place);
        if (place == at + sizeof place)
            return at;
    }
}

/// Black is no answer where nothing was stored.
TEST_F(Images, AnEXRThatWasNotWrittenToItsEndIsRefused) {
    writePicture(folder_ / "a.exr", test::randomPicture({8, 8}, 1), false);
    const std::string sound = test::contentsOf(folder_ / "a.exr");
    const std::size_t table = chunkTable(sound), chunk = table + 8;
    for (const auto& [from, to] : {std::pair(table, chunk),
                                   {table, sound.size()},
                                   {chunk, sound.size()},
                                   {chunk + 4, chunk + 8}}) {
        std::string damaged = sound;
        std::fill(damaged.begin() + std::ptrdiff_t(from), damaged.begin() + std::ptrdiff_t(to),
                  '\0');
        folder_.file("b.exr", damaged);
        expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "b.exr", {}); }), "b.exr",
                       "damaged", "complete");
    }
}

/// 16 × 8 pixels, of which the upper left quarter is white.
constexpr unsigned char jpeg[]{
    0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01,
    0x00, 0x01, 0x00, 0x00, 0xff, 0xdb, 0x00, 0x43, 0x00, 0x03, 0x02, 0x02, 0x03, 0x02, 0x02, 0x03,
    0x03, 0x03, 0x03, 0x04, 0x03, 0x03, 0x04, 0x05, 0x08, 0x05, 0x05, 0x04, 0x04, 0x05, 0x0a, 0x07,
    0x07, 0x06, 0x08, 0x0c, 0x0a, 0x0c, 0x0c, 0x0b, 0x0a, 0x0b, 0x0b, 0x0d, 0x0e, 0x12, 0x10, 0x0d,
    0x0e, 0x11, 0x0e, 0x0b, 0x0b, 0x10, 0x16, 0x10, 0x11, 0x13, 0x14, 0x15, 0x15, 0x15, 0x0c, 0x0f,
    0x17, 0x18, 0x16, 0x14, 0x18, 0x12, 0x14, 0x15, 0x14, 0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x08,
    0x00, 0x10, 0x01, 0x01, 0x11, 0x00, 0xff, 0xc4, 0x00, 0x15, 0x00, 0x01, 0x01, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x09, 0xff, 0xc4, 0x00,
    0x18, 0x10, 0x00, 0x02, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x19, 0x67, 0xa6, 0xe4, 0xff, 0xda, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00, 0x3f,
    0x00, 0x1e, 0x94, 0x25, 0x6c, 0xc4, 0x4a, 0xb3, 0xff, 0xd9,
};

std::string jpegBytes() {
    return {reinterpret_cast<const char*>(jpeg), sizeof jpeg};
}

/// The picture as a camera writes it that was held otherwise.
std::string jpegNoted(char orientation) {
    std::string exif("\xff\xe1\x00\x22"
                     "Exif\0\0"
                     "MM\0\x2a\0\0\0\x08" // big-endian, the tags 8 bytes on
                     "\0\x01"             // one of them
                     "\x01\x12\0\x03\0\0\0\x01\0?\0\0"
                     "\0\0\0\0",
                     36);
    exif[exif.find('?')] = orientation;
    return jpegBytes().insert(2, exif);
}

LevelPattern levelsIn(const std::filesystem::path& path) {
    return std::get<LevelPattern>(readFieldOrLevels(path, {}));
}

TEST_F(Images, AJpegIsReadAndNotWritten) {
    folder_.file("a.jpg", jpegBytes());
    const LevelPattern read = levelsIn(folder_ / "a.jpg");
    ASSERT_EQ(read.shape(), (Shape{8, 16}));
    ASSERT_EQ(read.planes.size(), 1U);
    for (std::size_t row = 0; row < 8; ++row)
        for (std::size_t col = 0; col < 16; ++col)
            EXPECT_NEAR(read.planes[0].samples()[row * 16 + col], row < 4 && col < 8 ? 255 : 0, 30);
    expectSentence(sentenceOf([&] { writeLevels(folder_ / "b.jpg", read, false); }), "b.jpg",
                   ".png");
}

TEST_F(Images, APictureThatACameraTookOnItsSideIsTurnedUpright) {
    struct Lying {
        char tag;
        Shape shape;
        bool bottom, right; ///< where the white quarter is, upright
    };
    for (const Lying& lying : std::initializer_list<Lying>{{1, {8, 16}, false, false},
                                                           {2, {8, 16}, false, true},
                                                           {3, {8, 16}, true, true},
                                                           {4, {8, 16}, true, false},
                                                           {5, {16, 8}, false, false},
                                                           {6, {16, 8}, false, true},
                                                           {7, {16, 8}, true, true},
                                                           {8, {16, 8}, true, false}}) {
        folder_.file("a.jpg", jpegNoted(lying.tag));
        const LevelPattern read = levelsIn(folder_ / "a.jpg");
        const Shape shape = lying.shape;
        ASSERT_EQ(read.shape(), shape) << int{lying.tag};
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col) {
                const bool isWhite = (row >= shape.rows / 2) == lying.bottom
                                     && (col >= shape.cols / 2) == lying.right;
                const auto at = static_cast<std::size_t>(row * shape.cols + col);
                ASSERT_NEAR(read.planes[0].samples()[at], isWhite ? 255 : 0, 30)
                    << int{lying.tag} << ": " << row << ", " << col;
            }
    }
}

TEST_F(Images, ACutJpegIsRefused) {
    for (const std::size_t left : {10, 60, 150, 160}) {
        folder_.file("a.jpg", jpegBytes().substr(0, left));
        expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "a.jpg", {}); }), "a.jpg");
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
