// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/distance_range.h"

#include <algorithm>
#include <cmath>

namespace fringe {

DistanceRange distanceRange(const PointCloud* placed, Length distance) {
    const auto bounds = placed ? placed->bounds() : std::nullopt;
    const double middle = bounds ? bounds->centre()[2] : distance.si();
    const double depth = bounds ? bounds->extent()[2] : 0;
    const double reach = std::max({3 * depth, 0.25 * std::abs(middle), 1e-3});
    return {Length(middle - reach), Length(middle + reach)};
}

} // namespace fringe
