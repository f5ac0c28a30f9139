// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstring>
#include <set>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// A float .npy file of `rows` × `cols`.
std::string npyOf(int rows, int cols, float (*value)(int row, int col)) {
    std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': ("
                         + std::to_string(rows) + ", " + std::to_string(cols) + "), }";
    header.resize(117, ' ');
    std::string bytes("\x93NUMPY\x01\x00\x76\x00", 10);
    bytes += header + '\n';
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col) {
            const float number = value(row, col);
            bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
        }
    return bytes;
}

class ProgramImage : public Program {
  protected:
    ProgramImage() {
        write("t.npy", npyOf(24, 24, [](int row, int col) {
                  return row < 12 && std::hypot(row - 12, col - 12) < 11 ? 1.0F : 0.1F;
              }));
    }

    static Words designing(const std::string& out, const Words& more = {}) {
        Words words{"image",   "t.npy", "-o",           out,     "--size",   "64x56",
                    "--pitch", "8um",   "--wavelength", "532nm", "--device", "cpu"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    static Words behindLens(const std::string& out, Words more = {}) {
        more.insert(more.begin(), {"--geometry", "lens", "--focal-length", "200mm"});
        return designing(out, more);
    }
};

TEST_F(ProgramImage, WritesTheFieldWhatItShowsAndAReport) {
    const Ran ran =
        fringe(behindLens("o.npy", {"--report", "r.json", "--seen", "s.npy", "--algorithm", "mraf",
                                    "--iterations", "30", "--far-field-samples", "1"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report["ended"], "iterations");
    EXPECT_EQ(report["history"].size(), 31U);
    EXPECT_LT(report["best"]["error"], 0.2);
    EXPECT_GT(report["planes"][0]["scaled_ssim"], 0.7);
    const std::string seen = read("s.npy");
    ASSERT_EQ(seen.size(), 128 + 64 * 56 * sizeof(float));
    const auto at = [&](int row, int col) {
        float value = 0;
        std::memcpy(&value, seen.data() + 128 + (row * 64 + col) * sizeof value, sizeof value);
        return value;
    };
    EXPECT_GT(at(22, 32), 3 * at(34, 32)) << "the upper half of the picture is the bright one";
}

TEST_F(ProgramImage, DesignsSeveralPlanesOfFreeSpace) {
    Words words = designing("o.npy", {"--geometry", "free", "--distance", "20mm,30mm", "--json",
                                      "--picture-size", "0.2mmx0.2mm"});
    words.insert(words.begin() + 2, "t.npy");
    const Ran ran = fringe(words);
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json facts = Json::parse(ran.out);
    ASSERT_EQ(facts["planes"].size(), 2U);
    EXPECT_EQ(facts["planes"][1]["z_m"], 0.03);
}

TEST_F(ProgramImage, HasDefaultsThatAreSaidByTheirNames) {
    const Words usual{"--algorithm", "sgd",       "--pinned-efficiency", "0.75",
                      "--start",     "transport", "--far-field-samples", "2"};
    for (const auto& [levels, iterations] : {std::pair("256", "100"), {"16", "150"}}) {
        ASSERT_EQ(fringe(behindLens("o.npy", {"--levels", levels, "--force"})).status, 0);
        Words words{"--levels", levels, "--iterations", iterations, "--force"};
        words.insert(words.end(), usual.begin(), usual.end());
        ASSERT_EQ(fringe(behindLens("p.npy", words)).status, 0);
        EXPECT_EQ(read("o.npy"), read("p.npy")) << levels;
    }
}

TEST_F(ProgramImage, LeavesASolverThatIsNamedAsItWas) {
    const Words told{"--algorithm", "sgd",          "--start", "smooth", "--far-field-samples",
                     "1",           "--iterations", "5",       "--force"};
    ASSERT_EQ(fringe(behindLens("o.npy", told)).status, 0);
    Words words = told;
    words.insert(words.end(), {"--pinned-efficiency", "0"});
    ASSERT_EQ(fringe(behindLens("p.npy", words)).status, 0);
    EXPECT_EQ(read("o.npy"), read("p.npy"));
}

TEST_F(ProgramImage, ResumedGivesTheBytesOfOneRun) {
    for (const char* algorithm : {"gs", "ora", "wgs", "mraf", "sgd"}) {
        const Words chosen{"--algorithm", algorithm, "--force", "--iterations"};
        const auto run = [&](const std::string& out, Words more) {
            more.insert(more.begin(), chosen.begin(), chosen.end());
            const Ran ran = fringe(behindLens(out, more));
            EXPECT_EQ(ran.status, 0) << ran.err;
        };
        run("whole.npy", {"15"});
        run("part.npy", {"12", "--checkpoint", "state"});
        run("rest.npy", {"15", "--resume", "state"});
        EXPECT_EQ(read("rest.npy"), read("whole.npy")) << algorithm;
    }
}

TEST_F(ProgramImage, RefusesACheckpointThatIsDamagedOrOfAnotherDesign) {
    ASSERT_EQ(fringe(behindLens("a.npy", {"--checkpoint", "state"})).status, 0);
    expectRefused(behindLens("b.npy", {"--resume", "state", "--levels", "4"}),
                  {"state", "another design"});
    std::string bytes = read("state");
    bytes[bytes.size() / 2] ^= 1;
    write("state", bytes);
    expectRefused(behindLens("b.npy", {"--resume", "state"}), {"state", "damaged"});
}

TEST_F(ProgramImage, TakesRegionsOfEveryForm) {
    write("m.npy",
          npyOf(5, 7, [](int row, int col) { return row == 2 || col == 3 ? 9.0F : 0.0F; }));
    const auto noiseOf = [&](const Words& more) {
        Words words{"--algorithm", "mraf", "--iterations", "1", "--json", "--force"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = fringe(behindLens("o.npy", words));
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out)["planes"][0].dump();
    };
    std::set<std::string> different;
    for (const Words& region :
         {Words{"--signal", "picture"}, Words{"--signal", "ellipse"}, Words{"--signal", "m.npy"},
          Words{"--signal", "polygon", "--corners", "-2mm,-1mm,2mm,-1mm,0mm,2mm"}})
        different.insert(noiseOf(region));
    EXPECT_EQ(different.size(), 4U);
}

TEST_F(ProgramImage, RefusesRegionsThatAreNone) {
    const auto refuse = [&](const Words& region, std::vector<std::string> parts) {
        expectRefused(behindLens("o.npy", region), std::move(parts));
    };
    refuse({"--signal", "polygon"}, {"--signal polygon", "--corners X,Y"});
    refuse({"--signal", "ellipse", "--corners", "0mm,0mm,1mm,1mm,2mm,0mm"},
           {"--corners", "ellipse"});
    refuse({"--signal", "polygon", "--corners", "0mm,0mm,1mm,1mm"}, {"three corners"});
    refuse({"--signal", "polygon", "--corners", "0mm,0mm,1mm,1mm,2mm"}, {"x and y of each"});
    refuse({"--signal", "polygon", "--corners", "0mm,0mm,1mm,oops,2mm,2mm"}, {"oops"});
    refuse({"--signal", "polygon", "--corners", "40mm,40mm,41mm,40mm,40mm,41mm"},
           {"dark everywhere"});
    refuse({"--signal", "nowhere.png"}, {"nowhere.png"});
    write("black.npy", npyOf(3, 3, [](int, int) { return 0.0F; }));
    refuse({"--signal", "black.npy"}, {"black.npy", "black everywhere"});
}

TEST_F(ProgramImage, RefusesWhatHasNoMeaning) {
    expectRefused(designing("o.npy", {"--geometry", "free"}), {"--distance"});
    expectRefused(designing("o.npy", {"--geometry", "lens"}), {"--focal-length"});
    expectRefused(designing("o.npy", {"--geometry", "free", "--distance", "1mm,2mm"}),
                  {"2 lengths", "1 pictures"});
    expectRefused(behindLens("o.npy", {"--picture-size", "90mmx1mm"}), {"t.npy", "goes beyond"});
    expectRefused(behindLens("o.npy", {"--picture-size", "9mm"}),
                  {"--picture-size", "two lengths"});
    expectRefused(behindLens("o.npy", {"--algorithm", "magic"}), {"magic", "mraf"});
    expectRefused(behindLens("o.npy", {"--mixing", "2"}), {"--mixing 2", "at most 1"});
    expectRefused(behindLens("o.npy", {"--iterations", "-1"}), {"--iterations -1", "at least 0"});
    write("dark.npy", npyOf(3, 3, [](int, int) { return 0.0F; }));
    Words words = behindLens("o.npy");
    words[1] = "dark.npy";
    expectRefused(words, {"dark everywhere"});
}

TEST_F(ProgramImage, samplesThatAreNoNumbersAreRefused) {
    write("n.npy", npyOf(4, 5, [](int row, int col) { return row == 2 && col == 3 ? NAN : 1.0F; }));
    for (const char* command : {"propagate", "reconstruct"})
        expectRefused({command, "n.npy", "--pitch", "8um", "--wavelength", "532nm", "--distance",
                       "1mm", "-o", "g.npy"},
                      {"n.npy", "row 2", "column 3"});
}

TEST_F(ProgramImage, nothingIsComparedWithDarkness) {
    write("dark.npy", npyOf(24, 24, [](int, int) { return 0.0F; }));
    const Json dark = Json::parse(fringe({"compare", "t.npy", "dark.npy", "--json"}).out);
    EXPECT_TRUE(dark["scaled_ssim"].is_null()) << dark;
    EXPECT_TRUE(dark["scaled_psnr_db"].is_null());
    EXPECT_NE(fringe({"compare", "t.npy", "dark.npy"}).out.find("undefined"), std::string::npos);
}

TEST_F(ProgramImage, depthPicturesBecomeHolograms) {
    write("d.npy", npyOf(24, 24, [](int row, int) { return static_cast<float>(row) / 24; }));
    const Words how{"rgbd",  "--color",      "t.npy", "--depth",  "d.npy",  "--near", "12mm",
                    "--far", "10mm",         "-o",    "h.npy",    "--size", "24x24",  "--pitch",
                    "8um",   "--wavelength", "532nm", "--device", "cpu"};
    const auto with = [&](Words more) {
        more.insert(more.begin(), how.begin(), how.end());
        more.push_back("--force");
        return more;
    };
    EXPECT_EQ(fringe(with({})).status, 0);
    EXPECT_EQ(fringe(with({"--occlusion", "silhouette", "--feather", "2"})).status, 0);
    const Ran designed = fringe(
        with({"--layers", "4", "--algorithm", "gs", "--geometry", "free", "--iterations", "3"}));
    EXPECT_EQ(designed.status, 0) << designed.err;
    write("small.npy", npyOf(3, 3, [](int, int) { return 1.0F; }));
    Words another = with({});
    another[4] = "small.npy";
    const Ran warned = fringe(another);
    EXPECT_EQ(warned.status, 0) << warned.err;
    EXPECT_NE(warned.err.find("t has 24 × 24 pixels and small has 3 × 3"), std::string::npos);
    expectRefused({"rgbd", "--depth", "d.npy", "-o", "h2.npy"}, {"--color"});
}

TEST_F(ProgramImage, stacksOfPicturesBecomeHolograms) {
    write("s.json", R"([{"image": "t.npy", "z": "10mm"}, {"image": "t.npy", "z": "11mm"}])");
    const Ran ran = fringe({"layers", "s.json", "-o", "h.npy", "--size", "24x24", "--pitch", "8um",
                            "--device", "cpu"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    write("broken.json",
          R"([{"image": "t.npy", "z": "10mm"}, {"image": "none.npy", "z": "11mm"}])");
    expectRefused({"layers", "broken.json", "-o", "h3.npy"}, {"none.npy"});
}

/// What leaves has levels, whatever it was designed for: figures are of those, and of the design.
TEST_F(ProgramImage, SaysWhatLevelsShowOfADesignForAnyPhase) {
    Words words = behindLens("o.npy", {"--encode", "phase", "--levels", "4", "--any-phase",
                                       "--algorithm", "mraf", "--iterations", "40"});
    const Ran told = fringe(words);
    ASSERT_EQ(told.status, 0) << told.err;
    EXPECT_NE(told.out.find("on 4 levels e "), std::string::npos) << told.out;
    EXPECT_NE(told.out.find("with any phase e "), std::string::npos) << told.out;
    EXPECT_NE(told.out.find(" dB on a grid twice as fine"), std::string::npos) << told.out;
    words.insert(words.end(), {"--force", "--json"});
    const Json best = Json::parse(fringe(words).out)["best"];
    EXPECT_EQ(best["levels"], 4);
    EXPECT_LT(best["psnr_db"].get<double>() + 5, best["any_phase"]["psnr_db"]);
    EXPECT_LT(best["psnr_twice_as_fine_db"], best["psnr_db"]);
    // The levels begun with and left as they are show the same.
    const Ran again =
        fringe(behindLens("p.npy", {"--levels", "4", "--start", "o.npy", "--start-gray-levels", "4",
                                    "--iterations", "0", "--json"}));
    ASSERT_EQ(again.status, 0) << again.err;
    const Json same = Json::parse(again.out)["best"];
    EXPECT_NEAR(same["psnr_db"], best["psnr_db"], 1e-3);
    EXPECT_NEAR(same["psnr_twice_as_fine_db"], best["psnr_twice_as_fine_db"], 1e-3);
}

TEST_F(ProgramImage, ComesToFewLevelsByAndBy) {
    const auto run = [&](const Words& more) {
        Words words{"--levels", "8", "--iterations", "120", "--json", "--force"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = fringe(behindLens("o.npy", words));
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    };
    const Json best = run({})["best"];
    const Json bright = run({"--pinned-efficiency", "0.9"})["best"];
    EXPECT_GT(best["psnr_db"], 24);
    EXPECT_NEAR(bright["efficiency"], 0.8, 0.08); // between the samples, too
    EXPECT_GT(bright["efficiency"], best["efficiency"]);
    expectRefused(behindLens("q.npy", {"--pinned-efficiency", "1.5"}), {"--pinned-efficiency"});
}

} // namespace
} // namespace fringe::test
