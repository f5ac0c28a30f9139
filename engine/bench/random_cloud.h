// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Moves the cloud of the design to where the method nlut takes it: on pixels and at most 256
/// planes.
void moveToPixelsAndPlanes(PointCloud& cloud, const Design& design);

} // namespace fringe
