// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/wave_files.h"

#include "engine/io/asset_files.h"
#include "engine/io/field_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace fringe {
namespace {

using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

constexpr Shape shape{3, 4};
const Sampling sampling{8_um, 6.4_um, {633_nm}};

Hologram someField(std::size_t planes = 1) {
    std::vector<Complex> samples;
    for (int i = 0; i < 12; ++i)
        samples.emplace_back(static_cast<float>(i), static_cast<float>(-2 * i));
    Hologram field{.sampling = sampling};
    field.sampling.wavelengths.resize(planes, 532_nm);
    for (std::size_t i = 0; i < planes; ++i)
        field.planes.emplace_back(shape, samples);
    return field;
}

LevelPattern somePattern(int count) {
    std::vector<std::uint16_t> levels;
    for (int i = 0; i < 12; ++i)
        levels.push_back(static_cast<std::uint16_t>(i * 5 % count));
    return {.count = count,
            .planes = {{shape, std::move(levels)}},
            .sampling = sampling,
            .encoding = "phase"};
}

class WaveFiles : public testing::Test {
  protected:
    Raster read(const char* name) const { return readWave(folder_ / name, {.control = &control_}); }
    std::string refusalOf(const char* name) const {
        return sentenceOf([&] { read(name); });
    }
    /// As a project keeps it.
    Raster kept(const Raster& wave) const {
        const AssetBytes bytes = assetBytes(std::make_shared<const Raster>(wave));
        const auto* begin = reinterpret_cast<const char*>(bytes.bytes.data());
        test::writeFile(folder_ / "kept.npy", std::string(begin, bytes.bytes.size()));
        return read("kept.npy");
    }
    ScratchFolder folder_;
    JobControl control_;
};

TEST_F(WaveFiles, HoldTheFieldAndWhatTheySayOfIt) {
    for (const FileFormat* format : allFileFormats()) {
        if (!canHold(*format, FileContent::Field))
            continue;
        const std::string name = "f" + format->suffixes.front();
        writeField(folder_ / name, someField(), false);
        EXPECT_TRUE(saysWave(folder_ / name, JobControl())) << name;
        const Raster wave = read(name.c_str());
        EXPECT_EQ(wave.planes, 2U);
        EXPECT_EQ(wave.shape, shape);
        for (std::size_t i = 0; i < 12; ++i) {
            EXPECT_EQ(wave.plane(0, 0)[i], static_cast<float>(i));
            EXPECT_EQ(wave.plane(0, 1)[i], -2 * static_cast<float>(i));
        }
        EXPECT_EQ(wave.wave, (WaveFacts{"field", 0, 8_um, 6.4_um, 633_nm}));
        EXPECT_EQ(kept(wave), wave);
    }
}

TEST_F(WaveFiles, HoldLevelsAsTheyAre) {
    for (const FileFormat* format : allFileFormats()) {
        if (!canHold(*format, FileContent::Levels) || format->suffixes.front() == ".jpg")
            continue;
        for (const int count : {2, 16, 256}) {
            const std::string name = std::to_string(count) + format->suffixes.front();
            writeLevels(folder_ / name, somePattern(count), false);
            EXPECT_TRUE(saysWave(folder_ / name, JobControl())) << name;
            const Raster wave = read(name.c_str());
            EXPECT_EQ(wave.white, 255.0F);
            for (std::size_t i = 0; i < 12; ++i)
                EXPECT_EQ(std::lround(wave.samples[i] * 255), static_cast<long>(i) * 5 % count);
            EXPECT_EQ(wave.wave, (WaveFacts{"phase", count, 8_um, 6.4_um, 633_nm}));
            EXPECT_EQ(kept(wave), wave);
        }
    }
}

TEST_F(WaveFiles, OfBlackAndWhiteHoldTwoLevels) {
    LevelPattern pattern = somePattern(2);
    pattern.planes.front() = mapped(pattern.planes.front(), [](std::uint16_t level) {
        return static_cast<std::uint16_t>(255 * level);
    });
    pattern.count = 256;
    writeLevels(folder_ / "b.npy", pattern, false);
    std::filesystem::remove(folder_ / "b.npy.json");
    EXPECT_FALSE(saysWave(folder_ / "b.npy", JobControl()));
    const Raster wave = read("b.npy");
    EXPECT_EQ(wave.wave, (WaveFacts{.levels = 2}));
    EXPECT_EQ(std::lround(std::ranges::max(wave.samples) * 255), 1);
}

TEST_F(WaveFiles, AreDarkOutsideTheirAperture) {
    LevelPattern pattern = somePattern(16);
    pattern.aperture = {Aperture::Kind::Circle, 10_um};
    writeLevels(folder_ / "a.npy", pattern, false);
    const Raster wave = read("a.npy");
    EXPECT_EQ(wave.planes, 2U);
    EXPECT_EQ(wave.wave->meaning, "field");
    EXPECT_EQ(wave.samples[0], 0);
    EXPECT_NE(wave.samples[static_cast<std::size_t>(1 * 4 + 2)], 0);
}

TEST_F(WaveFiles, AreRefusedWithASentence) {
    writeField(folder_ / "three.npy", someField(3), false);
    expectSentence(refusalOf("three.npy"), "three.npy", "3 planes", "one wavelength");
    test::writeFile(folder_ / "empty.npy", "");
    test::writeFile(folder_ / "text.npy", "no array");
    test::writeFile(folder_ / "a.txt", "1 2 3");
    for (const char* name : {"empty.npy", "text.npy", "a.txt", "absent.npy"}) {
        expectSentence(refusalOf(name), name);
        EXPECT_FALSE(saysWave(folder_ / name, JobControl()));
    }
}

TEST_F(WaveFiles, WithoutANumberSayWhere) {
    Raster wave{shape, 2, 1, std::vector<float>(24)};
    wave.samples[12 + 6] = std::numeric_limits<float>::quiet_NaN();
    expectSentence(sentenceOf([&] { kept(wave); }), "row 1", "column 2", "10¹²");
}

} // namespace
} // namespace fringe
