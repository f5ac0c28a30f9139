// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/pattern_algorithm_info.h"
#include "engine/patterns/phase_pattern.h"
#include "engine/patterns/rounds.h"
#include "engine/pictures/picture_figures.h"
#include "engine/pictures/picture_optics.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// What gradient descent knows of its pixels (Kingma & Ba, arXiv:1412.6980).
struct DescentMemory {
    std::vector<float> phases; ///< [rad], before they go to the levels
    std::vector<float> mean;   ///< of the gradients
    std::vector<float> square; ///< of their squares

    friend bool operator==(const DescentMemory&, const DescentMemory&) = default;
};

/// Everything that the next round depends on, and what came of those before.
struct PictureState {
    std::int64_t round = 0; ///< rounds done
    PhasePattern pattern;
    PictureFields fields;                    ///< of `pattern`
    std::vector<std::vector<float>> weights; ///< of a plane's samples; empty: of one size
    PictureFields aims;                      ///< what the last pattern was made for
    DescentMemory descent;
    Kept<PhasePattern, PictureFigures> best;
    std::vector<PictureFigures> history; ///< of the start and of every round

    friend bool operator==(const PictureState&, const PictureState&) = default;
};

/// A way to better patterns, found by its file `NAME_pictures.cpp`.
struct PictureAlgorithm : PatternAlgorithmInfo {
    /// Makes the next pattern of `state` from what its pattern showed. Measuring and keeping are
    /// not its concern. May throw `Cancelled`.
    void (*round)(PictureState& state, const PictureOptics& optics);
    /// What a state has of it from round to round, for plans.
    enum class Keeps { Aims, AimsAndWeights, Descent };
    Keeps keeps = Keeps::Aims;
};

/// In the order of their files' names.
const std::vector<const PictureAlgorithm*>& allPictureAlgorithms();

/// Throws `Error` (BadInput) that lists the algorithms.
const PictureAlgorithm& pictureAlgorithm(const std::string& key);

} // namespace fringe
