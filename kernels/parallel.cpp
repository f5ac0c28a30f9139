// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/parallel.h"

#include "kernels/processors.h"
#include "kernels/thread_pool.h"
#include "kernels/work_time.h"

#include <algorithm>

namespace fringe {
namespace {

std::atomic<int> limit{0};
std::atomic<bool> hasPool{false};

/// Never destroyed: a thread that still computes while the process ends must find it.
ThreadPool& pool() {
    static ThreadPool& helpers = *[] {
        hasPool = true;
        return new ThreadPool(threadsToUse() - 1);
    }();
    return helpers;
}

} // namespace

void parallelFor(std::int64_t count, std::int64_t grain,
                 const std::function<void(std::int64_t begin, std::int64_t end)>& body) {
    if (count <= 0)
        return;
    const std::int64_t size = std::max<std::int64_t>(grain, 1);
    const std::int64_t number = (count - 1) / size + 1;
    const std::function<void(std::int64_t)> piece = [&](std::int64_t index) {
        const std::int64_t begin = index * size;
        body(begin, begin + std::min(size, count - begin));
    };
    PieceQueue pieces(number, piece);
    const auto helpers = std::min<std::int64_t>(number, threadsToUse()) - 1;
    if (helpers == 0) {
        pieces.work();
    } else {
        WorkTogether all;
        pool().run(pieces, static_cast<int>(helpers));
        all.end(pieces.spent());
    }
    pieces.rethrowFirst();
}

bool hasHelpers() {
    return hasPool;
}

void setThreadLimit(int threads) {
    limit = std::max(threads, 0);
}

int threadLimit() {
    return limit;
}

int threadsToUse() {
    const int wanted = limit, own = processorsToUse();
    const auto all = static_cast<int>(std::thread::hardware_concurrency());
    return wanted > 0 ? std::min(wanted, std::max(own, all)) : own;
}

} // namespace fringe
