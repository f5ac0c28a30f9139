// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "engine/io/field_files.h"
#include "engine/mask/mask_files.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/sample_data.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/small_files.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

namespace fringe {
namespace {

using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;
using test::SmallFiles;

constexpr Shape kShape{300, 301};

std::string suffixOf(const FileFormat& format) {
    return format.suffixes.front();
}

/// Tries to write every kind of content in every format into `folder`; calls `judge(name,
/// sentence)`.
template <class Judge> void writeEverything(const std::filesystem::path& folder, Judge judge) {
    const Hologram field = test::randomField(kShape, 1);
    const LevelPattern levels = test::randomLevels(kShape, 1, 256);
    const Picture picture = test::randomPicture(kShape, 1);
    for (const FileFormat* format : allFileFormats()) {
        const auto path = folder / ("out" + suffixOf(*format));
        if (format->writeField)
            judge(path, sentenceOf([&] { writeField(path, field, false); }));
        if (format->writeLevels)
            judge(path, sentenceOf([&] { writeLevels(path, levels, false); }));
        if (canHold(*format, FileContent::Picture))
            judge(path, sentenceOf([&] { writePicture(path, picture, false); }));
    }
    const MaskLayout masks{.pitchX = 8.0_um, .pitchY = 8.0_um, .levels = 256};
    for (const char* name : {"out.oas", "out.gds", "out.svg"}) {
        const auto path = folder / name;
        judge(path, sentenceOf([&] { writeMask(path, levels.planes.front(), masks, false); }));
    }
}

/// Acts as a user without special rights; does nothing where the test runs as such a one.
class OrdinaryUser {
  public:
    OrdinaryUser() : previous_(::geteuid()) {
        constexpr uid_t nobody = 65534;
        succeeded_ = previous_ != 0 || ::seteuid(nobody) == 0;
    }
    ~OrdinaryUser() { succeeded_ = ::seteuid(previous_) == 0; }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;
    bool succeeded() const { return succeeded_; }

  private:
    uid_t previous_;
    bool succeeded_ = false;
};

/// A file system of its own, of so many bytes.
class SmallDisk {
  public:
    SmallDisk(const std::filesystem::path& folder, int bytes, unsigned long flags = 0)
        : folder_(folder) {
        const std::string options = "size=" + std::to_string(bytes);
        mounted_ = ::mount("tmpfs", folder.c_str(), "tmpfs", flags, options.c_str()) == 0;
        reason_ = std::strerror(errno);
    }
    ~SmallDisk() {
        if (mounted_)
            ::umount(folder_.c_str());
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    bool mounted() const { return mounted_; }
    const std::string& reason() const { return reason_; }

  private:
    std::filesystem::path folder_;
    bool mounted_ = false;
    std::string reason_;
};

TEST(DiskFault, AFullDiskIsSaidAndLeavesNothing) {
    const ScratchFolder folder;
    const SmallDisk disk(folder.path(), 32768);
    if (!disk.mounted())
        GTEST_SKIP() << "cannot mount a small disk: " << disk.reason();
    writeEverything(folder.path(), [&](const auto& path, const std::string& sentence) {
        expectSentence(sentence, path.string(), "disk is full", "free some space");
        EXPECT_EQ(folder.entries(), 0U) << path;
    });
}

TEST(DiskFault, AFullDiskKeepsTheOlderFile) {
    const ScratchFolder folder;
    const SmallDisk disk(folder.path(), 65536);
    if (!disk.mounted())
        GTEST_SKIP() << "cannot mount a small disk: " << disk.reason();
    const Hologram small = test::randomField({5, 5}, 1);
    writeField(folder / "a.npy", small, false);
    const std::string sentence =
        sentenceOf([&] { writeField(folder / "a.npy", test::randomField(kShape, 1), true); });
    expectSentence(sentence, "a.npy", "disk is full");
    EXPECT_EQ(std::get<Hologram>(readFieldOrLevels(folder / "a.npy", {})).planes, small.planes);
    EXPECT_EQ(folder.entries(), 2U);
}

TEST(DiskFault, AReadOnlyDiskIsSaid) {
    const ScratchFolder folder;
    const SmallDisk disk(folder.path(), 65536, MS_RDONLY);
    if (!disk.mounted())
        GTEST_SKIP() << "cannot mount a small disk: " << disk.reason();
    writeEverything(folder.path(), [&](const auto& path, const std::string& sentence) {
        expectSentence(sentence, path.string(), "read-only");
    });
}

TEST(DiskFault, TheLargestSizeOfAFileIsSaidAndLeavesNothing) {
    const ScratchFolder folder;
    const SmallFiles limit(32768);
    writeEverything(folder.path(), [&](const auto& path, const std::string& sentence) {
        expectSentence(sentence, path.string(), "larger than", "raise the limit");
        EXPECT_EQ(folder.entries(), 0U) << path;
    });
}

TEST(DiskFault, AFolderWithoutPermissionIsSaidBeforeAnyWork) {
    namespace fs = std::filesystem;
    const ScratchFolder folder;
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec
                                       | fs::perms::others_read | fs::perms::others_exec);
    {
        const OrdinaryUser user;
        ASSERT_TRUE(user.succeeded());
        expectSentence(
            sentenceOf([&] { requireWritable(folder / "a.npy", FileContent::Field, false); }),
            "a.npy", "permissions");
        expectSentence(sentenceOf([&] { AtomicFile(folder / "a.npy"); }), "a.npy", "permissions");
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
}

TEST(DiskFault, ChecksBeforeAnyWork) {
    const ScratchFolder folder;
    const auto refusal = [](const std::filesystem::path& path, bool overwrite) {
        return sentenceOf([&] { requireWritable(path, FileContent::Field, overwrite); });
    };
    expectSentence(refusal(folder / "none/a.npy", true), "does not exist", "create it");
    expectSentence(refusal("/dev/full.npy/x.npy", true), "x.npy");
    expectSentence(refusal("/proc/x.npy", true), "/proc/x.npy", "choose another folder");
    expectSentence(refusal(folder / (std::string(252, 'a') + ".npy"), true), "too long");
    EXPECT_EQ(folder.entries(), 0U);
    folder.file("a.npy", "x");
    expectSentence(refusal(folder / "a.npy", false), "exists", "--force");
    EXPECT_NO_THROW(requireWritable(folder / "a.npy", FileContent::Field, true));
    folder.file("b.npy.json", "x");
    expectSentence(refusal(folder / "b.npy", false), "b.npy.json exists", "--force");
    std::filesystem::create_directory(folder / "c.npy");
    expectSentence(refusal(folder / "c.npy", true), "is a folder");
}

} // namespace
} // namespace fringe
