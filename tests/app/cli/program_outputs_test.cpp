// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that projects write, and those that `fringe reconstruct` makes of the project's field.
#include "program.h"

#include "app/project/project_file.h"
#include "engine/examples/examples.h"
#include "engine/io/field_files.h"
#include "engine/model/units.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <random>

namespace fringe::test {
namespace {

using Words = std::vector<std::string>;

bool haveImages() {
#ifdef FRINGE_HAS_IMAGES
    return true;
#else
    return false;
#endif
}

Value word(const char* key) {
    return std::string(key);
}

class ProgramOutputs : public Program {
  protected:
    ProgramOutputs() {
        design_ = exampleDesign("die");
        design_.setup.plate = {{93, 106}, 8_um, 7_um};
        design_.sources.at(0).method.key = "exact";
        design_.reconstruction.fromEncoded = false;
        design_.outputs = {{"field", {"field"}, "field.npy"}};
        std::mt19937 random(11);
        std::uniform_real_distribution between(80.0, 300.0);
        for (double* end : {&first_, &last_})
            *end = std::round(between(random) * 1000) / 1e6;
    }

    ParameterValues swept(const char* show, std::int64_t planes, ParameterValues more = {}) const {
        more.insert({{"show", word(show)},
                     {"planes", planes},
                     {"first_distance", first_},
                     {"last_distance", last_}});
        return more;
    }
    std::string sweep(const std::string& planes) const {
        return formatLength(Length(first_)) + ':' + formatLength(Length(last_)) + ':' + planes;
    }

    void add(const std::string& file, ParameterValues values) {
        design_.outputs.push_back({file, {"reconstruction", std::move(values)}, file});
    }

    /// Runs the project, in its own folder.
    Ran run(const Words& more = {}) {
        saveProject(folder_ / "p.fringe", design_);
        Words words{"run", "p.fringe", "--device", "cpu"};
        words.insert(words.end(), more.begin(), more.end());
        return fringe(words);
    }

    /// Expects that the files that `fringe reconstruct` makes with these words are those of the
    /// project with the same names.
    void expectTwins(const std::string& file, const Words& words) {
        Words all{"reconstruct", "field.npy", "-o", "twin/" + file, "--device", "cpu", "--force"};
        all.insert(all.end(), words.begin(), words.end());
        std::filesystem::remove_all(folder_ / "twin");
        std::filesystem::create_directory(folder_ / "twin");
        const Ran ran = fringe(all);
        ASSERT_EQ(ran.status, 0) << ran.err;
        std::size_t count = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder_ / "twin")) {
            const std::string name = entry.path().filename().string();
            ++count;
            EXPECT_EQ(contentsOf(entry.path()), contentsOf(folder_ / name)) << name;
        }
        EXPECT_GE(count, 1U);
    }

    Design design_;
    double first_ = 0, last_ = 0; ///< ends of sweeps [m]
    ScratchFolder scratch_;
};

TEST_F(ProgramOutputs, AreThoseOfReconstruct) {
    add("one.npy", {{"show", word("plane")}, {"distance", -0.123}});
    add("apart.npy", swept("planes", 7));
    add("sharp.npy", swept("all-in-focus", 9));
    add("depth.npy", swept("depth", 9));
    add("through.npy", swept("planes", 2,
                             {{"part", word("own")},
                              {"pupil", 0.4e-3},
                              {"pupil_x", 0.1e-3},
                              {"pupil_y", -0.05e-3},
                              {"window_width", 0.3e-3},
                              {"window_height", 0.2e-3},
                              {"window_x", -0.1e-3},
                              {"window_y", 0.07e-3}}));
    const Ran ran = run();
    ASSERT_EQ(ran.status, 0) << ran.err;
    expectTwins("one.npy", {"--distance", "-123mm"});
    expectTwins("apart.npy", {"--sweep", sweep("7")});
    expectTwins("sharp.npy", {"--sweep", sweep("9"), "--show", "all-in-focus"});
    expectTwins("depth.npy", {"--sweep", sweep("9"), "--show", "depth"});
    expectTwins("through.npy", {"--sweep", sweep("2"), "--pupil", "0.4mm", "--pupil-x", "0.1mm",
                                "--pupil-y", "-0.05mm", "--window", "0.3mmx0.2mm", "--window-x",
                                "-0.1mm", "--window-y", "0.07mm"});
}

TEST_F(ProgramOutputs, AreThePagesAndFilesOfReconstruct) {
    if (!haveImages())
        GTEST_SKIP() << "built without image formats";
    add("pages.tif", swept("planes", 21));
    add("grey.tif", swept("planes", 3, {{"pages", word("16bit")}}));
    add("files.tif", swept("planes", 2, {{"pages", word("separate")}}));
    add("seen.png", swept("planes", 2));
    ASSERT_EQ(run().status, 0);
    expectTwins("pages.tif", {"--sweep", sweep("21")});
    expectTwins("grey.tif", {"--sweep", sweep("3"), "--pages", "16bit"});
    expectTwins("files.tif", {"--sweep", sweep("2"), "--pages", "separate"});
    expectTwins("seen.png", {"--sweep", sweep("2")});
}

TEST_F(ProgramOutputs, AreAllReported) {
    design_.outputs.push_back({"mask", {"mask"}, "mask.oas"});
    add("apart.npy", swept("planes", 12));
    add("depth.npy", swept("depth", 3));
    const Ran ran = run({"--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto told = nlohmann::json::parse(ran.out)["outputs"];
    std::multiset<std::string> listed, written;
    for (const auto& output : told)
        listed.insert(std::filesystem::path(output["file"].get<std::string>()).filename());
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path()))
        if (const std::string name = entry.path().filename();
            entry.is_regular_file() && name != "p.fringe" && !name.ends_with(".npy.json"))
            written.insert(name);
    EXPECT_EQ(written.size(), 17U);
    EXPECT_EQ(listed, written);
}

/// In the colours that lasers restore, and of the encoded pattern through a window of the design's.
TEST_F(ProgramOutputs, AreThoseOfReconstructInColours) {
    design_.setup.wavelengths = {450_nm, 638_nm, 532_nm};
    design_.reconstruction.window = {0.4_mm, 0.3_mm};
    add("apart.npy", swept("planes", 3));
    ASSERT_EQ(run().status, 0);
    expectTwins("apart.npy", {"--sweep", sweep("3"), "--window", "0.4mmx0.3mm"});
}

TEST_F(ProgramOutputs, AreThoseOfReconstructByWayOfTheDisk) {
    design_.setup.plate.size = {603, 802};
    first_ = 0.003, last_ = 0.005; // near, so that a part of the plate sends light to the window
    const ParameterValues window{{"part", word("own")},
                                 {"window_width", 0.3e-3},
                                 {"window_height", 0.2e-3},
                                 {"window_x", 0.2e-3}};
    add("apart.npy", swept("planes", 3));
    add("depth.npy", swept("depth", 5, window));
    add("part.npy", swept("planes", 2, window));
    const Words small{"--memory", "4MiB", "--scratch", scratch_.path().string()};
    const Ran ran = run(small);
    ASSERT_EQ(ran.status, 0) << ran.err;
    Words words{"--sweep", sweep("3")};
    words.insert(words.end(), small.begin(), small.end());
    expectTwins("apart.npy", words);
    words.insert(words.end(), {"--window", "0.3mmx0.2mm", "--window-x", "0.2mm"});
    words[1] = sweep("2");
    expectTwins("part.npy", words);
    words[1] = sweep("5");
    words.insert(words.end(), {"--show", "depth"});
    expectTwins("depth.npy", words);
}

/// Nothing of a run is there that ends in the last of its outputs.
TEST_F(ProgramOutputs, AreAllThereOrNone) {
    design_.setup.plate.size = {603, 802};
    add("apart.npy", {{"show", word("planes")}, {"planes", std::int64_t{2}}});
    add("sharp.npy", {{"show", word("all-in-focus")}, {"planes", std::int64_t{3}}});
    const Ran ran = run({"--memory", "4MiB", "--scratch", scratch_.path().string()});
    EXPECT_NE(ran.status, 0);
    EXPECT_NE(ran.err.find("sharp.npy: memory does not hold the plane"), std::string::npos)
        << ran.err;
    for (const std::string& name : files())
        EXPECT_EQ(name.find(".npy"), std::string::npos) << name;
}

TEST_F(ProgramOutputs, ThatCannotBeMadeAreRefusedBeforeAnyWork) {
    add("seen.npy", {{"show", word("planes")}, {"planes", std::int64_t{2}}});
    saveProject(folder_ / "p.fringe", design_);
    const auto refused = [&](const Words& settings, const Words& parts) {
        Words words{"run", "p.fringe"};
        for (const std::string& setting : settings)
            words.insert(words.end(), {"--set", "outputs.seen.npy." + setting});
        expectRefused(words, parts);
    };
    refused({"show=depth"}, {"seen.npy", "three planes or more; the sweep has 2"});
    refused({"pages=16bit"}, {"seen.npy", "only a .tif holds several planes"});
    refused({"planes=0"}, {"planes=0", "at least 1"});
    refused({"planes=100001"}, {"too large"});
    refused({"show=all"}, {"all-in-focus"});
    refused({"first_distance=3"}, {"is not a length"});
    refused({"part=own", "window_width=1mm", "window_x=90mm"}, {"window"});
    write("seen-1-250mm.npy", "precious");
    refused({}, {"seen-1-250mm.npy", "--force"});
    EXPECT_EQ(read("seen-1-250mm.npy"), "precious");
    std::filesystem::remove(folder_ / "seen-1-250mm.npy");
    design_.outputs.push_back({"phase", {"phase"}, "seen-0-150mm.npy"});
    saveProject(folder_ / "p.fringe", design_);
    refused({}, {"Two outputs", "seen-0-150mm.npy"});
    if (haveImages()) {
        design_.outputs.resize(1);
        add("seen.png", {{"show", word("depth")}, {"planes", std::int64_t{4}}});
        saveProject(folder_ / "p.fringe", design_);
        expectRefused({"run", "p.fringe"}, {"seen.png", "distances are numbers"});
    }
}

} // namespace
} // namespace fringe::test
