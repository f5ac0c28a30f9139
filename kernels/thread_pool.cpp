// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/thread_pool.h"

#include "kernels/work_time.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <system_error>
#include <utility>

namespace fringe {
namespace {

using Clock = std::chrono::steady_clock;

/// Whether the thread that asks waited for a processor much longer than it ran, of late.
class Crowding {
  public:
    bool isSeen() {
        constexpr std::chrono::milliseconds moment{20};
        if (Clock::now() - looked_ < moment)
            return false;
        const Times before = std::exchange(known_, ofThisThread());
        looked_ = Clock::now();
        return known_.waited - before.waited > 2 * (known_.ran - before.ran);
    }

  private:
    struct Times {
        std::int64_t ran = 0, waited = 0; ///< [ns]; zeros where the system does not tell
    };
    static Times ofThisThread() {
        Times times;
        std::ifstream("/proc/thread-self/schedstat") >> times.ran >> times.waited;
        return times;
    }

    Times known_ = ofThisThread();
    Clock::time_point looked_ = Clock::now();
};

/// About what it takes a thread to wake.
constexpr std::chrono::microseconds mostAwake{60};

void rest() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

/// Returns once the condition holds, or has not for a while.
template <class Condition> void watch(const Condition& holds) {
    constexpr int restsPerLook = 16;
    const auto end = Clock::now() + mostAwake;
    do {
        for (int i = 0; i < restsPerLook; ++i) {
            if (holds())
                return;
            rest();
        }
    } while (Clock::now() < end);
}

} // namespace

void PieceQueue::work() {
    const std::int64_t before = workTime().all();
    for (std::int64_t index = next_++; index < count_; index = next_++)
        try {
            piece_(index);
        } catch (...) {
            const std::lock_guard lock(errorGuard_);
            if (!error_)
                error_ = std::current_exception();
            next_ = count_;
        }
    spent_ += workTime().all() - before;
}

void PieceQueue::rethrowFirst() const {
    if (error_)
        std::rethrow_exception(error_);
}

ThreadPool::ThreadPool(int helpers) {
    const std::lock_guard lock(guard_);
    grow(helpers);
}

/// Where the system gives no more threads, those that there are do the work.
void ThreadPool::grow(int helpers) {
    try {
        while (!isFull_ && std::ssize(threads_) < helpers)
            threads_.emplace_back([this] { help(); });
    } catch (const std::system_error&) {
        isFull_ = true;
    }
}

ThreadPool::~ThreadPool() {
    {
        const std::lock_guard lock(guard_);
        isEnding_ = true;
        ++calls_;
    }
    wake_.notify_all();
}

void ThreadPool::run(PieceQueue& pieces, int helpers) {
    if (Clock::now() < crowdedUntil_.load())
        return pieces.work();
    Job job{pieces, helpers};
    {
        const std::lock_guard lock(guard_);
        grow(helpers);
        jobs_.push_back(&job);
        ++calls_;
    }
    wake_.notify_all();
    pieces.work();
    watch([&] { return job.active == 0; });
    std::unique_lock lock(guard_);
    std::erase(jobs_, &job);
    left_.wait(lock, [&] { return job.active == 0; });
}

ThreadPool::Job* ThreadPool::jobInNeed() {
    const auto found = std::ranges::find_if(
        jobs_, [](const Job* job) { return job->wanted > 0 && !job->pieces.isEmpty(); });
    return found == jobs_.end() ? nullptr : *found;
}

void ThreadPool::help() {
    constexpr std::chrono::milliseconds pause{500};
    Crowding crowding;
    std::unique_lock lock(guard_);
    while (true) {
        if (jobInNeed() == nullptr) {
            const std::uint64_t known = calls_;
            lock.unlock();
            watch([&] { return calls_ != known; });
            lock.lock();
        }
        Job* job = nullptr;
        wake_.wait(lock, [&] { return isEnding_ || (job = jobInNeed()) != nullptr; });
        if (isEnding_)
            return;
        --job->wanted;
        ++job->active;
        lock.unlock();
        job->pieces.work();
        if (crowding.isSeen())
            crowdedUntil_ = Clock::now() + pause;
        lock.lock();
        if (--job->active == 0)
            left_.notify_all();
    }
}

} // namespace fringe
