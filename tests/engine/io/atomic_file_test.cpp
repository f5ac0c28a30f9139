// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <ctime>
#include <fstream>
#include <span>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe {
namespace {

using test::contentsOf;
using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

void write(AtomicFile& file, const std::string& text) {
    file.write(std::as_bytes(std::span(text)));
}

TEST(AtomicFile, IsHiddenBesideItsTargetUntilItIsCommitted) {
    const ScratchFolder folder;
    AtomicFile file(folder / "a.npy");
    write(file, "half ");
    EXPECT_FALSE(std::filesystem::exists(folder / "a.npy"));
    EXPECT_EQ(file.temporary().parent_path(), folder.path());
    EXPECT_EQ(file.temporary().extension(), ".npy");
    EXPECT_TRUE(file.temporary().filename().string().starts_with('.'));
    write(file, "and whole");
    file.commit(false);
    EXPECT_EQ(contentsOf(folder / "a.npy"), "half and whole");
    EXPECT_EQ(folder.entries(), 1U);
}

TEST(AtomicFile, LeavesNothingWithoutACommit) {
    const ScratchFolder folder;
    {
        AtomicFile file(folder / "a.npy");
        write(file, "text");
    }
    EXPECT_EQ(folder.entries(), 0U);
}

TEST(AtomicFile, TwoAtOnceDoNotMeet) {
    const ScratchFolder folder;
    AtomicFile first(folder / "a.npy");
    AtomicFile second(folder / "a.npy");
    EXPECT_NE(first.temporary(), second.temporary());
}

TEST(AtomicFile, ReplacesOnlyWhereItMay) {
    const ScratchFolder folder;
    folder.file("a.txt", "old");
    {
        AtomicFile file(folder / "a.txt");
        write(file, "new");
        expectSentence(sentenceOf([&] { file.commit(false); }), "a.txt exists", "--force");
    }
    EXPECT_EQ(contentsOf(folder / "a.txt"), "old");
    EXPECT_EQ(folder.entries(), 1U);
    AtomicFile file(folder / "a.txt");
    write(file, "new");
    file.commit(true);
    EXPECT_EQ(contentsOf(folder / "a.txt"), "new");
}

TEST(AtomicFile, CommitsWhatALibraryPutInItsPlace) {
    const ScratchFolder folder;
    AtomicFile file(folder / "a.txt");
    std::filesystem::remove(file.temporary());
    std::ofstream(file.temporary()) << "another inode";
    file.commit(false);
    EXPECT_EQ(contentsOf(folder / "a.txt"), "another inode");
}

TEST(AtomicFile, DoesNotFollowALinkOutOfItsFolder) {
    const ScratchFolder folder, elsewhere;
    elsewhere.file("a.txt", "old");
    std::filesystem::create_symlink(elsewhere / "a.txt", folder / "link.txt");
    expectSentence(sentenceOf([&] { AtomicFile(folder / "link.txt"); }), "link.txt",
                   (elsewhere / "a.txt").string(), "leads out");
    EXPECT_EQ(contentsOf(elsewhere / "a.txt"), "old");
    EXPECT_EQ(folder.entries(), 1U);
    EXPECT_EQ(elsewhere.entries(), 1U);
}

TEST(AtomicFile, KeepsASymbolicLink) {
    const ScratchFolder folder;
    std::filesystem::create_directory(folder / "real");
    std::ofstream(folder / "real/a.txt") << "old";
    std::filesystem::create_symlink(folder / "real/a.txt", folder / "link.txt");
    AtomicFile file(folder / "link.txt");
    write(file, "new");
    file.commit(true);
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.txt"));
    EXPECT_EQ(contentsOf(folder / "real/a.txt"), "new");
}

TEST(AtomicFile, NamesTheFolderThatIsMissing) {
    const ScratchFolder folder;
    expectSentence(sentenceOf([&] { AtomicFile(folder / "none/a.npy"); }), "none/a.npy",
                   (folder / "none").string(), "create it");
}

TEST(AtomicFile, SaysThatANameIsTooLong) {
    const ScratchFolder folder;
    AtomicFile file(folder / (std::string(300, 'n') + ".npy"));
    expectSentence(sentenceOf([&] { file.commit(true); }), "too long", "shorter");
}

TEST(AtomicFile, DoesNotReplaceAFolder) {
    const ScratchFolder folder;
    std::filesystem::create_directory(folder / "a.npy");
    AtomicFile file(folder / "a.npy");
    expectSentence(sentenceOf([&] { file.commit(true); }), "is a folder");
}

TEST(AtomicFile, AProcessKilledInTheMidstLeavesNoTarget) {
    const ScratchFolder folder;
    folder.file("old.bin", "old");
    const pid_t child = ::fork();
    if (child == 0) {
        AtomicFile fresh(folder / "new.bin");
        AtomicFile replacement(folder / "old.bin");
        write(fresh, std::string(100000, 'n'));
        write(replacement, std::string(100000, 'n'));
        replacement.sync();
        ::raise(SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
    EXPECT_FALSE(std::filesystem::exists(folder / "new.bin"));
    EXPECT_EQ(contentsOf(folder / "old.bin"), "old");
    EXPECT_EQ(folder.entries(), 3U);
}

TEST(AtomicFile, TheNextFileRemovesWhatAKilledProcessLeft) {
    const ScratchFolder folder;
    const pid_t child = ::fork();
    if (child == 0) {
        AtomicFile left(folder / "new.bin");
        ::raise(SIGKILL);
    }
    ASSERT_EQ(::waitpid(child, nullptr, 0), child);
    ASSERT_EQ(folder.entries(), 1U);
    const std::string left =
        std::filesystem::directory_iterator(folder.path())->path().filename().string();
    ASSERT_EQ(left.rfind(".fringe-", 0), 0U);
    std::string ofAnotherHost = left;
    ofAnotherHost[8] = left[8] == '0' ? '1' : '0';
    folder.file(ofAnotherHost, "theirs");
    folder.file(".fringe-notes", "mine");
    AtomicFile living(folder / "a.txt");
    EXPECT_FALSE(std::filesystem::exists(folder / left));
    AtomicFile next(folder / "b.txt");
    EXPECT_EQ(folder.entries(), 4U); // two that are being written, and two of others
    next.commit(false);
    living.commit(false);
}

/// 2,000 files in a folder took over 40 times as long as 250 while it was looked
/// through for each.
TEST(AtomicFile, ManyFilesOfAFolderTakeTimeInProportion) {
    const auto seconds = [](int count) {
        const ScratchFolder folder;
        const std::clock_t start = std::clock();
        for (int i = 0; i < count; ++i)
            AtomicFile(folder / std::to_string(i)).commit(false);
        return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    };
    seconds(50);
    const double few = seconds(250);
    EXPECT_LT(seconds(2000), 4 * 8 * few);
}

mode_t modeOf(const std::filesystem::path& path) {
    struct stat about {};
    return ::stat(path.c_str(), &about) == 0 ? about.st_mode & 0777 : 0;
}

TEST(AtomicFile, KeepsThePermissionsOfWhatItReplaces) {
    const ScratchFolder folder;
    for (const mode_t mode : {0600U, 0640U, 0444U, 0664U}) {
        folder.file("a.txt", "old");
        ::chmod((folder / "a.txt").c_str(), mode);
        AtomicFile file(folder / "a.txt");
        EXPECT_EQ(modeOf(file.temporary()), 0600U);
        write(file, "new");
        file.commit(true);
        EXPECT_EQ(modeOf(folder / "a.txt"), mode);
        EXPECT_EQ(contentsOf(folder / "a.txt"), "new");
    }
}

TEST(AtomicFile, IsForItsOwnerWhereOthersMayNotEnter) {
    const ScratchFolder folder;
    const mode_t mask = ::umask(0);
    for (const auto& [ofFolder, ofFile] :
         {std::pair(0700U, 0600U), {0750U, 0660U}, {0711U, 0666U}, {0755U, 0666U}}) {
        ::chmod(folder.path().c_str(), ofFolder);
        AtomicFile(folder / "a.txt").commit(true);
        EXPECT_EQ(modeOf(folder / "a.txt"), ofFile);
        std::filesystem::remove(folder / "a.txt");
    }
    ::umask(mask);
}

/// Commits a file of that name and content.
void put(const std::filesystem::path& path, const std::string& text, bool overwrite) {
    AtomicFile file(path);
    write(file, text);
    file.commit(overwrite);
}

TEST(FileGroup, ComesTogether) {
    const ScratchFolder folder;
    folder.file("b.txt", "old");
    {
        FileGroup group;
        put(folder / "a.txt", "new a", false);
        put(folder / "b.txt", "new b", true);
        EXPECT_FALSE(std::filesystem::exists(folder / "a.txt"));
        EXPECT_EQ(contentsOf(folder / "b.txt"), "old");
        group.commit();
    }
    EXPECT_EQ(contentsOf(folder / "a.txt"), "new a");
    EXPECT_EQ(contentsOf(folder / "b.txt"), "new b");
    EXPECT_EQ(folder.entries(), 2U);
}

TEST(FileGroup, LeavesNothingWithoutACommit) {
    const ScratchFolder folder;
    folder.file("b.txt", "old");
    {
        const FileGroup group;
        put(folder / "a.txt", "new a", false);
        put(folder / "b.txt", "new b", true);
    }
    EXPECT_EQ(contentsOf(folder / "b.txt"), "old");
    EXPECT_EQ(folder.entries(), 1U);
    put(folder / "a.txt", "at once again", false);
    EXPECT_EQ(folder.entries(), 2U);
}

TEST(FileGroup, TakesBackWhatCameBeforeOneThatCannot) {
    const ScratchFolder folder;
    folder.file("b.txt", "old");
    {
        FileGroup group;
        put(folder / "a.txt", "new a", false);
        put(folder / "b.txt", "new b", true);
        put(folder / "c.txt", "new c", false);
        folder.file("c.txt", "of another");
        expectSentence(sentenceOf([&] { group.commit(); }), "c.txt exists", "--force");
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "a.txt"));
    EXPECT_EQ(contentsOf(folder / "b.txt"), "old");
    EXPECT_EQ(contentsOf(folder / "c.txt"), "of another");
    EXPECT_EQ(folder.entries(), 2U);
}

TEST(FileGroup, WithinAnotherWaitsForThat) {
    const ScratchFolder folder;
    FileGroup outer;
    {
        FileGroup inner;
        put(folder / "a.txt", "a", false);
        inner.commit();
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "a.txt"));
    outer.commit();
    EXPECT_EQ(contentsOf(folder / "a.txt"), "a");
}

} // namespace
} // namespace fringe
