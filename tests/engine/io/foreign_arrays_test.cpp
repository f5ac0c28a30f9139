// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays as Octave, Matlab, h5py and NumPy leave them, and files that name others.
#include "engine/io/array_files.h"
#include "engine/io/npy_header.h"
#include "engine/io/panel_files.h"
#include "engine/io/pixel_files.h"
#include "engine/io/wave_files.h"
#include "kernels/run_time_module.h"
#include "tests/engine/io/foreign_files.h"
#include "tests/engine/io/picture_writers.h"
#include "tests/support/samples.h"

#include <complex>
#include <functional>

namespace fringe::test {
namespace {

using Numbers = std::vector<Complex>;

class ForeignArrays : public ForeignFiles {
  protected:
    /// Copies a sample; false, and the test is skipped: there is no reader of such files.
    bool hasSample(const std::string& name, const char* reader = "fringe-read-h5") {
        std::filesystem::copy_file(FRINGE_IO_SAMPLES "/" + name, folder_ / name);
        return std::filesystem::exists(modulePath(reader));
    }
    FieldOrLevels read(const std::string& name, const ArrayChoice& choice = {}) {
        SamplingHints hints;
        hints.array = choice;
        return readFieldOrLevels(folder_ / name, hints, 0, false, &control_);
    }
    Numbers field(const std::string& name, const ArrayChoice& choice = {}) {
        const Hologram read = std::get<Hologram>(this->read(name, choice));
        const auto samples = read.planes.front().samples();
        return {samples.begin(), samples.end()};
    }
    std::string refusal(const std::string& name, const ArrayChoice& choice = {}) {
        return sentenceOf([&] { read(name, choice); });
    }
};

/// 0 … 5 along rows, as the samples have them, and an imaginary part of 1.
Numbers risingBy(float imaginary) {
    Numbers numbers;
    for (int i = 0; i < 6; ++i)
        numbers.emplace_back(static_cast<float>(i), imaginary);
    return numbers;
}

TEST_F(ForeignArrays, readNoOtherFileThanTheirOwn) {
    folder_.file("beside.bin", "secret");
    folder_.file("beside.h5", contentsOf(FRINGE_IO_SAMPLES "/phase.h5"));
    for (const char* name : {"external.h5", "virtual.h5", "linked.h5", "external73.mat"}) {
        if (!hasSample(name))
            GTEST_SKIP() << "built without HDF5";
        expectSentence(refusal(name), name, "phase", "other files", "save them in this one");
        expectSentence(refusal(name, {"phase"}), name, "phase", "other files");
        EXPECT_FALSE(saysWave(folder_ / name, control_));
    }
    EXPECT_EQ(field("linked.h5", {"own"}), risingBy(0));
    expectNote("linked.h5", "not read: phase.");
}

TEST_F(ForeignArrays, haveComplexNumbersByAnyNameOfTheirParts) {
    if (!hasSample("parts.h5"))
        GTEST_SKIP() << "built without HDF5";
    for (const char* name : {"Matlab", "capitals", "turned"})
        EXPECT_EQ(field("parts.h5", {name}), risingBy(1)) << name;
}

TEST_F(ForeignArrays, ofOctaveHaveColumnsFirst) {
    if (!hasSample("octave.h5"))
        GTEST_SKIP() << "built without HDF5";
    const Numbers byColumns{{0, 1}, {2, 1}, {4, 1}, {1, 1}, {3, 1}, {5, 1}};
    EXPECT_EQ(field("octave.h5"), byColumns);
    expectNote("octave.h5", "not read: w.");
    EXPECT_EQ(std::get<Hologram>(read("octave.h5", {"u", true})).shape(), (Shape{3, 2}));
}

TEST_F(ForeignArrays, ofMatlab73AreReadByTheirClasses) {
    if (!hasSample("matlab73.mat"))
        GTEST_SKIP() << "built without HDF5";
    expectSentence(refusal("matlab73.mat"), "(depth, mask)");
    EXPECT_EQ(field("matlab73.mat", {"depth"}), risingBy(0));
    const auto mask = std::get<LevelPattern>(read("matlab73.mat", {"mask"}));
    EXPECT_EQ(mask.count, 2);
    EXPECT_EQ(samplesOf(mask.planes.front()), (std::vector<std::uint16_t>{0, 0, 0, 1, 1, 1}));
}

TEST_F(ForeignArrays, ofTruthHaveTwoLevels) {
    const std::string header = npyHeaderText(NpyType::Bool, {2, 2});
    folder_.file("t.npy", header + std::string("\0\1\1\0", 4));
    const auto truth = std::get<LevelPattern>(read("t.npy"));
    EXPECT_EQ(truth.count, 2);
    EXPECT_EQ(samplesOf(truth.planes.front()), (std::vector<std::uint16_t>{0, 1, 1, 0}));
    constexpr std::uint32_t logicalBytes = 0x200 | 9, ofBytes = 2;
    folder_.file("l.mat", matOf({{"mask", logicalBytes, 2, 2,
                                  matElement(ofBytes, std::string("\0\1\1\1", 4))}}));
    if (!std::filesystem::exists(modulePath("fringe-read-mat")))
        GTEST_SKIP() << "built without MatIO";
    const auto logical = std::get<LevelPattern>(read("l.mat"));
    EXPECT_EQ(logical.count, 2);
    EXPECT_EQ(samplesOf(logical.planes.front()), (std::vector<std::uint16_t>{0, 1, 1, 1}));
}

std::string npyOfFloats(const std::vector<std::uint64_t>& lengths, const Floats& numbers) {
    Bytes body(std::endian::little);
    for (const float number : numbers)
        body.put(number);
    return npyHeaderText(NpyType::Float32, lengths) + body.text();
}

TEST_F(ForeignArrays, areToBeAloneWhereNoneCanBeChosen) {
    const std::string rising = npyOfFloats({2, 3}, {0, 1, 2, 3, 4, 5});
    folder_.file("a.npz", zipOf({{"amplitude.npy", rising}, {"phase.npy", rising}}));
    const std::vector<std::function<void()>> readers{
        [&] { readBeamPicture(folder_ / "a.npz"); }, [&] { readStartPattern(folder_ / "a.npz"); },
        [&] { readCorrection(folder_ / "a.npz", control_, {}); }};
    for (const auto& read : readers) {
        const std::string sentence = sentenceOf(read);
        expectSentence(sentence, "a.npz", "(amplitude, phase)", "in a file of its own");
        EXPECT_EQ(sentence.find("--"), std::string::npos) << sentence;
    }
}

TEST_F(ForeignArrays, areNamedWithTheLikeliestFirst) {
    folder_.file("a.npz", zipOf({{"scale.npy", npyOfFloats({1, 1}, {3})},
                                 {"row.npy", npyOfFloats({1, 3}, {1, 2, 3})},
                                 {"b.npy", npyOfFloats({2, 2}, {0, 1, 2, 3})},
                                 {"a.npy", npyOfFloats({2, 2}, {0, 1, 2, 3})}}));
    EXPECT_EQ(arrayNames(folder_ / "a.npz", {}),
              (std::vector<std::string>{"a", "b", "row", "scale"}));
    folder_.file("b.npy", npyOfFloats({2, 2}, {0, 1, 2, 3}));
    EXPECT_TRUE(arrayNames(folder_ / "b.npy", {}).empty());
}

TEST_F(ForeignArrays, areChosenByName) {
    const std::string rising = npyOfFloats({2, 3}, {0, 1, 2, 3, 4, 5});
    const std::string quarter = npyOfFloats({2, 3}, Floats(6, 1.57079633F));
    folder_.file("a.npz", zipOf({{"amplitude.npy", rising}, {"phase.npy", quarter}}));
    expectSentence(refusal("a.npz", {.isOffered = true}), "a.npz", "(amplitude, phase)", "--array");
    EXPECT_EQ(arrayNames(folder_ / "a.npz", {}), (std::vector<std::string>{"amplitude", "phase"}));
    EXPECT_EQ(field("a.npz", {"amplitude"}), risingBy(0));
    expectNote("a.npz", "phase");
    expectSentence(refusal("a.npz", {"light"}), "a.npz", "no array light", "amplitude, phase");
    const Numbers polar = field("a.npz", {"amplitude,phase"});
    notes();
    for (std::size_t i = 0; i < polar.size(); ++i)
        EXPECT_NEAR(std::abs(polar[i] - Complex(0, static_cast<float>(i))), 0, 1e-6);
    const Raster wave =
        readWave(folder_ / "a.npz", {.control = &control_, .array = {"amplitude,phase"}});
    EXPECT_EQ(wave.planes, 2U);
    EXPECT_NEAR(wave.plane(0, 1)[5], 5, 1e-6);
    const Raster phases = readRaster(folder_ / "a.npz", {.control = &control_, .array = {"phase"}},
                                     RasterUse::Numbers);
    EXPECT_EQ(phases.samples, Floats(6, 1.57079633F));
}

TEST_F(ForeignArrays, ofAmplitudesAndPhasesAreOfTheSameSamples) {
    const std::string rising = npyOfFloats({2, 3}, {0, 1, 2, 3, 4, 5});
    const std::string levels = npyHeaderText(NpyType::Uint8, {2, 3}) + std::string(6, 'l');
    folder_.file("a.npz", zipOf({{"a.npy", rising},
                                 {"l.npy", levels},
                                 {"t.npy", npyOfFloats({3, 2}, Floats(6, 1))}}));
    expectSentence(refusal("a.npz", {"a,l"}), "a.npz", "l holds whole", "radians");
    expectSentence(refusal("a.npz", {"a,t"}), "a.npz", "a and t differ in size");
}

TEST_F(ForeignArrays, areTransposedWhereThatIsAsked) {
    const Floats numbers{0, 1, 2, 3, 4, 5};
    folder_.file("c.npy", npyOfFloats({2, 3}, numbers));
    const Numbers turned{0, 3, 1, 4, 2, 5};
    EXPECT_EQ(field("c.npy", {.transpose = true}), turned);
    EXPECT_EQ(std::get<Hologram>(read("c.npy", {.transpose = true})).shape(), (Shape{3, 2}));
    std::string fortran = npyOfFloats({2, 3}, numbers);
    fortran.replace(fortran.find("False"), 5, "True ");
    folder_.file("f.npy", fortran);
    EXPECT_EQ(field("f.npy"), (Numbers{0, 2, 4, 1, 3, 5}));
    EXPECT_EQ(field("f.npy", {.transpose = true}), risingBy(0));
    folder_.file("p.npy", npyOfFloats({2, 1, 3}, numbers));
    const auto planes = std::get<Hologram>(read("p.npy", {.transpose = true}));
    EXPECT_EQ(planes.shape(), (Shape{3, 1}));
    EXPECT_EQ(planes.planes.at(1).samples()[0], Complex(3));
    const Raster raster = readRaster(
        folder_ / "c.npy", {.control = &control_, .array = {.transpose = true}}, RasterUse::Light);
    EXPECT_EQ(raster.samples, (Floats{0, 3, 1, 4, 2, 5}));
}

TEST_F(ForeignArrays, ofAListInOtherFoldersAreNamed) {
    folder_.file("c.npy", npyOfFloats({2, 2}, Floats(4, 1)));
    std::filesystem::create_directory(folder_ / "own");
    folder_.file("own/d.npy", npyOfFloats({2, 2}, Floats(4, 1)));
    folder_.file("own/s.json", R"([{"image": "../c.npy", "z": "1mm"}])");
    EXPECT_EQ(raster("own/s.json").count(), 1U);
    expectNote("s.json", "other folders", "../c.npy");
    std::filesystem::create_symlink(folder_ / "c.npy", folder_ / "own/l.npy");
    folder_.file("own/l.json", R"([{"image": "l.npy", "z": "1mm"}])");
    raster("own/l.json");
    expectNote("l.json", "other folders", "l.npy");
    folder_.file("own/d.json", R"([{"image": "d.npy", "z": "1mm"}])");
    raster("own/d.json");
    expectSilence();
    folder_.file("own/i.json", R"([{"image": "i.json", "z": "1mm"}])");
    expectSentence(sentenceOf([&] { raster("own/i.json"); }), "i.json", "entry 1", ".json");
}

TEST_F(ForeignArrays, ofMatlabWithoutOneAreNamedByTheirClass) {
    constexpr std::uint32_t ofStructs = 2;
    Bytes length(std::endian::little);
    length.put(std::uint16_t{5}).put(std::uint16_t{4}).put(std::uint32_t{8});
    const std::string fields = length.text() + matElement(1, std::string("light\0\0\0", 8));
    Bytes flags(std::endian::little), sides(std::endian::little), number(std::endian::little);
    flags.put(std::uint32_t{6}).put(std::uint32_t{0});
    sides.put(std::uint32_t{1}).put(std::uint32_t{1});
    number.put(1.0);
    const std::string light =
        matElement(14, matElement(6, flags.text()) + matElement(5, sides.text()) + matElement(1, "")
                           + matElement(9, number.text()));
    folder_.file("s.mat", matOf({{"design", ofStructs, 1, 1, fields + light}}));
    if (!std::filesystem::exists(modulePath("fringe-read-mat")))
        GTEST_SKIP() << "built without MatIO";
    expectSentence(refusal("s.mat"), "s.mat", "no array", "design (struct)", "by itself");
    constexpr std::uint32_t ofInt16 = 10, ofShorts = 3;
    Bytes signedOnes(std::endian::little);
    signedOnes.put(std::int16_t{-3}).put(std::int16_t{7});
    folder_.file("i.mat", matOf({{"z", ofInt16, 1, 2, matElement(ofShorts, signedOnes.text())}}));
    EXPECT_EQ(field("i.mat"), (Numbers{-3, 7}));
}

} // namespace
} // namespace fringe::test
