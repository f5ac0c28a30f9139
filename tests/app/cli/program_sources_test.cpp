// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "app/project/project_file.h"
#include "engine/io/asset_files.h"
#include "engine/io/field_files.h"
#include "engine/sources/image/target_image.h"
#include "engine/sources/source_kind.h"
#include "tests/support/samples.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// Sources the other way than usual for their kind, and several of them at once.
class ProgramSources : public Program {
  protected:
    ProgramSources() {
        write("cloud.csv", "x[mm],y[mm],z[mm],amplitude\n0.1,0.05,60,1\n-0.1,0.1,62,2\n"
                           "0.05,-0.15,58,1\n-0.1,-0.05,60,1\n");
        write("traps.csv", "x[mm],y[mm],z[mm],intensity\n0.1,0.05,60,1\n-0.1,0.1,62,4\n"
                           "0.05,-0.15,58,1\n-0.1,-0.05,60,1\n");
    }

    static Words making(const Words& first, const std::string& out, const Words& more = {}) {
        Words words = first;
        words.insert(words.end(), {"-o", out, "--size", "96x80", "--pitch", "8um", "--wavelength",
                                   "532nm", "--device", "cpu"});
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    static Words designing(const std::string& out, const Words& more = {}) {
        Words words = making({"points", "cloud.csv", "--algorithm", "wgs"}, out, more);
        return words;
    }

    std::vector<Complex> samplesIn(const std::string& name) const {
        return test::samplesOf(
            std::get<Hologram>(readFieldOrLevels(folder_ / name, {})).planes.front());
    }

    /// What running a design with one output writes.
    std::vector<Complex> run(Design design) const {
        design.setup.plate.size = {80, 96};
        design.outputs = {{"field", {"field"}, "run.npy"}};
        saveProject(folder_ / "p.fringe", design);
        const Ran ran = fringe({"run", "p.fringe", "--device", "cpu", "--force"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return samplesIn("run.npy");
    }

    /// A .npy of 16 × 12 floats.
    template <class Value> static std::string picture(const Value& value) {
        std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (12, 16), }";
        header.resize(117, ' ');
        std::string bytes("\x93NUMPY\x01\x00\x76\x00", 10);
        bytes += header + '\n';
        for (int row = 0; row < 12; ++row)
            for (int col = 0; col < 16; ++col) {
                const float number = value(col, row);
                bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
            }
        return bytes;
    }

    static Source pointAt(double x, double z) {
        return {.name = std::to_string(x),
                .kind = {"points",
                         {},
                         {{"cloud", Asset{"", std::make_shared<const PointCloud>(
                                                  PointCloud{{{x, 0, z, 1, 0}}, {}})}}}},
                .method = {"exact", {}}};
    }
};

/// Layers and depth pictures report how like the whole picture is what is seen, a mesh reports its
/// places.
TEST_F(ProgramSources, AreReportedWhateverTheirKind) {
    write("a.npy", picture([](int x, int y) { return static_cast<float>((x / 4 + y / 4) % 2); }));
    write("d.npy", picture([](int x, int) { return static_cast<float>(x) / 16; }));
    write("stack.json", R"([{"image": "a.npy", "z": "20mm"}, {"image": "d.npy", "z": "30mm"}])");
    write("m.obj", "v -1 -1 0\nv 1 -1 0\nv 0 1 0\nf 1 2 3\n");
    const std::vector<std::pair<Words, const char*>> kinds{
        {{"layers", "stack.json"}, "planes"},
        {{"rgbd", "--color", "a.npy", "--depth", "d.npy", "--near", "30mm", "--far", "20mm"},
         "planes"},
        {{"mesh", "m.obj", "--fit", "0.2mmx0.2mmx0.2mm", "--at", "60mm", "--points", "20"},
         "points"}};
    for (const auto& [source, figure] : kinds) {
        const Ran ran = fringe(making(
            source, "o.npy",
            {"--algorithm", "gs", "--iterations", "2", "--report", "r.json", "--json", "--force"}));
        ASSERT_EQ(ran.status, 0) << source.front() << ": " << ran.err;
        for (const std::string& text : {read("r.json"), ran.out}) {
            const Json report = Json::parse(text);
            ASSERT_TRUE(report.contains(figure)) << text;
            EXPECT_EQ(report["history"].size(), 3U);
        }
        const Json report = Json::parse(read("r.json"));
        if (std::string(figure) == "planes") {
            ASSERT_EQ(report["planes"].size(), 1U);
            EXPECT_GT(report["planes"][0]["scaled_psnr_db"], 3);
        } else {
            EXPECT_GT(report["points"], 0);
        }
    }
}

TEST_F(ProgramSources, DesignDepthAsIsUsualForIt) {
    write("a.npy", picture([](int x, int y) { return static_cast<float>((x / 4 + y / 4) % 2); }));
    write("d.npy", picture([](int x, int) { return static_cast<float>(x) / 16; }));
    const auto report = [&](Words more) {
        more.insert(more.end(), {"--algorithm", "sgd", "--report", "r.json", "--force"});
        const Ran ran = fringe(making(
            {"rgbd", "--color", "a.npy", "--depth", "d.npy", "--near", "30mm", "--far", "20mm"},
            "o.npy", more));
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(read("r.json"));
    };
    const Json usual = report({});
    EXPECT_EQ(usual["history"].size(), 101U);
    EXPECT_TRUE(usual["best"].contains("psnr_twice_as_fine_db"));
    EXPECT_EQ(report({"--start", "summed", "--rate", "0.2", "--fall", "100", "--iterations",
                      "100"})["history"],
              usual["history"]);
    const Json given = report({"--iterations", "2", "--start", "smooth"});
    EXPECT_EQ(given["history"].size(), 3U);
    EXPECT_NE(given["history"][0], usual["history"][0]);
}

TEST_F(ProgramSources, DesignAPatternForACloud) {
    const Ran ran = fringe(
        designing("slm.png", {"--iterations", "5", "--encode", "phase", "--report", "r.json"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    for (const char* part : {"4 points, e 0.", " in iteration ", " of 5, in "})
        EXPECT_NE(ran.out.find(part), std::string::npos) << ran.out;
    EXPECT_TRUE(files().contains("slm.png"));
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report["algorithm"], "wgs");
    EXPECT_EQ(report["history"].size(), 6U);
    EXPECT_EQ(report["points"], 4);
    EXPECT_GT(report["best"]["efficiency"], 0.3);
    EXPECT_GT(report["best"]["uniformity"], 0.9);
    for (const Complex sample : [&] {
             EXPECT_EQ(fringe(designing("o.npy", {"--iterations", "1"})).status, 0);
             return samplesIn("o.npy");
         }())
        ASSERT_NEAR(std::abs(sample), 1, 1e-5);
}

TEST_F(ProgramSources, ResumedGivesTheBytesOfOneRunOfACloud) {
    ASSERT_EQ(fringe(designing("whole.npy", {"--iterations", "9"})).status, 0);
    ASSERT_EQ(fringe(designing("part.npy", {"--iterations", "4", "--checkpoint", "state"})).status,
              0);
    const Ran ran = fringe(designing("rest.npy", {"--iterations", "9", "--resume", "state"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(read("rest.npy"), read("whole.npy"));
    expectRefused(designing("b.npy", {"--resume", "state", "--scale", "2"}),
                  {"state", "another design"});
}

TEST_F(ProgramSources, SumTheWavesOfSpots) {
    const Words spots =
        making({"spots", "traps.csv", "--geometry", "free", "--algorithm", "sum"}, "s.npy");
    const Ran ran = fringe(spots);
    ASSERT_EQ(ran.status, 0) << ran.err;
    const std::vector<Complex> samples = samplesIn("s.npy");
    EXPECT_GT(std::abs(std::abs(samples.front()) - std::abs(samples[40])), 1e-4)
        << "a sum is no pattern of phases";
    // With phases that are given they are the points of a cloud.
    write("traps.csv", "x[mm],y[mm],z[mm],intensity,phase[deg]\n0.1,0.05,60,1,0\n"
                       "-0.1,0.1,62,4,0\n0.05,-0.15,58,1,0\n-0.1,-0.05,60,1,0\n");
    Words again = spots;
    again.push_back("--force");
    ASSERT_EQ(fringe(again).status, 0);
    EXPECT_NE(samplesIn("s.npy"), samples);
    ASSERT_EQ(fringe(making({"points", "cloud.csv"}, "p.npy")).status, 0);
    EXPECT_EQ(read("s.npy"), read("p.npy"));
}

TEST_F(ProgramSources, RefuseWhatTheirWayDoesNotUse) {
    expectRefused(making({"points", "cloud.csv"}, "o.npy", {"--iterations", "4"}),
                  {"--iterations", "--algorithm sum"});
    expectRefused(designing("o.npy", {"--method", "nlut"}),
                  {"--method", "--algorithm wgs", "choose sum"});
    expectRefused(designing("o.npy", {"--tolerance", "0.01"}), {"--tolerance", "--algorithm wgs"});
    expectRefused(designing("o.npy", {"--iterations", "-1"}), {"--iterations -1", "at least 0"});
    expectRefused(designing("o.npy", {"--wavelength", "638nm,532nm,450nm"}), {"--wavelength"});
}

TEST_F(ProgramSources, OfAProjectAddTheirLight) {
    Design both = designFor("points");
    both.sources = {pointAt(1e-4, 0.06), pointAt(-1e-4, 0.05)};
    const auto alone = [&](std::size_t number) {
        Design design = both;
        design.sources[1 - number].visible = false;
        return run(design);
    };
    const std::vector<Complex> first = alone(0), second = alone(1), sum = run(both);
    for (std::size_t i = 0; i < sum.size(); ++i)
        ASSERT_LT(std::abs(sum[i] - first[i] - second[i]), 1e-4 * std::abs(sum[0]) + 1e-6) << i;
    both.sources.resize(1);
    EXPECT_EQ(run(both), first) << "a hidden source is of no account";
}

TEST_F(ProgramSources, OfAProjectShareThePattern) {
    Design design = designFor("image");
    const auto square =
        std::make_shared<const GreyPicture>(GreyPicture{{4, 4}, std::vector(16, 1.0F)});
    TargetImage image{.picture = square, .place = {1_mm, 1_mm, 1_mm, 0_mm}};
    image.signal.place = {1.2_mm, 1.2_mm, 1_mm, 0_mm};
    store(design.sources.front(), image);
    design.sources.push_back(
        {.name = "traps",
         .kind = {"spots",
                  {},
                  {{"list", Asset{"", std::make_shared<const SpotList>(SpotList{
                                          {-2e-3, 0, 0, 1, {}}, {-2e-3, 1e-3, 0, 1, {}}})}}}}});
    design.start.kind = Start::Kind::Superposition;
    design.stop.iterations = 3;
    const std::vector<Complex> both = run(design);
    design.sources.back().visible = false;
    EXPECT_NE(run(design), both);
    saveProject(folder_ / "p.fringe", design);
    expectRefused({"run", "p.fringe", "--set", "solver.name=sum"}, {"source"});
}

TEST_F(ProgramSources, TakeWhatAnExampleIsMadeOf) {
    const auto onCpu = [](std::vector<std::string> more) {
        more.insert(more.end(), {"--device", "cpu"});
        return more;
    };
    ASSERT_EQ(fringe(onCpu({"run", "example:die", "--output", "field"})).status, 0);
    ASSERT_EQ(fringe(onCpu({"points", "example:die", "-o", "same.npy"})).status, 0);
    EXPECT_EQ(read("same.npy"), read("die-field.npy"));
    ASSERT_EQ(fringe(onCpu({"points", "example:die", "-o", "nearer.npy", "--at", "150mm"})).status,
              0);
    EXPECT_NE(read("nearer.npy"), read("die-field.npy"));
    expectRefused({"mesh", "example:die", "-o", "o.npy"}, {"example:die", "mesh", "example:tube"});
    expectRefused({"points", "example:dye", "-o", "o.npy"}, {"\"dye\"", "die, rings"});
}

TEST_F(ProgramSources, TakeAHologramFromAFile) {
    ASSERT_EQ(fringe(making({"points", "cloud.csv"}, "p.npy")).status, 0);
    const Ran ran = fringe({"field", "p.npy", "-o", "same.npy", "--device", "cpu"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(read("same.npy"), read("p.npy"));
    const Hologram same = std::get<Hologram>(readFieldOrLevels(folder_ / "same.npy", {}));
    EXPECT_EQ(same.sampling.pitchX, 8_um);
    EXPECT_EQ(same.sampling.wavelengths, std::vector<Length>{532_nm});

    const Ran larger =
        fringe({"field", "p.npy", "-o", "larger.npy", "--size", "97x81", "--pitch", "4um"});
    ASSERT_EQ(larger.status, 0) << larger.err;
    EXPECT_NE(larger.err.find("8 µm"), std::string::npos) << larger.err;
    EXPECT_EQ(samplesIn("larger.npy")[97 * 40 + 48], samplesIn("p.npy")[96 * 40 + 48]);

    ASSERT_EQ(fringe({"encode", "p.npy", "-o", "levels.npy", "--as", "phase"}).status, 0);
    ASSERT_EQ(fringe({"field", "levels.npy", "-o", "again.npy", "--encode", "phase"}).status, 0);
    EXPECT_EQ(read("again.npy"), read("levels.npy"));
    expectRefused({"field", "p.npy", "-o", "o.npy", "--wavelength", "638nm,532nm,450nm"},
                  {"one wavelength"});
    expectRefused({"field", "cloud.csv", "-o", "o.npy"}, {"cloud.csv", ".npy"});
}

TEST_F(ProgramSources, ModesTellHowPureTheyAreAsSent) {
    const Words mode{"modes", "-o",      "vortex.png", "--size",   "128x120", "--l",
                     "-2",    "--waist", "0.2mm",      "--device", "cpu",     "--json"};
    const auto purity = [&](const Words& more) {
        Words words = mode;
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    };
    const Json usual = purity({});
    EXPECT_EQ(usual["encoding"], "arrizon");
    EXPECT_GE(usual["purity"].get<double>(), 0.99);
    const Json phases = purity({"--encode", "phase", "--force"});
    EXPECT_LT(phases["purity"].get<double>(), 0.6);
    EXPECT_NEAR(phases["purity"].get<double>(), usual["purity_of_phases"].get<double>(), 1e-9);
}

TEST_F(ProgramSources, ModesOfATableAreThoseOfItsProject) {
    std::string table = "family,l,waist[um],x[mm],y[mm],weight\n";
    for (int i = 0; i < 25; ++i)
        table += "lg," + std::to_string(i - 12) + ",20," + std::to_string(i % 5 * 0.15 - 0.3) + ','
                 + std::to_string(i / 5 * 0.12 - 0.24) + ",1\n";
    write("charges.csv", table);
    const Ran ran = fringe(making({"modes", "charges.csv"}, "field.npy"));
    ASSERT_EQ(ran.status, 0) << ran.err;
    Design design = designFor("modes");
    Source& source = design.sources.front();
    source.kind.assets["table"] = {"charges",
                                   readAsset(AssetType::ModeList, folder_ / "charges.csv", {})};
    sourceKindOf("modes").adopt(source);
    EXPECT_EQ(samplesIn("field.npy"), run(design));
}

TEST_F(ProgramSources, ModesRefuseABadRowInOneSentence) {
    write("bad.csv", "family,l,p,waist[mm]\nlg,1,0,0.2\nlg,1,-1,0.2\n");
    const Ran ran = fringe(making({"modes", "bad.csv"}, "field.npy"));
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("bad.csv: line 3: p cannot be \"-1\""), ran.err.npos) << ran.err;
}

} // namespace
} // namespace fringe::test
