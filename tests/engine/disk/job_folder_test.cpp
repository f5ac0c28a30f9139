// SPDX-License-Identifier: GPL-3.0-or-later
// `flock` below stands in for that of the system, so that it can fail as file systems without locks
// let it.
#include "engine/disk/scratch.h"

#include "engine/model/error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <sstream>
#include <sys/file.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace fringe {
namespace {

std::atomic<int> lockFault{0};     ///< errno of `flock`; 0: it is the system's
std::atomic<bool> locksNot{false}; ///< it says that it locks, and does not

} // namespace
} // namespace fringe

extern "C" int flock(int file, int how) noexcept {
    if (fringe::locksNot)
        return 0;
    if (fringe::lockFault == 0)
        return static_cast<int>(::syscall(SYS_flock, file, how));
    errno = fringe::lockFault;
    return -1;
}

namespace fringe {
namespace {

constexpr std::uint64_t folderMark = 0x77;
constexpr int without[] = {37, 38, 95, 524}; // ENOLCK, ENOSYS, EOPNOTSUPP, ENOTSUPP of the kernel

class JobFolderTest : public testing::Test {
  protected:
    ~JobFolderTest() override {
        lockFault = 0;
        locksNot = false;
    }

    /// Path of the folder of a mark, which is made.
    std::filesystem::path pathOf(std::uint64_t number = folderMark) const {
        return JobFolder(place_.path(), number, true).path();
    }
    static std::string thisHost() {
        char name[256] = {};
        ::gethostname(name, sizeof name - 1);
        return name;
    }
    static void nameHolder(const std::filesystem::path& folder, const std::string& host,
                           std::int64_t process, std::int64_t begun,
                           const std::string& space = {}) {
        std::ostringstream words;
        words << host << ' ' << process << ' ' << begun << " 1700000000 " << space << '\n';
        test::writeFile(folder / "lock", words.str());
    }
    /// Field 22 of proc(5).
    static std::int64_t beginOf(pid_t process) {
        const std::string text = test::contentsOf("/proc/" + std::to_string(process) + "/stat");
        std::istringstream fields(text.substr(text.rfind(')') + 2));
        std::string word;
        for (int i = 3; i < 22; ++i)
            fields >> word;
        fields >> word;
        return std::stoll(word);
    }
    std::string refusalOf(std::uint64_t number = folderMark) const {
        try {
            const JobFolder folder(place_.path(), number, true);
        } catch (const Error& error) {
            return (error.kind() == ErrorKind::BadInput ? "bad input: " : "failed: ")
                   + std::string(error.what());
        }
        return "";
    }
    bool isInUse() const {
        const std::vector<LeftFolder> all = leftFolders(place_.path());
        return !all.empty() && all.front().isInUse;
    }

    test::ScratchFolder place_;
};

TEST_F(JobFolderTest, TheLockFileNamesWhoWorksThere) {
    std::filesystem::path lock;
    {
        const JobFolder folder(place_.path(), folderMark, true);
        lock = folder.path() / "lock";
        std::istringstream words(test::contentsOf(lock));
        std::string host;
        std::int64_t process = 0, begun = 0, since = 0;
        EXPECT_TRUE(words >> host >> process >> begun >> since);
        EXPECT_EQ(host, thisHost());
        EXPECT_EQ(process, ::getpid());
        EXPECT_EQ(begun, beginOf(::getpid()));
        EXPECT_LE(std::abs(since - std::time(nullptr)), 5);
        const std::string refusal = refusalOf();
        for (const std::string& part : {std::to_string(::getpid()), thisHost()})
            EXPECT_NE(refusal.find(part), std::string::npos) << refusal;
        EXPECT_EQ(refusal.find("no locks"), std::string::npos) << refusal;
    }
    EXPECT_EQ(test::contentsOf(lock), "");
    EXPECT_EQ(refusalOf(), "");
}

TEST_F(JobFolderTest, AFileSystemWithoutLocksIsNoOtherRun) {
    for (const int fault : without) {
        SCOPED_TRACE(fault);
        lockFault = fault;
        const std::uint64_t number = static_cast<std::uint64_t>(fault);
        {
            const JobFolder folder(place_.path(), number, false);
            ASSERT_TRUE(folder.note());
            EXPECT_NE(folder.note()->english().find("no locks"), std::string::npos);
            test::writeFile(folder.path() / "work", "work");
            EXPECT_NE(refusalOf(number).find(std::to_string(::getpid())), std::string::npos);
            removeLeft(place_.path(), number);
            EXPECT_TRUE(std::filesystem::exists(folder.path() / "work"));
        }
        EXPECT_EQ(refusalOf(number), "");
        removeLeft(place_.path(), number);
        EXPECT_TRUE(leftFolders(place_.path()).empty());
    }
    lockFault = 0;
    EXPECT_FALSE(JobFolder(place_.path(), folderMark, false).note());
}

TEST_F(JobFolderTest, AnotherHostIsSeenByItsLockAlone) {
    const auto folder = pathOf();
    test::writeFile(folder / "work", "work");
    nameHolder(folder, "node-of-old", 1, 1);
    EXPECT_FALSE(isInUse());
    lockFault = ENOLCK;
    EXPECT_TRUE(isInUse());
    const std::string refusal = refusalOf();
    for (const char* part : {"bad input", "no locks", "node-of-old", "2023-11-1", "\"lock\""})
        EXPECT_NE(refusal.find(part), std::string::npos) << refusal;
    removeLeft(place_.path(), folderMark);
    EXPECT_TRUE(std::filesystem::exists(folder / "work"));
    lockFault = 0;
    EXPECT_EQ(refusalOf(), "");
}

TEST_F(JobFolderTest, AnotherContainerIsSeenByItsLockAlone) {
    const auto folder = pathOf();
    test::writeFile(folder / "work", "work");
    const pid_t own = ::getpid();
    for (const std::int64_t begun : {beginOf(own), beginOf(own) - 1}) {
        nameHolder(folder, thisHost(), own, begun, "pid:[1]");
        lockFault = 0;
        EXPECT_FALSE(isInUse());
        lockFault = ENOLCK;
        EXPECT_TRUE(isInUse());
        EXPECT_NE(refusalOf().find("cannot be seen from here"), std::string::npos) << refusalOf();
    }
    lockFault = 0;
    const JobFolder held(place_.path(), folderMark, true);
    const std::string here = std::filesystem::read_symlink("/proc/self/ns/pid").string();
    const std::string said = test::contentsOf(folder / "lock");
    EXPECT_TRUE(said.ends_with(' ' + here + '\n')) << said;
}

TEST_F(JobFolderTest, WhoeverLivesIsNotRemovedThoughTheLockSeemsFree) {
    const auto folder = pathOf();
    test::writeFile(folder / "work", "work");
    const pid_t child = ::fork();
    if (child == 0) {
        ::pause();
        ::_exit(0);
    }
    nameHolder(folder, thisHost(), child, beginOf(child));
    for (const bool isUnkept : {false, true}) {
        locksNot = isUnkept;
        EXPECT_TRUE(isInUse());
        EXPECT_NE(refusalOf().find(std::to_string(child)), std::string::npos);
        removeLeft(place_.path(), folderMark);
        EXPECT_TRUE(std::filesystem::exists(folder / "work"));
    }
    nameHolder(folder, thisHost(), child, beginOf(child) - 1); // the number is another's now
    EXPECT_FALSE(isInUse());
    nameHolder(folder, thisHost(), child, beginOf(child));
    ::kill(child, SIGKILL);
    siginfo_t ended{};
    ::waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOWAIT); // not collected
    for (const int fault : {0, ENOLCK}) {
        lockFault = fault;
        EXPECT_FALSE(isInUse());
        EXPECT_EQ(refusalOf(), "");
        nameHolder(folder, thisHost(), child, 1);
    }
    ::waitpid(child, nullptr, 0);
    removeLeft(place_.path(), folderMark);
    EXPECT_FALSE(std::filesystem::exists(folder));
}

TEST_F(JobFolderTest, AFaultOfTheDiskIsToldAsThat) {
    lockFault = EIO;
    const std::string refusal = refusalOf();
    EXPECT_NE(refusal.find("failed"), std::string::npos) << refusal;
    EXPECT_EQ(refusal.find("another run"), std::string::npos) << refusal;
}

TEST_F(JobFolderTest, TilesAreFixedOnceSomethingLiesThere) {
    const ScratchJob job{5, "cpu", true};
    const FolderTiles tiles{64, {16, 48}, 1 << 20};
    std::filesystem::path path;
    {
        const auto folder = openJobFolder(place_.path(), job, 0);
        path = folder->path();
        folder->fix({32, {8, 8}, 1 << 20});
        folder->fix(tiles); // nothing is there yet
        test::writeFile(path / "field-0", "bands of 64 rows");
        folder->fix({64, {16, 48}, 2 << 20});
        EXPECT_THROW(folder->fix({128, {16, 48}, 1 << 20}), Error);
        EXPECT_THROW(folder->fix({64, {16, 96}, 1 << 20}), Error);
    }
    EXPECT_EQ(test::contentsOf(path / "field-0"), "bands of 64 rows");
    EXPECT_EQ(tilesLeft(place_.path(), job), tiles);
    EXPECT_FALSE(leftByOther(place_.path(), job));
    const ScratchJob onAnother{5, "opencl:0", true}, ofAnother{6, "cpu", true};
    EXPECT_FALSE(hasLeft(place_.path(), onAnother));
    EXPECT_FALSE(tilesLeft(place_.path(), onAnother));
    ASSERT_TRUE(leftByOther(place_.path(), onAnother));
    EXPECT_EQ(leftByOther(place_.path(), onAnother)->device, "cpu");
    EXPECT_FALSE(leftByOther(place_.path(), ofAnother));
    test::writeFile(path / "job", "5 cpu another-build 64 16 48 1048576\n");
    std::filesystem::rename(path, place_ / "fringe-00000000000000aa");
    ASSERT_TRUE(leftByOther(place_.path(), job));
    EXPECT_EQ(leftByOther(place_.path(), job)->build, "another-build");
}

TEST_F(JobFolderTest, ScratchIsOneFolderOfAJobAndElseOneForEachThatAsks) {
    Scratch kept({place_.path(), ScratchJob{5, "cpu", true}});
    EXPECT_FALSE(kept.opened());
    JobFolder& folder = kept.folder(1);
    test::writeFile(folder.path() / "field-0", "some");
    EXPECT_EQ(&kept.folder(2), &folder);
    EXPECT_TRUE(std::filesystem::exists(kept.opened()->path() / "field-0"));
    std::filesystem::path first, second;
    {
        Scratch own(Scratch::Place{folder.path()});
        first = own.folder(1).path();
        second = own.folder(1).path();
        EXPECT_FALSE(own.opened());
        EXPECT_FALSE(std::filesystem::exists(first));
        EXPECT_TRUE(std::filesystem::exists(second));
    }
    EXPECT_FALSE(std::filesystem::exists(second));
    const auto path = folder.path();
    kept.remove();
    EXPECT_FALSE(std::filesystem::exists(path) || kept.opened());
}

TEST_F(JobFolderTest, NonsenseOfTilesIsNone) {
    const ScratchJob job{5, "cpu", true};
    const auto path = openJobFolder(place_.path(), job, 0)->path();
    test::writeFile(path / "field-0", "some");
    for (const char* text :
         {"", "nonsense", "5 cpu b -1 2 3 4", "5 cpu b 1 2 3", "5 cpu b x y z 1"}) {
        test::writeFile(path / "job", text);
        EXPECT_FALSE(tilesLeft(place_.path(), job)) << text;
    }
}

} // namespace
} // namespace fringe
