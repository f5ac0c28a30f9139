// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/spot_target.h"

#include <cstdint>
#include <vector>

namespace fringe {

/// Everything that decides the pattern of a phase hologram that makes spots of light.
struct SpotDesign : SpotSettings {
    SpotList spots;
    Setup setup;
    std::int64_t levels = 256; ///< phases that the device shows, 2 … 65,536; 0: any phase

    SpotGeometry geometry() const { return spotGeometry(setup.lens, model); }
    friend bool operator==(const SpotDesign&, const SpotDesign&) = default;
};

/// What a project with spots asks for. Without a wavelength it has 0 m, which the checks refuse.
SpotDesign spotDesignOf(const Design& design);

/// T_r: the intensities, scaled to a sum of 1.
std::vector<double> targetIntensities(const std::vector<Spot>& spots);

} // namespace fringe
