// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/thread_pool.h"

#include <algorithm>
#include <chrono>
#include <system_error>

namespace fringe {
namespace {

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
    const auto end = std::chrono::steady_clock::now() + mostAwake;
    do {
        for (int i = 0; i < restsPerLook; ++i) {
            if (holds())
                return;
            rest();
        }
    } while (std::chrono::steady_clock::now() < end);
}

} // namespace

void PieceQueue::work() {
    for (std::int64_t index = next_++; index < count_; index = next_++)
        try {
            piece_(index);
        } catch (...) {
            const std::lock_guard lock(errorGuard_);
            if (!error_)
                error_ = std::current_exception();
            next_ = count_;
        }
}

void PieceQueue::rethrowFirst() const {
    if (error_)
        std::rethrow_exception(error_);
}

/// Where the system gives no more threads, those that there are do the work.
ThreadPool::ThreadPool(int helpers) {
    try {
        for (int i = 0; i < helpers; ++i)
            threads_.emplace_back([this] { help(); });
    } catch (const std::system_error&) {
        return;
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
    Job job{pieces, helpers};
    {
        const std::lock_guard lock(guard_);
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
        lock.lock();
        if (--job->active == 0)
            left_.notify_all();
    }
}

} // namespace fringe
