// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/archive.h"

#include "app/project/project_file.h"
#include "engine/model/error.h"
#include "engine/sources/points/points_source.h"
#include "random_design.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <minizip/zip.h>

#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using test::contentsOf;
using test::ScratchFolder;
using test::writeFile;

using Entries = std::vector<std::pair<std::string, std::string>>;

/// A project with one source, in a folder; its archives are unpacked in `scratch_`.
class Archive : public testing::Test {
  protected:
    Archive() {
        ::setenv("TMPDIR", scratch_.path().c_str(), 1);
        auto cloud = std::make_shared<PointCloud>();
        for (int i = 0; i < 500; ++i)
            cloud->points.push_back({1e-3 * i, 0, 0.2, 1.F, 0.F});
        design_ = designFor("points");
        store(design_.sources.front(), CloudSource{.cloud = cloud});
        saveProject(folder_ / "p.fringe", design_);
        for (const auto& entry : fs::directory_iterator(folder_ / "p.fringe.data"))
            blob_ = entry.path().filename().string();
    }
    ~Archive() override { ::unsetenv("TMPDIR"); }

    Entries entries() const {
        return {{"project.fringe", contentsOf(folder_ / "p.fringe")},
                {"project.fringe.data/" + blob_, contentsOf(folder_ / "p.fringe.data" / blob_)}};
    }

    /// As another program would zip it.
    fs::path deflated(const Entries& entries) const {
        const fs::path path = folder_ / "a.fringez";
        const zipFile zip = zipOpen64(path.c_str(), APPEND_STATUS_CREATE);
        for (const auto& [name, text] : entries) {
            const zip_fileinfo undated{};
            zipOpenNewFileInZip(zip, name.c_str(), &undated, nullptr, 0, nullptr, 0, nullptr,
                                Z_DEFLATED, 9);
            zipWriteInFileInZip(zip, text.data(), static_cast<unsigned>(text.size()));
            zipCloseFileInZip(zip);
        }
        zipClose(zip, nullptr);
        return path;
    }

    std::string refusalOf(const fs::path& path) const {
        std::string refusal = "opened";
        try {
            openProject(path);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::BadInput);
            refusal = error.what();
        }
        EXPECT_EQ(scratch_.entries(), 0U);
        return refusal;
    }
    void expectRefusal(const fs::path& path, const std::string& part) const {
        const std::string refusal = refusalOf(path);
        EXPECT_NE(refusal.find(part), std::string::npos) << refusal;
        EXPECT_NE(refusal.find("a.fringez"), std::string::npos) << refusal;
    }

    ScratchFolder folder_, scratch_;
    Design design_;
    std::string blob_;
};

TEST_F(Archive, OpensEqualToWhatWasSavedAndIsOneFile) {
    test::RandomDesigns designs(11);
    for (int i = 0; i < 20; ++i) {
        const ScratchFolder alone;
        const Design design = designs.next();
        const std::string stamp = saveProject(alone / "p.fringez", design);
        EXPECT_EQ(alone.entries(), 1U);
        const OpenedProject opened = openProject(alone / "p.fringez");
        EXPECT_TRUE(opened.design == design);
        EXPECT_EQ(opened.stamp, stamp);
        EXPECT_EQ(projectStamp(alone / "p.fringez"), stamp);
    }
    EXPECT_EQ(scratch_.entries(), 0U);
}

TEST_F(Archive, ReadsWhatAnotherProgramDeflatedAndLeavesOutWhatIsNotOfAProject) {
    Entries more = entries();
    more.push_back({"../evil.txt", "out"});
    more.push_back({"/tmp/evil.txt", "out"});
    more.push_back({"project.fringe.data/../../evil.txt", "out"});
    more.push_back({"project.fringe.data/", ""});
    more.push_back({"__MACOSX/._project.fringe", "any"});
    EXPECT_TRUE(openProject(deflated(more)).design == design_);
    EXPECT_EQ(scratch_.entries(), 0U);
    EXPECT_FALSE(fs::exists(scratch_.path().parent_path() / "evil.txt"));
}

TEST_F(Archive, RefusesTwoEntriesOfOneName) {
    Entries twice = entries();
    twice.push_back(twice.back());
    expectRefusal(deflated(twice), "two entries");
}

TEST_F(Archive, RefusesWhatWouldFillTheDisk) {
    Entries large = entries();
    large.push_back({"project.fringe.data/" + std::string(32, 'a') + ".npy",
                     std::string(std::size_t{160} << 20, '\0')});
    expectRefusal(deflated(large), "too much for a file");
}

TEST_F(Archive, StopsWhereTheJobIsCancelled) {
    JobControl control;
    control.cancel();
    EXPECT_THROW(openProject(deflated(entries()), {}, control), Cancelled);
    EXPECT_EQ(scratch_.entries(), 0U);
}

TEST_F(Archive, RefusesWhatIsNone) {
    expectRefusal(deflated({{"readme.txt", "hello"}}), "no project");
    writeFile(folder_ / "a.fringez", "not a zip");
    expectRefusal(folder_ / "a.fringez", "no project");
    fs::remove(folder_ / "a.fringez");
    fs::create_symlink("/dev/zero", folder_ / "a.fringez");
    expectRefusal(folder_ / "a.fringez", "regular file");
}

TEST_F(Archive, NamesDataThatItLacks) {
    Entries fewer = entries();
    fewer.pop_back();
    expectRefusal(deflated(fewer), blob_);
}

TEST_F(Archive, DamageIsRefusedOrChangesNothing) {
    const fs::path path = deflated(entries());
    const std::string whole = contentsOf(path);
    for (std::size_t at = 0; at < whole.size(); at += 7) {
        std::string bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
        writeFile(path, bytes);
        try {
            EXPECT_TRUE(openProject(path).design == design_) << at;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::BadInput) << error.what();
        }
    }
    for (std::size_t length = 0; length < whole.size(); length += 61) {
        writeFile(path, whole.substr(0, length));
        EXPECT_NE(refusalOf(path), "opened") << length;
    }
    EXPECT_EQ(scratch_.entries(), 0U);
}

TEST_F(Archive, WhatAKilledProgramUnpackedIsRemoved) {
    const fs::path path = deflated(entries());
    const pid_t child = ::fork();
    if (child == 0) {
        const UnpackedArchive unpacked(path, JobControl());
        ::raise(SIGKILL);
    }
    ASSERT_EQ(::waitpid(child, nullptr, 0), child);
    EXPECT_EQ(scratch_.entries(), 1U);
    EXPECT_TRUE(openProject(path).design == design_);
    EXPECT_EQ(scratch_.entries(), 0U);
}

TEST_F(Archive, TheOtherVersionIsACopy) {
    saveProject(folder_ / "q.fringez", design_);
    const fs::path other = keepOtherVersion(folder_ / "q.fringez");
    EXPECT_EQ(other.extension(), ".fringez");
    EXPECT_TRUE(openProject(other).design == design_);
}

} // namespace
} // namespace fringe
