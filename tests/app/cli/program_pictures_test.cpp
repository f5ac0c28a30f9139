// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and arrays of other programs on the command line: right, or a sentence says what is not.
#include "program.h"

#include "engine/io/field_files.h"
#include "engine/io/npy_header.h"
#include "engine/model/units.h"
#include "tests/engine/io/picture_writers.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

using Words = std::vector<std::string>;

class ProgramPictures : public Program {
  protected:
    Ran make(Words words) const {
        words.insert(words.end(), {"-o", "f.npy", "--pitch", "8um", "--wavelength", "532nm",
                                   "--device", "cpu", "--force"});
        Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return ran;
    }
    std::vector<Complex> field() const {
        return samplesOf(
            std::get<Hologram>(readFieldOrLevels(folder_ / "f.npy", {})).planes.front());
    }
    void writeArray(const std::string& name, const std::vector<std::uint64_t>& lengths,
                    const std::vector<float>& numbers) const {
        Bytes body(std::endian::little);
        for (const float number : numbers)
            body.put(number);
        write(name, npyHeaderText(NpyType::Float32, lengths) + body.text());
    }
};

TEST_F(ProgramPictures, realNumbersArePhasesWhereThatIsSaid) {
    const std::vector<float> phases{0, 1, 2, 3, 4, 5};
    writeArray("p.npy", {2, 3}, phases);
    make({"field", "p.npy", "--meaning", "phase"});
    const auto read = field();
    for (std::size_t i = 0; i < phases.size(); ++i)
        EXPECT_NEAR(std::abs(read[i] - std::polar(1.0F, phases[i])), 0, 1e-6);
    make({"field", "p.npy"});
    EXPECT_EQ(field(), std::vector<Complex>(phases.begin(), phases.end()));
}

TEST_F(ProgramPictures, everyReaderTakesTheNumberOfLevels) {
    write("p.npy", npyHeaderText(NpyType::Uint8, {1, 3}) + std::string("\0\x55\xff", 3));
    const Complex third = std::polar(1.0F, static_cast<float>(2 * M_PI / 3));
    for (const Words& words :
         {Words{"field", "p.npy", "--meaning", "phase", "--gray-levels", "255"},
          Words{"propagate", "p.npy", "--distance", "0mm", "--gray-levels", "255"}}) {
        make(words);
        const auto read = field();
        EXPECT_NEAR(std::abs(read[1] - third), 0, 1e-5) << words[0];
        EXPECT_NEAR(std::abs(read[2] - read[0]), 0, 1e-5) << words[0];
    }
}

TEST_F(ProgramPictures, aStartTakesTheNumberOfLevels) {
    std::string levels = npyHeaderText(NpyType::Uint8, {8, 8});
    for (int i = 0; i < 64; ++i)
        levels += static_cast<char>(i % 2 == 0 ? 255 : 85);
    write("start.npy", levels);
    write("s.csv", "x[mm],y[mm],z[mm]\n0,0,20\n");
    const auto patternOf = [&](const Words& more) {
        Words words{"spots",        "s.csv",     "--geometry",   "free",  "--size",   "8x8",
                    "--start",      "start.npy", "--iterations", "0",     "--encode", "phase",
                    "--levels",     "256",       "-o",           "p.npy", "--pitch",  "8um",
                    "--wavelength", "532nm",     "--device",     "cpu",   "--force"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return read("p.npy");
    };
    const std::string all = patternOf({}), fewer = patternOf({"--start-gray-levels", "255"});
    EXPECT_EQ(all.substr(all.size() - 64), levels.substr(levels.size() - 64));
    std::string turned = levels.substr(levels.size() - 64);
    std::ranges::replace(turned, '\xff', '\0'); // a whole turn is none
    EXPECT_EQ(fewer.substr(fewer.size() - 64), turned);
    expectRefused(
        {"spots", "s.csv", "-o", "q.npy", "--geometry", "free", "--start-gray-levels", "255"},
        {"--start-gray-levels", "--start FILE"});
}

TEST_F(ProgramPictures, colouredDepthsAndMillimetresAreSpokenOf) {
    writeArray("c.npy", {4, 4}, std::vector<float>(16, 1));
    std::vector<float> rainbow(48);
    for (std::size_t i = 0; i < 16; ++i)
        rainbow[i * 7 % 48] = 1;
    writeArray("rainbow.npy", {1, 3, 4, 4}, rainbow);
    const auto saidOf = [&](const char* depth) {
        return make({"rgbd", "--color", "c.npy", "--depth", depth, "--near", "10mm", "--far", "6mm",
                     "--size", "4x4"})
            .err;
    };
    EXPECT_NE(saidOf("rainbow.npy").find("coloured"), std::string::npos);
    std::string deep = npyHeaderText(NpyType::Uint16, {4, 4});
    for (int i = 0; i < 16; ++i)
        deep += {static_cast<char>(i * 16), 2};
    write("mm.npy", deep);
    EXPECT_NE(saidOf("mm.npy").find("--depth-meaning millimetres"), std::string::npos);
    std::vector<float> slope;
    for (int i = 0; i < 16; ++i)
        slope.push_back(static_cast<float>(i) / 15);
    writeArray("d.npy", {4, 4}, slope);
    EXPECT_EQ(saidOf("d.npy").find("warning"), std::string::npos);
}

TEST_F(ProgramPictures, oneBadSampleIsClippedAndSaid) {
    writeArray("s.npy", {2, 2}, {1, -1e-4F, std::nanf(""), 1});
    const Ran ran = make({"layers", "s.npy", "--size", "2x2", "--phase", "constant",
                          "--first-distance", "0.0001mm", "--last-distance", "0.0001mm"});
    EXPECT_NE(ran.err.find("2 of the samples"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("row 1 and column 2"), std::string::npos) << ran.err;
}

TEST_F(ProgramPictures, whatIsTooLargeToBeLightIsSaid) {
    writeArray("s.npy", {2, 2}, {1, 1e30F, 1, 1});
    const Words plane{"--size", "2x2", "--phase", "constant"};
    const auto clippedBy = [&](Words words) {
        words.insert(words.end(), plane.begin(), plane.end());
        EXPECT_NE(make(words).err.find("1 of the samples, the first in row 1 and column 2"),
                  std::string::npos)
            << words[0];
        for (const Complex sample : field())
            EXPECT_LT(std::abs(sample), 10) << words[0];
    };
    clippedBy({"layers", "s.npy", "--first-distance", "0.0001mm", "--last-distance", "0.0001mm"});
    writeArray("d.npy", {2, 2}, {0, 0, 0, 1});
    clippedBy({"rgbd", "--color", "s.npy", "--depth", "d.npy", "--near", "2mm", "--far", "1mm"});
    for (const Words& words : {Words{"field", "s.npy", "--meaning", "field"},
                               Words{"propagate", "s.npy", "--distance", "1mm"}}) {
        Words all = words;
        all.insert(all.end(), {"-o", "f2.npy", "--pitch", "8um", "--wavelength", "532nm"});
        expectRefused(all, {"s.npy", "row 0, column 1", "10¹²"});
    }
    writeArray("a.npy", {2, 2}, {1, 1e12F, 1, 1});
    make({"propagate", "a.npy", "--distance", "1mm"});
}

TEST_F(ProgramPictures, pagesAreLayersAndElsewhereSpokenOf) {
    if (!haveImages())
        GTEST_SKIP() << "built without image formats";
    write("s.tif", tiffOf({{1, 2, {255, 0}}, {1, 2, {0, 255}}}));
    const Ran stack = make({"layers", "s.tif", "--size", "2x1", "--phase", "constant",
                            "--first-distance", "0.0001mm", "--last-distance", "0.0001mm"});
    EXPECT_EQ(stack.err.find("page"), std::string::npos) << stack.err;
    for (const Complex sample : field())
        EXPECT_NEAR(std::abs(sample), 1, 0.05);
    EXPECT_NE(make({"field", "s.tif", "--meaning", "amplitude"}).err.find("2 pages"),
              std::string::npos);
}

TEST_F(ProgramPictures, aSweepComesBackAsLayersAtItsDistances) {
    if (!haveImages())
        GTEST_SKIP() << "built without image formats";
    writeField(folder_ / "a.npy", randomField({16, 16}, 1), true);
    const Ran swept = fringe({"reconstruct", "a.npy", "--sweep", "10mm:30mm:3", "-o", "s.tif",
                              "--pitch", "8um", "--wavelength", "532nm", "--device", "cpu"});
    ASSERT_EQ(swept.status, 0) << swept.err;
    const Words far{"--size", "16x16", "--phase", "constant"};
    Words own{"layers", "s.tif"},
        given{"layers", "s.tif", "--first-distance", "10mm", "--last-distance", "30mm"};
    own.insert(own.end(), far.begin(), far.end());
    given.insert(given.end(), far.begin(), far.end());
    make(own);
    const auto field = this->field();
    make(given);
    EXPECT_EQ(field, this->field());
}

TEST_F(ProgramPictures, noLineOfALibraryStandsBesideOurs) {
    if (!haveImages())
        GTEST_SKIP() << "built without image formats";
    const std::string sound = [&] {
        writeLevels(folder_ / "a.png", randomLevels({6, 5}, 1, 256), true);
        return contentsOf(folder_ / "a.png");
    }();
    const auto sealed = [](std::string png, std::size_t chunk) {
        const auto length = static_cast<unsigned char>(png[chunk + 3]);
        std::uint32_t crc = ~0U;
        for (std::size_t i = chunk + 4; i < chunk + 8 + length; ++i) {
            crc ^= static_cast<unsigned char>(png[i]);
            for (int bit = 0; bit < 8; ++bit)
                crc = crc & 1 ? crc >> 1 ^ 0xedb88320U : crc >> 1;
        }
        png.replace(chunk + 8 + length, 4, Bytes(std::endian::big).put(~crc).text());
        return png;
    };
    std::string wide = sound, kind = sound, torn = sound;
    wide[19] = 0; // width
    kind[25] = 3; // a palette, which is not there
    const std::size_t pixels = sound.find("IDAT") - 4;
    torn[pixels + 12] ^= 0x55;
    write("wide.png", sealed(wide, 8));
    write("kind.png", sealed(kind, 8));
    write("torn.png", sealed(torn, pixels));
    for (const char* name : {"wide.png", "kind.png", "torn.png"})
        for (const char* command : {"propagate", "field"}) {
            Words words{command, name, "-o", "x.npy", "--pitch", "8um", "--wavelength", "532nm"};
            if (std::string(command) == "propagate")
                words.insert(words.end(), {"--distance", "1mm"});
            expectRefused(words, {name, "damaged"});
        }
}

} // namespace
} // namespace fringe::test
