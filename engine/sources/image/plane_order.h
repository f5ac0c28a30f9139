// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <cstddef>
#include <vector>

namespace fringe {

/// Calls `pair(picture, transform)` with the places of each sample in a row-major picture whose
/// middle is ⌊N/2⌋ and in the order of a transform, which begins with the middle.
template <class Pair> void forTransformOrder(Shape shape, const Pair& pair) {
    for (std::int64_t row = 0; row < shape.rows; ++row) {
        const std::int64_t from = (row + shape.rows - shape.rows / 2) % shape.rows;
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const std::int64_t along = (col + shape.cols - shape.cols / 2) % shape.cols;
            pair(static_cast<std::size_t>(row * shape.cols + col),
                 static_cast<std::size_t>(from * shape.cols + along));
        }
    }
}

} // namespace fringe
