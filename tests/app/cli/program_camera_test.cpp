// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

#include <csignal>
#include <cstdlib>
#include <unistd.h>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// Spots in the focal plane of a lens behind a small panel.
class ProgramCamera : public Program {
  protected:
    ProgramCamera() {
        write("spots.csv", "x[mm],y[mm],z[mm]\n1,0.7,0\n-1,0.4,0\n2.5,-1,0\n-0.75,-1.5,0\n");
    }

    static Words with(Words words, const Words& more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    static Words designing(const std::string& out, const Words& more = {}) {
        return with({"camera-loop", "spots.csv", "-o", out, "--size", "96x80", "--pitch", "8um",
                     "--wavelength", "532nm", "--geometry", "lens", "--focal-length", "200mm",
                     "--device", "cpu"},
                    more);
    }

    /// Options of the simulated camera, which is small.
    static Words simulated(const Words& more = {}) {
        return with({"--camera-pitch", "25um", "--camera-columns", "300", "--camera-rows", "280",
                     "--true-levels", "220", "--crosstalk", "0.6"},
                    more);
    }

    /// A camera of a user's: the simulated one of another process.
    std::string snapping(const std::string& before = "") const {
        return before + FRINGE_PROGRAM
               + " camera {pattern} -o {picture}.npy --focal-length 200mm --camera-pitch 30um "
                 "--camera-columns 320 --camera-rows 250 --crosstalk 0.3 --force --quiet";
    }
};

TEST_F(ProgramCamera, ShowsWhatACameraSees) {
    ASSERT_EQ(fringe({"spots", "spots.csv", "-o", "p.npy", "--encode", "phase", "--size", "96x80",
                      "--pitch", "8um,9um", "--wavelength", "532nm", "--geometry", "lens",
                      "--focal-length", "200mm", "--device", "cpu"})
                  .status,
              0);
    const Words camera{
        "camera",        "p.npy", "--focal-length",   "200mm", "--camera-pitch", "50um",
        "--camera-rows", "90",    "--camera-columns", "110",   "--camera-bits",  "10",
        "--json"};
    const Ran ran = fringe(with(camera, {"-o", "seen.npy"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json facts = Json::parse(ran.out);
    EXPECT_EQ(facts["shape"], Json({90, 110}));
    EXPECT_EQ(facts["saturation"], 1023);
    EXPECT_NEAR(facts["most"], 0.8 * 1023, 30);
    EXPECT_EQ(facts["saturated_pixels"], 0);
    const Ran bright = fringe(with(camera, {"-o", "bright.npy", "--exposure", "1000"}));
    EXPECT_GT(Json::parse(bright.out)["saturated_pixels"], 10);
    ASSERT_EQ(fringe(with(camera, {"-o", "again.npy"})).status, 0);
    EXPECT_EQ(read("again.npy"), read("seen.npy"));
    ASSERT_EQ(fringe(with(camera, {"-o", "other.npy", "--noise-seed", "2"})).status, 0);
    EXPECT_NE(read("other.npy"), read("seen.npy"));
}

TEST_F(ProgramCamera, RefusesWhatItCannotLookAt) {
    ASSERT_EQ(fringe({"spots", "spots.csv", "-o", "field.npy", "--size", "32x32", "--pitch", "8um",
                      "--wavelength", "532nm", "--geometry", "lens", "--focal-length", "200mm",
                      "--device", "cpu"})
                  .status,
              0);
    expectRefused({"camera", "field.npy", "--focal-length", "1mm", "-o", "s.npy"},
                  {"is a field", "fringe encode"});
    ASSERT_EQ(fringe({"encode", "field.npy", "-o", "behind.npy", "--as", "phase"}).status, 0);
    const Ran seen = fringe({"camera", "behind.npy", "-o", "seen.npy"});
    EXPECT_EQ(seen.status, 0) << seen.err;
    EXPECT_NE(seen.err.find("the lens that the pattern was made for, of 200 mm"), seen.err.npos);
    ASSERT_EQ(fringe({"points", "spots.csv", "-o", "free.npy", "--size", "32x32", "--at", "9mm",
                      "--encode", "phase"})
                  .status,
              0);
    expectRefused({"camera", "free.npy", "-o", "s.npy"}, {"--focal-length", "--distance"});
    expectRefused({"camera", "field.npy", "--distance", "1mm", "-o", "s.npy", "--fill", "1.2"},
                  {"--fill 1.2"});
}

TEST_F(ProgramCamera, RoundsOfTheSimulatedCameraMakeSpotsEven) {
    const Ran ran = fringe(designing("slm.npy", simulated({"--report", "r.json", "--json"})));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(files(), (std::set<std::string>{"r.json", "slm.npy", "slm.npy.json", "spots.csv"}));
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report, Json::parse(ran.out));
    ASSERT_EQ(report["rounds"].size(), 10U);
    const auto uniformity = [&](std::size_t round) {
        return report["rounds"][round]["measured"]["uniformity"].get<double>();
    };
    const std::size_t best = report["best_round"].get<std::size_t>() - 1;
    EXPECT_LT(uniformity(0), 0.85);
    EXPECT_GT(uniformity(best), 0.95);
    for (std::size_t round = 0; round < 10; ++round)
        EXPECT_LE(uniformity(round), uniformity(best));
    EXPECT_EQ(report["rounds"][0]["spots"].size(), 4U);
    EXPECT_FALSE(report["rounds"][0]["measured"].contains("zero_order"));
}

/// A panel of 96 x 80 pixels in the middle of a video mode of 100 x 80: the file is what it is
/// sent, by whichever camera, and so is what a command is given.
TEST_F(ProgramCamera, APatternForAPanelIsAsItIsSent) {
    write("lab.json", R"({"name": "Lab", "bits": 8, "panel": {"columns": 96, "rows": 80,
        "pitch": "8 um"}, "mode": {"columns": 100, "rows": 80}, "offset": {"column": 2, "row": 0},
        "levels": [{"wavelength": "532 nm", "levels": 217}]})");
    const auto head = [&](const std::string& file) { return read(file).substr(0, 128); };
    const Words panel{"--device-preset", "lab.json", "--rounds", "2"};
    const Ran simulatedRun = fringe(designing("a.npy", simulated(panel)));
    ASSERT_EQ(simulatedRun.status, 0) << simulatedRun.err;
    EXPECT_NE(head("a.npy").find("(80, 100)"), std::string::npos);
    EXPECT_EQ(Json::parse(read("a.npy.json")).at("frame").at("panel"), "Lab");
    const Ran ran = fringe(designing(
        "b.npy", with(panel, {"--camera-command", "cp {pattern} sent.npy; " + snapping()})));
    EXPECT_NE(head("sent.npy").find("(80, 100)"), std::string::npos) << ran.err;
}

TEST_F(ProgramCamera, ACommandIsACamera) {
    const Words way{"--camera-command", snapping(), "--rounds", "4", "--json"};
    const Ran ran = fringe(designing("slm.npy", with(way, {"--report", "r.json"})));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json report = Json::parse(ran.out);
    ASSERT_EQ(report["rounds"].size(), 4U);
    EXPECT_GT(report["rounds"].back()["measured"]["uniformity"],
              report["rounds"].front()["measured"]["uniformity"]);
    // Three spots were shown, of which the first is at the middle of the picture.
    EXPECT_NEAR(report["registration"][0]["column"], 160, 0.5);
    EXPECT_NEAR(report["registration"][0]["row"], 125, 0.5);
    // What was found is taken from the report, without showing them again.
    ASSERT_EQ(fringe(designing("b.npy", {"--camera-command", snapping("echo >> shots; "),
                                         "--registration", "r.json", "--rounds", "2"}))
                  .status,
              0);
    EXPECT_EQ(read("shots").size(), 2U);
}

TEST_F(ProgramCamera, WhatACommandLacksIsSaidInASentence) {
    const auto expectFailed = [&](const std::string& command, const std::string& part) {
        const Ran ran =
            fringe(designing("slm.npy", {"--camera-command", command, "--camera-seconds", "0.5"}));
        EXPECT_EQ(ran.status, 1) << ran.err;
        EXPECT_NE(ran.err.find(part), std::string::npos) << ran.err;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        EXPECT_EQ(files(), (std::set<std::string>{"spots.csv"}));
    };
    expectFailed("echo 'no light' >&2; exit 3 {pattern} {picture}", "status 3 (no light)");
    expectFailed("sleep 100 & wait; : {pattern} {picture}", "longer than the 0.5 s");
    expectFailed("true {pattern} {picture}", "wrote no picture");
    expectFailed("cp {pattern} {picture}.npy; echo > {picture}.npy", "wrote cannot be read");
}

TEST_F(ProgramCamera, ACameraThatFailsLaterLeavesWhatWasReached) {
    const Ran ran = fringe(
        designing("slm.npy", {"--camera-command",
                              snapping("echo >> shots; test $(wc -l < shots) -lt 6 || exit 9; "),
                              "--report", "r.json"}));
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.err.find("status 9. What was reached is kept: slm.npy: measured"),
              std::string::npos)
        << ran.err;
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report["ended"], "failed");
    EXPECT_EQ(report["rounds"].size(), 2U); // after three shots that say how the camera stands
    EXPECT_TRUE(files().contains("slm.npy"));
}

TEST_F(ProgramCamera, InterruptedItLeavesTheBestSoFar) {
    const pid_t child = start(
        designing("slm.npy", {"--camera-command",
                              snapping("echo >> shots; test $(wc -l < shots) -lt 5 || sleep 100; "),
                              "--camera-seconds", "200"}));
    for (int i = 0; i < 6000 && read("shots").size() < 5; ++i)
        ::usleep(10'000);
    ::kill(child, SIGINT);
    const Ran ran = wait(child);
    EXPECT_EQ(ran.status, 130) << ran.err;
    EXPECT_NE(ran.err.find("the best pattern so far"), std::string::npos) << ran.err;
    EXPECT_TRUE(files().contains("slm.npy"));
}

/// The command ends with the program, and so does what it had started; the folder is found.
TEST_F(ProgramCamera, KilledItLeavesAFolderAlone) {
    const pid_t child =
        start(designing("slm.npy", {"--camera-command",
                                    "sleep 1000 & echo $! > sleeping; wait; # {pattern} {picture}",
                                    "--camera-seconds", "2000"}));
    for (int i = 0; i < 6000 && read("sleeping").empty(); ++i)
        ::usleep(10'000);
    const pid_t sleeping = std::stoi(read("sleeping"));
    ::kill(child, SIGKILL);
    EXPECT_EQ(wait(child).status, 128 + SIGKILL);
    const auto lives = [&] { // what has ended and was not waited for has no command line
        return !contentsOf("/proc/" + std::to_string(sleeping) + "/cmdline").empty();
    };
    for (int i = 0; i < 1000 && lives(); ++i)
        ::usleep(10'000);
    EXPECT_FALSE(lives());
    const Json left = Json::parse(fringe({"scratch", "--json"}).out);
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0]["of"], "pictures of a camera");
    EXPECT_EQ(left[0]["in_use"], false);
    EXPECT_EQ(Json::parse(fringe({"scratch", "--json", "--remove"}).out)[0]["removed"], true);
    EXPECT_EQ(fringe({"scratch"}).out, "Nothing lies in " + words_.path().string() + ".\n");
}

TEST_F(ProgramCamera, RefusesWhatHasNoMeaning) {
    expectRefused(designing("o.npy", {"--algorithm", "superposition"}), {"superposition"});
    expectRefused(designing("o.npy", {"--encode", "amplitude"}), {"--encode amplitude"});
    expectRefused(designing("o.npy", {"--camera-command", "snap {pattern}"}), {"{picture}"});
    expectRefused(
        designing("o.npy", {"--camera-command", "a {pattern} {picture}", "--fill", "0.8"}),
        {"--fill", "--camera-command"});
    expectRefused(designing("o.npy", {"--camera-columns", "20"}), {"Spot 1", "20 x 1024"});
    write("map.json", R"([{"x": "1mm", "y": "0mm", "column": 1, "row": 2}])");
    expectRefused(designing("o.npy", {"--camera-command", "a {pattern} {picture}", "--registration",
                                      "map.json"}),
                  {"map.json", "three spots"});
    write("spots.csv", "x[mm],y[mm],z[mm]\n1,0.7,0\n-1,0.4,200\n");
    expectRefused(designing("o.npy"), {"one plane"});
}

} // namespace
} // namespace fringe::test
