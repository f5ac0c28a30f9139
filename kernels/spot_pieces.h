// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <algorithm>
#include <cstdint>

namespace fringe {

/// Rows of a hologram with so many pairs of a pixel and a spot; never less than `least`.
inline std::int64_t rowsOfPairs(double pairs, Shape shape, double spots, std::int64_t least) {
    const double rows = pairs / std::max(static_cast<double>(shape.cols) * spots, 1.0);
    return std::clamp(static_cast<std::int64_t>(std::min(rows, 1e9)), least,
                      std::max(least, shape.rows));
}

/// Rows that callers sum over at once where phases separate: the pairs take a few hundredths of a
/// second. Fewer rows would cost more for what is done once a call.
inline std::int64_t spotRowsPerCall(Shape shape, double spots) {
    constexpr double manyPairs = 2.7e8;
    constexpr std::int64_t leastRows = 24;
    return rowsOfPairs(manyPairs, shape, spots, leastRows);
}

} // namespace fringe
