// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of reliefs, read by other code.
#ifdef FRINGE_HAS_IMAGES
#include "engine/io/field_files.h"
#include "engine/job/job_control.h"
#include "engine/outputs/fabrication.h"
#include "plain_relief.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/plain_readers.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <random>

namespace fringe {
namespace {

using test::contentsOf;
using test::PlainLight;
using test::PlainPicture;
using test::ScratchFolder;
using Json = nlohmann::json;

/// Floats of the one channel of an EXR file in rows, deflated or as they are. Source: "OpenEXR file
/// layout", openexr.com: attributes up to an empty name, places of the chunks, chunks; deflated
/// ones have the bytes of even places before those of odd ones, each less the one before.
class PlainExr {
  public:
    explicit PlainExr(std::string bytes) : bytes_(std::move(bytes)) {
        std::size_t at = 8;
        for (std::string name = text(at); !name.empty(); name = text(at)) {
            text(at); // the type
            const auto size = number(at);
            attributes_[name] = bytes_.substr(at + 4, size);
            at += 4 + size;
        }
        const std::string box = attributes_.at("dataWindow");
        std::memcpy(&cols_, box.data() + 8, 4);
        std::memcpy(&rows_, box.data() + 12, 4);
        ++cols_, ++rows_;
        takeChunks(at);
    }

    std::vector<float> samples;
    const std::string& attribute(const std::string& name) const { return attributes_.at(name); }

  private:
    std::uint32_t number(std::size_t at) const {
        std::uint32_t value = 0;
        std::memcpy(&value, bytes_.data() + at, 4);
        return value;
    }
    std::string text(std::size_t& at) const {
        const std::string word(bytes_.c_str() + at);
        at += word.size() + 1;
        return word;
    }
    void takeChunks(std::size_t table) {
        const int compression = attributes_.at("compression").at(0);
        const int rowsOfChunk = compression == 3 ? 16 : 1;
        for (int row = 0; row < rows_; row += rowsOfChunk, table += 8) {
            const std::size_t at = number(table), size = number(at + 4);
            const auto wanted =
                static_cast<std::size_t>(std::min(rowsOfChunk, rows_ - row) * cols_) * 4;
            std::string chunk = bytes_.substr(at + 8, size);
            if (compression != 0 && size < wanted)
                chunk = rejoined(test::inflated(chunk, wanted));
            const std::size_t before = samples.size();
            samples.resize(before + wanted / 4);
            std::memcpy(&samples[before], chunk.data(), wanted);
        }
    }
    static std::string rejoined(std::string halves) {
        for (std::size_t i = 1; i < halves.size(); ++i)
            halves[i] = static_cast<char>(halves[i - 1] + halves[i] - 128);
        std::string whole;
        for (std::size_t i = 0; i < halves.size(); ++i)
            whole += halves[i % 2 == 0 ? i / 2 : (halves.size() + 1) / 2 + i / 2];
        return whole;
    }

    std::string bytes_;
    std::map<std::string, std::string> attributes_;
    int cols_ = 0, rows_ = 0;
};

/// A kinoform at random, and what light makes of a depth or a height of it.
class ReliefPicture : public testing::TestWithParam<unsigned> {
  protected:
    ReliefPicture() {
        std::mt19937 random(GetParam());
        const bool isThrough = GetParam() % 2 == 0;
        isOfDepths_ = GetParam() / 2 % 2 == 0;
        light_ = {isThrough, 400e-9 + random() % 1000 * 1e-9, 1.3 + random() % 700 * 1e-3};
        device_.values = {{"light", std::string(isThrough ? "transmission" : "reflection")},
                          {isThrough ? "index" : "medium", light_.index},
                          {"tone", std::string(isOfDepths_ ? "depth" : "height")}};
        pattern_.count = 2 << (random() % 5);
        pattern_.encoding = "phase";
        pattern_.sampling = {8_um, 5_um, {Length(light_.wavelength)}};
        const Shape shape{19 + static_cast<std::int64_t>(random() % 20),
                          23 + static_cast<std::int64_t>(random() % 20)};
        for (std::int64_t i = 0; i < shape.count(); ++i)
            levels_.push_back(
                static_cast<std::uint16_t>(random() % static_cast<unsigned>(pattern_.count)));
        pattern_.planes = {Plane<std::uint16_t>(shape, levels_)};
    }

    void write(const char* name) const {
        fabricate(fabricationOf(folder_ / name, pattern_, device_), nullptr, {folder_ / name});
    }
    double step() const {
        return light_.wavelength / (light_.isThrough ? light_.index - 1 : 2 * light_.index)
               / pattern_.count;
    }
    /// numbers: in metres, in the tone.
    template <class Numbers>
    void expectPhases(const Numbers& numbers, double scale, double tolerance) const {
        ASSERT_EQ(numbers.size(), levels_.size());
        for (std::size_t i = 0; i < levels_.size(); ++i) {
            const double metres = scale * static_cast<double>(numbers[i]);
            const double made =
                isOfDepths_ ? light_.cyclesOfDepth(metres) : light_.cyclesOfHeight(metres);
            ASSERT_LT(test::apart(made, levels_[i] / static_cast<double>(pattern_.count)),
                      tolerance);
        }
    }

    ScratchFolder folder_;
    PlainLight light_;
    bool isOfDepths_ = true;
    Choice device_{"mask"};
    LevelPattern pattern_;
    std::vector<std::uint16_t> levels_;
};

TEST_P(ReliefPicture, OfFloatsIsInMetres) {
    write("h.exr");
    const PlainExr picture(contentsOf(folder_ / "h.exr"));
    expectPhases(picture.samples, 1, 1e-5);
    const Json relief = Json::parse(picture.attribute("comments"))["relief"];
    EXPECT_EQ(relief["of"], isOfDepths_ ? "depth" : "height");
    EXPECT_EQ(relief["light"], light_.isThrough ? "transmission" : "reflection");
    EXPECT_DOUBLE_EQ(relief["index"].get<double>(), light_.index);
}

TEST_P(ReliefPicture, OfSixteenBitsSaysItsScale) {
    write("h.tif");
    const std::string bytes = contentsOf(folder_ / "h.tif");
    const PlainPicture picture = test::plainTiff(bytes);
    EXPECT_EQ(picture.bits, 16);
    const std::size_t begin = bytes.find("{\n"), end = bytes.find('\0', begin);
    const Json relief = Json::parse(bytes.substr(begin, end - begin))["relief"];
    EXPECT_EQ(relief["offset"], 0);
    expectPhases(picture.samples, relief["scale"].get<double>(), 1e-9);
    // nearly all of the range is used: the highest number is at least half of it
    EXPECT_GT(*std::ranges::max_element(picture.samples), 32'000U);
}

/// A writer whose depths are 4 nm a gray up to 200, and 12 nm beyond; grays are read back by that.
TEST_P(ReliefPicture, OfGraysGivesThePhasesByTheCurve) {
    Raster curve{{2, 3}};
    const auto depthOf = [](double gray) {
        return 1e-9 * (gray < 200 ? 4 * gray : 800 + 12 * (gray - 200));
    };
    curve.samples = {0, 200, 1023};
    for (const double gray : {0., 200., 1023.})
        curve.samples.push_back(static_cast<float>(depthOf(gray)));
    device_.assets["curve"] = {"c.csv", std::make_shared<const Raster>(curve)};
    device_.values["gray_bits"] = std::int64_t{10};
    write("g.png");
    const PlainPicture picture = test::plainPng(contentsOf(folder_ / "g.png"));
    std::vector<double> metres;
    for (const unsigned gray : picture.samples)
        metres.push_back(depthOf(gray));
    // half a gray is 6 nm at most
    expectPhases(metres, 1, 6.1e-9 / (step() * pattern_.count));
    test::expectSentence(test::sentenceOf([&] { write("g.bmp"); }), "256", "1024");
}

TEST_P(ReliefPicture, WithoutACurveHasTheNumbersOfSteps) {
    write("g.bmp");
    const PlainPicture picture = test::plainBmp(contentsOf(folder_ / "g.bmp"));
    expectPhases(picture.samples, step(), 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Random, ReliefPicture, testing::Range(0U, 12U));

TEST(ReliefPictures, AreNotTakenForPatternsWithoutAWord) {
    const ScratchFolder folder;
    LevelPattern pattern;
    pattern.count = 2;
    pattern.encoding = "phase";
    pattern.sampling = {8_um, 8_um, {500_nm}};
    pattern.planes = {Plane<std::uint16_t>(Shape{1, 2}, std::vector<std::uint16_t>{0, 1})};
    fabricate(fabricationOf(folder / "h.tif", pattern, {"mask"}), nullptr, {folder / "h.tif"});
    JobControl control;
    readFieldOrLevels(folder / "h.tif", {}, 0, false, &control);
    const std::vector<Message> notes = control.takeNotes();
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_NE(notes.front().english().find("depth of a relief"), std::string::npos);
}

} // namespace
} // namespace fringe
#endif
