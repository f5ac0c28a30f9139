// SPDX-License-Identifier: GPL-3.0-or-later
// Mixed-region amplitude freedom: Pasienski & DeMarco, Opt. Express 16, 2176 (2008).
#include "engine/optics/sample_sums.h"
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/target_plane.h"

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    const auto mixing = static_cast<float>(solverNumber(solving, "mixing"));
    state.constrained = state.fields;
    for (std::size_t k = 0; k < state.constrained.size(); ++k) {
        const Constraint& wanted = optics.wanted()[k]->constraint();
        forSamples(state.constrained[k].size(), [&](std::size_t i) {
            Complex& field = state.constrained[k][i];
            field = wanted.isCounted(i) ? withPhaseOf(field, mixing * wanted.amplitude[i])
                                        : (1 - mixing) * field;
        });
    }
    backPropagateTo(state, optics);
}

} // namespace

extern const Solver mraf_solver{
    .info = {.key = "mraf",
             .label = FRINGE_MARK("Mixed-region amplitude freedom (MRAF)"),
             .help = FRINGE_MARK(
                 "Smooth pictures: light that would disturb goes outside the signal region."),
             .parameters = {{.key = "mixing",
                             .kind = ValueKind::Number,
                             .label = FRINGE_MARK("Signal share"),
                             .help = FRINGE_MARK("Less is smoother and darker."),
                             .initial = 0.4,
                             .least = 0,
                             .most = 1,
                             .leastAllowed = false},
                            pinnedEfficiencyParameter()},
             .purpose = purposes::pictures},
    .iterate = &iterate,
    .becomesGradual = true};

} // namespace fringe
