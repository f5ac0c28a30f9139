// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds that only this folder knows go all the ways that those of the product go.
#include "app/cli/fringe_program.h"
#include "app/project/project_file.h"
#include "engine/encodings/encoding.h"
#include "engine/examples/examples.h"
#include "engine/outputs/output_kind.h"
#include "engine/run/plan.h"
#include "tests/support/samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace fringe {
namespace {

using test::contentsOf;
using test::samplesOf;
using test::ScratchFolder;

class Kinds : public testing::Test {
  protected:
    struct Ran {
        int status;
        std::string said; ///< on both streams
    };

    /// The words are files of the folder where they end like one.
    Ran fringe(std::vector<std::string> words) {
        std::vector<const char*> arguments{"fringe"};
        for (std::string& word : words) {
            if (std::ranges::any_of(std::array{".npy", ".csv", ".fringe", ".boxes", ".gds", ".svg"},
                                    [&](const char* end) { return word.ends_with(end); }))
                word = (folder_ / word).string();
            arguments.push_back(word.c_str());
        }
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        const int status = runFringe(static_cast<int>(arguments.size()), arguments.data());
        const std::string output = testing::internal::GetCapturedStdout();
        return {status, output + testing::internal::GetCapturedStderr()};
    }

    template <class Content> Content read(const std::string& name) {
        return std::get<Content>(readFieldOrLevels(folder_ / name, {}));
    }

    /// Amplitudes 0, 0.25, 0.5, 1.
    void writeSteps() {
        const Field field({2, 2}, {{0, 0}, {0, 0.25F}, {-0.5F, 0}, {1, 0}});
        writeField(folder_ / "steps.npy", {{field}, {8_um, 8_um, {532_nm}}, "", ""}, false);
    }

    ScratchFolder folder_;
};

Design withEveryKind() {
    Design design = exampleDesign("die");
    design.setup.plate.size = {24, 32};
    design.sources.front().method.key = "exact";
    design.encoding = {"threshold", {{"threshold", 0.25}}};
    design.propagation = {"faded", {{"share", 0.125}}};
    design.outputs = {{"modulus", {"modulus", {{"gamma", 2.0}}}, "modulus.npy"},
                      {"field", {"field"}, "field.npy"},
                      {"levels", {"encoded"}, "levels.npy"},
                      {"seen", {"reconstruction"}, "seen.npy"}};
    design.reconstruction.fromEncoded = false;
    return design;
}

bool offers(const DesignParameter& row, const std::string& key) {
    return std::ranges::find(row.info.choices, key, &ParameterChoice::key)
           != row.info.choices.end();
}

TEST_F(Kinds, StandInTheParameterTable) {
    const Design design = withEveryKind();
    EXPECT_TRUE(checkTable(design).empty());
    EXPECT_TRUE(offers(designParameter({}, "encoding.kind"), "threshold"));
    EXPECT_TRUE(offers(designParameter({}, "reconstruction.propagation"), "faded"));
    EXPECT_TRUE(offers(outputRows(design, 0).front(), "modulus"));
    const DesignParameter row = designParameter({}, "encoding.threshold");
    EXPECT_EQ(std::get<double>(row.get(design)), 0.25);
    EXPECT_TRUE(row.applies(design));
    EXPECT_FALSE(row.applies(Design{}));
    EXPECT_FALSE(designParameter({}, "encoding.levels").applies(design));
    EXPECT_EQ(outputRows(design, 0).size(), 2U);
    EXPECT_EQ(outputRows(design, 1).size(), 1U);
    EXPECT_EQ(levelsOf(design.encoding), 2);
    EXPECT_THROW(withSettingText(design, "outputs.modulus.gamma", "5"), Error);
    EXPECT_EQ(withSettingText(design, "outputs.modulus.gamma", "1").outputs[0].what,
              Choice{"modulus"});
}

TEST_F(Kinds, ArePlannedByTheirChecks) {
    Design design = withEveryKind();
    design.encoding.values["threshold"] = 2.0;
    const std::vector<Finding> findings = checkTable(design);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().parameter, "encoding.threshold");
}

TEST_F(Kinds, AreKeptInAProjectFile) {
    const Design design = withEveryKind();
    saveProject(folder_ / "p.fringe", design);
    const OpenedProject opened = openProject(folder_ / "p.fringe");
    EXPECT_TRUE(opened.notes.empty());
    EXPECT_TRUE(opened.design == design);
}

TEST_F(Kinds, OfAnOutputAreRefusedInAProjectFileWhereTheyAreNone) {
    saveProject(folder_ / "p.fringe", withEveryKind());
    auto json = nlohmann::json::parse(contentsOf(folder_ / "p.fringe"));
    for (const auto& [value, text] :
         {std::pair("/outputs/0/what", "hologram"), std::pair("/outputs/0/values/gamma", "9")}) {
        auto changed = json;
        changed[nlohmann::json::json_pointer(value)] = text;
        test::writeFile(folder_ / "p.fringe", changed.dump());
        EXPECT_THROW(openProject(folder_ / "p.fringe"), Error) << value;
    }
}

TEST_F(Kinds, AreOptionsOfTheCommandLine) {
    writeSteps();
    const Ran ran = fringe(
        {"encode", "steps.npy", "--as", "threshold", "--threshold", "0.3", "-o", "levels.npy"});
    ASSERT_EQ(ran.status, 0) << ran.said;
    const auto levels = read<LevelPattern>("levels.npy");
    EXPECT_EQ(samplesOf(levels.planes.front()), (std::vector<std::uint16_t>{0, 0, 1, 1}));
    EXPECT_EQ(levels.count, 2);
    EXPECT_EQ(levels.encoding, "threshold");
    ASSERT_EQ(fringe({"propagate", "steps.npy", "--distance", "1mm", "--method", "faded",
                      "--faded-share", "0.25", "-o", "faded.npy"})
                  .status,
              0);
    EXPECT_EQ(read<Hologram>("faded.npy").planes.front().samples().back(), Complex(0.25F, 0));
}

TEST_F(Kinds, RefuseOptionsOfOthers) {
    writeSteps();
    const Ran other =
        fringe({"encode", "steps.npy", "--as", "phase", "--threshold", "0.3", "-o", "levels.npy"});
    EXPECT_EQ(other.status, 2);
    EXPECT_NE(other.said.find("--threshold"), std::string::npos);
    EXPECT_NE(other.said.find("threshold;"), std::string::npos) << other.said;
    EXPECT_EQ(
        fringe({"encode", "steps.npy", "--as", "threshold", "--levels", "16", "-o", "levels.npy"})
            .status,
        2);
    const Ran none = fringe({"encode", "steps.npy", "-o", "levels.npy"});
    EXPECT_NE(none.said.find("threshold"), std::string::npos);
}

TEST_F(Kinds, AreForecast) {
    test::writeFile(folder_ / "cloud.csv", "x[mm],y[mm],z[mm]\n0,0,200\n0.1,0,200\n");
    const Ran ran = fringe({"points", "cloud.csv", "-o", "levels.npy", "--size", "16x12",
                            "--encode", "threshold", "--threshold", "0.25", "--dry-run"});
    EXPECT_EQ(ran.status, 0) << ran.said;
}

TEST_F(Kinds, OfASolverFindPatterns) {
    test::writeFile(folder_ / "spots.csv", "x[mm],y[mm],z[mm]\n0.3,0.1,0\n-0.2,0.4,0\n");
    const auto turnedBy = [&](const std::string& turn) {
        const Ran ran = fringe({"spots",          "spots.csv", "-o",         turn + ".npy",
                                "--size",         "24x16",     "--geometry", "lens",
                                "--focal-length", "100mm",     "--start",    "random",
                                "--algorithm",    "turned",    "--turn",     turn,
                                "--iterations",   "1",         "--encode",   "phase",
                                "--levels",       "4"});
        EXPECT_EQ(ran.status, 0) << ran.said;
        return samplesOf(read<LevelPattern>(turn + ".npy").planes.front());
    };
    auto turned = turnedBy("90deg");
    for (std::uint16_t& level : turned)
        level = (level + 3) % 4;
    EXPECT_EQ(turned, turnedBy("0deg")); // after an iteration that is better than such a start
}

TEST_F(Kinds, OfADeviceAreSentAndSeen) {
    Design design = withEveryKind();
    design.encoding = {"amplitude", {{"levels", std::int64_t{4}}}};
    design.device = {"inverted"};
    design.outputs = {{"levels", {"encoded"}, "levels.npy"}};
    saveProject(folder_ / "p.fringe", design);
    const Ran ran = fringe({"run", "p.fringe"});
    ASSERT_EQ(ran.status, 0) << ran.said;
    const auto sent = samplesOf(read<LevelPattern>("levels.npy").planes.front());
    ASSERT_EQ(fringe({"run", "p.fringe", "--set", "device.kind=none", "--force"}).status, 0);
    const auto levels = samplesOf(read<LevelPattern>("levels.npy").planes.front());
    ASSERT_EQ(sent.size(), levels.size());
    for (std::size_t i = 0; i < sent.size(); ++i)
        EXPECT_EQ(sent[i], 3 - levels[i]);
}

TEST_F(Kinds, OfAMaskAreWrittenToldByTheirBytesAndRead) {
    LevelPattern steps{.count = 4, .planes = {{{2, 3}, {0, 1, 2, 3, 0, 1}}}, .encoding = "phase"};
    steps.sampling = {2_um, 1_um, {532_nm}};
    writeLevels(folder_ / "steps.npy", steps, false);
    ASSERT_EQ(fringe({"export", "steps.npy", "-o", "m.boxes", "--tone", "height"}).status, 0);
    EXPECT_TRUE(contentsOf(folder_ / "m.boxes").starts_with("BOXES FRINGE$3$2$2000$1000$4"));
    std::filesystem::copy_file(folder_ / "m.boxes", folder_ / "named-otherwise.gds");
    for (const char* name : {"m.boxes", "named-otherwise.gds"}) {
        const auto again = read<LevelPattern>(name);
        EXPECT_EQ(again.count, 4) << name;
        EXPECT_EQ(again.sampling.pitchX, 2_um) << name;
        EXPECT_EQ(samplesOf(again.planes.front()), samplesOf(steps.planes.front())) << name;
    }
    ASSERT_EQ(fringe({"export", "m.boxes", "-o", "m.gds"}).status, 0);
    EXPECT_EQ(samplesOf(read<LevelPattern>("m.gds").planes.front()),
              samplesOf(steps.planes.front()));
}

TEST_F(Kinds, OfAMaskAreOfferedWhereverOthersAre) {
    writeSteps();
    const auto saysIt = [](const Ran& ran) { return ran.said.find(".boxes") != std::string::npos; };
    const Ran help = fringe({"export", "--help"});
    const std::size_t input = help.said.find(".boxes"),
                      output = help.said.find(".boxes", input + 1);
    EXPECT_LT(output, help.said.size()) << help.said;
    EXPECT_TRUE(saysIt(fringe({"export", "steps.npy", "-o", "m.foo", "--levels", "4"})));
    EXPECT_TRUE(saysIt(fringe({"export", "steps.npy", "-o", "m.svg", "--cell", "a b", "--layers",
                               "1/0", "--levels", "4"})));
    const std::vector<std::string> ofOutput = suffixesOf(outputKindOf("mask"));
    EXPECT_EQ(std::ranges::count(ofOutput, ".boxes"), 1);
}

TEST_F(Kinds, OfABenchmarkStateTheirOptionsAndKeys) {
    const Ran help = fringe({"bench", "--help-all"});
    EXPECT_NE(help.said.find("Steps (steps): numbers of steps"), help.said.npos) << help.said;
    const Ran ran = fringe({"bench", "steps", "--steps", "5,7", "--device", "cpu", "--json"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.said.find("\"steps\": 7"), ran.said.npos) << ran.said;
    const Ran refused = fringe({"bench", "live", "--steps", "5"});
    EXPECT_NE(refused.status, 0);
    EXPECT_NE(refused.said.find("--steps is for: steps;"), refused.said.npos);
}

TEST_F(Kinds, RunWithTheirProject) {
    saveProject(folder_ / "p.fringe", withEveryKind());
    const Ran ran = fringe({"run", "p.fringe", "--set", "outputs.modulus.gamma=0.5", "--set",
                            "encoding.threshold=0.75"});
    ASSERT_EQ(ran.status, 0) << ran.said;
    const auto field = samplesOf(read<Hologram>("field.npy").planes.front());
    const auto modulus = samplesOf(read<Hologram>("modulus.npy").planes.front());
    const auto seen = samplesOf(read<Hologram>("seen.npy").planes.front());
    const auto levels = samplesOf(read<LevelPattern>("levels.npy").planes.front());
    const float largest = std::abs(
        *std::ranges::max_element(field, {}, [](Complex sample) { return std::abs(sample); }));
    ASSERT_EQ(modulus.size(), field.size());
    for (std::size_t i = 0; i < field.size(); ++i) {
        const float amplitude = std::abs(field[i]);
        EXPECT_FLOAT_EQ(modulus[i].real(), std::sqrt(amplitude));
        EXPECT_FLOAT_EQ(seen[i].real(), std::norm(0.125F * field[i]));
        EXPECT_EQ(levels[i], amplitude >= 0.75 * largest ? 1 : 0);
    }
}

/// An output that looks lists its files.
TEST_F(Kinds, OfAnOutputLookAndListTheirFiles) {
    Design design = withEveryKind();
    design.propagation = {"asm"};
    design.outputs = {{"field", {"field"}, "field.npy"},
                      {"eyes", {"eyes", {{"apart", 0.12e-3}}}, "eyes.npy"}};
    saveProject(folder_ / "p.fringe", design);
    const Ran ran = fringe({"run", "p.fringe"});
    ASSERT_EQ(ran.status, 0) << ran.said;
    for (const auto& [eye, x] : {std::pair("left", "-0.06mm"), {"right", "0.06mm"}}) {
        const std::string name = std::string("eyes-") + eye + ".npy";
        EXPECT_NE(ran.said.find(name), std::string::npos) << ran.said;
        ASSERT_EQ(fringe({"reconstruct", "field.npy", "--distance", "200mm", "--pupil", "0.1mm",
                          "--pupil-x", x, "-o", "seen.npy", "--force"})
                      .status,
                  0);
        EXPECT_EQ(contentsOf(folder_ / name), contentsOf(folder_ / "seen.npy"));
    }
    EXPECT_FALSE(std::filesystem::exists(folder_ / "eyes.npy"));
    design.outputs.push_back({"other", {"modulus"}, "eyes-right.npy"});
    saveProject(folder_ / "p.fringe", design);
    const Ran clash = fringe({"run", "p.fringe", "--force"});
    EXPECT_EQ(clash.status, 2);
    EXPECT_NE(clash.said.find("eyes-right.npy; give each its own"), std::string::npos)
        << clash.said;
}

} // namespace
} // namespace fringe
