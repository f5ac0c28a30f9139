// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Loops and sums over the samples of a plane.
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

/// N sums side by side.
template <std::size_t N> using Sums = std::array<double, N>;

template <std::size_t N> Sums<N>& operator+=(Sums<N>& sums, const Sums<N>& terms) {
    for (std::size_t i = 0; i < N; ++i)
        sums[i] += terms[i];
    return sums;
}

/// The sum of the `term(i)` for i < count, the same bits with any number of threads. A `Sum` starts
/// as `Sum{}` and knows `+=`.
template <class Sum, class Term> Sum sumOverSamples(std::size_t count, const Term& term) {
    const auto run = static_cast<std::size_t>(samplesPerPiece);
    std::vector<Sum> sums((count + run - 1) / run, Sum{});
    parallelFor(static_cast<std::int64_t>(sums.size()), 1, [&](std::int64_t begin, std::int64_t) {
        const auto piece = static_cast<std::size_t>(begin);
        Sum sum{};
        for (std::size_t i = piece * run; i < std::min(count, (piece + 1) * run); ++i)
            sum += term(i);
        sums[piece] = sum;
    });
    Sum whole{};
    for (const Sum& sum : sums)
        whole += sum;
    return whole;
}

} // namespace fringe
