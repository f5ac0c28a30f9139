// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_design.h"

#include "engine/encodings/encoding.h"

namespace fringe {

SpotDesign spotDesignOf(const Design& design) {
    SpotDesign spots;
    static_cast<SpotSettings&>(spots) = design.spots.settings;
    spots.spots = design.spots.spots();
    spots.setup = design.setup;
    spots.levels = levelsOf(design.encoding);
    return spots;
}

} // namespace fringe
