// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/paced_launches.h"

#include <algorithm>
#include <chrono>

namespace fringe::gpu {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double targetSeconds = 0.025;
constexpr double fastestGrowth = 4;
constexpr int rowUnit = 64;   ///< a multiple of every tile's side
constexpr int pointUnit = 16; ///< points that a group takes at once
constexpr int mostRows = 1 << 15;
constexpr int mostPoints = 1 << 20;

int wholeUnits(double wanted, int unit, int most) {
    const double bounded = std::clamp(wanted, static_cast<double>(unit), static_cast<double>(most));
    return static_cast<int>(bounded) / unit * unit;
}

} // namespace

int PacedLaunches::rowsAtOnce(const PointWork& work) const {
    const int points = std::min(work.points, pointUnit);
    return wholeUnits(pairs_ / (static_cast<double>(work.cols) * points), rowUnit, mostRows);
}

int PacedLaunches::pointsAtOnce(const PointWork& work, int rows) const {
    return wholeUnits(pairs_ / (static_cast<double>(work.cols) * rows), pointUnit, mostPoints);
}

void PacedLaunches::learn(double pairs, double seconds) {
    const double growth = targetSeconds / std::max(seconds, targetSeconds / fastestGrowth);
    const double learned = growth < 1 ? pairs * growth : std::max(pairs_, pairs * growth);
    pairs_ = std::clamp(learned, 1.0 * rowUnit * pointUnit, 1e15);
}

void PacedLaunches::run(const PointWork& work,
                        const std::function<void(formulas::LaunchRecord)>& launch) {
    for (int row = work.firstRow; row < work.endRow;) {
        const int rows = std::min(rowsAtOnce(work), work.endRow - row);
        for (int point = 0; point < work.points;) {
            const int points = std::min(pointsAtOnce(work, rows), work.points - point);
            const Clock::time_point start = Clock::now();
            launch({row, row + rows, point, point + points});
            const std::chrono::duration<double> taken = Clock::now() - start;
            learn(static_cast<double>(work.cols) * rows * points, taken.count());
            point += points;
        }
        row += rows;
    }
}

} // namespace fringe::gpu
