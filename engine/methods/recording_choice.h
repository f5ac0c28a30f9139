// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/recording_plane.h"
#include "engine/model/message.h"

namespace fringe {

/// The recording plane of one side of the plate.
struct SidePlane {
    RecordingPlane plane;
    double seconds = 0; ///< of one thread, by costs measured once: the same choice on every run
    double drawing = 0; ///< of these, until the points are on the plane
};

struct SidePlanes {
    std::vector<SidePlane> planes;  ///< one a side that has points
    std::optional<Message> refusal; ///< why a side has none that keeps the tolerance
};

/// The cheapest planes that keep the tolerance.
SidePlanes sidePlanes(const CloudSides& sides, const CloudFigures& cloud,
                      const RecordingWish& wish);

} // namespace fringe
