// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/large_pages.h"

#include "kernels/parallel.h"

#include <cstdint>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace fringe {

void preferLargePages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#ifdef __linux__
    constexpr std::uintptr_t page = std::uintptr_t{1} << 21;
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t first = (begin + page - 1) / page * page;
    const std::uintptr_t end = (begin + bytes) / page * page;
    if (end > first)
        madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
#endif
}

void servePages(void* memory, std::size_t bytes) {
    constexpr std::int64_t grain = 2 << 20, smallPage = 4096;
    auto* first = static_cast<volatile char*>(memory);
    parallelFor(static_cast<std::int64_t>(bytes), grain,
                [first](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t i = begin; i < end; i += smallPage)
                        first[i] = 0;
                });
}

} // namespace fringe
