// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"
#include "engine/model/design.h"

#include <memory>

namespace fringe {

/// Where the points of a benchmark are.
struct CloudBox {
    double distance = 0.5; ///< of its middle in front of the plate [m]
    double depth = 0.01;   ///< along z [m]
};

/// Points uniform in a box nine tenths as wide and high as the plate; the same on every machine.
std::shared_ptr<PointCloud> randomCloud(std::int64_t count, const Plate& plate,
                                        const CloudBox& box);

/// The design of a case on a plate; of the method nlut with the points of the cloud moved to where
/// it takes them.
Design pointDesign(const BenchCase& one, const Plate& plate,
                   const std::shared_ptr<PointCloud>& cloud);

} // namespace fringe
