// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

using test::expectSentence;
using test::randomField;
using test::randomLevels;
using test::randomPicture;
using test::ScratchFolder;
using test::sentenceOf;

/// One suffix of one format, and how many wavelengths.
struct Case {
    std::string suffix;
    const FileFormat* format;
    Shape shape;
    std::size_t planes;
};

void PrintTo(const Case& c, std::ostream* stream) {
    *stream << c.suffix << " " << c.shape.rows << "x" << c.shape.cols << "x" << c.planes;
}

template <class Holds> std::vector<Case> casesThat(Holds holds) {
    std::vector<Case> cases;
    for (const FileFormat* format : allFileFormats())
        for (const std::string& suffix : format->suffixes)
            for (const Shape shape : {Shape{1, 7}, Shape{7, 1}, Shape{5, 3}, Shape{67, 129}})
                for (const std::size_t planes : {1U, 3U})
                    if (holds(*format))
                        cases.push_back({suffix, format, shape, planes});
    return cases;
}

class RoundTrip : public testing::TestWithParam<Case> {
  protected:
    std::filesystem::path path() const { return folder_ / ("out" + GetParam().suffix); }
    std::size_t expectedFiles() const { return GetParam().format->holdsMetadata ? 1 : 2; }
    ScratchFolder folder_;
};
class FieldRoundTrip : public RoundTrip {};
class LevelRoundTrip : public RoundTrip {};
class PictureRoundTrip : public RoundTrip {};

TEST_P(FieldRoundTrip, AFieldComesBackWithItsMetadata) {
    const Hologram written = randomField(GetParam().shape, GetParam().planes);
    writeField(path(), written, false);
    const auto read = std::get<Hologram>(readFieldOrLevels(path(), {}));
    EXPECT_EQ(read.planes, written.planes);
    EXPECT_EQ(read.sampling, written.sampling);
    EXPECT_EQ(read.device, written.device);
    EXPECT_EQ(read.program, written.program);
    EXPECT_EQ(read.aperture, written.aperture);
    EXPECT_EQ(folder_.entries(), expectedFiles());
}

TEST_P(LevelRoundTrip, LevelsComeBackAsTheNumbersTheyAre) {
    for (const int levelCount : {2, 200, 256, 1000, 65536}) {
        if (GetParam().suffix == ".bmp" && levelCount > 256)
            continue;
        const LevelPattern written = randomLevels(GetParam().shape, GetParam().planes, levelCount);
        writeLevels(path(), written, true);
        const auto read = std::get<LevelPattern>(readFieldOrLevels(path(), {}));
        EXPECT_EQ(read.planes, written.planes);
        EXPECT_EQ(read.shape(), written.shape());
        EXPECT_EQ(read.count, written.count);
        EXPECT_EQ(read.encoding, written.encoding);
        EXPECT_EQ(read.sampling, written.sampling);
        EXPECT_EQ(read.aperture, written.aperture);
    }
    EXPECT_EQ(folder_.entries(), expectedFiles());
}

float exceededByOneInAThousand(const Picture& picture) {
    std::vector<float> values;
    for (const auto& plane : picture.planes)
        std::ranges::copy(plane.samples(), std::back_inserter(values));
    std::ranges::sort(values, std::ranges::greater{});
    return values[values.size() / 1000];
}

TEST_P(PictureRoundTrip, APictureKeepsItsFloatsOrFillsTheRange) {
    const Picture written = randomPicture(GetParam().shape, GetParam().planes);
    writePicture(path(), written, false);
    const FieldOrLevels read = readFieldOrLevels(path(), {});
    const float white = exceededByOneInAThousand(written);
    for (std::size_t p = 0; p < written.planes.size(); ++p)
        for (std::size_t i = 0; i < written.planes[p].size(); ++i) {
            const float value = written.planes[p].samples()[i];
            if (const auto* field = std::get_if<Hologram>(&read)) {
                ASSERT_EQ(field->planes.at(p).samples()[i], Complex(value));
                continue;
            }
            const auto& levels = std::get<LevelPattern>(read);
            const double step = white / (levels.count - 1);
            ASSERT_NEAR(levels.planes.at(p).samples()[i] * step, std::min(value, white),
                        0.501 * step);
        }
}

TEST_P(PictureRoundTrip, TheSameDataMakeTheSameFile) {
    const Picture picture = randomPicture(GetParam().shape, GetParam().planes);
    writePicture(path(), picture, false);
    const auto other = folder_ / ("again" + GetParam().suffix);
    writePicture(other, picture, false);
    EXPECT_EQ(test::contentsOf(path()), test::contentsOf(other));
}

INSTANTIATE_TEST_SUITE_P(Formats, FieldRoundTrip,
                         testing::ValuesIn(casesThat([](const FileFormat& format) {
                             return format.writeField;
                         })));
INSTANTIATE_TEST_SUITE_P(Formats, LevelRoundTrip,
                         testing::ValuesIn(casesThat([](const FileFormat& format) {
                             return format.writeLevels;
                         })));
INSTANTIATE_TEST_SUITE_P(Formats, PictureRoundTrip,
                         testing::ValuesIn(casesThat([](const FileFormat& format) {
                             return canHold(format, FileContent::Picture);
                         })));

TEST(FieldFiles, KeepSamplesThatAreNoNumbers) {
    for (const FileFormat* format : allFileFormats()) {
        if (!format->writeField)
            continue;
        const ScratchFolder folder;
        Hologram field = randomField({3, 4}, 1);
        std::vector<Complex> samples = test::samplesOf(field.planes[0]);
        samples[5] = {std::numeric_limits<float>::quiet_NaN(),
                      -std::numeric_limits<float>::infinity()};
        field.planes = {Field(field.shape(), std::move(samples))};
        const auto path = folder / ("out" + format->suffixes.front());
        writeField(path, field, false);
        const auto read = std::get<Hologram>(readFieldOrLevels(path, {}));
        EXPECT_TRUE(std::isnan(read.planes[0].samples()[5].real()));
        EXPECT_EQ(read.planes[0].samples()[5].imag(), -std::numeric_limits<float>::infinity());
    }
}

TEST(FieldFiles, ReadingThatIsCancelledEnds) {
    const ScratchFolder folder;
    JobControl control;
    control.cancel();
    for (const FileFormat* format : allFileFormats()) {
        const auto path = folder / ("a" + format->suffixes.front());
        if (canHold(*format, FileContent::Field))
            writeField(path, randomField({3, 4}, 1), false);
        else if (canHold(*format, FileContent::Levels))
            writeLevels(path, randomLevels({3, 4}, 1, 200), false);
        else
            continue;
        EXPECT_THROW(readFieldOrLevels(path, {}, 0, false, &control), Cancelled) << path;
    }
}

TEST(FieldFiles, WritingThatIsCancelledLeavesNothing) {
    JobControl control;
    control.cancel();
    for (const FileFormat* format : allFileFormats()) {
        const ScratchFolder folder;
        const auto path = folder / ("a" + format->suffixes.front());
        if (canHold(*format, FileContent::Field)) {
            EXPECT_THROW(writeField(path, randomField({3, 4}, 1), false, &control), Cancelled);
        }
        if (canHold(*format, FileContent::Levels)) {
            EXPECT_THROW(writeLevels(path, randomLevels({3, 4}, 1, 200), false, &control),
                         Cancelled);
        }
        EXPECT_EQ(folder.entries(), 0U) << path;
    }
}

TEST(FieldFiles, HintsOverrideWhatTheFileSays) {
    const ScratchFolder folder;
    writeField(folder / "a.npy", randomField({3, 4}, 1), false);
    SamplingHints hints;
    hints.pitchX = Length(1e-6);
    hints.wavelengths = {Length(500e-9)};
    const auto read = std::get<Hologram>(readFieldOrLevels(folder / "a.npy", hints));
    EXPECT_EQ(read.sampling.pitchX, Length(1e-6));
    EXPECT_EQ(read.sampling.pitchY, test::someSampling(1).pitchY);
    EXPECT_EQ(read.sampling.wavelengths, hints.wavelengths);
}

TEST(FieldFiles, AskForTheSamplingThatNobodyGave) {
    expectSentence(sentenceOf([] { requireSampling({}, 1, "a.npy"); }), "a.npy", "--pitch 8um");
    const Sampling pitchOnly{Length(1e-6), Length(1e-6), {}};
    expectSentence(sentenceOf([&] { requireSampling(pitchOnly, 1, "a.npy"); }), "a.npy",
                   "--wavelength 532nm");
    expectSentence(sentenceOf([] { requireSampling(test::someSampling(1), 3, "a.npy"); }), "a.npy",
                   "3 planes");
    EXPECT_NO_THROW(requireSampling(test::someSampling(3), 3, "a.npy"));
}

TEST(FieldFiles, RefuseWavelengthsThatFitNoPlane) {
    const ScratchFolder folder;
    writeField(folder / "a.npy", randomField({3, 4}, 1), false);
    SamplingHints hints;
    hints.wavelengths = test::someSampling(3).wavelengths;
    expectSentence(sentenceOf([&] { readFieldOrLevels(folder / "a.npy", hints); }), "a.npy",
                   "3 wavelengths", "1 planes");
}

TEST(FieldFiles, RefuseADamagedSidecarByName) {
    const ScratchFolder folder;
    writeField(folder / "a.npy", randomField({3, 4}, 1), false);
    folder.file("a.npy.json", R"({"fringe": 1, "pitch_x": -3})");
    expectSentence(sentenceOf([&] { readFieldOrLevels(folder / "a.npy", {}); }), "a.npy.json",
                   "pitch_x");
    for (const char* aperture : {"3", "[1e-3]", R"({"diameter": -1})", R"({"width": 1e-3})"}) {
        folder.file("a.npy.json", R"({"fringe": 1, "aperture": )" + std::string(aperture) + "}");
        expectSentence(sentenceOf([&] { readFieldOrLevels(folder / "a.npy", {}); }), "a.npy.json",
                       "aperture");
    }
    folder.file("a.npy.json", R"({"title": "someone else's"})");
    EXPECT_EQ(std::get<Hologram>(readFieldOrLevels(folder / "a.npy", {})).sampling, Sampling());
}

TEST(FieldFiles, RefuseLevelsBeyondTheirCount) {
    const ScratchFolder folder;
    writeLevels(folder / "a.npy", randomLevels({9, 9}, 1, 200), false);
    folder.file("a.npy.json", R"({"fringe": 1, "levels": 4})");
    expectSentence(sentenceOf([&] { readFieldOrLevels(folder / "a.npy", {}); }), "a.npy",
                   "4 levels");
}

TEST(FieldFiles, ListTheSuffixesThatFit) {
    const Hologram field = randomField({3, 4}, 1);
    const ScratchFolder folder;
    expectSentence(sentenceOf([&] { writeField(folder / "a.jpeg", field, false); }), "a.jpeg",
                   ".npy");
    expectSentence(sentenceOf([&] { writeField(folder / "a.png", field, false); }), "a.png",
                   ".npy");
    EXPECT_EQ(folder.entries(), 0U);
}

} // namespace
} // namespace fringe
