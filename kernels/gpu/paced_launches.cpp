// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/paced_launches.h"

#include <algorithm>
#include <chrono>

namespace fringe::gpu {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double targetSeconds = 0.025;
constexpr double fastestGrowth = 4;
constexpr int rowUnit = 64; ///< a multiple of every tile's side
constexpr int mostRows = 1 << 15;
constexpr int pointsPerLaunch = 4096;

} // namespace

/// Rows end with a tile, or with the work.
int PacedLaunches::endOfRows(const PointWork& work, int firstRow) const {
    const double points = std::min(work.points, pointsPerLaunch);
    const double wanted = pairs_ / (static_cast<double>(work.cols) * points);
    const int rows = static_cast<int>(std::clamp<double>(wanted, rowUnit, mostRows));
    const int left = work.endRow - firstRow;
    return rows < left ? (firstRow + rows) / rowUnit * rowUnit : work.endRow;
}

void PacedLaunches::learn(double pairs, double seconds) {
    const double growth = targetSeconds / std::max(seconds, targetSeconds / fastestGrowth);
    const double learned = growth < 1 ? pairs * growth : std::max(pairs_, pairs * growth);
    pairs_ = std::clamp(learned, 1.0 * rowUnit, 1e15);
}

void PacedLaunches::run(const PointWork& work,
                        const std::function<void(formulas::LaunchRecord)>& launch) {
    for (int row = work.firstRow; row < work.endRow;) {
        const int endRow = endOfRows(work, row);
        for (int point = 0; point < work.points;) {
            const int points = std::min(pointsPerLaunch, work.points - point);
            const Clock::time_point start = Clock::now();
            launch({row, endRow, point, point + points});
            const std::chrono::duration<double> taken = Clock::now() - start;
            learn(static_cast<double>(work.cols) * (endRow - row) * points, taken.count());
            point += points;
        }
        row = endRow;
    }
}

} // namespace fringe::gpu
