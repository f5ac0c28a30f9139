// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/parallel.h"

#include "kernels/task_pool.h"

#include <algorithm>
#include <atomic>

#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

namespace fringe {
namespace {

std::atomic<int> limit{0};

/// oneTBB synchronises caller → piece → caller inside a library that ThreadSanitizer cannot see,
/// so these edges are told to it.
#if defined(__SANITIZE_THREAD__)
void release(const char& edge) {
    __tsan_release(const_cast<char*>(&edge));
}
void acquire(const char& edge) {
    __tsan_acquire(const_cast<char*>(&edge));
}
#else
void release(const char&) {}
void acquire(const char&) {}
#endif

struct Pieces {
    std::int64_t count;
    std::int64_t grain;
    const std::function<void(std::int64_t, std::int64_t)>& body;
    char forked = 0;
    char joined = 0;

    std::int64_t number() const { return (count - 1) / grain + 1; }

    void run(std::int64_t index) const {
        const std::int64_t begin = index * grain;
        body(begin, begin + std::min(grain, count - begin));
    }
};

struct EdgeAtExit {
    const char& edge;
    void (*tell)(const char&);
    ~EdgeAtExit() { tell(edge); }
};

void runPiece(const void* context, std::int64_t index) {
    const auto& pieces = *static_cast<const Pieces*>(context);
    acquire(pieces.forked);
    const EdgeAtExit end{pieces.joined, release};
    pieces.run(index);
}

} // namespace

void parallelFor(std::int64_t count, std::int64_t grain,
                 const std::function<void(std::int64_t begin, std::int64_t end)>& body) {
    if (count <= 0)
        return;
    const Pieces pieces{count, std::max<std::int64_t>(grain, 1), body};
    const int threads = limit;
    if (pieces.number() == 1 || threads == 1) {
        for (std::int64_t index = 0; index < pieces.number(); ++index)
            pieces.run(index);
        return;
    }
    release(pieces.forked);
    const EdgeAtExit join{pieces.joined, acquire};
    runIndexedTasks(pieces.number(), threads, {runPiece, &pieces});
}

void setThreadLimit(int threads) {
    limit = std::max(threads, 0);
}

int threadLimit() {
    return limit;
}

} // namespace fringe
