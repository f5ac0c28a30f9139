// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/thread_pool.h"

#include <algorithm>

namespace fringe {

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

ThreadPool::ThreadPool(int helpers) {
    for (int i = 0; i < helpers; ++i)
        threads_.emplace_back([this] { help(); });
}

ThreadPool::~ThreadPool() {
    {
        const std::lock_guard lock(guard_);
        isEnding_ = true;
    }
    wake_.notify_all();
}

void ThreadPool::run(PieceQueue& pieces, int helpers) {
    Job job{pieces, helpers};
    {
        const std::lock_guard lock(guard_);
        jobs_.push_back(&job);
    }
    wake_.notify_all();
    pieces.work();
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
