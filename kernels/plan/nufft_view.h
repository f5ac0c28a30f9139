// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/demodulation.h"
#include "kernels/plan/nufft_plan.h"
#include "kernels/plan/nufft_tiling.h"

namespace fringe::plan {

/// What the points of a group are on one tile.
struct TileWaves {
    const LocalWave& common;
    const Demodulation& demodulation;
    const NufftChoices& choices;
    double rate; ///< -s/λ [cycles/m]
};

/// How points find their places and strengths on the tile's grid of 2·side cells along each axis.
NufftView nufftView(const TileWaves& waves, const NufftTile& tile, const PlaneGrid& grid);

} // namespace fringe::plan
