// SPDX-License-Identifier: GPL-3.0-or-later
// Gradient descent on the phases with the steps of Adam: Kingma & Ba, arXiv:1412.6980; on the
// amplitudes of pictures: Peng et al., ACM Trans. Graph. 39, 185 (2020). The gradient is that of
// the pattern which is shown, also where that is on few levels.
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/descent.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/solver.h"

#include <algorithm>
#include <cstdint>

namespace fringe {
namespace {

/// From 1 to a tenth in so many iterations, evenly, whatever more follow; 0: 1.
double shareOfStep(std::int64_t iteration, std::int64_t fall) {
    constexpr double least = 0.1;
    const double passed =
        fall > 0 ? static_cast<double>(iteration) / static_cast<double>(fall) : 0.0;
    return std::max(least, 1 - (1 - least) * passed);
}

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    if (state.descent.phases.empty())
        state.descent = descentFrom(state.pattern.turns());
    const double left = shareOfStep(state.iteration, solverCount(solving, "fall"));
    const WholeLoss loss = wholeLoss(state.fields, optics.wanted(), pinnedEfficiency(solving));
    descend(state.descent, optics.phaseGradient(loss.slopes, state.pattern),
            AdamStep(state.iteration, left * solverNumber(solving, "rate")),
            [](float) { return true; });
    state.pattern = shownOf(state.descent, optics.light().levels);
}

} // namespace

extern const Solver sgd_solver{
    .info = {.key = "sgd",
             .label = FRINGE_MARK("Gradient descent (Adam)"),
             .help =
                 FRINGE_MARK("The least error where much light may go outside the signal region."),
             .parameters = {{.key = "rate",
                             .kind = ValueKind::Number,
                             .label = FRINGE_MARK("Phase step"),
                             .help = FRINGE_MARK("Of the phases in an iteration, in radians."),
                             .initial = 0.2,
                             .least = 0,
                             .most = 100,
                             .leastAllowed = false},
                            {.key = "fall",
                             .kind = ValueKind::Count,
                             .label = FRINGE_MARK("Step falls within"),
                             .help = FRINGE_MARK("Iterations in which the phase step falls to a "
                                                 "tenth, evenly; 0 for never."),
                             .initial = std::int64_t{0},
                             .least = 0,
                             .most = 1e6,
                             .zero = FRINGE_MARK("never")},
                            pinnedEfficiencyParameter()},
             .purpose = purposes::pictures},
    .iterate = &iterate,
    .keeps = Solver::Keeps::Descent,
    .becomesGradual = true};

} // namespace fringe
