// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_designer.h"

#include <QtGlobal>

#include <cstdint>
#include <vector>

namespace fringe {

/// How the patterns of a run of rounds became better; index 0 is the start.
struct SpotHistory {
    std::vector<SpotFigures> rounds;
    std::int64_t bestRound = 0;
    std::vector<float> powers;  ///< I_r of every spot, in the last round or of the best pattern
    std::vector<double> target; ///< T_r, Σ T_r = 1
    quint64 revision = 0;       ///< of the document that the rounds are for

    bool isEmpty() const { return rounds.empty(); }
    const SpotFigures& best() const { return rounds.at(static_cast<std::size_t>(bestRound)); }
};

/// Of the rounds so far, with the powers of the last one.
SpotHistory historySoFar(const SpotState& state, const std::vector<Spot>& spots);

/// Of rounds that are over, with the powers that the best pattern gives.
SpotHistory historyOf(const SpotState& state, const std::vector<Spot>& spots);

/// Of every spot: I_r/T_r over its mean over the bright spots; of those to be kept dark I_r over
/// the mean I_r of the bright ones.
std::vector<double> relativePowers(const SpotHistory& history);

} // namespace fringe
