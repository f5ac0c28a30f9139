// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "engine/io/npy_header.h"
#include "tests/engine/io/picture_writers.h"

#include <nlohmann/json.hpp>

#include <sched.h>

#include <algorithm>
#include <ranges>

namespace fringe::test {
namespace {

class ProgramInputs : public Program {
  protected:
    ProgramInputs() { write("p.csv", "x[mm],y[mm],z[mm]\n0,0,100\n1,1,120\n"); }

    void expectPointsRefused(std::vector<std::string> more,
                             const std::vector<std::string>& parts) const {
        std::vector<std::string> all{"points", "p.csv", "-o", "f.npy"};
        all.insert(all.end(), more.begin(), more.end());
        expectRefused(all, parts);
    }
};

TEST_F(ProgramInputs, RefusesWavelengths) {
    for (const char* text : {"0nm", "-532nm", "532", "nan", "inf m", "", "1nm,2nm"})
        expectPointsRefused({"--wavelength", text}, {"--wavelength"});
}

TEST_F(ProgramInputs, RefusesPointsTooFarAway) {
    write("far.csv", "x,y,z\n0,0,0.1\n0,0,1e300\n");
    expectRefused({"points", "far.csv", "-o", "f.npy", "--size", "64x64"},
                  {"far.csv", "e+300 m", "farther away than 1e+09 m"});
}

TEST_F(ProgramInputs, RefusesPitches) {
    for (const char* text : {"0um", "-8um", "8", "8um,0um", "8um,8um,8um", "x"})
        expectPointsRefused({"--pitch", text}, {"--pitch"});
}

TEST_F(ProgramInputs, RefusesSizes) {
    for (const char* text :
         {"0x10", "10x0", "-1x5", "10", "10x", "1x1x1", "99999999999999999999x1"})
        expectPointsRefused({"--size", text}, {"--size"});
}

TEST_F(ProgramInputs, RefusesWhatDoesNotFitTheMemory) {
    expectPointsRefused({"--size", "1000000x1000000", "--memory", "2GiB"},
                        {"scratch files", "free"});
    expectPointsRefused({"--size", "1920x1080", "--memory", "100KiB"}, {"are allowed"});
}

TEST_F(ProgramInputs, RefusesOptionsWithoutEffect) {
    expectPointsRefused({"--levels", "16"}, {"--levels", "--encode"});
    expectPointsRefused({"--angle", "1deg"}, {"--angle", "--encode"});
    expectPointsRefused({"--encode", "phase", "--angle", "1deg"}, {"--angle", "off-axis"});
    expectPointsRefused({"--seed", "7"}, {"--seed", "--random-phase"});
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "f.npy", "--size", "8x8"}).status, 0);
    expectRefused({"propagate", "f.npy", "--distance", "1mm", "-o", "g.npy", "--levels", "4"},
                  {"--levels", "--encode"});
    expectRefused({"encode", "f.npy", "--as", "phase", "--angle", "1deg", "-o", "h.npy"},
                  {"--angle", "off-axis"});
    EXPECT_EQ(fringe({"points", "p.csv", "-o", "r.npy", "--size", "8x8", "--random-phase", "--seed",
                      "7", "--encode", "off-axis", "--angle", "1deg", "--levels", "16"})
                  .status,
              0);
}

TEST_F(ProgramInputs, SaysThatACommandNeedsNoDevice) {
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "f.npy", "--size", "8x8"}).status, 0);
    const Ran ran = fringe({"compare", "f.npy", "f.npy", "--device", "cpu", "--memory", "1GiB"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.err.find("without effect: --device, --memory."), std::string::npos) << ran.err;
    EXPECT_EQ(fringe({"compare", "--help"}).out.find("--device"), std::string::npos);
    EXPECT_NE(fringe({"points", "--help"}).out.find("--device"), std::string::npos);
}

TEST_F(ProgramInputs, RefusesPointsNearerThanAWavelength) {
    write("near.csv", "x[nm],y[nm],z[nm]\n0,0,100\n");
    expectRefused({"points", "near.csv", "-o", "f.npy"}, {"wavelength", "point 1"});
}

TEST_F(ProgramInputs, RefusesOutputsBeforeAnyWork) {
    expectRefused({"points", "p.csv", "-o", "nowhere/f.npy"}, {"nowhere", "does not exist"});
    expectRefused({"points", "p.csv", "-o", "f.xyz"}, {"f.xyz", ".xyz", ".npy"});
    expectRefused({"points", "p.csv", "-o", "f"}, {"suffix"});
    expectRefused({"points", "p.csv", "-o", ""}, {"name of a file is empty"});
    expectRefused({"points", "", "-o", "f.npy"}, {"name of a file is empty"});
    std::filesystem::create_directory(folder_ / "d.npy");
    expectRefused({"points", "p.csv", "-o", "d.npy"}, {"d.npy"});
    expectRefused({"points", "p.csv", "-o", "/proc/f.npy"}, {"/proc/f.npy", "another folder"});
}

TEST_F(ProgramInputs, RefusesInputsThatCannotBeRead) {
    expectRefused({"points", "none.ply", "-o", "f.npy"}, {"none.ply"});
    write("empty.ply", "");
    expectRefused({"points", "empty.ply", "-o", "f.npy"}, {"empty.ply"});
    write("lies.ply", "ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\n"
                      "property float y\nproperty float z\nend_header\n1 2 3\n");
    expectRefused({"points", "lies.ply", "-o", "f.npy"}, {"lies.ply", "4000000000"});
    write("nan.csv", "x[mm],y[mm],z[mm]\n0,0,nan\n");
    expectRefused({"points", "nan.csv", "-o", "f.npy"}, {"nan.csv", "none of its 1 points"});
}

TEST_F(ProgramInputs, SaysWhatOfThemItLeavesOut) {
    write("some.csv", "x[mm],y[mm],z[mm],label\n0,0,100,a\nnan,0,100,b\n1,1,120,c\n");
    const Ran ran = fringe({"points", "some.csv", "-o", "f.npy", "--size", "8x8"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    for (const char* part : {"note: some.csv: columns that are not read: label.",
                             "note: some.csv: 1 points without a place are left out, the first in "
                             "line 3."})
        EXPECT_NE(ran.err.find(part), ran.err.npos) << ran.err;
    EXPECT_EQ(fringe({"points", "some.csv", "-o", "g.npy", "--size", "8x8", "--quiet"}).err, "");
}

TEST_F(ProgramInputs, SaysWhatOtherCommandTakesData) {
    write("square.obj", "v -1 -1 0\nv 1 -1 0\nv 1 1 0\nf 1 2 3\n");
    write("corners.obj", "v -1 -1 0\n");
    expectRefused({"run", "square.obj"}, {"square.obj", "no project", "`fringe mesh`"});
    expectRefused({"run", "corners.obj"}, {"corners.obj", "`fringe points`"});
    expectRefused({"run", "p.csv"}, {"p.csv", "`fringe points`"});
    write("damaged.fringe", "{");
    expectRefused({"run", "damaged.fringe"}, {"damaged.fringe", "not valid JSON"});
}

TEST_F(ProgramInputs, WarnsOfObjectsInMillimetres) {
    write("large.csv", "x,y,z\n-10,0,100\n10,1,120\n");
    const Ran ran = fringe({"points", "large.csv", "-o", "f.npy", "--size", "8x8"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    for (const char* part : {"20 m", "--scale 0.001", "20 mm"})
        EXPECT_NE(ran.err.find(part), ran.err.npos) << ran.err;
    write("flat.csv", "x,y,z\n-10,0,0\n10,1,0\n");
    expectRefused({"points", "flat.csv", "-o", "h.npy"}, {"20 m", "--scale 0.001"});
    const Ran scaled =
        fringe({"points", "large.csv", "-o", "g.npy", "--size", "8x8", "--scale", "0.001"});
    EXPECT_EQ(scaled.err.find("millimetres"), scaled.err.npos) << scaled.err;
}

TEST_F(ProgramInputs, SaysOneLineOfANameOfSeveral) {
    expectRefused({"points", "no\nsuch\rfile.ply", "-o", "f.npy"},
                  {R"(no\u000Asuch\u000Dfile.ply)"});
}

TEST_F(ProgramInputs, NeverReplacesANamedDevice) {
    expectPointsRefused({"--device", "nonsense"}, {"nonsense"});
    const Ran devices = fringe({"devices", "--json"});
    for (const auto& backend : nlohmann::json::parse(devices.out))
        for (const auto& device : backend["devices"])
            EXPECT_EQ(device.contains("opengl_textures"), device["id"] != "cpu") << device;
    for (const auto& backend : nlohmann::json::parse(devices.out))
        if (backend["devices"].empty())
            expectPointsRefused({"--device", backend["backend"].get<std::string>()},
                                {backend["backend"].get<std::string>()});
}

/// An archive of two arrays of the same size.
std::string twoArrays() {
    Bytes numbers(std::endian::little);
    for (int i = 0; i < 64; ++i)
        numbers.put(static_cast<float>(i) / 64);
    const std::string array = npyHeaderText(NpyType::Float32, {8, 8}) + numbers.text();
    return zipOf({{"light.npy", array}, {"other.npy", array}});
}

TEST_F(ProgramInputs, TakesArraysByNameInEveryCommand) {
    write("a.npz", twoArrays());
    const std::vector<std::string> sampled{"--pitch", "8um", "--wavelength", "532nm"};
    const std::vector<std::vector<std::string>> commands{
        {"compare", "a.npz", "a.npz"},
        {"propagate", "a.npz", "--distance", "1mm", "-o", "p.npy"},
        {"encode", "a.npz", "--as", "phase", "-o", "e.npy"},
        {"reconstruct", "a.npz", "--distance", "1mm", "-o", "r.npy"},
        {"field", "a.npz", "--meaning", "amplitude", "-o", "f.npy"},
        {"layers", "a.npz", "--first-distance", "1mm", "--last-distance", "1mm", "--size", "8x8",
         "-o", "l.npy"},
        {"rgbd", "--color", "a.npz", "--depth", "a.npz", "--near", "2mm", "--far", "1mm", "--size",
         "8x8", "-o", "d.npy"},
        {"image", "a.npz", "--geometry", "lens", "--focal-length", "200mm", "--iterations", "1",
         "--size", "16x16", "-o", "i.npy"}};
    for (std::vector<std::string> words : commands) {
        if (words.front() != "compare")
            words.insert(words.end(), sampled.begin(), sampled.end());
        expectRefused(words, {"a.npz", "light, other", "--array"});
        words.insert(words.end(), {"--array", "light"});
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << words.front() << ": " << ran.err;
    }
}

TEST_F(ProgramInputs, RefusesTheNameOfAnArrayWhereThereIsNone) {
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "f.npy", "--size", "8x8"}).status, 0);
    expectRefused({"compare", "f.npy", "f.npy", "--array", "x"}, {"--array x", ".npz"});
    write("a.npz", twoArrays());
    expectRefused({"compare", "a.npz", "a.npz", "--array", "x"}, {"no array x", "light, other"});
    EXPECT_EQ(fringe({"points", "--help"}).out.find("--array"), std::string::npos);
}

/// As batch systems and `taskset` bind a task to some of a machine's processors.
TEST_F(ProgramInputs, UsesTheProcessorsThatItIsBoundTo) {
    cpu_set_t before{}, first{};
    ASSERT_EQ(::sched_getaffinity(0, sizeof before, &before), 0);
    const auto isIn = [&](std::size_t cpu) { return CPU_ISSET(cpu, &before); };
    CPU_SET(static_cast<std::size_t>(*std::ranges::find_if(std::views::iota(0, 1024), isIn)),
            &first);
    ASSERT_EQ(::sched_setaffinity(0, sizeof first, &first), 0);
    const Ran devices = fringe({"devices", "--json"});
    ::sched_setaffinity(0, sizeof before, &before);
    const auto all = nlohmann::json::parse(devices.out);
    const auto cpu = std::ranges::find(all, "cpu", [](const auto& one) { return one["backend"]; });
    ASSERT_NE(cpu, all.end()) << devices.out;
    EXPECT_EQ(cpu->at("devices").at(0).at("compute_units"), 1);
}

TEST_F(ProgramInputs, AsksForWhatAFileDoesNotSay) {
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "f.npy", "--size", "8x8"}).status, 0);
    std::filesystem::remove(folder_ / "f.npy.json");
    expectRefused({"propagate", "f.npy", "--distance", "1mm", "-o", "g.npy"}, {"--pitch"});
    expectRefused({"propagate", "f.npy", "--distance", "1mm", "-o", "g.npy", "--pitch", "8um"},
                  {"--wavelength"});
}

TEST_F(ProgramInputs, RefusesToPropagateWhatDoesNotFitTheMemory) {
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "f.npy", "--size", "300x200"}).status, 0);
    expectRefused({"propagate", "f.npy", "--distance", "1mm", "-o", "g.npy", "--memory", "10KiB"},
                  {"300 x 200", "10.0 KiB", "allow"});
    expectRefused({"reconstruct", "f.npy", "--distance", "1mm", "-o", "i.npy", "--memory", "9KiB"},
                  {"300 x 200", "9.0 KiB", "allow"});
}

TEST_F(ProgramInputs, RefusesSweepsByName) {
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "f.npy", "--size", "8x8"}).status, 0);
    for (const char* text : {"1mm:2mm", "1mm:2mm:0", "1mm:2mm:-1", "1mm:2mm:1.5", "1mm:2mm:abc",
                             "1mm:2mm:1000000", "1:2:3"})
        expectRefused({"reconstruct", "f.npy", "-o", "i.png", "--sweep", text}, {"--sweep"});
}

TEST_F(ProgramInputs, RefusesToCompareDifferentSizes) {
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "a.npy", "--size", "8x8"}).status, 0);
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "b.npy", "--size", "9x8"}).status, 0);
    expectRefused({"compare", "a.npy", "b.npy"}, {"sizes"});
}

} // namespace
} // namespace fringe::test
