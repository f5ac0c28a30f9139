// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/parallel.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace fringe {

constexpr std::int64_t samplesPerPiece = 1 << 14;

/// Calls `body(i)` for i < count on all cores.
template <class Body> void forSamples(std::size_t count, const Body& body) {
    parallelFor(static_cast<std::int64_t>(count), samplesPerPiece,
                [&](std::int64_t begin, std::int64_t end) {
                    for (auto i = static_cast<std::size_t>(begin);
                         i < static_cast<std::size_t>(end); ++i)
                        body(i);
                });
}

/// The sum of what `body(i, sum)` adds for i < count, the same bits with any number of threads.
/// `Sum` starts as `Sum()` and knows `+=`.
template <class Sum, class Body> Sum sumOverSamples(std::size_t count, const Body& body) {
    const auto run = static_cast<std::size_t>(samplesPerPiece);
    std::vector<Sum> sums((count + run - 1) / run);
    parallelFor(static_cast<std::int64_t>(sums.size()), 1, [&](std::int64_t begin, std::int64_t) {
        const auto piece = static_cast<std::size_t>(begin);
        for (std::size_t i = piece * run; i < std::min(count, (piece + 1) * run); ++i)
            body(i, sums[piece]);
    });
    Sum whole{};
    for (const Sum& sum : sums)
        whole += sum;
    return whole;
}

} // namespace fringe
