// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "random_design.h"
#include "temporary_folder.h"

#include <nlohmann/json.hpp>

#include <set>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using test::readText;
using test::TemporaryFolder;

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
    const TemporaryFolder folder;
    test::RandomDesigns designs(7);
    for (int i = 0; i < 60; ++i) {
        const Design design = designs.next();
        saveProject(folder.path / "p.fringe", design);
        const OpenedProject opened = openProject(folder.path / "p.fringe");
        EXPECT_TRUE(opened.design == design) << readText(folder.path / "p.fringe");
        EXPECT_TRUE(opened.notes.empty());
    }
}

TEST(ProjectFile, SavesTheSameDesignToTheSameBytes) {
    const TemporaryFolder folder;
    saveProject(folder.path / "a.fringe", withPoints(5));
    saveProject(folder.path / "b.fringe", openProject(folder.path / "a.fringe").design);
    EXPECT_EQ(readText(folder.path / "a.fringe"), readText(folder.path / "b.fringe"));
}

TEST(ProjectFile, KeepsTheVersionBefore) {
    const TemporaryFolder folder;
    saveProject(folder.path / "p.fringe", withPoints(1));
    const std::string first = readText(folder.path / "p.fringe");
    saveProject(folder.path / "p.fringe", withPoints(2));
    EXPECT_EQ(readText(folder.path / "p.fringe.1"), first);
}

TEST(ProjectFile, SavingUnchangedKeepsTheVersionBeforeThat) {
    const TemporaryFolder folder;
    saveProject(folder.path / "p.fringe", withPoints(1));
    const std::string first = readText(folder.path / "p.fringe");
    saveProject(folder.path / "p.fringe", withPoints(2));
    saveProject(folder.path / "p.fringe", withPoints(2));
    EXPECT_EQ(readText(folder.path / "p.fringe.1"), first);
}

TEST(ProjectFile, RemovesDataThatNoManifestNames) {
    const TemporaryFolder folder;
    for (int count = 1; count <= 4; ++count)
        saveProject(folder.path / "p.fringe", withPoints(count));
    EXPECT_EQ(namesIn(folder.path / "p.fringe.data").size(), 2U);
    EXPECT_EQ(openProject(folder.path / "p.fringe").design.scene.cloud->points.size(), 4U);
    fs::rename(folder.path / "p.fringe.1", folder.path / "p.fringe");
    EXPECT_EQ(openProject(folder.path / "p.fringe").design.scene.cloud->points.size(), 3U);
}

TEST(ProjectFile, LeavesFilesOfOthersInTheDataFolder) {
    const TemporaryFolder folder;
    fs::create_directory(folder.path / "p.fringe.data");
    test::writeText(folder.path / "p.fringe.data" / "notes.txt", "mine");
    for (int count = 1; count <= 3; ++count)
        saveProject(folder.path / "p.fringe", withPoints(count));
    EXPECT_EQ(readText(folder.path / "p.fringe.data" / "notes.txt"), "mine");
}

TEST(ProjectFile, LeavesNothingButTheProject) {
    const TemporaryFolder folder;
    saveProject(folder.path / "p.fringe", withPoints(1));
    saveProject(folder.path / "p.fringe", withPoints(2));
    EXPECT_EQ(namesIn(folder.path),
              (std::set<std::string>{"p.fringe", "p.fringe.1", "p.fringe.data"}));
}

TEST(ProjectFile, IsJsonWithUnits) {
    const TemporaryFolder folder;
    saveProject(folder.path / "p.fringe", Design{});
    const auto json = nlohmann::json::parse(readText(folder.path / "p.fringe"));
    EXPECT_EQ(json["format"], "fringe-project");
    EXPECT_EQ(json["version"], 1);
    EXPECT_EQ(json["design"]["plate"]["pitch_x"], "8 µm");
}

} // namespace
} // namespace fringe
