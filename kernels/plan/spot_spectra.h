// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/gridding_kernel.h"
#include "kernels/plan/spot_view.h"

#include <optional>
#include <vector>

namespace fringe::plan {

/// How both sums over spots are done by the spectra of tiles.
struct SpotSpectra {
    int side = 0;  ///< of a tile [pixels], a power of two
    int width = 0; ///< of the gridding kernel [cells]
    Oversampling oversampling = Oversampling::Twofold;
    std::vector<SpotGroup> groups;
    double nanoseconds = 0; ///< of both sums on one core, by `SpotCosts`
};

/// What the steps of both sums take a back-end [ns]; the ratios are what matters.
struct SpotCosts {
    double perSpot;      ///< of one spot on one tile
    double perCellRow;   ///< of the same, one row of cells of one local reference wave
    double perTile;      ///< of a group
    double perTilePixel; ///< of a local reference wave: demodulation, turning
    double perCell;      ///< of its grid: transforms
    double perProduct;   ///< of one spot at one pixel, by products of matrices
    double perPair;      ///< of the same where the phase does not separate
};

/// What keeps the tolerance of the call in the least time; none where the sums that keep single
/// precision are as fast, or nothing else keeps the tolerance. Spots are grouped by even ranges of
/// `spotCurvature`. `FreeExact` with spots on both sides of the hologram has none.
std::optional<SpotSpectra> planSpotSpectra(const SpotsArgs& args, const SpotCosts& costs);

} // namespace fringe::plan
