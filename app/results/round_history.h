// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/pictures/picture_algorithm.h"
#include "engine/spots/spot_algorithm.h"

#include <QtGlobal>

#include <cstdint>
#include <optional>
#include <vector>

namespace fringe {

/// How good the pattern of a round is, as `SpotFigures` and `PictureFigures` define it.
struct RoundFigures {
    double efficiency = 0;
    double error = 0;
    double sigma = 0; ///< [%]
    double zeroOrder = 0;
    std::optional<double> uniformity; ///< of spots
    std::optional<double> psnr;       ///< of pictures [dB]
    std::optional<double> phaseError; ///< of spots whose phases are given [rad]
};

/// How the patterns of a run of rounds became better; index 0 is the start.
struct RoundHistory {
    std::vector<RoundFigures> rounds;
    std::int64_t bestRound = 0;
    /// Of spots: I_r of every one, in the last round or of the best pattern.
    std::vector<float> powers;
    std::vector<double> target; ///< of spots: T_r, Σ T_r = 1
    quint64 revision = 0;       ///< of the document that the rounds are for

    bool isEmpty() const { return rounds.empty(); }
    const RoundFigures& best() const { return rounds.at(static_cast<std::size_t>(bestRound)); }
};

/// Of the rounds so far, with the powers of the last one.
RoundHistory historySoFar(const SpotState& state, const Design& design);
RoundHistory historySoFar(const PictureState& state, const Design& design);

/// Of rounds that are over, with the powers that the best pattern gives.
RoundHistory historyOf(const SpotState& state, const Design& design);

/// Of every spot: I_r/T_r over its mean over the bright spots; of those to be kept dark I_r over
/// the mean I_r of the bright ones.
std::vector<double> relativePowers(const RoundHistory& history);

} // namespace fringe
