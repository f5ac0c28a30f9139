// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_design.h"

namespace fringe {

SpotDesign spotDesignOf(const Design& design) {
    const std::vector<Length>& wavelengths = design.illumination.wavelengths;
    SpotDesign spots;
    static_cast<SpotSettings&>(spots) = design.spots.settings;
    spots.spots = design.spots.spots();
    spots.plate = design.plate;
    spots.wavelength = wavelengths.empty() ? Length{} : wavelengths.front();
    spots.levels = design.encoding.levels;
    return spots;
}

} // namespace fringe
