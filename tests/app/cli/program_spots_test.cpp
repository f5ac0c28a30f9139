// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

#include <csignal>
#include <unistd.h>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

class ProgramSpots : public Program {
  protected:
    ProgramSpots() {
        write("spots.csv", "x[mm],y[mm],z[mm],intensity\n1,0.5,0,1\n-1,0.25,0.5,2\n"
                           "0.5,-1,-0.5,1\n-0.75,-0.5,0,1\n");
    }

    static Words designing(const std::string& out, const Words& more = {}) {
        Words words{"spots",          "spots.csv", "-o",           out,     "--size",     "96x80",
                    "--pitch",        "8um",       "--wavelength", "532nm", "--geometry", "lens",
                    "--focal-length", "200mm",     "--device",     "cpu"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    /// The line of a bad table.
    void expectBadSpots(const std::string& table, const Words& parts) const {
        write("bad.csv", table);
        Words words = designing("o.npy");
        words[1] = "bad.csv";
        expectRefused(words, parts);
    }

    void makeLong() const {
        std::string text = "x[mm],y[mm],z[mm]\n";
        for (int i = 0; i < 200; ++i)
            text += std::to_string(0.02 * i - 2) + ',' + std::to_string(i % 7) + ".5e-1,0\n";
        write("spots.csv", text);
    }

    void waitFor(const std::string& name) const {
        for (int i = 0; i < 6000 && !std::filesystem::exists(folder_ / name); ++i)
            ::usleep(10'000);
        ASSERT_TRUE(std::filesystem::exists(folder_ / name));
    }
};

TEST_F(ProgramSpots, WritesTheFieldAndAReport) {
    const Ran ran = fringe(designing("o.npy", {"--report", "r.json", "--iterations", "12"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(files(), (std::set<std::string>{"o.npy", "o.npy.json", "r.json", "spots.csv"}));
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report["ended"], "iterations");
    EXPECT_EQ(report["history"].size(), 13U);
    EXPECT_EQ(report["spots"].size(), 4U);
    EXPECT_GT(report["best"]["uniformity"], 0.95);
    EXPECT_NEAR(report["spots"][1]["target"], 0.4, 1e-12);
    EXPECT_NEAR(report["spots"][1]["power"], 0.4 * report["best"]["efficiency"].get<double>(),
                0.02);
}

TEST_F(ProgramSpots, ADryRunForecastsAndWritesNothing) {
    const Ran ran = fringe(
        designing("o.npy", {"--dry-run", "--json", "--report", "r.json", "--checkpoint", "state"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["method"], "ora");
    EXPECT_GT(json["seconds_expected"], 0);
    EXPECT_GT(json["bytes"], 96 * 80 * 8);
    EXPECT_FALSE(json.contains("error_expected"));
    EXPECT_EQ(files(), (std::set<std::string>{"spots.csv"}));
    write("o.npy", "there");
    EXPECT_EQ(fringe(designing("o.npy", {"--dry-run"})).status, 0);
    EXPECT_EQ(read("o.npy"), "there");
}

TEST_F(ProgramSpots, SaysWhatHelpsWhereNoSpotWouldFit) {
    const Words parts{"96 x 80 pixels", "100 KiB are allowed", "fewer pixels"};
    expectRefused(designing("o.npy", {"--memory", "100KiB"}), parts);
}

TEST_F(ProgramSpots, WarnsOfSpotsThatMerge) {
    write("spots.csv", "x[mm],y[mm],z[mm]\n1,0.5,0\n-1,0,0\n1.001,0.5,0\n");
    const Ran ran = fringe(designing("o.npy"));
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.err.find("warning: Spots 1 and 3 lie closer together"), std::string::npos);
}

TEST_F(ProgramSpots, DoesRoundsWithinATolerance) {
    makeLong();
    const Words tolerant{"--tolerance",  "1e-2", "--size",       "256x256",
                         "--iterations", "3",    "--checkpoint", "state"};
    Words words = designing("o.npy", tolerant);
    words.erase(words.begin() + 4, words.begin() + 6);
    ASSERT_EQ(fringe(words).status, 0);
    words[3] = "again.npy";
    words.insert(words.end(), {"--resume", "state"});
    ASSERT_EQ(fringe(words).status, 0);
    EXPECT_EQ(read("again.npy"), read("o.npy"));
}

TEST_F(ProgramSpots, WritesLevelsForADevice) {
    const Ran ran = fringe(designing(
        "o.npy", {"--encode", "phase", "--levels", "16", "--algorithm", "wgs", "--json"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json facts = Json::parse(ran.out);
    EXPECT_EQ(facts["content"], "levels");
    EXPECT_EQ(facts["levels"], 16);
    EXPECT_EQ(facts["shape"], Json({80, 96}));
}

TEST_F(ProgramSpots, GivesTheSameBytesForOneSeed) {
    for (const char* name : {"a.npy", "b.npy"})
        ASSERT_EQ(fringe(designing(name, {"--seed", "7"})).status, 0);
    ASSERT_EQ(fringe(designing("c.npy", {"--seed", "8"})).status, 0);
    EXPECT_EQ(read("a.npy"), read("b.npy"));
    EXPECT_NE(read("a.npy"), read("c.npy"));
}

TEST_F(ProgramSpots, SearchesTheLevelsOfABinaryDevice) {
    const Words few{"--levels", "2", "--json", "--algorithm"};
    for (const char* algorithm : {"direct-search", "annealing"}) {
        Words words = few;
        words.push_back(algorithm);
        const Ran ran = fringe(designing(std::string(algorithm) + ".npy", words));
        ASSERT_EQ(ran.status, 0) << ran.err;
        EXPECT_GT(Json::parse(ran.out)["best"]["uniformity"], 0.95) << algorithm;
    }
}

TEST_F(ProgramSpots, ResumedGivesTheBytesOfOneRun) {
    ASSERT_EQ(fringe(designing("whole.npy", {"--iterations", "9"})).status, 0);
    ASSERT_EQ(fringe(designing("part.npy", {"--iterations", "4", "--checkpoint", "state"})).status,
              0);
    const Ran ran = fringe(
        designing("rest.npy", {"--iterations", "9", "--resume", "state", "--checkpoint", "state"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(read("rest.npy"), read("whole.npy"));
}

TEST_F(ProgramSpots, RefusesACheckpointThatIsDamagedOrOfAnotherDesign) {
    ASSERT_EQ(fringe(designing("a.npy", {"--checkpoint", "state"})).status, 0);
    expectRefused(designing("b.npy", {"--resume", "state", "--seed", "2"}),
                  {"state", "another design"});
    expectRefused(designing("b.npy", {"--resume", "state", "--aperture", "circle:0.5mm"}),
                  {"state", "another design"});
    std::string bytes = read("state");
    bytes[bytes.size() / 2] ^= 1;
    write("state", bytes);
    expectRefused(designing("b.npy", {"--resume", "state"}), {"state", "damaged"});
    write("state", bytes.substr(0, 100));
    expectRefused(designing("b.npy", {"--resume", "state"}), {"state", "damaged"});
    write("state", "x");
    expectRefused(designing("b.npy", {"--resume", "state"}), {"state", "damaged"});
}

TEST_F(ProgramSpots, InterruptedLeavesTheBestPatternAndAWholeCheckpoint) {
    makeLong();
    const Words words = designing(
        "o.npy", {"--iterations", "1000000", "--checkpoint", "state", "--report", "r.json"});
    const pid_t child = start(words);
    waitFor("state");
    ::kill(child, SIGINT);
    EXPECT_EQ(wait(child).status, 130);
    EXPECT_EQ(Json::parse(read("r.json"))["ended"], "stopped");
    EXPECT_TRUE(std::filesystem::exists(folder_ / "o.npy"));
    const int iterations = Json::parse(read("r.json"))["iterations"];
    const std::string more = std::to_string(iterations + 2);
    EXPECT_EQ(fringe(designing("p.npy", {"--iterations", more, "--resume", "state"})).status, 0);
    EXPECT_EQ(fringe(designing("q.npy", {"--iterations", more})).status, 0);
    EXPECT_EQ(read("p.npy"), read("q.npy"));
}

TEST_F(ProgramSpots, KilledLeavesAWholeCheckpoint) {
    makeLong();
    const pid_t child =
        start(designing("o.npy", {"--iterations", "1000000", "--checkpoint", "state"}));
    waitFor("state");
    ::kill(child, SIGKILL);
    wait(child);
    EXPECT_FALSE(std::filesystem::exists(folder_ / "o.npy"));
    EXPECT_EQ(fringe(designing("p.npy", {"--iterations", "1", "--resume", "state"})).status, 0);
}

TEST_F(ProgramSpots, RefusesBadTables) {
    expectBadSpots("x[mm],y[mm],z[mm]\n", {"bad.csv", "no spots"});
    expectBadSpots("x[mm],y[mm]\n1,2\n", {"bad.csv", "x, y and z"});
    expectBadSpots("x[mm],y[mm],z[mm],intensity\n1,1,0,-1\n", {"line 2", "negative"});
    expectBadSpots("x[mm],y[mm],z[mm],weight\n1,1,0,-1\n", {"line 2", "negative"});
    expectBadSpots("x[mm],y[mm],z[mm],intensity\n1,1,0,nan\n", {"line 2", "intensity"});
    expectBadSpots("x[mm],y[mm],z[mm],intensity\n1,1,0,0\n", {"intensity 0"});
    expectBadSpots("x[mm],y[mm],z[mm]\n1,1,0\n2,1,0\n1,1,0\n", {"1 and 3", "same place"});
    expectBadSpots("x[mm],y[mm],z[mm]\n1,1,0\n9,1,0\n", {"Spot 2", "6.65 mm"});
    expectBadSpots("x[mm],y[mm],z[parsec]\n1,1,0\n", {"line 1", "parsec"});
}

TEST_F(ProgramSpots, RefusesBadOptions) {
    expectRefused(designing("o.npy", {"--levels", "1"}), {"--levels"});
    expectRefused(designing("o.npy", {"--algorithm", "magic"}), {"magic", "wgs-kim"});
    expectRefused(designing("o.npy", {"--algorithm", "direct-search", "--any-phase"}),
                  {"compare levels", "2 or more"});
    expectRefused(designing("o.npy", {"--algorithm", "annealing", "--cooling", "1.5"}),
                  {"cooling", "at most 1"});
    expectRefused(designing("o.npy", {"--tolerance", "0.5"}), {"--tolerance 0.5", "at most 0.1"});
    expectRefused(designing("o.npy", {"--balance", "even"}), {"--balance"});
    expectRefused(designing("o.npy", {"--beam", "gaussian:3"}), {"--beam", "mm"});
    expectRefused(designing("o.npy", {"--aperture", "circle:3"}), {"--aperture", "mm"});
    expectRefused(designing("o.npy", {"--beam", "gaussian:0mm"}), {"--beam gaussian:0mm"});
    expectRefused(designing("o.npy", {"--iterations", "-1"}), {"--iterations -1", "at least 0"});
    expectRefused(designing("o.npy", {"--until-error", "2"}), {"--until-error 2", "at most 1"});
    expectRefused(designing("o.npy", {"--aperture", "3mm"}), {"--aperture", "8mmx6mm"});
    expectRefused(designing("o.npy", {"--aperture", "circle:0mm"}),
                  {"--aperture circle:0mm", "too small"});
    expectRefused(designing("o.npy", {"--aperture", "0mmx1mm"}),
                  {"--aperture 0mmx1mm", "too small"});
    Words free = designing("o.npy");
    free[11] = "free";
    expectRefused(free, {"--focal-length", "leave it out"});
    free.erase(free.begin() + 12, free.begin() + 14);
    expectRefused(free, {"Spot 1", "z = 0"});
    expectRefused(designing("o.npy", {"--beam-x", "1mm"}), {"--beam-x", "gaussian:W"});
    expectRefused(designing("o.npy", {"--beam", "gaussian:1mm", "--beam-values", "intensity"}),
                  {"--beam-values", "a picture"});
}

TEST_F(ProgramSpots, ResamplesAPictureOfTheBeamAndSaysSo) {
    ASSERT_EQ(fringe(designing("beam.npy", {"--iterations", "0"})).status, 0);
    Words small = designing("o.npy", {"--beam", "beam.npy", "--beam-values", "intensity"});
    small[5] = "64x64";
    const Ran run = fringe(small);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_NE(run.err.find("96 x 80 pixels and is resampled to the 64 x 64"), run.err.npos)
        << run.err;
    EXPECT_NE(read("o.npy.json").find("intensity"), std::string::npos);
}

TEST_F(ProgramSpots, TakesPhasesThatAreGivenForSomeSpots) {
    write("spots.csv", "x[mm],y[mm],z[mm],phase[deg]\n1,0.5,0,90\n-1,0.25,0.5,\n0.5,-1,0,0\n");
    EXPECT_EQ(fringe(designing("o.npy")).status, 0);
}

TEST_F(ProgramSpots, RefusesAMillionSpotsThatDoNotFit) {
    std::string text = "x[um],y[um],z[um]\n";
    for (int i = 0; i < 1'000'000; ++i)
        text += std::to_string(i % 1000) + ',' + std::to_string(i / 1000) + ",0\n";
    write("spots.csv", text);
    expectRefused(designing("o.npy", {"--memory", "256MiB"}), {"1000000 spots", "at most"});
}

} // namespace
} // namespace fringe::test
