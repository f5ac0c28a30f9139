// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/carriers.h"
#include "kernels/plan/spectral_plan.h"
#include "kernels/plan/spectral_tiling.h"

namespace fringe::plan {

/// What the points of a group are on one tile.
struct TileWaves {
    const CommonWave& common;
    const Carriers& carriers;
    const SpectralChoices& choices;
    double rate; ///< -s/λ [cycles/m]
};

/// How points find their places and strengths on the tile's grid of 2·side cells along each axis.
SpectralView spectralView(const TileWaves& waves, const SpectralTile& tile, const PlaneGrid& grid);

} // namespace fringe::plan
