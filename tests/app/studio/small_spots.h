// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"
#include "engine/sources/spots/spots_source.h"

namespace fringe {

/// Four spots behind a lens on 64 × 48 pixels: designed in no time.
inline Design smallSpots() {
    Design design = emptyDesign("spots");
    design.setup.plate.size = {48, 64};
    design.stop.iterations = 6;
    return withSpots(std::move(design), 0,
                     {{1e-3, 5e-4, 0, 1, {}},
                      {-1e-3, 5e-4, 0, 1, {}},
                      {-1e-3, -5e-4, 1e-3, 2, {}},
                      {1e-3, -5e-4, 0, 1, {}}});
}

/// Spots of the source of that number.
inline SpotList spotsOf(const Design& design, std::size_t source = 0) {
    return asSpots(design.sources.at(source)).spots();
}

} // namespace fringe
