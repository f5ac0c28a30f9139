// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <random>
#include <vector>

/// What the tests of sums by tile spectra add up.
namespace fringe::test {

using Points = std::vector<PointSource>;

/// Points over most of the plane's extent, at depths z (1 ± depth).
inline Points cloud(const PlaneGrid& grid, double z, double depth, int count, unsigned seed = 7) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<double> uniform(-1, 1);
    Points points;
    for (int i = 0; i < count; ++i) {
        const double x =
            0.6 * uniform(generator) * grid.pitchX * static_cast<double>(grid.shape.cols);
        const double y =
            0.6 * uniform(generator) * grid.pitchY * static_cast<double>(grid.shape.rows);
        points.push_back({x, y, z * (1 + depth * uniform(generator)),
                          static_cast<float>(0.6 + 0.4 * uniform(generator)),
                          static_cast<float>(3 * uniform(generator))});
    }
    return points;
}

/// On all rows, under the sampling window. The points outlive it.
inline PointSourcesArgs nufftArgs(const Points& points, const PlaneGrid& grid, double tolerance) {
    PointSourcesArgs args{points, grid, 532e-9, WaveModel::Exact};
    args.rowCount = grid.shape.rows;
    args.sum = PointSum::Nufft;
    args.tolerance = tolerance;
    return args;
}

} // namespace fringe::test
