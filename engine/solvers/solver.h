// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/solving.h"
#include "engine/solvers/solver_state.h"

#include <string>
#include <vector>

namespace fringe {

class Optics;

/// What solvers are chosen for.
namespace purposes {
inline constexpr const char* evenSpots = FRINGE_MARK("For even spots");
inline constexpr const char* pictures = FRINGE_MARK("For pictures");
inline constexpr const char* fewLevels = FRINGE_MARK("For devices of few levels");
inline constexpr const char* atOnce = FRINGE_MARK("At once, without iterations");
} // namespace purposes

/// A way to better patterns, found by its file `NAME_solver.cpp`.
struct Solver {
    ChoiceInfo info;
    /// Makes the next pattern of `state` from what its pattern showed. Null: the start is the
    /// result. Measuring and keeping are not its concern. May throw `Cancelled`.
    void (*iterate)(SolverState& state, Optics& optics, const Solving& solving);
    /// What a state has of it from iteration to iteration, for plans.
    enum class Keeps { Constrained, ConstrainedAndWeights, Descent, Nothing };
    Keeps keeps = Keeps::Constrained;
    /// It compares the levels of a pixel: there have to be some, `Wanted::pixelWaves` as well, and
    /// phases stay free.
    bool comparesLevels = false;
    /// Where levels are few it works on any phase at first: `GradualLevels` goes on from there.
    bool becomesGradual = false;
};

/// In the order of their files' names.
const std::vector<const Solver*>& allSolvers();

/// Null where there is none of this key.
const Solver* findSolver(const std::string& key);
/// Throws `Error` (BadInput) that lists the solvers.
const Solver& solverOf(const std::string& key);

/// A parameter of the chosen solver, as given or its default.
double solverNumber(const Solving& solving, std::string_view key);
std::int64_t solverCount(const Solving& solving, std::string_view key);

/// The parameter of solvers that fix phases: iterations before.
ParameterInfo freeIterationsParameter();
/// The exponent of weights' corrections.
ParameterInfo exponentParameter();
/// How much uniformity counts against efficiency where levels are compared.
ParameterInfo uniformityWeightParameter();

} // namespace fringe
