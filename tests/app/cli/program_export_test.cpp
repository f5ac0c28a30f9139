// SPDX-License-Identifier: GPL-3.0-or-later
// `fringe export`, as a person runs it.
#include "engine/io/field_files.h"
#include "program.h"

#include <nlohmann/json.hpp>

#include <complex>
#include <filesystem>
#include <numbers>

namespace fringe::test {
namespace {

using Json = nlohmann::json;

/// A kinoform of 16 levels on 12 × 10 pixels, 8 µm × 6 µm, for 532 nm.
class ProgramExport : public Program {
  protected:
    ProgramExport() {
        LevelPattern levels;
        levels.count = 16;
        levels.encoding = "phase";
        levels.sampling = {8_um, 6_um, {532_nm}};
        std::vector<std::uint16_t> samples;
        for (int i = 0; i < 120; ++i)
            samples.push_back(static_cast<std::uint16_t>(i * i % 16));
        levels.planes = {Plane<std::uint16_t>(Shape{10, 12}, samples)};
        writeLevels(folder_ / "k.npy", levels, false);
    }

    Ran make(std::vector<std::string> more) const {
        std::vector<std::string> all{"export", "k.npy"};
        all.insert(all.end(), more.begin(), more.end());
        return fringe(all);
    }
    void expectNotMade(std::vector<std::string> more, const std::vector<std::string>& parts) const {
        more.insert(more.begin(), {"export", "k.npy"});
        expectRefused(more, parts);
    }
    Json sheet(const std::string& name) const { return Json::parse(read(name + ".sheet.json")); }
};

/// 532 nm/0.4607 = 1154.765 nm for 2π, a sixteenth of it a level, twice as much each mask.
TEST_F(ProgramExport, WritesFourMasksAndTheirSheet) {
    const Ran ran = make({"-o", "k.oas", "--index", "1.4607", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.err.find("k.oas: "), std::string::npos) << "its size is not told first";
    const Json facts = Json::parse(ran.out), made = sheet("k.oas");
    EXPECT_EQ(facts["levels"], 16);
    EXPECT_NEAR(facts["step_m"].get<double>(), 72.17278e-9, 1e-14);
    ASSERT_EQ(made["layers"].size(), 4U);
    for (std::size_t mask = 0; mask < 4; ++mask)
        EXPECT_NEAR(made["layers"][mask]["depth"].get<double>(), (1 << mask) * 72.17278e-9, 1e-13);
    EXPECT_EQ(files(), (std::set<std::string>{"k.npy", "k.npy.json", "k.oas", "k.oas.sheet.json",
                                              "k.oas.sheet.pdf"}));
    expectNotMade({"-o", "k.oas"}, {"k.oas", "--force"});
    EXPECT_EQ(make({"-o", "k.oas", "--force", "--index", "1.4607"}).status, 0);
}

TEST_F(ProgramExport, TakesLayersTonesShapesAndPixels) {
    const Ran ran = make({"-o", "k.gds", "--layer-per", "level", "--tone", "height", "--polygons",
                          "199", "--pixel", "1um", "--light", "reflection"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json made = sheet("k.gds");
    EXPECT_EQ(made["layers_are"], "levels");
    EXPECT_EQ(made["layers"].size(), 15U);
    EXPECT_EQ(made["relief"]["tone"], "height");
    EXPECT_EQ(made["relief"]["light"], "reflection");
    EXPECT_NEAR(made["relief"]["full_depth"].get<double>(), 266e-9, 1e-18); // 532/2
    EXPECT_EQ(made["plate"]["pitch_x"], 1e-6);
    EXPECT_EQ(made["plate"]["pitch_y"], 1e-6);
}

/// Half of the pixels, of levels 0 and 4 of 16, keep their phase; those of 1 and 9 lose π/8, so
/// that |1 + exp(iπ/8)|²/4 = cos²(π/16) of the light is left in the wave.
TEST_F(ProgramExport, RoundsOtherLevelsAndFields) {
    const Ran levels = make({"-o", "k.csv", "--levels", "4"});
    ASSERT_EQ(levels.status, 0) << levels.err;
    EXPECT_NE(levels.err.find("16 levels of the file are rounded to 4"), std::string::npos);
    EXPECT_NEAR(sheet("k.csv")["efficiency"]["of_pattern"].get<double>(), 0.961940, 1e-5);
    ASSERT_EQ(fringe({"field", "k.npy", "--meaning", "phase", "--gray-levels", "16", "--pitch",
                      "8um,6um", "--wavelength", "532nm", "-o", "f.npy", "--size", "12x10"})
                  .status,
              0);
    expectRefused({"export", "f.npy", "-o", "f.svg"}, {"--levels"});
    EXPECT_EQ(fringe({"export", "f.npy", "-o", "f.svg", "--levels", "16"}).status, 0);
    EXPECT_NEAR(sheet("f.svg")["efficiency"]["of_pattern"].get<double>(), 1, 1e-5);
}

/// The file that is made is what is judged: read back, its light is the same to the last bit.
TEST_F(ProgramExport, IsReadBackAsTheLevelsThatItWasMadeFrom) {
    ASSERT_EQ(fringe({"reconstruct", "k.npy", "--distance", "2mm", "-o", "seen_k.npy"}).status, 0);
    for (const char* light : {"transmission", "reflection"})
        for (const char* tone : {"depth", "height"})
            for (const char* name : {"m.oas", "m.gds"}) {
                for (const char* per : {"mask", "level"}) {
                    ASSERT_EQ(make({"-o", name, "--force", "--light", light, "--tone", tone,
                                    "--layer-per", per})
                                  .status,
                              0);
                    const Ran ran = fringe(
                        {"reconstruct", name, "--distance", "2mm", "-o", "seen.npy", "--force"});
                    ASSERT_EQ(ran.status, 0) << ran.err;
                    EXPECT_EQ(read("seen.npy"), read("seen_k.npy")) << light << tone << name << per;
                }
            }
    std::filesystem::remove(folder_ / "m.gds.sheet.json");
    const Ran bare = fringe(
        {"reconstruct", "m.gds", "--distance", "2mm", "-o", "s.npy", "--wavelength", "532nm"});
    ASSERT_EQ(bare.status, 0) << bare.err;
    EXPECT_NE(bare.err.find("process sheet"), std::string::npos);
}

TEST_F(ProgramExport, RefusesInOneSentence) {
    write("bad.csv", "gray,depth[nm]\n0,0\n100,700\n200,600\n255,1300\n");
    write("good.csv", "gray,depth[um]\n0,0\n255,1.3\n");
    expectNotMade({"-o", "k.gds", "--curve", "good.csv"}, {"--curve", ".bmp"});
    write("bare.csv", "0,0\n255,1300\n");
    expectNotMade({"-o", "k.gds", "--curve", "bad.csv"}, {"bad.csv", "not monotonic"});
    expectNotMade({"-o", "k.gds", "--curve", "bare.csv"}, {"bare.csv", "unit"});
    expectNotMade({"-o", "k.foo"}, {".foo", ".gds"});
    expectNotMade({"-o", "k.gds", "--levels", "12"}, {"2^m", "12"});
    expectNotMade({"-o", "k.gds", "--index", "1"}, {"--index", "1"});
    expectNotMade({"-o", "k.gds", "--cell", "a b"}, {"a b"});
    expectNotMade({"-o", "k.gds", "--pixel", "1m"}, {"coordinate"});
    expectNotMade({"-o", "k.gds", "--pixel", "1um,2um,3um"}, {"--pixel"});
    expectNotMade({"-o", "k.gds", "--polygons", "199", "--rectangles", "merged"},
                  {"--polygons", "--rectangles"});
    expectNotMade({"-o", "k.npy.bmp", "--device-preset", "X13138", "--tone", "depth"},
                  {"--device-preset"});
}

#ifdef FRINGE_HAS_IMAGES
/// What a solver says of its levels is on the sheet, by way of a picture, a field or a layout, but
/// not of other levels; so is the undeflected light, here by a sum over the pixels of the file.
TEST_F(ProgramExport, TellsTheFiguresOfTheSolver) {
    write("s.csv", "x[mm],y[mm],z[mm]\n1,0.5,0\n-1,0.2,0\n");
    for (const std::string name : {"d.png", "d.npy"}) {
        const Ran made =
            fringe({"spots",          "s.csv", "-o",           name,    "--size",       "64x48",
                    "--pitch",        "8um",   "--wavelength", "532nm", "--geometry",   "lens",
                    "--focal-length", "200mm", "--levels",     "4",     "--iterations", "7",
                    "--algorithm",    "gs",    "--json"});
        ASSERT_EQ(made.status, 0) << made.err;
        const Json best = Json::parse(made.out)["best"];
        ASSERT_EQ(fringe({"export", name, "-o", name + ".oas", "--levels", "4"}).status, 0);
        ASSERT_EQ(fringe({"export", name + ".oas", "-o", name + ".gds"}).status, 0);
        for (const char* suffix : {".oas", ".gds"}) {
            const Json solved = sheet(name + suffix)["solved"];
            EXPECT_EQ(solved["solver"], "gs");
            EXPECT_EQ(solved["iterations"], 7);
            EXPECT_EQ(solved["levels"], 4);
            EXPECT_EQ(solved["efficiency"], best["efficiency"]);
            EXPECT_EQ(solved["uniformity"], best["uniformity"]);
            EXPECT_NE(read(name + suffix + ".sheet.pdf").find("gs, 7 iterations"),
                      std::string::npos);
        }
        ASSERT_EQ(fringe({"export", name, "-o", name + ".svg", "--levels", "2"}).status, 0);
        EXPECT_FALSE(sheet(name + ".svg").contains("solved"));
    }
    ASSERT_EQ(make({"-o", "k.oas"}).status, 0);
    std::complex<double> sum;
    for (int i = 0; i < 120; ++i)
        sum += std::polar(1.0, 2 * std::numbers::pi * (i * i % 16) / 16);
    EXPECT_NEAR(sheet("k.oas")["efficiency"]["zero_order"].get<double>(), std::norm(sum / 120.0),
                1e-12);
}

/// 0 to 15 steps by a curve that is 5 nm a gray.
TEST_F(ProgramExport, WritesGraysByACurve) {
    write("c.csv", "gray;depth[um]\n0;0,1\n255;1,375\n");
    const Ran ran = make({"-o", "g.bmp", "--curve", "c.csv", "--index", "1.4607"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const std::string bytes = read("g.bmp");
    // row 0 is the last of the file; levels of its pixels 0, 1, 4, 9: of steps 0, 15, 12, 7
    for (const auto& [col, steps] : {std::pair{0, 0}, {1, 15}, {2, 12}, {3, 7}})
        EXPECT_EQ(static_cast<unsigned char>(bytes.at(bytes.size() - 12 + std::size_t(col))),
                  std::lround(steps * 72.17278 / 5));
}

TEST_F(ProgramExport, WritesWhatAPanelIsSent) {
    const Ran ran = make({"-o", "p.png", "--device-preset", "X13138", "--levels", "217"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.err.find("12 × 10 pixels and X13138 has 1272 × 1024"), std::string::npos);
    const Ran made = make({"-o", "s.png", "--sign", "-1", "--levels", "16"});
    ASSERT_EQ(made.status, 0) << made.err;
    EXPECT_EQ(Json::parse(read("s.png.json"))["frame"]["steps"][1], "sign");
}
#endif

} // namespace
} // namespace fringe::test
