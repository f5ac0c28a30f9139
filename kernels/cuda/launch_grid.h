// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/dialect.h"

#include <cuda_runtime.h>

#include <cstdint>

namespace fringe::cuda {

inline dim3 groupSize() {
    return dim3(FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE);
}

/// Groups of `side` × `side` samples over a plane; kernels go on down the rows where a grid has no
/// more groups.
inline dim3 groupsOver(std::int64_t cols, std::int64_t rows, int side) {
    constexpr std::int64_t mostDown = 65535;
    const std::int64_t across = (cols + side - 1) / side;
    const std::int64_t down = (rows + side - 1) / side;
    return dim3(static_cast<unsigned>(across),
                static_cast<unsigned>(down < mostDown ? down : mostDown));
}

} // namespace fringe::cuda
