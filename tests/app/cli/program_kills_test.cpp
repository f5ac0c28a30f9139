// SPDX-License-Identifier: GPL-3.0-or-later
// FRINGE_KILLS=60 kills as many runs of a project at random moments; without it a few are killed.
#include "program.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <random>
#include <sys/wait.h>
#include <system_error>
#include <thread>

namespace fringe::test {
namespace {

using Words = std::vector<std::string>;
namespace fs = std::filesystem;

class ProgramKills : public Program {
  protected:
    std::string scratch() const { return folder_.path() / "scratch"; }

    /// Iterations for some seconds, see `wholeDesign`.
    Words design(const std::string& folder, const Words& more = {}) const {
        return project("example:spots", folder,
                       {"--set", "solver.iterations=" + std::to_string(iterations_), "--set",
                        "plate.columns=768", "--set", "plate.rows=768"},
                       more);
    }
    /// What memory does not hold.
    Words sum(const std::string& folder, const Words& more = {}) const {
        return project("example:die", folder,
                       {"--set", "plate.columns=2401", "--set", "plate.rows=2001"}, more);
    }

    /// Bytes by the names of what a run made or left, beside what says who and when.
    std::map<std::string, std::string> contents(const std::string& folder) const {
        std::map<std::string, std::string> all;
        for (const std::string& name : files())
            if (name.starts_with(folder + '/') && !name.ends_with(".json")
                && !name.ends_with("/lock") && fs::is_regular_file(folder_ / name))
                all[name.substr(folder.size())] = read(name);
        return all;
    }

    /// Iterations of the state that is kept: behind the line of a checkpoint and its mark.
    std::int64_t iterationsKept() const {
        for (const auto& [name, bytes] : contents("scratch"))
            if (name.ends_with("/iterations")) {
                std::int64_t number = -1;
                std::memcpy(&number, bytes.data() + bytes.find('\n') + 1 + 8, sizeof number);
                return number;
            }
        return -1;
    }

    /// Sums of the tiles that are finished, by file and tile: they stand on the second page of a
    /// file of tiles, 0 where a tile is not. Iterations are no tiles, and pictures, whose folder
    /// lies in that of the hologram, are made anew.
    std::map<std::string, std::vector<std::uint64_t>> tilesKept() const {
        std::map<std::string, std::vector<std::uint64_t>> all;
        for (const auto& [name, bytes] : contents("scratch")) {
            if (bytes.size() < 2 * page || name.ends_with("/iterations")
                || name.find("/fringe-", 1) != std::string::npos)
                continue;
            std::vector<std::uint64_t>& sums = all[name];
            sums.resize(page / sizeof sums[0]);
            std::memcpy(sums.data(), bytes.data() + page, page);
        }
        return all;
    }

    /// Expects that nothing that was finished has been made again: files of a step that is over go.
    static void expectKept(const std::map<std::string, std::vector<std::uint64_t>>& before,
                           const std::map<std::string, std::vector<std::uint64_t>>& after) {
        for (const auto& [name, sums] : before)
            if (const auto found = after.find(name); found != after.end())
                for (std::size_t i = 0; i < sums.size(); ++i) {
                    ASSERT_TRUE(sums[i] == 0 || sums[i] == found->second[i]) << name << ' ' << i;
                }
    }

    void killAfter(const Words& words, int milliseconds) {
        const pid_t child = start(words);
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
        ::kill(child, SIGKILL);
        last_ = wait(child);
    }

    /// Whether any file that lies in the scratch folder now is so.
    template <class Is> bool hasFile(const Is& is) const {
        std::error_code none;
        for (fs::recursive_directory_iterator at(scratch(), none), end; !none && at != end;
             at.increment(none))
            if (is(at->path()))
                return true;
        return false;
    }

    bool hasIterations() const {
        return hasFile([](const fs::path& file) { return file.filename() == "iterations"; });
    }

    bool hasTiles() const {
        return hasFile([](const fs::path& file) {
            std::ifstream stream(file, std::ios::binary);
            std::uint64_t first = 0;
            stream.seekg(page).read(reinterpret_cast<char*>(&first), sizeof first);
            return stream && first != 0;
        });
    }

    /// Waits until something is so, or the run has ended before.
    template <class Fact> void waitUntil(pid_t child, const Fact& isSo) const {
        siginfo_t ended{};
        while (!isSo()
               && ::waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOHANG | WNOWAIT)
                      == 0
               && ended.si_pid == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }

    template <class Fact> void killOnce(const Fact& isSo, const Words& words, int signal) {
        const pid_t child = start(words);
        waitUntil(child, isSo);
        ::kill(child, signal);
        last_ = wait(child);
    }

    /// A job that is killed on its way to what an undisturbed run has made.
    struct Killed {
        std::string whole; ///< folder of that run
        int time;          ///< that it took [ms]
        Words memory;      ///< that runs are allowed, the first and those that go on
        std::function<Words(const Words& more)> words;
    };

    /// Kills a job at random moments, and what goes on from it, until one run is done or `most` are
    /// killed in all.
    void killAtRandom(const Killed& job, int most) {
        Words next = job.words({"--memory", job.memory.front()});
        for (last_.status = -1; last_.status != 0 && kills_ < most && !HasFatalFailure();) {
            const auto tiles = tilesKept();
            const std::int64_t iterations = iterationsKept();
            killAfter(next, below(job.time));
            expectKept(tiles, tilesKept());
            EXPECT_GE(iterationsKept(), last_.status == 0 ? -1 : iterations);
            next = resumed(job.words({"--memory", job.memory[static_cast<std::size_t>(below(4))],
                                      "--threads", std::to_string(1 + below(3))}));
            if (last_.status == 2) { // a run that found nothing left has cut it for more memory
                EXPECT_NE(last_.err.find("allow more"), std::string::npos) << last_.err;
                next = resumed(job.words({"--memory", job.memory.back()}));
            } else if (last_.status != 0) {
                ++kills_;
                ASSERT_EQ(last_.status, 128 + SIGKILL) << last_.err;
            }
        }
    }

    static Words resumed(Words words, const Words& more = {}) {
        words.insert(words.end(), {"--resume", "--force"});
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    std::size_t folders() const {
        const std::set<std::string> all = files();
        return static_cast<std::size_t>(std::ranges::count_if(
            all, [](const std::string& name) { return name.starts_with("scratch/"); }));
    }

    /// Milliseconds that a run takes here and now.
    int timeOf(const Words& words) const {
        const auto start = std::chrono::steady_clock::now();
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(
                                    std::chrono::steady_clock::now() - start)
                                    .count());
    }

    /// Makes "whole" by as many iterations as take some seconds here; returns the milliseconds.
    int wholeDesign() {
        constexpr int enough = 4000; // what is cut off is kept after a second
        int time = timeOf(design("whole"));
        for (; time < enough && iterations_ < 100'000; time = timeOf(design("whole", {"--force"})))
            iterations_ *= 2;
        return time;
    }

    int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

    Ran last_;
    int kills_ = 0;
    std::mt19937 random_{11};
    int iterations_ = 200;
    static constexpr std::size_t page = 4096;
    static constexpr const char* some = "32MiB"; // a plane has 37

  private:
    Words project(const char* name, const std::string& folder, Words words,
                  const Words& more) const {
        words.insert(words.begin(), {"run", name});
        words.insert(words.end(), {"-o", folder, "--scratch", scratch()});
        if (std::ranges::find(more, "--device") == more.end())
            words.insert(words.end(), {"--device", "cpu"});
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

TEST_F(ProgramKills, ADesignIsGoneOnWithAfterASignal) {
    wholeDesign();
    EXPECT_EQ(folders(), 0u);
    for (const int signal : {SIGTERM, SIGKILL}) {
        fs::remove_all(folder_ / "again");
        killOnce([&] { return hasIterations(); }, design("again"), signal);
        ASSERT_EQ(last_.status, signal == SIGKILL ? 128 + SIGKILL : 130) << "it was over before";
        EXPECT_TRUE(contents("again").empty());
        EXPECT_GT(iterationsKept(), 0);
        if (signal != SIGKILL) {
            EXPECT_NE(last_.err.find("--resume"), std::string::npos) << last_.err;
            EXPECT_NE(last_.err.find(scratch()), std::string::npos) << last_.err;
        }
        const Ran ran = fringe(resumed(design("again"), {"--threads", "1"}));
        ASSERT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.err.find("anew"), std::string::npos) << ran.err;
        EXPECT_EQ(contents("again"), contents("whole"));
        EXPECT_EQ(folders(), 0u);
    }
}

TEST_F(ProgramKills, WithNothingToGoOnFromItBeginsAndSaysSo) {
    const Words small{"--set", "solver.iterations=2"};
    for (const Words& words : {design("a", small), sum("b")}) {
        const Ran ran = fringe(resumed(words));
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_NE(ran.err.find("nothing is left"), std::string::npos) << ran.err;
        EXPECT_EQ(folders(), 0u);
    }
}

TEST_F(ProgramKills, WhatIsLeftIsNotTouchedByWhoCannotGoOnFromIt) {
    const int time = timeOf(sum("whole", {"--memory", some}));
    killOnce([&] { return hasTiles(); }, sum("again", {"--memory", some, "--threads", "1"}),
             SIGKILL);
    const auto left = contents("scratch");
    ASSERT_FALSE(left.empty());
    const Words little = resumed(sum("again", {"--memory", "4MiB"}));
    expectRefused(little, {"4.0 MiB are allowed", "of memory", "allow more"});
    expectRefused(resumed(sum("again", {"--memory", some, "--device", "cpu,cpu"})),
                  {"made on cpu,", "--device cpu"});
    EXPECT_EQ(contents("scratch"), left);
    const auto before = tilesKept();
    killAfter(resumed(sum("again", {"--memory", "4GiB"})), time / 4);
    expectKept(before, tilesKept());
    const Ran ran = fringe(resumed(sum("again", {"--memory", "4GiB", "--threads", "2"})));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(contents("again"), contents("whole"));
    EXPECT_EQ(folders(), 0u);
}

TEST_F(ProgramKills, KilledAtAnyMomentItGoesOnToTheSameBits) {
    const char* wanted = std::getenv("FRINGE_KILLS");
    const int most = wanted ? std::atoi(wanted) : 4;
    // A design has 53 MiB whatever is allowed, a sum goes by the disk.
    const Killed ofDesign{"whole",
                          wholeDesign(),
                          {"100MiB", "200MiB", "1GiB", "4GiB"},
                          [this](const Words& more) { return design("again", more); }};
    const Killed ofSum{"whole-sum",
                       timeOf(sum("whole-sum", {"--memory", some})),
                       {some, "24MiB", "200MiB", "4GiB"},
                       [this](const Words& more) { return sum("again", more); }};
    while (kills_ < most && !HasFatalFailure()) {
        const Killed& job = below(2) == 0 ? ofDesign : ofSum;
        fs::remove_all(folder_ / "again");
        killAtRandom(job, most);
        if (last_.status != 0)
            last_ = fringe(resumed(job.words({"--memory", job.memory.back()})));
        ASSERT_EQ(last_.status, 0) << last_.err;
        EXPECT_EQ(contents("again"), contents(job.whole));
        EXPECT_EQ(folders(), 0u);
    }
}

TEST_F(ProgramKills, AFileSystemWithoutLocksIsToldAndWorkedOn) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer wants to be loaded first";
#endif
    ::setenv("LD_PRELOAD", FRINGE_NO_LOCKS, 1);
    for (const char* fault : {"37", "38", "95", "524"}) {
        ::setenv("FRINGE_NO_LOCKS", fault, 1);
        const Ran ran = fringe(sum("made", {"--memory", "6MiB", "--force", "--set",
                                            "plate.columns=801", "--set", "plate.rows=701"}));
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_NE(ran.err.find("no locks"), std::string::npos) << ran.err;
        EXPECT_EQ(ran.err.find("another run"), std::string::npos) << ran.err;
        EXPECT_EQ(folders(), 0u);
    }
    const pid_t first = start(sum("one", {"--memory", some, "--threads", "1"}));
    waitUntil(first, [&] { return hasTiles(); });
    ::unsetenv("LD_PRELOAD"); // the other sees the lock's file alone, too: nobody took a lock
    const Ran second = fringe(sum("two", {"--memory", some}));
    EXPECT_EQ(second.status, 2) << second.err;
    EXPECT_NE(second.err.find("process " + std::to_string(first)), std::string::npos) << second.err;
    EXPECT_EQ(wait(first).status, 0);
    ::unsetenv("FRINGE_NO_LOCKS");
}

} // namespace
} // namespace fringe::test
