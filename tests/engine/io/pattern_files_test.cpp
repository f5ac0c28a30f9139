// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/pattern_files.h"

#include "engine/io/panel_files.h"
#include "engine/io/pixel_files.h"
#include "engine/job/job_control.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cmath>

#ifdef FRINGE_HAS_IMAGES
#include <zlib.h>
#endif

namespace fringe::test {
namespace {

using Numbers = std::vector<std::uint16_t>;

/// A .npy file of a row of numbers, byte by byte; type: "|u1", "|b1", "<u2".
std::string npyRow(const std::string& type, const Numbers& row) {
    std::string head = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (1, "
                       + std::to_string(row.size()) + "), }";
    head.append(118 - head.size() - 1, ' ');
    std::string bytes = std::string("\x93NUMPY\x01\x00\x76\x00", 10) + head + '\n';
    for (const std::uint16_t number : row) {
        bytes += static_cast<char>(number & 0xff);
        if (type == "<u2")
            bytes += static_cast<char>(number >> 8);
    }
    return bytes;
}

class PatternFiles : public testing::Test {
  protected:
    LevelPattern read(const std::string& name, const PatternHints& hints = {}) {
        PatternRead read = readPattern(folder_ / name, hints, 0, false, &control_);
        from_ = read.levelsFrom;
        return std::get<LevelPattern>(read.content);
    }
    LevelPattern row(const std::string& type, const Numbers& numbers,
                     const PatternHints& hints = {}) {
        writeFile(folder_ / "row.npy", npyRow(type, numbers));
        return read("row.npy", hints);
    }
    static Numbers samplesOf(const LevelPattern& pattern) {
        const auto plane = inMemory(pattern.planes.front());
        return {plane.samples().begin(), plane.samples().end()};
    }
    /// What was told since the last time, in one text.
    std::string told() {
        std::string all;
        for (const Message& note : control_.takeNotes())
            all += note.english() + '\n';
        return all;
    }

    ScratchFolder folder_;
    JobControl control_;
    LevelsFrom from_{};
};

TEST_F(PatternFiles, OfBlackAndWhiteHaveTwoLevels) {
    for (const auto& [type, white] :
         {std::pair("|u1", 255), {"|u1", 1}, {"<u2", 65535}, {"<u2", 1}}) {
        const auto most = static_cast<std::uint16_t>(white);
        const LevelPattern pattern = row(type, {0, most, most, 0});
        EXPECT_EQ(pattern.count, 2) << type << white;
        EXPECT_EQ(samplesOf(pattern), (Numbers{0, 1, 1, 0}));
        EXPECT_EQ(from_, LevelsFrom::Values);
        EXPECT_NE(told().find("--gray-levels"), std::string::npos);
    }
    const LevelPattern truths = row("|b1", {0, 1, 1, 0});
    EXPECT_EQ(truths.count, 2);
    EXPECT_EQ(samplesOf(truths), (Numbers{0, 1, 1, 0}));
    EXPECT_EQ(from_, LevelsFrom::Class);
    EXPECT_EQ(told(), "");
}

TEST_F(PatternFiles, ThatUseFewOfTheirLevelsAreTold) {
    EXPECT_EQ(row("|u1", {0, 1, 5, 7}).count, 256);
    EXPECT_EQ(from_, LevelsFrom::Type);
    EXPECT_NE(told().find("give 8 levels (--gray-levels 8)."), std::string::npos);
    EXPECT_EQ(row("<u2", {0, 17, 1023}).count, 65536);
    EXPECT_NE(told().find("give 1024 levels (--gray-levels 1024)."), std::string::npos);
    EXPECT_EQ(row("|u1", {0, 100, 0}).count, 256);
    EXPECT_NE(told().find("two levels, 0 and 100"), std::string::npos);
    for (const Numbers& plain : {Numbers{0, 128, 128}, {0, 16, 30}, {0, 0, 0}}) {
        EXPECT_EQ(row("|u1", plain).count, 256);
        EXPECT_EQ(told(), "");
    }
}

TEST_F(PatternFiles, GoByWhatIsSaidOfThem) {
    PatternHints hints;
    hints.sampling.levels = 8;
    EXPECT_EQ(row("|u1", {0, 1, 5, 7}, hints).count, 8);
    EXPECT_EQ(from_, LevelsFrom::Option);
    writeFile(folder_ / "row.npy.json", R"({"fringe": 1, "levels": 16, "encoding": "phase"})");
    EXPECT_EQ(row("|u1", {0, 1, 0, 1}).count, 16);
    EXPECT_EQ(from_, LevelsFrom::Metadata);
    EXPECT_EQ(row("|u1", {0, 1, 0, 1}, hints).count, 8);
    EXPECT_EQ(told(), "");
}

TEST_F(PatternFiles, ThatAreLookedAtKeepTheirNumbers) {
    writeFile(folder_ / "row.npy", npyRow("|u1", {0, 255, 0}));
    const FieldOrLevels picture = readFieldOrLevels(folder_ / "row.npy", {}, 0, false, &control_);
    EXPECT_EQ(samplesOf(std::get<LevelPattern>(picture)), (Numbers{0, 255, 0}));
    EXPECT_EQ(told(), "");
}

/// Two levels of a start are 0 and half a turn.
TEST_F(PatternFiles, OfStartsAreReadLikewise) {
    writeFile(folder_ / "s.npy", npyRow("|u1", {0, 255, 0}));
    const Asset start = readStartPattern(folder_ / "s.npy", &control_);
    const std::vector<float>& turns = pictureOf(start).intensity;
    EXPECT_EQ(turns.at(0), 0);
    EXPECT_NEAR(std::abs(turns.at(1)), 0.5, 1e-6);
    EXPECT_NE(told().find("--start-gray-levels"), std::string::npos);
}

/// A panel of 10 bits whose correction comes in words of 16 bits.
TEST_F(PatternFiles, OfCorrectionsGoByTheBitsOfThePanel) {
    writeFile(folder_ / "c.npy", npyRow("<u2", {0, 512, 1023}));
    const Raster correction = readCorrection(folder_ / "c.npy", control_, {.bits = 10});
    EXPECT_NEAR(correction.samples[1], 0.5, 1e-7);
    EXPECT_NEAR(correction.samples[2], 1023 / 1024.0, 1e-7);
    EXPECT_NE(told().find("1024 levels of the panel"), std::string::npos);
    EXPECT_NEAR(readCorrection(folder_ / "c.npy", control_).samples[1], 512 / 65536.0, 1e-7);
    EXPECT_NE(told().find("--bits"), std::string::npos);
    writeFile(folder_ / "c.npy", npyRow("<u2", {0, 512, 65535}));
    EXPECT_NEAR(readCorrection(folder_ / "c.npy", control_, {.bits = 10}).samples[1], 512 / 65536.0,
                1e-7);
    EXPECT_EQ(told(), "");
}

/// 532 nm over 633 nm of a quarter of a turn for each step, which the depth of a step of level 1 of
/// 4 is three times below the surface.
TEST_F(PatternFiles, OfReliefsTurnOtherLightByAnotherShare) {
    const FieldOrLevels levels = LevelPattern{.count = 4,
                                              .planes = {{{1, 4}, {0, 1, 2, 3}}},
                                              .sampling = {1_um, 1_um, {633_nm}},
                                              .encoding = "phase"};
    FileMetadata metadata{.sampling = {1_um, 1_um, {532_nm}}, .levels = 4};
    const auto turnsOf = [&](const char* of) {
        metadata.relief = ReliefFacts{.of = of, .light = "transmission", .index = 1.5};
        const auto phases = phasesOfRelief(levels, metadata);
        EXPECT_TRUE(phases);
        std::vector<double> turns;
        for (const std::uint16_t level : samplesOf(*phases))
            turns.push_back(level / 65536.0);
        return turns;
    };
    const double part = 532.0 / 633 / 4;
    const auto rising = turnsOf("rising"), falling = turnsOf("falling");
    for (int level = 0; level < 4; ++level) {
        EXPECT_NEAR(rising[level], part * level, 1e-5);
        EXPECT_NEAR(falling[level], level == 0 ? 0 : 1 - part * (4 - level), 1e-5);
    }
    metadata.sampling.wavelengths = {633_nm};
    EXPECT_FALSE(phasesOfRelief(levels, metadata));
}

/// λ/(n − n₀) = 500 nm/(1.5 − 1.25) = 2 µm turn once.
TEST_F(PatternFiles, OfHeightsAreReadAsPhases) {
    const Hologram heights{.planes = {Field({1, 3}, {{0, 0}, {1e-6F, 0}, {0.5e-6F, 0}})},
                           .sampling = {1_um, 1_um, {500_nm}}};
    FileMetadata metadata{.sampling = heights.sampling};
    metadata.relief = ReliefFacts{
        .of = "height", .scale = 1, .light = "transmission", .index = 1.5, .medium = 1.25};
    EXPECT_EQ(samplesOf(*phasesOfRelief(heights, metadata)), (Numbers{0, 32768, 16384}));
    metadata.relief->of = "depth";
    EXPECT_EQ(samplesOf(*phasesOfRelief(heights, metadata)), (Numbers{0, 32768, 49152}));
    metadata.relief = ReliefFacts{.of = "gray", .light = "transmission", .index = 1.5};
    EXPECT_FALSE(phasesOfRelief(heights, metadata));
}

#ifdef FRINGE_HAS_IMAGES
std::string bigEndian(std::uint32_t number) {
    return {static_cast<char>(number >> 24), static_cast<char>(number >> 16),
            static_cast<char>(number >> 8), static_cast<char>(number)};
}

std::string pngChunk(const std::string& name, const std::string& data) {
    const std::string named = name + data;
    const auto sum =
        ::crc32(0, reinterpret_cast<const Bytef*>(named.data()), static_cast<uInt>(named.size()));
    return bigEndian(static_cast<std::uint32_t>(data.size())) + named
           + bigEndian(static_cast<std::uint32_t>(sum));
}

/// A row of grey samples of so many bits. Source: PNG specification, sections 7.2 and 11.2.
std::string pngRow(char bits, std::uint32_t width, const std::string& packed) {
    const std::string row = '\0' + packed;
    std::string deflated(64, '\0');
    uLongf size = deflated.size();
    ::compress(reinterpret_cast<Bytef*>(deflated.data()), &size,
               reinterpret_cast<const Bytef*>(row.data()), row.size());
    deflated.resize(size);
    return "\x89PNG\r\n\x1a\n"
           + pngChunk("IHDR", bigEndian(width) + bigEndian(1) + bits + std::string(4, '\0'))
           + pngChunk("IDAT", deflated) + pngChunk("IEND", "");
}

TEST_F(PatternFiles, OfFewBitsHaveTheLevelsOfTheirBits) {
    writeFile(folder_ / "one.png", pngRow(1, 4, "\x60"));
    const LevelPattern one = read("one.png");
    EXPECT_EQ(one.count, 2);
    EXPECT_EQ(samplesOf(one), (Numbers{0, 1, 1, 0}));
    EXPECT_EQ(from_, LevelsFrom::Class);
    writeFile(folder_ / "two.png", pngRow(2, 4, "\x1b"));
    const LevelPattern two = read("two.png");
    EXPECT_EQ(two.count, 4);
    EXPECT_EQ(samplesOf(two), (Numbers{0, 1, 2, 3}));
    writeFile(folder_ / "four.png", pngRow(4, 2, "\x0f"));
    const LevelPattern four = read("four.png");
    EXPECT_EQ(four.count, 16);
    EXPECT_EQ(samplesOf(four), (Numbers{0, 15}));
    EXPECT_EQ(told(), "");
}
#endif

} // namespace
} // namespace fringe::test
