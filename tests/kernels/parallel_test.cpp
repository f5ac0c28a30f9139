// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/parallel.h"
#include "kernels/processors.h"
#include "kernels/thread_pool.h"
#include "kernels/work_time.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <atomic>
#include <ctime>
#include <limits>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

namespace fringe {
namespace {

class Parallel : public ::testing::TestWithParam<int> {
  protected:
    void SetUp() override { setThreadLimit(GetParam()); }
    void TearDown() override { setThreadLimit(0); }
};

/// Plain integers on purpose: ThreadSanitizer sees whether each is written by one piece alone.
TEST_P(Parallel, coversEachIndexOnce) {
    for (std::int64_t count : {0, 1, 7, 1000})
        for (std::int64_t grain : {1, 3, 64, 5000}) {
            std::vector<int> visits(static_cast<std::size_t>(count));
            parallelFor(count, grain, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i)
                    ++visits[static_cast<std::size_t>(i)];
            });
            EXPECT_EQ(visits, std::vector<int>(visits.size(), 1)) << count << " by " << grain;
        }
}

TEST_P(Parallel, keepsPiecesWithinTheGrain) {
    std::atomic<std::int64_t> longest{0};
    std::atomic<int> empty{0};
    parallelFor(1001, 10, [&](std::int64_t begin, std::int64_t end) {
        std::int64_t seen = longest;
        while (end - begin > seen && !longest.compare_exchange_weak(seen, end - begin)) {
        }
        empty += end <= begin;
    });
    EXPECT_EQ(longest, 10);
    EXPECT_EQ(empty, 0);
}

TEST_P(Parallel, rethrowsTheExceptionOfAPiece) {
    const auto run = [] {
        parallelFor(100, 1, [](std::int64_t begin, std::int64_t) {
            if (begin == 57)
                throw std::runtime_error("piece 57");
        });
    };
    try {
        run();
        FAIL() << "nothing was thrown";
    } catch (const std::runtime_error& error) {
        EXPECT_STREQ(error.what(), "piece 57");
    }
}

std::int64_t nanosecondsOfThread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

/// Other threads of the process work, too, and processors may be shared with other programs.
TEST_P(Parallel, countsTheProcessorTimeOfItsPieces) {
    constexpr std::int64_t each = 5'000'000;
    std::atomic<std::int64_t> burnt{0};
    const auto burn = [&](std::int64_t, std::int64_t) {
        const std::int64_t begun = nanosecondsOfThread();
        while (nanosecondsOfThread() - begun < each) {
        }
        burnt += nanosecondsOfThread() - begun;
    };
    const std::jthread other([](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
        }
    });
    const WorkTime before = workTime();
    parallelFor(4, 1, [&](std::int64_t, std::int64_t) { parallelFor(2, 1, burn); });
    const WorkTime after = workTime();
    burn(0, 0);
    EXPECT_NEAR(double(after.all() - before.all()), 8.0 * each, 2.0 * each);
    EXPECT_GE(workTime().alone - after.alone, each);
    if (GetParam() != 1) {
        EXPECT_NEAR(double(after.together - before.together), 8.0 * each, 2.0 * each);
    }
}

TEST_P(Parallel, nests) {
    std::vector<std::vector<int>> visits(20, std::vector<int>(50));
    parallelFor(20, 1, [&](std::int64_t outer, std::int64_t) {
        parallelFor(50, 4, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t i = begin; i < end; ++i)
                ++visits[static_cast<std::size_t>(outer)][static_cast<std::size_t>(i)];
        });
    });
    EXPECT_EQ(visits, (std::vector<std::vector<int>>(20, std::vector<int>(50, 1))));
}

/// A thread that waits for its inner pieces must not start another outer one: it would ask again
/// for the lock that it holds.
TEST_P(Parallel, mayWaitInsideALock) {
    std::mutex guard;
    int sum = 0;
    parallelFor(64, 1, [&](std::int64_t, std::int64_t) {
        const std::lock_guard lock(guard);
        std::atomic<int> inner{0};
        parallelFor(64, 1, [&](std::int64_t begin, std::int64_t end) {
            inner += static_cast<int>(end - begin);
        });
        sum += inner;
    });
    EXPECT_EQ(sum, 64 * 64);
}

TEST_P(Parallel, servesSeveralCallersAtOnce) {
    std::vector<std::int64_t> sums(4);
    {
        std::vector<std::jthread> callers;
        for (std::int64_t& sum : sums)
            callers.emplace_back([&sum] {
                std::atomic<std::int64_t> total{0};
                parallelFor(1000, 10, [&](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t i = begin; i < end; ++i)
                        total += i;
                });
                sum = total;
            });
    }
    EXPECT_EQ(sums, std::vector<std::int64_t>(4, 999 * 1000 / 2));
}

INSTANTIATE_TEST_SUITE_P(Limits, Parallel, ::testing::Values(0, 1, 2, 7));

/// More helpers than cores, so that every hand-over happens on every machine.
TEST(ThreadPool, sharesPiecesAmongManyHelpers) {
    ThreadPool pool(6);
    for (int round = 0; round < 200; ++round) {
        std::vector<int> visits(37);
        const std::function<void(std::int64_t)> piece = [&](std::int64_t index) {
            ++visits[static_cast<std::size_t>(index)];
            std::this_thread::yield();
        };
        PieceQueue pieces(37, piece);
        pool.run(pieces, round % 7);
        pieces.rethrowFirst();
        ASSERT_EQ(visits, std::vector<int>(37, 1)) << "round " << round;
    }
}

TEST(ThreadPool, beginsNoPieceAfterAnException) {
    ThreadPool pool(3);
    std::atomic<int> begun{0};
    const std::function<void(std::int64_t)> piece = [&](std::int64_t) {
        ++begun;
        throw std::runtime_error("each piece fails");
    };
    PieceQueue pieces(1'000'000, piece);
    pool.run(pieces, 3);
    EXPECT_THROW(pieces.rethrowFirst(), std::runtime_error);
    EXPECT_LE(begun, 4) << "one for each thread";
}

TEST(ThreadPool, growsToWhatIsAskedFor) {
    ThreadPool pool(0);
    std::atomic<int> present{0};
    const std::function<void(std::int64_t)> piece = [&](std::int64_t) {
        for (++present; present < 4;)
            std::this_thread::yield();
    };
    PieceQueue pieces(4, piece);
    pool.run(pieces, 3);
    EXPECT_EQ(present, 4) << "each waits for the others";
}

class Processors : public ::testing::Test {
  protected:
    void file(const std::string& name, const std::string& text) const {
        std::filesystem::create_directories((folder_ / name).parent_path());
        test::writeFile(folder_ / name, text);
    }
    int inGroups(const std::string& groups) const {
        test::writeFile(folder_ / "groups", groups);
        return processorsOfGroups(folder_ / "groups", folder_.path());
    }

    static constexpr int all = std::numeric_limits<int>::max();
    test::ScratchFolder folder_;
};

TEST_F(Processors, areThoseOfTheLeastQuota) {
    file("slurm/job/cpu.max", "max 100000\n");
    EXPECT_EQ(inGroups("0::/slurm/job\n"), all);
    file("slurm/cpu.max", "400000 100000\n");
    EXPECT_EQ(inGroups("0::/slurm/job\n"), 4);
    file("slurm/job/cpu.max", "150000 100000\n");
    EXPECT_EQ(inGroups("0::/slurm/job\n"), 2) << "one and a half";
    EXPECT_EQ(inGroups("0::/elsewhere\n"), all);
    file("cpu.max", "1000 100000\n");
    EXPECT_EQ(inGroups("0::/of/the/host\n"), 1) << "in a container the group is the root";
}

TEST_F(Processors, areThoseOfQuotasOfTheFirstVersion) {
    file("cpu/docker/cpu.cfs_quota_us", "-1\n");
    file("cpu/docker/cpu.cfs_period_us", "100000\n");
    EXPECT_EQ(inGroups("4:cpu,cpuacct:/docker\n"), all);
    file("cpu/docker/cpu.cfs_quota_us", "300000\n");
    EXPECT_EQ(inGroups("4:cpu,cpuacct:/docker\n3:cpuset:/\n"), 3);
    EXPECT_EQ(inGroups("4:cpuacct,cpu:/docker/inner\n"), 3);
    EXPECT_EQ(inGroups("3:cpuset:/docker\n2:cpuacct:/docker\nnonsense"), all);
    EXPECT_EQ(processorsOfGroups(folder_ / "missing", folder_.path()), all);
}

TEST_F(Processors, areTheThreadsUnlessTheUserChose) {
    EXPECT_EQ(threadsToUse(), processorsToUse());
    const auto machine = static_cast<int>(std::thread::hardware_concurrency());
    EXPECT_GE(machine, processorsToUse());
    setThreadLimit(machine);
    EXPECT_EQ(threadsToUse(), machine);
    setThreadLimit(0);
}

TEST(ThreadLimit, boundsTheThreads) {
    for (int limit : {1, 2}) {
        setThreadLimit(limit);
        EXPECT_EQ(threadLimit(), limit);
        std::atomic<int> running{0};
        std::atomic<int> most{0};
        parallelFor(500, 1, [&](std::int64_t, std::int64_t) {
            const int now = ++running;
            int seen = most;
            while (now > seen && !most.compare_exchange_weak(seen, now)) {
            }
            std::this_thread::yield();
            --running;
        });
        EXPECT_LE(most, limit);
    }
    setThreadLimit(0);
}

} // namespace
} // namespace fringe
