// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"

namespace fringe {

/// Four spots behind a lens on 64 × 48 pixels: designed in no time.
inline Design smallSpots() {
    Design design = emptySpotDesign();
    design.setup.plate.size = {48, 64};
    design.spots.settings.stop.iterations = 6;
    return withSpots(std::move(design), {{1e-3, 5e-4, 0, 1, {}},
                                         {-1e-3, 5e-4, 0, 1, {}},
                                         {-1e-3, -5e-4, 1e-3, 2, {}},
                                         {1e-3, -5e-4, 0, 1, {}}});
}

} // namespace fringe
