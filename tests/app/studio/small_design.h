// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/source_edits.h"
#include "engine/sources/points/points_source.h"

namespace fringe {

/// Three points before a plate of 48 × 32 pixels: computed in no time.
inline Design smallDesign() {
    Design design = emptyDesign();
    design.setup.plate.size = {32, 48};
    const PointCloud points{{{0, 0, 0.05, 1, 0}, {1e-5, 2e-5, 0.05, 1, 0}, {-3e-5, 0, 0.06, 1, 1}},
                            {}};
    store(design.sources.front(), {.cloud = std::make_shared<const PointCloud>(points)});
    design.sources.front().name = "three points";
    design.reconstruction.distance = 50_mm;
    design.reconstruction.follows = false;
    return design;
}

inline Design withDistance(Design design, Length distance) {
    design.reconstruction.distance = distance;
    return design;
}

} // namespace fringe
