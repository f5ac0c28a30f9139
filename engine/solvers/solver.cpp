// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/solver.h"

#include "engine/model/error.h"

#include <algorithm>

namespace fringe {
namespace {

const Value& solverValue(const Solving& solving, std::string_view key) {
    return valueOf(solverOf(solving.solver.key).info, solving.solver.values, key);
}

} // namespace

const ChoiceInfos& solverInfos() {
    return choiceInfosOf(allSolvers());
}

const Solver* findSolver(const std::string& key) {
    const auto found =
        std::ranges::find(allSolvers(), key, [](const Solver* solver) -> const std::string& {
            return solver->info.key;
        });
    return found == allSolvers().end() ? nullptr : *found;
}

const Solver& solverOf(const std::string& key) {
    return entryOf(allSolvers(), key,
                   FRINGE_MARK("There is no algorithm \"{0}\"; there are: {1}."));
}

double solverNumber(const Solving& solving, std::string_view key) {
    return std::get<double>(solverValue(solving, key));
}

std::int64_t solverCount(const Solving& solving, std::string_view key) {
    return std::get<std::int64_t>(solverValue(solving, key));
}

ParameterInfo freeIterationsParameter() {
    return {.key = "free_iterations",
            .kind = ValueKind::Count,
            .label = FRINGE_MARK("Free iterations"),
            .help = FRINGE_MARK("Iterations before the phases of the spots are fixed."),
            .initial = std::int64_t{10},
            .least = 0,
            .most = 1e6,
            .alias = "free_rounds"};
}

ParameterInfo exponentParameter() {
    return {.key = "beta",
            .kind = ValueKind::Number,
            .label = FRINGE_MARK("Exponent β"),
            .help = FRINGE_MARK("Of the weights' correction: more is evener, 0 is brightest."),
            .initial = 1.0,
            .least = 0,
            .most = 10};
}

ParameterInfo uniformityWeightParameter() {
    return {.key = "uniformity_weight",
            .kind = ValueKind::Number,
            .label = FRINGE_MARK("Uniformity weight"),
            .help = FRINGE_MARK("How much uniformity counts against efficiency."),
            .initial = 1.0,
            .least = 0,
            .most = 1000,
            .alias = "balance"};
}

} // namespace fringe
