// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/kept_result.h"

#include "app/project/project_file.h"
#include "engine/model/error.h"
#include "engine/sources/points/points_source.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using test::contentsOf;
using test::ScratchFolder;
using test::writeFile;

std::vector<std::byte> bytesOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

/// A project that keeps a result, in both of its forms.
class KeptResults : public testing::TestWithParam<const char*> {
  protected:
    KeptResults() {
        const PointCloud cloud{{{0, 0, 0.1, 1, 0}, {1e-3, 0, 0.1, 1, 0}}, {}};
        design_ = designFor("points");
        store(design_.sources.front(),
              CloudSource{.cloud = std::make_shared<const PointCloud>(cloud)});
    }
    void save(const KeptResult& result = {Keeping::All, bytesOf("result"), bytesOf("picture")}) {
        saveProject(path(), design_, nullptr, result);
    }
    fs::path path() const { return folder_ / GetParam(); }
    fs::path data() const { return folder_ / "p.fringe.data"; }
    bool isFolder() const { return path().extension() == ".fringe"; }

    /// In the folder, those with this suffix.
    std::vector<fs::path> blobs(const char* suffix) const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::directory_iterator(data()))
            if (entry.path().extension() == suffix)
                found.push_back(entry.path());
        return found;
    }
    void expectLost() const {
        const OpenedProject opened = openProject(path(), {});
        EXPECT_TRUE(opened.design == design_);
        EXPECT_TRUE(opened.isResultLost);
        EXPECT_TRUE(opened.kept.result.empty());
        EXPECT_TRUE(openProject(path()).notes.empty());
    }

    ScratchFolder folder_;
    Design design_;
};

/// In the form whose parts are files.
class KeptResultsInFolder : public KeptResults {};
INSTANTIATE_TEST_SUITE_P(Folder, KeptResultsInFolder, testing::Values("p.fringe"));

INSTANTIATE_TEST_SUITE_P(BothForms, KeptResults, testing::Values("p.fringe", "p.fringez"),
                         [](const auto& form) {
                             return std::string(form.index == 0 ? "folder" : "one");
                         });

TEST_P(KeptResults, ComeBackToTheLastByte) {
    save();
    const OpenedProject opened = openProject(path(), {});
    EXPECT_TRUE(opened.design == design_);
    EXPECT_TRUE(opened.notes.empty());
    EXPECT_FALSE(opened.isResultLost);
    EXPECT_EQ(opened.kept.keeping, Keeping::All);
    EXPECT_EQ(opened.kept.result, bytesOf("result"));
    EXPECT_EQ(projectPicture(path()), bytesOf("picture"));
}

/// Runs of designs with data that the project's own has not.
TEST_P(KeptResults, RunsAndTheirDataComeBack) {
    std::vector<RunRecord> runs;
    for (int i = 0; i < 3; ++i) {
        Design design = design_;
        design.setup.plate.pitchX = Length(1e-6 * (5 + i));
        design.sources.front().name = "run " + std::to_string(i);
        const PointCloud cloud{{{0, 0, 0.1 + 0.01 * i, 1, 0}}, {}};
        if (i > 0)
            store(design.sources.front(),
                  CloudSource{.cloud = std::make_shared<const PointCloud>(cloud)});
        runs.push_back(
            {.design = std::make_shared<const Design>(std::move(design)),
             .seconds = 1.5 * i,
             .finished = 1'700'000'000 + i,
             .device = "cpu",
             .history = {{.efficiency = 0.1 + i}, {.efficiency = 0.5, .uniformity = 0.25}},
             .best = 1,
             .wasStopped = i == 1,
             .note = "note \"" + std::to_string(i)});
    }
    for (int save = 0; save < 3; ++save) { // what only a run names stays
        design_.reconstruction.distance = Length(0.1 + 0.01 * save);
        saveProject(path(), design_, nullptr, {.keeping = Keeping::All, .runs = runs});
    }
    const OpenedProject opened = openProject(path(), {});
    EXPECT_TRUE(opened.design == design_);
    EXPECT_FALSE(opened.isResultLost);
    ASSERT_EQ(opened.kept.runs.size(), runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        Design expected = *runs[i].design;
        expected.reconstruction = design_.reconstruction; // which is looking
        Design read = *opened.kept.runs[i].design;
        read.reconstruction = design_.reconstruction;
        EXPECT_TRUE(read == expected);
        RunRecord record = opened.kept.runs[i];
        record.design = runs[i].design;
        EXPECT_TRUE(record == runs[i]);
    }
}

TEST_P(KeptResults, AreNotReadForWhomTheyAreNotFor) {
    save();
    EXPECT_TRUE(openProject(path()).kept.result.empty());
}

TEST_P(KeptResults, GoWithTheNextSaveWithoutOne) {
    save();
    save({Keeping::None});
    const OpenedProject opened = openProject(path(), {});
    EXPECT_EQ(opened.kept.keeping, Keeping::None);
    EXPECT_TRUE(opened.kept.result.empty());
    EXPECT_FALSE(opened.isResultLost);
    EXPECT_TRUE(projectPicture(path()).empty());
    if (!isFolder())
        return;
    EXPECT_EQ(blobs(".result").size(), 1U); // of the version before
    design_.setup.plate.pitchX = 3_um;
    save({Keeping::None});
    EXPECT_TRUE(blobs(".result").empty());
    EXPECT_TRUE(blobs(".png").empty());
}

TEST_P(KeptResultsInFolder, AreNotNeeded) {
    save();
    const fs::path blob = blobs(".result").front();
    const std::string whole = contentsOf(blob);
    writeFile(blob, whole + "more");
    expectLost();
    fs::remove(blob);
    expectLost();
    fs::create_directory(blob);
    expectLost();
    fs::remove_all(blob);
    save();
    EXPECT_EQ(openProject(path(), {}).kept.result, bytesOf("result"));
    fs::remove(blobs(".png").front());
    EXPECT_TRUE(projectPicture(path()).empty());
}

/// Whatever stands in the manifest of them.
TEST_P(KeptResultsInFolder, AreLeftOutWhereTheManifestIsWrong) {
    save();
    const auto whole = nlohmann::ordered_json::parse(contentsOf(path()));
    for (const char* text :
         {"null", "7", "[]", "\"small\"", R"({"keep": 3, "blob": []})", R"({"blob": {}})",
          R"({"keep": "most", "picture": []})", R"({"picture": {"blob": "../p.fringe"}})"}) {
        auto changed = whole;
        changed["result"] = nlohmann::ordered_json::parse(text);
        writeFile(path(), changed.dump());
        const OpenedProject opened = openProject(path(), {});
        EXPECT_TRUE(opened.design == design_) << text;
        EXPECT_EQ(opened.kept.keeping, Keeping::Small) << text;
        EXPECT_TRUE(opened.kept.result.empty()) << text;
        EXPECT_TRUE(projectPicture(path()).empty()) << text;
    }
    auto changed = whole;
    changed["result"]["blob"] = "../p.fringe";
    writeFile(path(), changed.dump());
    expectLost();
}

TEST_P(KeptResults, StayWithTheOtherVersion) {
    save();
    const fs::path other = keepOtherVersion(path());
    EXPECT_EQ(openProject(other, {}).kept.result, bytesOf("result"));
}

TEST_P(KeptResults, PicturesOfWhatIsNoProjectAreNone) {
    EXPECT_TRUE(projectPicture(path()).empty());
    writeFile(path(), "no project");
    EXPECT_TRUE(projectPicture(path()).empty());
}

} // namespace
} // namespace fringe
