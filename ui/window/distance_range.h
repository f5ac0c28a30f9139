// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <optional>

namespace fringe {

struct DistanceRange {
    Length low;
    Length high;
};

/// What a refocusing slider should span: some depths of the placed object on either side of its
/// middle, at least a quarter of its distance; around `distance` where there is no object.
DistanceRange distanceRange(const std::optional<Box>& points, Length distance);

/// What a refocusing slider should span for a pattern: all depths that it is designed for and some
/// depths of focus of the lens with this focal length, or a quarter of the distance where there is
/// none.
DistanceRange distanceRange(const Design& design, const std::optional<Box>& points,
                            const std::optional<Length>& lens);

} // namespace fringe
