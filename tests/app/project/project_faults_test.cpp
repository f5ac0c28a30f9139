// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "engine/model/error.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/spots/spots_source.h"
#include "random_design.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
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
        Design design = designFor("points");
        store(design.sources.front(), CloudSource{.cloud = cloud});
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
    replaceInManifest("\"sources\": [", "\"sources\" [");
    expectRefusalNaming({"p.fringe", "line 5", "column", "p.fringe.1"});
}

TEST_F(ProjectFaults, SaysWhichVersionsItReads) {
    replaceInManifest("\"version\": 10", "\"version\": 11");
    expectRefusalNaming({"version 11", "up to 10", "newer"});
}

TEST_F(ProjectFaults, RefusesAVersionThatNeverWas) {
    replaceInManifest("\"version\": 10", "\"version\": 0");
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
    expectRefusalNaming({"p.fringe", "no such file"});
}

TEST_F(ProjectFaults, ReadsOnlyRegularFiles) {
    const fs::path name = blob();
    fs::remove(name);
    ASSERT_EQ(::mkfifo(name.c_str(), 0600), 0);
    expectRefusalNaming({name.filename().string(), "regular file"});
    fs::remove(name);
    fs::create_symlink("/dev/zero", name);
    expectRefusalNaming({name.filename().string(), "regular file"});
    fs::remove(project());
    ASSERT_EQ(::mkfifo(project().c_str(), 0600), 0);
    expectRefusalNaming({"p.fringe", "regular file"});
}

TEST_F(ProjectFaults, SaysWhatIsMissingAndTakesItFromElsewhere) {
    const std::string name = blob().filename().string();
    fs::rename(blob(), folder_ / "moved.ply");
    const OpenedProject without = openProject(project(), LocatedData{});
    ASSERT_EQ(without.missing.size(), 1U);
    EXPECT_EQ(without.missing.front().blob, name);
    EXPECT_EQ(without.missing.front().name, name); // that of the file it came from is unknown
    EXPECT_EQ(without.missing.front().path, data() / name);
    const OpenedProject with = openProject(project(), LocatedData{{name, {folder_ / "moved.ply"}}});
    EXPECT_TRUE(with.missing.empty());
    EXPECT_TRUE(with.design == old_);
    const fs::path other = folder_ / "other.csv";
    writeFile(other, "x[m],y[m],z[m]\n0,0,1\n");
    const OpenedProject asked = openProject(project(), LocatedData{{name, {other}}});
    ASSERT_EQ(asked.missing.size(), 1U);
    EXPECT_EQ(asked.missing.front().other, other);
    const OpenedProject taken = openProject(project(), LocatedData{{name, {other, true}}});
    EXPECT_TRUE(taken.missing.empty());
    EXPECT_EQ(taken.design.sources.front().kind.data<PointCloud>("cloud")->size(), 1U);
}

TEST_F(ProjectFaults, OpensWithoutDataThatTheDesignDoesNotUse) {
    Design design = new_;
    design.sources.push_back(old_.sources.front());
    design.sources.back().name = "hidden";
    design.sources.back().visible = false;
    design.setup.beam.picture = {
        "laser.png", std::make_shared<const GreyPicture>(GreyPicture{{1, 2}, {0.F, 1.F}})};
    saveProject(folder_ / "q.fringe", design);
    const auto eachUnused = [blobs = folder_ / "q.fringe.data"](const auto& spoil) {
        std::vector<fs::path> unused;
        for (const auto& entry : fs::directory_iterator(blobs))
            if (fs::file_size(entry) < 100'000)
                unused.push_back(entry.path());
        EXPECT_EQ(unused.size(), 2U);
        std::ranges::for_each(unused, spoil);
    };
    const auto expectToOpen = [&] {
        const OpenedProject opened = openProject(folder_ / "q.fringe");
        EXPECT_EQ(opened.notes.size(), 2U);
        EXPECT_TRUE(opened.design.sources.front() == design.sources.front());
        EXPECT_TRUE(opened.design.sources.back().kind.assets.empty());
    };
    eachUnused([](const fs::path& blob) { writeFile(blob, "damaged"); });
    expectToOpen();
    eachUnused([](const fs::path& blob) { fs::remove(blob); });
    expectToOpen();
}

/// A mask counts where the region of the signal is that of a mask.
TEST_F(ProjectFaults, OpensWithoutAMaskThatIsNotChosen) {
    Design design = designFor("image");
    Choice& image = design.sources.front().kind;
    image.assets["image"] = pictureAsset("a.png", {1, 2}, {0, 1});
    image.assets["mask"] = pictureAsset("mask.png", {1, 3}, {0, 1, 0});
    const auto openedWith = [&](const char* signal) {
        image.values["signal"] = signal;
        saveProject(project(), design);
        for (const auto& entry : fs::directory_iterator(data()))
            if (const std::string text = contentsOf(entry.path());
                text.find("(1, 3)") != std::string::npos)
                fs::remove(entry);
        return openProject(project(), {});
    };
    const OpenedProject unused = openedWith("ellipse");
    EXPECT_EQ(unused.notes.size(), 1U);
    EXPECT_TRUE(unused.missing.empty());
    const OpenedProject used = openedWith("mask");
    EXPECT_TRUE(used.notes.empty());
    EXPECT_EQ(used.missing.size(), 1U);
}

TEST_F(ProjectFaults, RefusesWhatIsNestedWithoutEnd) {
    for (const std::string bracket : {"[", "{\"a\":"}) {
        std::string deep;
        for (int i = 0; i < 100'000; ++i)
            deep += bracket;
        writeFile(project(), deep);
        expectRefusalNaming({"p.fringe", "nested"});
    }
    writeFile(project(), "{\"name\": \"" + std::string(100'000, '[') + "\\\"\"}");
    expectRefusalNaming({"not a project"});
}

TEST_F(ProjectFaults, RefusesANumberThatIsNone) {
    replaceInManifest("\"count\": 100", "\"count\": 1e999");
    expectRefusalNaming({"p.fringe", "number", "too large"});
}

/// Hashing and reading data of any size.
TEST_F(ProjectFaults, StopsWhereTheJobIsCancelled) {
    JobControl control;
    control.cancel();
    EXPECT_THROW(openProject(project(), {}, control), Cancelled);
    const std::string name = blob().filename().string();
    fs::rename(blob(), folder_ / "moved.ply");
    EXPECT_THROW(openProject(project(), LocatedData{{name, {folder_ / "moved.ply"}}}, control),
                 Cancelled);
}

TEST_F(ProjectFaults, NotesUnknownParametersAndGoesOn) {
    replaceInManifest("\"pitch_x\"", "\"tilt\": \"1 deg\", \"pitch_x\"");
    const OpenedProject opened = openProject(project());
    EXPECT_TRUE(opened.design == old_);
    ASSERT_EQ(opened.notes.size(), 1U);
    EXPECT_NE(opened.notes.front().english().find("plate.tilt"), std::string::npos);
}

TEST_F(ProjectFaults, NotesUnknownParametersOfASource) {
    replaceInManifest("\"centre_z\"", "\"tilt\": \"1 deg\", \"centre_z\"");
    const OpenedProject opened = openProject(project());
    EXPECT_TRUE(opened.design == old_);
    ASSERT_EQ(opened.notes.size(), 1U);
    EXPECT_NE(opened.notes.front().english().find("points.tilt"), std::string::npos);
}

TEST_F(ProjectFaults, NamesTheParameterOfABadValue) {
    replaceInManifest("\"8 µm\"", "\"-8 µm\"");
    expectRefusalNaming({"plate.pitch_x", "p.fringe"});
}

TEST_F(ProjectFaults, NamesTheParameterOfASourceWithABadValue) {
    for (const auto& [value, says] :
         {std::pair{"\"far\"", "intensity"}, {"7", "text"}, {"\"far\\nnear\"", "text"}}) {
        saveProject(project(), old_);
        replaceInManifest("\"intensity\"", value);
        expectRefusalNaming({"points.colours", "p.fringe", says});
    }
}

TEST_F(ProjectFaults, RefusesAKindOfSourceThatItDoesNotKnow) {
    replaceInManifest("\"kind\": \"points\"", "\"kind\": \"smoke\"");
    expectRefusalNaming({"p.fringe", "smoke", "newer"});
}

TEST_F(ProjectFaults, RefusesSourcesThatAreMissingOrOfAnotherKind) {
    replaceInManifest("\"sources\"", "\"springs\"");
    expectRefusalNaming({"p.fringe", "\"sources\"", "damaged"});
    replaceInManifest("\"springs\": [", "\"sources\": 7, \"springs\": [");
    expectRefusalNaming({"p.fringe", "\"sources\"", "damaged"});
}

TEST_F(ProjectFaults, RefusesASourceThatLacksSomething) {
    for (const char* key : {"name", "kind", "visible", "values", "blob", "count"}) {
        const std::string quoted = '"' + std::string(key) + '"';
        saveProject(project(), old_);
        replaceInManifest(quoted + ":", "\"something\":");
        expectRefusalNaming({"p.fringe", quoted, "damaged"});
    }
    saveProject(project(), old_);
    replaceInManifest("\"sources\": [", "\"sources\": [7, ");
    expectRefusalNaming({"p.fringe", "damaged"});
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

/// Whole by its name, but no file of points.
TEST_F(ProjectFaults, RefusesDataOfAnotherShape) {
    Design design = old_;
    design.setup.beam.picture = pictureAsset("laser.png", {2, 3}, std::vector<float>(6, 1));
    saveProject(project(), design);
    std::string picture;
    for (const auto& entry : fs::directory_iterator(data()))
        if (entry.path().extension() == ".npy")
            picture = entry.path().filename().string();
    const std::string text = contentsOf(project());
    const auto at = text.find(".ply\"") - 32;
    replaceInManifest(text.substr(at, 36), picture);
    EXPECT_NE(refusalOfOpening(), "opened");
}

TEST_F(ProjectFaults, NoticesAWrongCount) {
    replaceInManifest("\"count\": 100", "\"count\": 101");
    expectRefusalNaming({"101", "100", "p.fringe"});
}

TEST_F(ProjectFaults, NoticesAWrongCountOfSpots) {
    Design design = old_;
    store(design.sources.emplace_back(Source{.name = "traps", .kind = {"spots"}}),
          SpotSource{.list = std::make_shared<const SpotList>(3)});
    saveProject(project(), design);
    replaceInManifest("\"count\": 3", "\"count\": 4");
    expectRefusalNaming({"4", "3", "p.fringe"});
}

TEST_F(ProjectFaults, NoticesAWrongCountOfPixels) {
    Design design = old_;
    design.setup.beam.kind = Beam::Kind::Picture;
    design.setup.beam.picture = pictureAsset("laser.png", {2, 3}, std::vector<float>(6, 1));
    saveProject(project(), design);
    replaceInManifest("\"count\": 6", "\"count\": 7");
    expectRefusalNaming({"7", "6", "p.fringe"});
}

TEST_F(ProjectFaults, RefusesCornersThatAreNone) {
    Design design = designFor("image");
    design.sources.front().kind.values["corners"] = std::vector{0.0, 0.5, 1.0, 1.5, 2.0, 2.5};
    for (const char* corners : {"3, oops", "nan, 0", "1e999, 0"}) {
        saveProject(project(), design);
        replaceInManifest("0, 0.5, 1, 1.5, 2, 2.5", corners);
        expectRefusalNaming({"p.fringe", "image.corners"});
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
    EXPECT_NE(contentsOf(project()).find("\"count\": 100"), std::string::npos);
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
        const std::size_t points =
            asCloud(openProject(project()).design.sources.front()).cloud->points.size();
        EXPECT_TRUE(points == 100 || points == 5000 || points == 5001) << points;
    }
}

TEST_F(ProjectFaults, ASaveAfterAKilledOneWorks) {
    writeFile(data() / ".fringe-1-deadbeef.ply", "half a blob");
    writeFile(folder_ / ".fringe-1-deadbeef.fringe", "half a manifest");
    EXPECT_EQ(statusOfSaving([] {}), 0);
    EXPECT_TRUE(openProject(project()).design == new_);
}

mode_t modeOf(const fs::path& path) {
    struct stat about {};
    return ::stat(path.c_str(), &about) == 0 ? about.st_mode & 0777 : 0;
}

TEST_F(ProjectFaults, SavingNeverTouchesTheDataOfAnotherThroughALink) {
    const ScratchFolder others;
    saveProject(others / "q.fringe", new_);
    fs::remove_all(data());
    fs::create_directory_symlink(others / "q.fringe.data", data());
    try {
        saveProject(project(), old_);
        FAIL() << "saved through a link";
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("p.fringe.data is a link"), std::string::npos)
            << error.what();
    }
    EXPECT_TRUE(openProject(others / "q.fringe").design == new_);
    saveProject(folder_ / "another.fringe", old_);
    EXPECT_TRUE(openProject(folder_ / "another.fringe").design == old_);
}

TEST_F(ProjectFaults, APrivateProjectStaysPrivate) {
    ::chmod(project().c_str(), 0600);
    saveProject(project(), new_);
    EXPECT_EQ(modeOf(project()), 0600U);
    EXPECT_EQ(modeOf(folder_ / "p.fringe.1"), 0600U);
    EXPECT_EQ(modeOf(keepOtherVersion(project())), 0600U);
}

TEST_F(ProjectFaults, DataInAPrivateFolderAreForItsOwner) {
    ::chmod(folder_.path().c_str(), 0700);
    saveProject(folder_ / "q.fringe", new_);
    EXPECT_EQ(modeOf(folder_ / "q.fringe"), 0600U);
    EXPECT_EQ(modeOf(folder_ / "q.fringe.data"), 0700U);
    for (const auto& entry : fs::directory_iterator(folder_ / "q.fringe.data"))
        EXPECT_EQ(modeOf(entry.path()), 0600U);
}

TEST_F(ProjectFaults, AVersionBeyondAllNumbersIsNamed) {
    replaceInManifest("\"version\": 10", "\"version\": 18446744073709551615");
    EXPECT_NE(refusalOfOpening().find("a project of version 18446744073709551615"),
              std::string::npos)
        << refusalOfOpening();
}

TEST_F(ProjectFaults, ManyUnknownValuesAreOneNote) {
    std::string unknown = "\"plate\": {";
    for (int i = 0; i < 30'000; ++i)
        unknown += "\"u" + std::to_string(i) + "\": \"1\", ";
    replaceInManifest("\"plate\": {", unknown);
    const OpenedProject opened = openProject(project());
    EXPECT_TRUE(opened.design == old_);
    ASSERT_EQ(opened.notes.size(), 1U);
    EXPECT_EQ(opened.notes.front().english(),
              "The project sets \"plate.u0\" and 29999 more values that this version does not "
              "know; they were left out.");
}

TEST_F(ProjectFaults, NamesOfMegabytesAreRefused) {
    const auto named = [&](std::size_t length) {
        Design design = old_;
        design.sources.front().name.assign(length, 'n');
        saveProject(project(), design);
        return refusalOfOpening();
    };
    EXPECT_NE(named(3'000'000).find("\"name\" is text of more than 4096 bytes"), std::string::npos)
        << named(3'000'000);
}

TEST_F(ProjectFaults, ABlobThatNoMemoryHoldsIsRefusedBeforeItIsRead) {
    constexpr std::uintmax_t sparse = std::uintmax_t{1} << 40;
    fs::resize_file(blob(), sparse);
    EXPECT_NE(refusalOfOpening().find("holds 1.0 TiB"), std::string::npos) << refusalOfOpening();
    saveProject(project(), old_);
    EXPECT_TRUE(openProject(project()).design == old_);
}

/// Time that grew with a power of their number took a minute for 200.
TEST_F(ProjectFaults, ThousandsOfSourcesAreRead) {
    Design design = old_;
    for (int i = 1; i < 3000; ++i) {
        design.sources.push_back(old_.sources.front());
        design.sources.back().name = std::to_string(i);
    }
    saveProject(project(), design);
    EXPECT_TRUE(openProject(project()).design == design);
}

} // namespace
} // namespace fringe
