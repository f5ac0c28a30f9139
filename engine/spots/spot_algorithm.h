// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/pattern_algorithm_info.h"
#include "engine/patterns/rounds.h"
#include "engine/spots/spot_figures.h"
#include "engine/spots/spot_optics.h"
#include "engine/spots/spot_pattern.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// What was measured of a round's pattern.
struct SpotRound {
    SpotFigures figures;
    std::vector<float> powers; ///< I_r at every spot

    friend bool operator==(const SpotRound&, const SpotRound&) = default;
};

/// Everything that the next round depends on, and what came of those before.
struct SpotState {
    std::int64_t round = 0; ///< rounds done
    SpotPattern pattern;
    SpotOptics::Fields fields;      ///< U_r of `pattern`
    std::vector<double> weights;    ///< w_r ≥ 0; those of dark spots are 0
    SpotOptics::Fields phases;      ///< exp(iφ_r) that the next pattern aims at
    SpotOptics::Fields corrections; ///< of dark spots, against the light that gets there
    Kept<SpotPattern, SpotFigures> best;
    std::vector<SpotRound> history; ///< of the start and of every round

    friend bool operator==(const SpotState&, const SpotState&) = default;
};

/// A way to better patterns, found by its file `NAME_spots.cpp`.
struct SpotAlgorithm : PatternAlgorithmInfo {
    /// Makes the next pattern of `state` from what its pattern showed. Null: the start is the
    /// result. Measuring and keeping are not its concern. May throw `Cancelled`.
    void (*round)(SpotState& state, const SpotOptics& optics);
    /// It compares the levels of a pixel: there have to be some, and the spots' phases stay free.
    bool comparesLevels = false;
};

/// In the order of their files' names.
const std::vector<const SpotAlgorithm*>& allSpotAlgorithms();

/// Throws `Error` (BadInput) that lists the algorithms.
const SpotAlgorithm& spotAlgorithm(const std::string& key);

} // namespace fringe
