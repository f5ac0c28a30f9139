// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef FRINGE_HAS_IMAGES
#include "engine/io/frame_files.h"

#include "engine/io/field_files.h"
#include "engine/job/job_control.h"
#include "expect_error.h"
#include "plain_readers.h"
#include "sample_data.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <xxhash.h>

#include <cstdio>

namespace fringe::test {
namespace {

const FrameFacts facts{.panel = "X13138",
                       .packing = "gray",
                       .bits = 8,
                       .wavelengths = {1064_nm},
                       .steps = {"sign", "levels"},
                       .seed = 18446744073709551615U,
                       .parameters = {{"device.sign", "-1"}, {"plate.pitch_x", "12.5um"}}};

/// Sides that no format pads to.
constexpr Shape shape{5, 7};

LevelPattern pictureOf(std::size_t planes, int count, int bits = 0) {
    LevelPattern picture = randomLevels(shape, planes, count);
    picture.sampling = {12.5_um, 12.5_um, {1064_nm}};
    picture.bits = bits;
    return picture;
}

std::vector<unsigned> interleaved(const LevelPattern& picture) {
    std::vector<unsigned> samples;
    for (std::size_t i = 0; i < picture.planes[0].size(); ++i)
        for (const auto& plane : picture.planes)
            samples.push_back(plane.samples()[i]);
    return samples;
}

struct FrameForm {
    const char* name;
    PlainPicture (*read)(const std::string& bytes);
    std::size_t planes;
    int bits;       ///< of a value
    int bitsOfFile; ///< of a sample
};

class FrameFiles : public testing::TestWithParam<FrameForm> {};

TEST_P(FrameFiles, AreFoundByOtherReadersAsTheyAre) {
    const auto& [name, read, planes, bits, bitsOfFile] = GetParam();
    const ScratchFolder folder;
    const LevelPattern picture = pictureOf(planes, 1 << bits, bits);
    writeFrame(folder / name, picture, facts, false);
    const PlainPicture found = read(contentsOf(folder / name));
    EXPECT_EQ(found.cols, 7U);
    EXPECT_EQ(found.rows, 5U);
    EXPECT_EQ(found.channels, planes);
    EXPECT_EQ(found.bits, bitsOfFile);
    EXPECT_EQ(found.samples, interleaved(picture));
    if (found.perMetre > 0) {
        EXPECT_NEAR(found.perMetre, 80000, 1); // 1/12.5 µm
    }
    const auto own = std::get<LevelPattern>(readFieldOrLevels(folder / name, {}));
    EXPECT_EQ(own.planes, picture.planes);
    EXPECT_EQ(own.count, 1 << bits);
}

INSTANTIATE_TEST_SUITE_P(All, FrameFiles,
                         testing::Values(FrameForm{"a.bmp", &plainBmp, 1, 8, 8},
                                         FrameForm{"rgb.bmp", &plainBmp, 3, 8, 8},
                                         FrameForm{"a.png", &plainPng, 1, 8, 8},
                                         FrameForm{"rgb.png", &plainPng, 3, 8, 8},
                                         FrameForm{"a10.png", &plainPng, 1, 10, 16},
                                         FrameForm{"a16.png", &plainPng, 1, 16, 16},
                                         FrameForm{"a.tif", &plainTiff, 1, 8, 8},
                                         FrameForm{"rgb.tif", &plainTiff, 3, 8, 8},
                                         FrameForm{"a10.tif", &plainTiff, 1, 10, 10},
                                         FrameForm{"a12.tif", &plainTiff, 1, 12, 12},
                                         FrameForm{"a16.tif", &plainTiff, 1, 16, 16}),
                         [](const auto& form) {
                             std::string name = form.param.name;
                             name[name.find('.')] = '_';
                             return name;
                         });

TEST(FrameFile, OfPlanesThatAreMadeIsTheSame) {
    const ScratchFolder folder;
    for (const auto& [name, bits] : {std::pair{"a.bmp", 8},
                                     {"a.png", 16},
                                     {"a.tif", 8},
                                     {"a10.tif", 10},
                                     {"a12.tif", 12},
                                     {"a16.tif", 16}}) {
        const LevelPattern picture = pictureOf(1, 1 << bits, bits);
        writeFrame(folder / name, streamed(picture), facts, false);
        const auto own = std::get<LevelPattern>(readFieldOrLevels(folder / name, {}));
        EXPECT_EQ(own.planes, picture.planes) << name;
    }
}

TEST(FrameFile, SaysBesideItWhatItIs) {
    const ScratchFolder folder;
    writeFrame(folder / "a.png", pictureOf(1, 256), facts, false);
    const auto said = parseMetadata(readSidecar(folder / "a.png"), "a.png.json");
    ASSERT_TRUE(said && said->frame);
    const std::string bytes = contentsOf(folder / "a.png");
    std::array<char, 32> sum{};
    std::snprintf(sum.data(), sum.size(), "xxh3:%016llx",
                  static_cast<unsigned long long>(XXH3_64bits(bytes.data(), bytes.size())));
    EXPECT_EQ(said->frame->sum, sum.data());
    FrameFacts found = *said->frame;
    found.sum.clear();
    EXPECT_EQ(found, facts);
    EXPECT_EQ(said->levels, 256);
    EXPECT_EQ(said->sampling.pitchX, 12.5_um);
}

TEST(FrameFile, IsToldApartWhereItIsReadAsAPattern) {
    const ScratchFolder folder;
    writeFrame(folder / "a.bmp", pictureOf(3, 256), facts, false);
    JobControl control;
    readFieldOrLevels(folder / "a.bmp", {}, 0, false, &control);
    const auto notes = control.takeNotes();
    ASSERT_EQ(notes.size(), 1U);
    expectSentence(notes.front().english(), "a.bmp", "X13138", "sign, levels");
}

TEST(FrameFile, IsCompleteOrAbsentWithItsSidecar) {
    const ScratchFolder folder;
    expectSentence(
        sentenceOf([&] { writeFrame(folder / "a.bmp", pictureOf(1, 1024, 10), facts, false); }),
        "256 levels", "1024");
    EXPECT_EQ(folder.entries(), 0U);
    writeFrame(folder / "a.tif", pictureOf(1, 256), facts, false);
    const std::string before = contentsOf(folder / "a.tif.json");
    expectSentence(
        sentenceOf([&] { writeFrame(folder / "a.tif", pictureOf(1, 16), facts, false); }), "a.tif");
    EXPECT_EQ(contentsOf(folder / "a.tif.json"), before);
    EXPECT_EQ(folder.entries(), 2U);
}

TEST(FrameFile, WithDamagedFactsIsRefused) {
    const ScratchFolder folder;
    writeFrame(folder / "a.bmp", pictureOf(1, 256), facts, false);
    for (const char* damaged : {R"({"fringe": 1, "frame": 3})", R"({"fringe": 1, "frame": {}})",
                                R"({"fringe": 1, "frame": {"panel": [1]}})"}) {
        folder.file("a.bmp.json", damaged);
        expectSentence(sentenceOf([&] { readFieldOrLevels(folder / "a.bmp", {}); }), "a.bmp.json",
                       "\"frame\"");
    }
}

} // namespace
} // namespace fringe::test
#endif
