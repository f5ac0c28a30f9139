// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/task_pool.h"

#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <memory>
#include <mutex>

namespace fringe {
namespace {

using Arena = oneapi::tbb::task_arena;

/// An arena is costly to make and lasts while the limit stays the same.
std::shared_ptr<Arena> arenaOf(int threads) {
    static std::mutex guard;
    static std::shared_ptr<Arena> arena;
    const int possible = std::min(threads, oneapi::tbb::info::default_concurrency());
    const std::lock_guard lock(guard);
    if (!arena || arena->max_concurrency() != possible)
        arena = std::make_shared<Arena>(possible);
    return arena;
}

/// Isolated: a thread that waits for its own pieces must not pick up a stranger's, which might
/// want a lock that this thread holds.
void runHere(std::int64_t count, const IndexedTask& task) {
    oneapi::tbb::this_task_arena::isolate([&] {
        oneapi::tbb::parallel_for(std::int64_t{0}, count,
                                  [&](std::int64_t index) { task.run(task.context, index); });
    });
}

} // namespace

void runIndexedTasks(std::int64_t count, int threads, const IndexedTask& task) {
    if (threads == 0)
        return runHere(count, task);
    arenaOf(threads)->execute([&] { runHere(count, task); });
}

} // namespace fringe
