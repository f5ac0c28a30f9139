// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/spots/spots_source.h"

namespace fringe {

/// Spots in the light of a setup: all that their sums depend on.
struct LitSpots {
    SpotList spots;
    Setup setup;
    WaveModel model = WaveModel::Fresnel; ///< of free space, where there is no lens
    /// Relative L2 that the sums may be off in an iteration; 0: as exact as single precision.
    double tolerance = 0;

    SpotGeometry geometry() const { return spotGeometry(setup.lens, model); }
};

/// Spots of a source that the solver is to make.
LitSpots litSpots(const SpotSource& source, const Design& design);

/// T_r: the intensities, scaled to a sum of 1.
std::vector<double> targetIntensities(const std::vector<Spot>& spots);

} // namespace fringe
