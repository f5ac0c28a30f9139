// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace fringe {

struct IndexRange {
    std::int64_t begin = 0;
    std::int64_t end = 0; ///< exclusive; not above begin where the range is empty

    friend bool operator==(const IndexRange&, const IndexRange&) = default;
};

inline bool isEmpty(IndexRange range) {
    return range.begin >= range.end;
}

/// What is in both.
inline IndexRange overlap(IndexRange a, IndexRange b) {
    return {std::max(a.begin, b.begin), std::min(a.end, b.end)};
}

/// Never true for an empty one.
inline bool meet(IndexRange a, IndexRange b) {
    return !isEmpty(overlap(a, b));
}

inline bool holds(IndexRange outer, IndexRange inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

} // namespace fringe
