// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "random_design.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using test::contentsOf;
using test::ScratchFolder;

std::set<std::string> namesIn(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

Design withPoints(int count) {
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < count; ++i)
        cloud->points.push_back({0.1 * i, -0.3, 0.2, 1.F, 0.F});
    Design design;
    design.scene.cloud = cloud;
    return design;
}

TEST(ProjectFile, OpensEqualToWhatWasSaved) {
    const ScratchFolder folder;
    test::RandomDesigns designs(7);
    for (int i = 0; i < 60; ++i) {
        const Design design = designs.next();
        saveProject(folder / "p.fringe", design);
        const OpenedProject opened = openProject(folder / "p.fringe");
        EXPECT_TRUE(opened.design == design) << contentsOf(folder / "p.fringe");
        EXPECT_TRUE(opened.notes.empty());
    }
}

TEST(ProjectFile, SavesTheSameDesignToTheSameBytes) {
    const ScratchFolder folder;
    saveProject(folder / "a.fringe", withPoints(5));
    saveProject(folder / "b.fringe", openProject(folder / "a.fringe").design);
    EXPECT_EQ(contentsOf(folder / "a.fringe"), contentsOf(folder / "b.fringe"));
}

TEST(ProjectFile, KeepsTheVersionBefore) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", withPoints(1));
    const std::string first = contentsOf(folder / "p.fringe");
    saveProject(folder / "p.fringe", withPoints(2));
    EXPECT_EQ(contentsOf(folder / "p.fringe.1"), first);
}

TEST(ProjectFile, SavingUnchangedKeepsTheVersionBeforeThat) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", withPoints(1));
    const std::string first = contentsOf(folder / "p.fringe");
    saveProject(folder / "p.fringe", withPoints(2));
    saveProject(folder / "p.fringe", withPoints(2));
    EXPECT_EQ(contentsOf(folder / "p.fringe.1"), first);
}

TEST(ProjectFile, RemovesDataThatNoManifestNames) {
    const ScratchFolder folder;
    for (int count = 1; count <= 4; ++count)
        saveProject(folder / "p.fringe", withPoints(count));
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
    EXPECT_EQ(openProject(folder / "p.fringe").design.scene.cloud->points.size(), 4U);
    fs::rename(folder / "p.fringe.1", folder / "p.fringe");
    EXPECT_EQ(openProject(folder / "p.fringe").design.scene.cloud->points.size(), 3U);
}

TEST(ProjectFile, LeavesFilesOfOthersInTheDataFolder) {
    const ScratchFolder folder;
    fs::create_directory(folder / "p.fringe.data");
    test::writeFile(folder / "p.fringe.data" / "notes.txt", "mine");
    for (int count = 1; count <= 3; ++count)
        saveProject(folder / "p.fringe", withPoints(count));
    EXPECT_EQ(contentsOf(folder / "p.fringe.data" / "notes.txt"), "mine");
}

TEST(ProjectFile, LeavesNothingButTheProject) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", withPoints(1));
    saveProject(folder / "p.fringe", withPoints(2));
    EXPECT_EQ(namesIn(folder.path()),
              (std::set<std::string>{"p.fringe", "p.fringe.1", "p.fringe.data"}));
}

TEST(ProjectFile, IsJsonWithUnits) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", Design{});
    const auto json = nlohmann::json::parse(contentsOf(folder / "p.fringe"));
    EXPECT_EQ(json["format"], "fringe-project");
    EXPECT_EQ(json["version"], 1);
    EXPECT_EQ(json["design"]["plate"]["pitch_x"], "8 µm");
}

} // namespace
} // namespace fringe
