// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <vector>

namespace fringe::gpu {

/// At depth z [m], a micrometre from one to the next along x.
inline std::vector<PointSource> pointsAt(double z, std::size_t count) {
    std::vector<PointSource> points(count, PointSource{1e-3, -1e-3, z, 1, 0});
    for (std::size_t i = 0; i < count; ++i)
        points[i].x += 1e-6 * static_cast<double>(i);
    return points;
}

} // namespace fringe::gpu
