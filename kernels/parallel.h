// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace fringe {

/// Calls `body(begin, end)` on pieces of at most `grain` elements that together cover [0, count),
/// on the threads to use, and returns when all are done. An exception of a piece is
/// rethrown here. Pieces must not depend on each other.
void parallelFor(std::int64_t count, std::int64_t grain,
                 const std::function<void(std::int64_t begin, std::int64_t end)>& body);

/// Bounds the threads of every later `parallelFor` in the process; 0 for as many as there are
/// processors to use. More than those, up to all of the machine, are the user's choice.
void setThreadLimit(int threads);
int threadLimit();

/// Whether helpers were made, which a process lacks that is forked now.
bool hasHelpers();

int threadsToUse(); ///< by that limit, 1 at least

} // namespace fringe
