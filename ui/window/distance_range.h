// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <optional>

namespace fringe {

struct DistanceRange {
    Length low;
    Length high;

    friend bool operator==(const DistanceRange&, const DistanceRange&) = default;
};

/// What a refocusing slider should span: all depths of what the hologram shows, of which `points`
/// are the bounds of those in space, with as much on either side of them, at least some depths of
/// focus of the lens with this focal length, or a quarter of the distance where there is none; on
/// one side of the plate where all lies there. Where no depths are known, around the distance that
/// is looked at.
DistanceRange distanceRange(const Design& design, const std::optional<Box>& points,
                            const std::optional<Length>& lens);

/// Where to look for what is sharp: the same, but where no depths are known all that the plate
/// reaches on either side, and the distance that is looked at.
DistanceRange searchedRange(const Design& design, const std::optional<Box>& points,
                            const std::optional<Length>& lens);

} // namespace fringe
