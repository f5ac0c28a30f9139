// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace fringe {

/// Numbered pieces of work, taken one by one by any number of threads.
class PieceQueue {
  public:
    PieceQueue(std::int64_t count, const std::function<void(std::int64_t)>& piece)
        : count_(count), piece_(piece) {}

    bool isEmpty() const { return next_ >= count_; }

    /// Runs pieces until none is left. After an exception no further piece is begun.
    void work();

    /// Once all threads have left `work`.
    void rethrowFirst() const;
    std::int64_t spent() const { return spent_; } ///< processor time of all of them [ns]

  private:
    const std::int64_t count_;
    const std::function<void(std::int64_t)>& piece_;
    std::atomic<std::int64_t> next_{0}, spent_{0};
    std::mutex errorGuard_;
    std::exception_ptr error_;
};

/// Fork and join with helper threads that wait between the calls, at first awake: to rouse a thread
/// takes as long as a short piece, and much longer on a virtual machine. Calls may come from
/// several threads at once and from within a piece. A caller works on its own pieces only: it never
/// picks up a stranger's, which might want a lock that it holds.
///
/// On a machine that is busy otherwise a caller would wait for helpers that have begun a piece and
/// do not get a processor: where they waited for one much longer than they ran, callers do without
/// them for a while.
///
/// Not oneTBB: Debian's is not instrumented, so that ThreadSanitizer, without suppressions,
/// reports its internals as soon as two threads call it.
class ThreadPool {
  public:
    explicit ThreadPool(int helpers);
    ~ThreadPool();

    /// Runs all pieces on this thread and at most `helpers` others, and returns when they are done.
    /// Where there are fewer, more are made.
    void run(PieceQueue& pieces, int helpers);

  private:
    struct Job {
        PieceQueue& pieces;
        int wanted;                 ///< helpers that may still join
        std::atomic<int> active{0}; ///< changed under the guard
    };

    void help();
    void grow(int helpers); ///< under the guard
    Job* jobInNeed();

    std::mutex guard_;
    std::condition_variable wake_;
    std::condition_variable left_;
    std::deque<Job*> jobs_;
    std::atomic<std::uint64_t> calls_{0}; ///< changed under the guard
    std::atomic<std::chrono::steady_clock::time_point> crowdedUntil_{};
    bool isEnding_ = false;
    bool isFull_ = false; ///< the system gives no more threads
    std::vector<std::jthread> threads_;
};

} // namespace fringe
