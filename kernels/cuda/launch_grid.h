// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/launchers.h"
#include "kernels/cuda/place.h"

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

/// The tiles that the rows of a launch meet. Rows come in pieces of some ten thousand, so that they
/// are never more than a grid holds.
inline dim3 tilesOver(const PointLaunch& work, int side) {
    const formulas::LaunchRecord& rows = work.launch;
    return dim3(static_cast<unsigned>((work.plane.cols - 1) / side + 1),
                static_cast<unsigned>((rows.endRow - 1) / side - rows.firstRow / side + 1));
}

} // namespace fringe::cuda
