// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/figures.h"
#include "engine/solvers/pattern.h"
#include "engine/solvers/wanted.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fringe {

/// What gradient descent knows of its pixels (Kingma & Ba, arXiv:1412.6980).
struct DescentMemory {
    std::vector<float> phases; ///< [rad], before they go to the levels
    std::vector<float> mean;   ///< of the gradients
    std::vector<float> square; ///< of their squares

    friend bool operator==(const DescentMemory&, const DescentMemory&) = default;
};

/// How far a pattern has come on its way to few levels, see `GradualLevels`.
struct LevelsMemory {
    std::int64_t iterations = 0;  ///< of the run that began it; 0: all iterations are on levels
    PhasePattern free;            ///< any phases, before a level is chosen for the first
    std::vector<Complex> latents; ///< |c| ≤ 1, whose nearest levels are shown
    std::vector<Complex> mean;    ///< of their gradients
    std::vector<float> square;    ///< of their squares
    double share = 0.02;          ///< of pixels that change in a round

    friend bool operator==(const LevelsMemory&, const LevelsMemory&) = default;
};

/// A pattern that was kept, and how good it is.
struct BestPattern {
    Pattern pattern;
    Figures figures;
    std::int64_t iteration = 0; ///< 0: the start
    std::vector<float> powers;  ///< I at every single place, see `powersOf`

    friend bool operator==(const BestPattern&, const BestPattern&) = default;
};

/// Everything that the next iteration depends on, and what came of those before.
struct SolverState {
    std::int64_t iteration = 0; ///< iterations done
    Pattern pattern;
    std::vector<Samples> fields;             ///< of `pattern`, of each of what is wanted
    std::vector<std::vector<float>> weights; ///< ≥ 0, Σ w² = 1 of each; empty: as the target
    std::vector<std::vector<float>> errors;  ///< ln |U|/(s√T) at the last correction of `weights`
    std::vector<float> damping;              ///< exponent of those corrections, of each; empty: 1
    std::vector<Samples> constrained;        ///< that the pattern was made for; empty: for none
    DescentMemory descent;
    LevelsMemory levels;
    BestPattern best;
    std::vector<Figures> history; ///< of the start and of every iteration
    std::vector<float> powers;    ///< of `pattern`, as `best.powers`
    std::vector<float> target;    ///< T at those places, Σ T = 1 of each source

    friend bool operator==(const SolverState&, const SolverState&) = default;
};

/// What a state has to fit, so that a design goes on from it.
struct StateKey {
    std::uint64_t mark = 0;  ///< of all that decides the bits of the iterations
    std::size_t sources = 0; ///< visible ones
    Shape plate;
};

} // namespace fringe
