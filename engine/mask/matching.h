// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace fringe {

/// A graph between two sets: who of the right the i-th of the left knows is `to` from `first[i]` to
/// `first[i + 1]`.
struct BipartiteGraph {
    std::vector<std::int32_t> first{0};
    std::vector<std::int32_t> to{};
    std::int32_t rights = 0;

    std::int32_t lefts() const { return static_cast<std::int32_t>(first.size()) - 1; }
};

/// Which of both sets belong to the largest one whose members do not know each other.
struct IndependentSet {
    std::vector<bool> left, right;
};

/// By a largest matching (Hopcroft and Karp 1973) and König's theorem. Any thread.
IndependentSet largestIndependentSet(const BipartiteGraph& graph);

} // namespace fringe
