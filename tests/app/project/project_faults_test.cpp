// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "engine/model/error.h"
#include "engine/model/region_outline.h"
#include "random_design.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using test::contentsOf;
using test::ScratchFolder;
using test::writeFile;

class ProjectFaults : public testing::Test {
  protected:
    ProjectFaults() {
        old_ = withPoints(100);
        new_ = withPoints(5000);
        saveProject(project(), old_);
    }

    static Design withPoints(int count) {
        auto cloud = std::make_shared<PointCloud>();
        for (int i = 0; i < count; ++i)
            cloud->points.push_back({1e-3 * i, 0, 0.2, 1.F, 0.F});
        Design design;
        design.scene.cloud = cloud;
        return design;
    }

    fs::path project() const { return folder_ / "p.fringe"; }
    fs::path data() const { return folder_ / "p.fringe.data"; }
    fs::path blob() const { return fs::directory_iterator(data())->path(); }

    void replaceInManifest(const std::string& what, const std::string& with) const {
        std::string text = contentsOf(project());
        const auto at = text.find(what);
        ASSERT_NE(at, std::string::npos) << what;
        writeFile(project(), text.replace(at, what.size(), with));
    }

    std::string refusalOfOpening() const {
        try {
            openProject(project());
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::BadInput);
            return error.what();
        }
        return "opened";
    }

    void expectRefusalNaming(const std::vector<std::string>& parts) const {
        const std::string refusal = refusalOfOpening();
        for (const std::string& part : parts)
            EXPECT_NE(refusal.find(part), std::string::npos) << refusal;
    }

    /// Runs a save in a process of its own, which `prepare` may cripple first.
    int statusOfSaving(const std::function<void()>& prepare) const {
        const pid_t child = ::fork();
        if (child == 0) {
            int status = 0;
            try {
                prepare();
                saveProject(project(), new_);
            } catch (const Error&) {
                status = 1;
            }
            ::_exit(status);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

    bool holdsOldOrNew() const {
        const Design design = openProject(project()).design;
        return design == old_ || design == new_;
    }

    ScratchFolder folder_;
    Design old_, new_;
};

TEST_F(ProjectFaults, NamesLineAndColumnOfBrokenJson) {
    replaceInManifest("\"design\": {", "\"design\" {");
    expectRefusalNaming({"p.fringe", "line 5", "column", "p.fringe.1"});
}

TEST_F(ProjectFaults, SaysWhichVersionsItReads) {
    replaceInManifest("\"version\": 4", "\"version\": 5");
    expectRefusalNaming({"version 5", "up to 4", "newer"});
}

TEST_F(ProjectFaults, RefusesAVersionThatNeverWas) {
    replaceInManifest("\"version\": 4", "\"version\": 0");
    expectRefusalNaming({"version 0"});
}

TEST_F(ProjectFaults, RefusesWhatIsNoProject) {
    writeFile(project(), "{\"name\": 3}");
    expectRefusalNaming({"not a project"});
    writeFile(project(), "[]");
    expectRefusalNaming({"not a project"});
}

TEST_F(ProjectFaults, RefusesAMissingFile) {
    fs::remove(project());
    expectRefusalNaming({"cannot be read"});
}

TEST_F(ProjectFaults, NotesUnknownParametersAndGoesOn) {
    replaceInManifest("\"pitch_x\"", "\"tilt\": \"1 deg\", \"pitch_x\"");
    const OpenedProject opened = openProject(project());
    EXPECT_TRUE(opened.design == old_);
    ASSERT_EQ(opened.notes.size(), 1U);
    EXPECT_NE(opened.notes.front().english().find("plate.tilt"), std::string::npos);
}

TEST_F(ProjectFaults, NamesTheParameterOfABadValue) {
    replaceInManifest("\"8 µm\"", "\"-8 µm\"");
    expectRefusalNaming({"plate.pitch_x", "p.fringe"});
}

TEST_F(ProjectFaults, NamesMissingData) {
    const std::string name = blob().filename().string();
    fs::remove(blob());
    expectRefusalNaming({name, "missing"});
}

TEST_F(ProjectFaults, NoticesChangedData) {
    std::string bytes = contentsOf(blob());
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    writeFile(blob(), bytes);
    expectRefusalNaming({"damaged"});
}

TEST_F(ProjectFaults, NoticesAWrongCount) {
    replaceInManifest("\"points\": 100", "\"points\": 101");
    expectRefusalNaming({"101", "100"});
}

TEST_F(ProjectFaults, NoticesAWrongCountOfSpots) {
    Design design = old_;
    design.spots.list = std::make_shared<const SpotList>(3);
    saveProject(project(), design);
    replaceInManifest("\"spots\": 3", "\"spots\": 4");
    expectRefusalNaming({"4 spots", "3", "p.fringe"});
}

TEST_F(ProjectFaults, NoticesAWrongCountOfPixels) {
    Design design = old_;
    design.setup.beam.picture = givenPixels("laser.png", {2, 3}, std::vector<float>(6, 1));
    saveProject(project(), design);
    replaceInManifest("\"samples\": 6", "\"samples\": 7");
    expectRefusalNaming({"7 samples", "6", "p.fringe"});
}

TEST_F(ProjectFaults, RefusesAPictureThatIsNone) {
    replaceInManifest("\"planes\": [", "\"planes\": [7, ");
    expectRefusalNaming({"p.fringe", "\"values\"", "damaged"});
}

TEST_F(ProjectFaults, RefusesCornersThatAreNone) {
    for (const char* corners : {"3", "[[0]]", "[[0, \"1\"]]", "[0, 1]", "[[0, 1e300]]"}) {
        saveProject(project(), old_);
        replaceInManifest("\"values\": {",
                          "\"corners\": " + std::string(corners) + ", \"values\": {");
        expectRefusalNaming({"p.fringe", "\"corners\"", "damaged"});
    }
}

TEST_F(ProjectFaults, RefusesAPolygonOfTooFewCorners) {
    Design design = old_;
    design.picture.plane().signal = polygonThrough({{0, 0}, {1e-3, 0}, {0, 1e-3}});
    saveProject(project(), design);
    EXPECT_EQ(openProject(project()).design.picture.plane().signal.corners.size(), 3);
    for (const std::size_t count : {0, 1, 2}) {
        design.picture.plane().signal.corners.resize(count);
        saveProject(project(), design);
        expectRefusalNaming({"p.fringe", "fewer than three corners", "damaged"});
    }
}

TEST_F(ProjectFaults, LooksForDataInItsFolderOnly) {
    const std::string name = blob().filename().string();
    replaceInManifest(name, "../../etc/passwd");
    expectRefusalNaming({"not the name of a data file"});
}

TEST_F(ProjectFaults, NoTruncatedManifestOpens) {
    const std::string text = contentsOf(project());
    for (std::size_t length = 0; length + 2 < text.size(); length += 7) {
        writeFile(project(), text.substr(0, length));
        EXPECT_NE(refusalOfOpening(), "opened") << length;
    }
}

TEST_F(ProjectFaults, KeepsTheOldProjectWhenTheDiskIsFull) {
    std::signal(SIGXFSZ, SIG_IGN);
    const int status = statusOfSaving([] {
        const rlimit limit{4096, 4096};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    });
    std::signal(SIGXFSZ, SIG_DFL);
    EXPECT_EQ(status, 1);
    EXPECT_TRUE(openProject(project()).design == old_);
}

TEST_F(ProjectFaults, KeepsTheOldProjectWhenAFileStandsInTheWayOfTheFolder) {
    fs::remove_all(data());
    writeFile(data(), "");
    EXPECT_EQ(statusOfSaving([] {}), 1);
    EXPECT_NE(contentsOf(project()).find("\"points\": 100"), std::string::npos);
}

TEST_F(ProjectFaults, KeepsTheOldProjectInAReadOnlyFolder) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may write to a read-only folder";
    fs::permissions(data(), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_EQ(statusOfSaving([] {}), 1);
    fs::permissions(data(), fs::perms::owner_all);
    EXPECT_TRUE(openProject(project()).design == old_);
}

TEST_F(ProjectFaults, AKilledSaveLeavesTheOldOrTheNewProject) {
    std::mt19937 random(3);
    for (int round = 0; round < 60; ++round) {
        const pid_t child = ::fork();
        if (child == 0) {
            for (int count = 5000;; count = count == 5000 ? 5001 : 5000)
                saveProject(project(), withPoints(count));
        }
        ::usleep(random() % 20'000);
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const std::size_t points = openProject(project()).design.scene.cloud->points.size();
        EXPECT_TRUE(points == 100 || points == 5000 || points == 5001) << points;
    }
}

TEST_F(ProjectFaults, ASaveAfterAKilledOneWorks) {
    writeFile(data() / ".fringe-1-deadbeef.ply", "half a blob");
    writeFile(folder_ / ".fringe-1-deadbeef.fringe", "half a manifest");
    EXPECT_EQ(statusOfSaving([] {}), 0);
    EXPECT_TRUE(openProject(project()).design == new_);
}

} // namespace
} // namespace fringe
