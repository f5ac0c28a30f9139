// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/points/misplaced_points.h"

#include "kernels/parallel.h"

#include <algorithm>
#include <mutex>

namespace fringe {

void MisplacedPoints::add(const MisplacedPoints& others) {
    tooNear += others.tooNear;
    outside += others.outside;
    firstNear = std::min(firstNear, others.firstNear);
}

MisplacedPoints misplacedOf(std::span<const Point> points, std::size_t seen, double nearest,
                            const FieldOfView& view) {
    constexpr std::int64_t pointsAtOnce = 1 << 14; // that one thread looks at
    MisplacedPoints all;
    std::mutex guard;
    parallelFor(std::ssize(points), pointsAtOnce, [&](std::int64_t begin, std::int64_t end) {
        MisplacedPoints own;
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            if (std::abs(points[i].z) < nearest && own.tooNear++ == 0)
                own.firstNear = seen + i;
            own.outside += view.holds(points[i]) ? 0 : 1;
        }
        const std::scoped_lock lock(guard);
        all.add(own);
    });
    return all;
}

} // namespace fringe
