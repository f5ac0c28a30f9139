// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// A function of an index, with what it needs. Plain C, because the pool is compiled without
/// ThreadSanitizer, whose instrumented templates it must not share.
struct IndexedTask {
    void (*run)(const void* context, std::int64_t index);
    const void* context;
};

/// Runs the task for all indices in [0, count) on oneTBB's threads, at most `threads` of them
/// (0 for all), and returns when all are done. The first exception of a task is rethrown.
void runIndexedTasks(std::int64_t count, int threads, const IndexedTask& task);

} // namespace fringe
