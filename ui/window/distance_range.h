// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"

namespace fringe {

struct DistanceRange {
    Length low;
    Length high;
};

/// What a refocusing slider should span: some depths of the placed object on either side of its
/// middle, at least a quarter of its distance; around `distance` where there is no object.
DistanceRange distanceRange(const PointCloud* placed, Length distance);

} // namespace fringe
