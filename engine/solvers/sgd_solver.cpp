// SPDX-License-Identifier: GPL-3.0-or-later
// Gradient descent on the phases with the steps of Adam: Kingma & Ba, arXiv:1412.6980; on the
// amplitudes of pictures: Peng et al., ACM Trans. Graph. 39, 185 (2020). The gradient is that of
// the pattern which is shown, also where that is on few levels.
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/descent.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/solver.h"

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    if (state.descent.phases.empty())
        state.descent = descentFrom(state.pattern.turns());
    const WholeLoss loss = wholeLoss(state.fields, optics.wanted(), pinnedEfficiency(solving));
    descend(state.descent, optics.phaseGradient(loss.slopes, state.pattern),
            AdamStep(state.iteration, solverNumber(solving, "rate")), [](float) { return true; });
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
                            pinnedEfficiencyParameter()},
             .purpose = purposes::pictures},
    .iterate = &iterate,
    .keeps = Solver::Keeps::Descent,
    .becomesGradual = true};

} // namespace fringe
