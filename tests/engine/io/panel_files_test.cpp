// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/panel_files.h"

#include "engine/io/field_files.h"
#include "engine/io/npy_header.h"
#include "engine/job/job_control.h"
#include "expect_error.h"
#include "kernels/run_time_module.h"
#include "sample_data.h"
#include "tests/support/scratch_folder.h"

#ifdef FRINGE_HAS_IMAGES
#include "engine/io/images/image_codec.h"
#endif

#include <gtest/gtest.h>

#include <bit>
#include <numbers>

namespace fringe::test {
namespace {

using Floats = std::vector<float>;

class PanelFiles : public testing::Test {
  protected:
    Floats drive(const std::string& text, const std::string& name = "a.lut") {
        return readDriveTable(folder_.file(name, text), control_).samples;
    }
    std::string driveFault(const std::string& text) {
        return sentenceOf([&] { drive(text); });
    }
    Raster response(const std::string& text, const PhaseFacts& unsaid = {}) {
        return readResponseTable(folder_.file("r.csv", text), control_, unsaid);
    }
    Raster correction(const std::string& name, const PhaseFacts& unsaid = {}) {
        return readCorrection(folder_ / name, control_, unsaid);
    }
    std::filesystem::path floats(const std::string& name, Shape shape, const Floats& samples) {
        writePicture(folder_ / name, {{Plane<float>(shape, samples)}}, true);
        std::filesystem::remove(folder_ / (name + ".json"));
        return folder_ / name;
    }

    ScratchFolder folder_;
    JobControl control_;
};

TEST_F(PanelFiles, DriveTablesHaveManyForms) {
    const Floats values{0, 17, 300};
    for (const char* text :
         {"0 0\n1 17\n2 300\n", "0\t0\r\n1\t17\r\n2\t300\r\n", "0,0\n1,17\n2,300",
          "index,value\n0,0\n1,17\n2,300\n", "gray; output\n0;0\n1;17,0\n2;300;\n",
          "# index value\n\n0 0\n1 17\n// more\n2 300\n", "0, 0,\n1, 17,\n2, 300,\n",
          "\"Index\",\"Value\"\n\"0\",\"0\"\n\"1\",\"17\"\n\"2\",\"300\"\n",
          "\"gray\";\"out, raw\"\n\"0\";\"0\"\n\"1\";\"17,0\"\n\"2\";\"300\"\n", "0\n17\n300\n",
          "Value\r\n0\r\n17\r\n300\r\n", "R,G,B\n0,0,0\n17,17,17\n300,300,300\n",
          "0;0;0\n17;17;17\n300;300;300\n", "i R G B\n0 0 0 0\n1 17 17 17\n2 300 300 300\n"})
        EXPECT_EQ(drive(text), values) << text;
    const Raster table = readDriveTable(folder_.file("slm6486_at532.lut", "0 0\n1 2\n"), control_);
    EXPECT_EQ(table.shape, (Shape{1, 2}));
    EXPECT_EQ(table.wave->wavelength, 532_nm);
}

TEST_F(PanelFiles, WhatIsNoDriveTableIsRefusedInOneSentence) {
    expectSentence(driveFault("0 0\n1 1\n3 3\n"), "a.lut", "line 3", "3 where 2");
    expectSentence(driveFault("1 0\n2 1\n"), "line 1", "1 where 0");
    expectSentence(driveFault("0 0\n1 x\n"), "line 2", "no two numbers");
    expectSentence(driveFault("0 1 1\n"), "line 1", "red, green and blue");
    expectSentence(driveFault("0 1 1 2\n"), "line 1", "red, green and blue");
    expectSentence(driveFault("0 0 0 0 0\n"), "line 1", "no two numbers");
    expectSentence(driveFault("5\n6\n2 7\n"), "line 3", "no two numbers");
    expectSentence(driveFault("0 0\n1 0.5\n"), "0.5", "index 1", "65,535");
    expectSentence(driveFault("0 -1\n"), "-1", "index 0");
    expectSentence(driveFault("0 nan\n"), "line 1");
    expectSentence(driveFault("index,value\n"), "no rows");
    expectSentence(driveFault("\n\n"), "no rows");
    expectSentence(driveFault(""), "empty");
    expectSentence(driveFault(std::string(3000, '\0')), "a.lut");
    std::string long_;
    for (int i = 0; i <= 65536; ++i)
        long_ += std::to_string(i) + " 0\n";
    expectSentence(driveFault(long_), "65536 entries");
    expectSentence(sentenceOf([&] { readDriveTable(folder_ / "none.lut", control_); }), "none.lut");
}

/// Half a turn is π, half a wave and half of 2π.
TEST_F(PanelFiles, ResponseTablesNameTheirUnit) {
    const Floats cycles{0, 0.5F};
    EXPECT_EQ(response("value,phase[waves]\n0,0\n1,0.5\n").samples, cycles);
    EXPECT_EQ(response("gray;phase (2pi)\n0;0\n1;0,5\n").samples, cycles);
    EXPECT_EQ(response("0 0\n1 0.5\n", {PhaseUnit::Waves}).samples, cycles);
    EXPECT_FLOAT_EQ(response("value phase/rad\n0 0\n1 3.14159265\n").samples[1], 0.5F);
    EXPECT_FLOAT_EQ(response("# value,phase_rad\n0,0\n1,3.14159265\n").samples[1], 0.5F);
    EXPECT_EQ(response("0 0\n", {PhaseUnit::Waves, 633_nm}).wave->wavelength, 633_nm);
    expectSentence(sentenceOf([&] { response("0 0\n1 0.5\n"); }), "r.csv", "radians or waves");
    expectSentence(sentenceOf([&] { response("value,phase\n0,0\n"); }), "radians or waves");
    expectSentence(sentenceOf([&] { response("value,phase[mm]\n0,0\n"); }), "phase[mm]",
                   "phase[rad]");
}

/// Between 0 and 0.2 cycles at 0 and 4, 0.05 for each value.
TEST_F(PanelFiles, ResponseTablesMayHaveGaps) {
    const Raster phases = response("value,phase[waves]\n0,0\n4,0.2\n5,0.4\n");
    ASSERT_EQ(phases.shape, (Shape{1, 6}));
    const std::vector<float> expected{0, 0.05F, 0.1F, 0.15F, 0.2F, 0.4F};
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(phases.samples[i], expected[i], 1e-6F);
    EXPECT_EQ(control_.takeNotes().size(), 1U);
    expectSentence(sentenceOf([&] { response("value,phase[waves]\n0,0.1\n9,0.9\n"); }), "r.csv",
                   "half a cycle");
    expectSentence(sentenceOf([&] { response("value,phase[waves]\n3,0\n4,0.9\n"); }), "r.csv",
                   "counts up from 0");
    expectSentence(sentenceOf([&] { response("value,phase[waves]\n0,0\n2,0.1\n2,0.2\n"); }),
                   "r.csv", "counts up from 0");
}

/// A row of four pixels of 0, ¼, ½ and ¾ of 1,024 levels, and one above, as in the picture.
TEST_F(PanelFiles, CorrectionsAreTablesOfThePanelsLevels) {
    const auto read = [&](const std::string& text, int bits = 10) {
        return readCorrection(folder_.file("CAL_532nm.csv", text), control_, {.bits = bits});
    };
    const Raster raster = read("Y/X,0,1,2,3\r\n0,0,256,512,768\r\n1,1023,0,0,0\r\n");
    EXPECT_EQ(raster.shape, (Shape{2, 4}));
    EXPECT_EQ(raster.samples, (Floats{0, 0.25F, 0.5F, 0.75F, 1023 / 1024.0F, 0, 0, 0}));
    EXPECT_EQ(raster.wave->wavelength, 532_nm);
    EXPECT_EQ(read("\"Y/X\";\"0\";\"1\"\n\"0\";\"64\";\"128\"\n", 8).samples,
              (Floats{0.25F, 0.5F}));
    const auto fault = [&](const std::string& text, int bits = 10) {
        return sentenceOf([&] { read(text, bits); });
    };
    expectSentence(fault("Y/X,0,1\n0,5,1023\n", 8), "CAL_532nm.csv", "line 2", "1023", "256");
    expectSentence(fault("Y/X,0,1\n0,5,-1\n"), "line 2", "-1");
    expectSentence(fault("Y/X,0,1\n0,5,x\n"), "line 2", "x");
    expectSentence(fault("Y/X,0,1\n0,5,7\n2,5,7\n"), "line 3", "row 1");
    expectSentence(fault("Y/X,0,1\n0,5\n"), "line 2", "2 levels");
    expectSentence(fault("Y/X,0,1\n"), "no rows");
    for (const char* other : {"0.1,0.2\n0.3,0.4\n", "x,y,phase\n0,0,1\n", "Y/X,1,2\n0,5,7\n"})
        expectSentence(fault(other), "CAL_532nm.csv", "Y/X,0,1,2", "grey picture");
}

TEST_F(PanelFiles, WavelengthsStandInNames) {
    for (const auto& [name, wavelength] : {std::pair{"CAL_LSH0801234_532nm.bmp", 532_nm},
                                           {"slm6486_at1064.lut", 1064_nm},
                                           {"map 632.8 nm.tif", 632.8_nm},
                                           {"CAL_LSH0801234.bmp", Length{}},
                                           {"a_532nm_to_1064nm.bmp", Length{}},
                                           {"b_5nm.bmp", Length{}},
                                           {"1064.lut", Length{}}})
        EXPECT_EQ(wavelengthInName(name), wavelength) << name;
}

TEST_F(PanelFiles, FloatPicturesNeedAUnit) {
    const Floats radians{0, std::numbers::pi_v<float>, -6.2831855F, 1};
    const auto path = floats("p_800nm.npy", {2, 2}, radians);
    expectSentence(sentenceOf([&] { readCorrection(path, control_); }), "p_800nm.npy",
                   "radians or waves");
    const Raster inRadians = readCorrection(path, control_, {PhaseUnit::Radians});
    EXPECT_EQ(inRadians.shape, (Shape{2, 2}));
    EXPECT_FLOAT_EQ(inRadians.samples[1], 0.5F);
    EXPECT_FLOAT_EQ(inRadians.samples[2], -1);
    EXPECT_EQ(inRadians.wave->wavelength, 800_nm);
    EXPECT_EQ(readCorrection(path, control_, {PhaseUnit::Waves}).samples, radians);
    const auto holed = floats("h.npy", {1, 3}, {0, std::nanf(""), 0});
    expectSentence(sentenceOf([&] { readCorrection(holed, control_, {PhaseUnit::Waves}); }),
                   "h.npy");
}

TEST_F(PanelFiles, CorrectionsOfAnHdf5FileAreRead) {
    std::filesystem::copy_file(FRINGE_IO_SAMPLES "/phase.h5", folder_ / "phase.h5");
    if (!std::filesystem::exists(modulePath("fringe-read-h5"))) {
        expectSentence(sentenceOf([&] { correction("phase.h5"); }), "phase.h5",
                       "without its reader");
        GTEST_SKIP() << "built without HDF5";
    }
    EXPECT_EQ(correction("phase.h5", {PhaseUnit::Waves}).samples, (Floats{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(correction("phase.h5", {PhaseUnit::Waves}).shape, (Shape{2, 3}));
    folder_.file("b.h5", "\x89HDF\r\n\x1a\n and no more");
    expectSentence(sentenceOf([&] { correction("b.h5"); }), "b.h5", "HDF5");
}

#ifdef FRINGE_HAS_IMAGES
/// Eight bits: 64 of 256 is a quarter of a cycle.
TEST_F(PanelFiles, CorrectionsOfHamamatsuAreReadByTheirName) {
    LevelPattern levels{.count = 256};
    levels.planes.emplace_back(Shape{2, 2}, std::vector<std::uint16_t>{0, 64, 128, 255});
    writeLevels(folder_ / "CAL_LSH0801234_532nm.bmp", levels, false);
    std::filesystem::remove(folder_ / "CAL_LSH0801234_532nm.bmp.json");
    const Raster map = correction("CAL_LSH0801234_532nm.bmp");
    EXPECT_EQ(map.samples, (Floats{0, 0.25F, 0.5F, 255.0F / 256}));
    EXPECT_EQ(map.wave->wavelength, 532_nm);
    folder_.file("torn.bmp", contentsOf(folder_ / "CAL_LSH0801234_532nm.bmp").substr(0, 60));
    expectSentence(sentenceOf([&] { correction("torn.bmp"); }), "torn.bmp");
}

TEST_F(PanelFiles, PicturesOfColoursAndAmplitudesAreNoCorrections) {
    LevelPattern levels = randomLevels({3, 4}, 1, 256);
    levels.encoding = "amplitude";
    writeLevels(folder_ / "a.png", levels, false);
    expectSentence(sentenceOf([&] { correction("a.png"); }), "a.png", "amplitudes");
    levels = randomLevels({3, 4}, 3, 256);
    levels.encoding = "phase";
    writeLevels(folder_ / "c.png", levels, false);
    expectSentence(sentenceOf([&] { correction("c.png"); }), "c.png", "3 planes");
}

TEST_F(PanelFiles, LossOfAJpegIsSaid) {
    const auto path = folder_ / "a.jpg";
    const std::string row(8, 'a');
    const auto encoder = imageCodec().encoder({.path = path.string(),
                                               .format = "jpeg",
                                               .width = 8,
                                               .height = 1,
                                               .type = SampleType::UInt8,
                                               .channels = {"Y"},
                                               .software = "a test",
                                               .description = ""});
    encoder->rows(1, row.data());
    encoder->close();
    readCorrection(path, control_);
    const auto notes = control_.takeNotes();
    ASSERT_EQ(notes.size(), 1U);
    expectSentence(notes.front().english(), "a.jpg", "loss");
}

TEST_F(PanelFiles, FloatsOfTiffAndExrAreRead) {
    for (const char* name : {"p.tif", "p.exr"})
        EXPECT_EQ(readCorrection(floats(name, {1, 3}, {0, 0.25F, 7}), control_, {PhaseUnit::Waves})
                      .samples,
                  (Floats{0, 0.25F, 7}))
            << name;
}
#endif

class ZernikeFiles : public PanelFiles {
  protected:
    ZernikeSum sum(const std::string& text) { return readZernike(folder_.file("z.json", text)); }
    std::string fault(const std::string& text) {
        return sentenceOf([&] { sum(text); });
    }
};

const char* const zernikeText = R"({"index": "osa", "norm": "rms", "unit": "waves",
    "radius": "5 mm", "centre": ["0 mm", "-1 mm"], "terms": {"4": 0.5, "12": -0.1}})";

TEST_F(ZernikeFiles, AreReadAsTheyAreWritten) {
    const ZernikeSum terms = sum(zernikeText);
    EXPECT_EQ(terms, parseZernike("osa rms waves radius 5mm centre 0mm,-1mm: 4=0.5, 12=-0.1"));
    for (const char* text : {"osa rms waves radius 5mm centre 0mm,-1mm: 4=0.5, 12=-0.1",
                             "nm peak rad: (2, 0)=0.1, (3, -1)=2", "fringe peak waves: "})
        EXPECT_EQ(sum(zernikeJson(parseZernike(text))), parseZernike(text)) << text;
}

TEST_F(ZernikeFiles, WithoutWhatTheirNumbersMeanAreRefused) {
    for (const char* key : {"index", "norm", "unit", "radius", "centre", "terms"}) {
        std::string text = zernikeText;
        text.replace(text.find('"' + std::string(key) + '"'), std::string(key).size() + 2, "\"x\"");
        expectSentence(fault(text), "z.json", ('"' + std::string(key) + '"').c_str());
    }
    const auto changed = [](const char* from, const char* to) {
        std::string text = zernikeText;
        return text.replace(text.find(from), std::string(from).size(), to);
    };
    expectSentence(fault(changed("\"osa\"", "\"ansi\"")), "z.json", "ansi", "noll");
    expectSentence(fault(changed("5 mm", "0 mm")), "radius");
    expectSentence(fault(changed("5 mm", "5")), "z.json", "5");
    expectSentence(fault(changed("[\"0 mm\", \"-1 mm\"]", "\"0 mm\"")), "centre");
    expectSentence(fault(changed("\"12\"", "\"x\"")), "z.json", "x");
    expectSentence(fault(changed("\"12\"", "\"04\"")), "04");
    expectSentence(fault(changed("0.5", "\"0.5\"")), "term 4");
    for (const char* other : {"[]", "{", "3", "nothing", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[["})
        expectSentence(fault(other), "z.json", "no file of Zernike terms");
}

} // namespace
} // namespace fringe::test
