// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "kernels/processors.h"

#include <nlohmann/json.hpp>
#include <unistd.h>

#include <cstdlib>
#include <regex>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Names = std::set<std::string>;

class ProgramPoints : public Program {
  protected:
    ProgramPoints() { write("p.csv", "x[mm],y[mm],z[mm],amplitude\n0,0,5,1\n0.1,0.05,-6,0.5\n"); }

    Ran points(std::vector<std::string> more) const {
        std::vector<std::string> all{"points", "p.csv", "--size", "60x41", "--device", "cpu"};
        all.insert(all.end(), more.begin(), more.end());
        return fringe(all);
    }
};

TEST_F(ProgramPoints, WritesAFieldAndSaysSo) {
    const Ran ran = points({"-o", "f.npy", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["file"], "f.npy");
    EXPECT_EQ(json["content"], "field");
    EXPECT_EQ(json["shape"], Json({41, 60}));
    EXPECT_EQ(json["points"], 2);
    EXPECT_EQ(json["device"], "cpu");
    EXPECT_EQ(files(), (Names{"p.csv", "f.npy", "f.npy.json"}));
}

TEST_F(ProgramPoints, ThreeWavelengthsMakeThreePlanes) {
    const Ran ran = points({"-o", "f.npy", "--wavelength", "638nm,532nm,450nm", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["shape"], Json({3, 41, 60}));
}

TEST_F(ProgramPoints, SaysNothingWhenQuiet) {
    const Ran ran = points({"-o", "f.npy", "--quiet"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out + ran.err, "");
}

TEST_F(ProgramPoints, SaysHowItWouldBeDoneAndLeavesIt) {
    const Ran ran = points({"-o", "f.npy", "--dry-run", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["device"], "cpu");
    EXPECT_GT(json["seconds_expected"], 0);
    EXPECT_GT(json["bytes"], 60 * 41 * 8);
    Names possible;
    for (const Json& method : json["methods"])
        if (method["possible"].get<bool>())
            possible.insert(method["method"]);
    EXPECT_TRUE(possible.contains("exact"));
    EXPECT_TRUE(possible.contains(json["method"]));
    EXPECT_NE(points({"-o", "f.npy", "--dry-run"}).out.find(" on cpu: about "), std::string::npos);
    EXPECT_EQ(files(), (Names{"p.csv"}));
}

/// What the studio writes beside its preferences.
TEST_F(ProgramPoints, ADryRunTellsWhatTheStudioLearned) {
    const auto seconds = [&] {
        return Json::parse(points({"-o", "f.npy", "--dry-run", "--json"}).out)["seconds_expected"]
            .get<double>();
    };
    const std::filesystem::path home = folder_ / "home";
    std::filesystem::create_directories(home / "fringe-studio");
    ::setenv("XDG_CONFIG_HOME", home.c_str(), 1);
    const double before = seconds();
    std::string host(256, '\0');
    ASSERT_EQ(::gethostname(host.data(), host.size()), 0);
    host.resize(host.find('\0'));
    write("home/fringe-studio/fringe-studio.paces", "nonsense\n");
    EXPECT_DOUBLE_EQ(seconds(), before);
    write("home/fringe-studio/fringe-studio.paces", "2.5 another/1/cpu/points auto \n20 " + host
                                                        + '/' + std::to_string(processorsToUse())
                                                        + "/cpu/points auto \n");
    EXPECT_NEAR(seconds(), 20 * before, 1e-6 * before);
    ::unsetenv("XDG_CONFIG_HOME");
}

TEST_F(ProgramPoints, ADryRunMindsNoFileThatExists) {
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    expectRefused({"points", "p.csv", "-o", "f.npy", "--device", "cpu"}, {"f.npy", "--force"});
    EXPECT_EQ(points({"-o", "f.npy", "--dry-run"}).status, 0);
}

TEST_F(ProgramPoints, ADryRunRefusesWhatARunRefuses) {
    expectRefused({"points", "p.csv", "-o", "f.npy", "--size", "60000x60000", "--memory", "1MiB",
                   "--device", "cpu", "--dry-run"},
                  {"60000", "1.0 MiB"});
    expectRefused({"points", "p.csv", "-o", "f.gif", "--dry-run"}, {"f.gif"});
}

TEST_F(ProgramPoints, StreamsACloudThatMemoryIsNotToHold) {
    std::string table = "x,y,z,amplitude\n";
    for (int i = 0; i < 50'000; ++i)
        table += std::to_string(i % 61) + ',' + std::to_string(i % 53) + ",0,"
                 + std::to_string(i % 7) + '\n';
    write("many.csv", table);
    const auto computed = [&](const std::string& memory, const std::string& out) {
        const Ran ran = fringe({"points",         "many.csv", "-o",          out,        "--size",
                                "64x48",          "--fit",    "1mmx1mmx1mm", "--at",     "100mm",
                                "--random-phase", "--method", "exact",       "--device", "cpu",
                                "--threads",      "2",        "--memory",    memory,     "--json"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    };
    const Json whole = computed("1GiB", "whole.npy"), streamed = computed("4MiB", "streamed.npy");
    EXPECT_EQ(read("streamed.npy"), read("whole.npy"));
    EXPECT_EQ(streamed["points"], 50'000);
    EXPECT_EQ(whole["notes"].dump().find("scratch file"), std::string::npos);
    EXPECT_NE(streamed["notes"].dump().find("scratch file"), std::string::npos);
    EXPECT_GT(whole["bytes"], 50'000 * 32);
    EXPECT_LT(streamed["bytes"], 50'000 * 32);
    EXPECT_EQ(files(), (Names{"p.csv", "many.csv", "whole.npy", "whole.npy.json", "streamed.npy",
                              "streamed.npy.json"}));
}

TEST_F(ProgramPoints, EncodesWhenAsked) {
    const Ran ran = points({"-o", "l.npy", "--encode", "phase", "--levels", "16", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["content"], "levels");
    EXPECT_EQ(json["encoding"], "phase");
    EXPECT_EQ(json["levels"], 16);
}

TEST_F(ProgramPoints, ADevicePresetTellsTheLevels) {
    ASSERT_EQ(points({"-o", "f.npy", "--wavelength", "1064nm"}).status, 0);
    const Ran ran = fringe(
        {"encode", "f.npy", "--as", "phase", "--device-preset", "X13138", "-o", "l.npy", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["levels"], 217);
    EXPECT_NE(ran.err.find("1272"), std::string::npos); // it has other pixels
    EXPECT_EQ(fringe({"encode", "f.npy", "--as", "phase", "--device-preset", "none", "-o", "m.npy"})
                  .status,
              2);
}

TEST_F(ProgramPoints, OverwritesOnlyWithForce) {
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    const std::string before = read("f.npy");
    expectRefused({"points", "p.csv", "-o", "f.npy", "--size", "60x41", "--wavelength", "633nm"},
                  {"f.npy", "--force"});
    EXPECT_TRUE(read("f.npy") == before);
    EXPECT_EQ(points({"-o", "f.npy", "--wavelength", "633nm", "--force"}).status, 0);
    EXPECT_TRUE(read("f.npy") != before);
}

TEST_F(ProgramPoints, EncodingAtOnceOrLaterIsTheSame) {
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    ASSERT_EQ(points({"-o", "now.npy", "--encode", "off-axis"}).status, 0);
    ASSERT_EQ(fringe({"encode", "f.npy", "--as", "off-axis", "-o", "later.npy"}).status, 0);
    EXPECT_TRUE(read("now.npy") == read("later.npy"));
}

TEST_F(ProgramPoints, PropagatingThereAndBackReturns) {
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    ASSERT_EQ(fringe({"propagate", "f.npy", "--distance", "0.1mm", "-o", "there.npy"}).status, 0);
    ASSERT_EQ(fringe({"propagate", "there.npy", "--distance", "-0.1mm", "-o", "back.npy"}).status,
              0);
    const Ran ran = fringe({"compare", "back.npy", "f.npy", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    // What leaves the padded plane or lies beyond the band limit does not come back.
    EXPECT_LT(Json::parse(ran.out)["relative_l2"], 0.1);
    EXPECT_GT(Json::parse(ran.out)["scaled_ssim"], 0.9);
}

TEST_F(ProgramPoints, AFieldEqualsItself) {
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    const Json json = Json::parse(fringe({"compare", "f.npy", "f.npy", "--json"}).out);
    EXPECT_EQ(json["relative_l2"], 0);
    EXPECT_TRUE(json["scaled_psnr_db"].is_null());
}

TEST_F(ProgramPoints, IntensitiesCompareAsPictures) {
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    ASSERT_EQ(fringe({"reconstruct", "f.npy", "--distance", "1mm", "-o", "i.npy"}).status, 0);
    const Json same = Json::parse(fringe({"compare", "i.npy", "i.npy", "--json"}).out);
    EXPECT_EQ(same["of"], "pictures");
    EXPECT_EQ(same["relative_l2"], 0);
#ifndef FRINGE_HAS_IMAGES
    GTEST_SKIP() << "built without image formats";
#endif
    ASSERT_EQ(fringe({"reconstruct", "f.npy", "--distance", "1mm", "-o", "i.png"}).status, 0);
    const Json json = Json::parse(fringe({"compare", "i.png", "i.npy", "--json"}).out);
    EXPECT_EQ(json["of"], "pictures");
    EXPECT_GT(json["scaled_ssim"], 0.99);
}

TEST_F(ProgramPoints, AMissingImageModuleIsNamedBeforeAnyWork) {
#ifndef FRINGE_HAS_IMAGES
    GTEST_SKIP() << "built without image formats";
#endif
    setenv("FRINGE_MODULE_PATH", folder_.path().c_str(), 1);
    const Ran written = points({"-o", "f.png", "--encode", "phase"});
    const Ran others = points({"-o", "f.npy"});
    unsetenv("FRINGE_MODULE_PATH");
    EXPECT_EQ(written.status, 2);
    EXPECT_NE(written.err.find("there is no OpenImageIO module"), std::string::npos) << written.err;
    EXPECT_EQ(std::ranges::count(written.err, '\n'), 1) << written.err;
    EXPECT_EQ(others.status, 0) << others.err;
    EXPECT_EQ(files(), (Names{"p.csv", "f.npy", "f.npy.json"}));
}

TEST_F(ProgramPoints, SweepsWriteAFilePerPlane) {
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    const Ran ran =
        fringe({"reconstruct", "f.npy", "--sweep", "4mm:6mm:3", "-o", "i.npy", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["files"].size(), 3U);
    for (const char* name : {"i-0-4mm.npy", "i-1-5mm.npy", "i-2-6mm.npy"})
        EXPECT_TRUE(files().contains(name)) << name;
}

TEST_F(ProgramPoints, SweepsMakeThePagesOfOneTiff) {
#ifndef FRINGE_HAS_IMAGES
    GTEST_SKIP() << "built without image formats";
#endif
    ASSERT_EQ(points({"-o", "f.npy"}).status, 0);
    const std::vector<std::string> sweep{"reconstruct", "f.npy", "--sweep", "4mm:6mm:3", "--json"};
    const auto swept = [&](std::vector<std::string> more) {
        more.insert(more.begin(), sweep.begin(), sweep.end());
        const Ran ran = fringe(more);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out)["files"];
    };
    const Json pages = swept({"-o", "i.tif"});
    ASSERT_EQ(pages.size(), 3U);
    EXPECT_EQ(pages[2]["file"], "i.tif");
    EXPECT_EQ(pages[2]["page"], 2);
    EXPECT_DOUBLE_EQ(pages[2]["distance_m"], 0.006);
    swept({"-o", "j.tif", "--pages", "16bit"});
    EXPECT_LT(read("j.tif").size(), read("i.tif").size());
    swept({"-o", "k.tif", "--pages", "separate"});
    EXPECT_TRUE(files().contains("k-1-5mm.tif"));
    EXPECT_FALSE(files().contains("k.tif"));
    expectRefused({"reconstruct", "f.npy", "--sweep", "4mm:6mm:3", "-o", "i.tif"}, {"i.tif"});
    expectRefused(
        {"reconstruct", "f.npy", "--sweep", "4mm:6mm:3", "-o", "l.png", "--pages", "16bit"},
        {"--pages", ".tif"});
    expectRefused(
        {"reconstruct", "f.npy", "--sweep", "4mm:6mm:3", "-o", "l.tif", "--pages", "8bit"},
        {"--pages", "16bit"});
    expectRefused({"reconstruct", "f.npy", "--distance", "4mm", "-o", "l.tif", "--pages", "16bit"},
                  {"--pages", "--sweep"});
}

class ProgramRun : public Program {};

TEST_F(ProgramRun, TwiceGivesTheSameFiles) {
    const std::vector<std::string> small{"run",   "example:die",    "--output",
                                         "field", "--set",          "plate.columns=192",
                                         "--set", "plate.rows=108", "-o"};
    for (const char* folder : {"a", "b"}) {
        std::vector<std::string> arguments = small;
        arguments.push_back(folder);
        const Ran ran = fringe(arguments);
        ASSERT_EQ(ran.status, 0) << ran.err;
    }
    for (const std::string& name : files())
        if (name.starts_with("a/")) {
            EXPECT_TRUE(read(name) == read("b/" + name.substr(2))) << name;
        }
    EXPECT_GE(files().size(), 4U);
}

TEST_F(ProgramRun, ListsItsExamples) {
    const Ran ran = fringe({"run", "--list-examples", "--json"});
    ASSERT_EQ(ran.status, 0);
    EXPECT_FALSE(Json::parse(ran.out).empty());
}

TEST_F(ProgramRun, NamesWhatIsNotThere) {
    expectRefused({"run", "none.fringe"}, {"none.fringe"});
    expectRefused({"run", "example:none"}, {"none", "die"});
    expectRefused({"run", "example:die", "--output", "nothing"}, {"nothing", "field"});
    expectRefused({"run", "example:die", "--set", "plate.pitch_z=1um"}, {"plate.pitch_z"});
    expectRefused({"run", "example:die", "--set", "plate.pitch_x"}, {"path=value"});
}

class ProgramDevices : public Program {};

TEST_F(ProgramDevices, ListsTheCpuAndGivesReasons) {
    const Ran ran = fringe({"devices", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    for (const Json& backend : Json::parse(ran.out)) {
        const bool present = !backend["devices"].empty();
        EXPECT_NE(present, backend.value("absence", "") != "") << backend;
        EXPECT_TRUE(present || backend["backend"] != "cpu") << backend;
    }
}

TEST_F(ProgramDevices, PrintsItsVersionAndHelp) {
    const std::string version = fringe({"--version"}).out;
    EXPECT_TRUE(std::regex_match(version, std::regex(R"(Fringe Studio [0-9.]+ \([^ ()]+\)\n)")))
        << version;
    const Ran help = fringe({"points", "--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_NE(help.out.find("Example"), std::string::npos);
    const Ran all = fringe({"points", "--help-all"});
    EXPECT_EQ(all.status, 0);
    EXPECT_EQ(help.out.find("--rotate-x"), std::string::npos);
    EXPECT_NE(all.out.find("--rotate-x"), std::string::npos);
}

} // namespace
} // namespace fringe::test
