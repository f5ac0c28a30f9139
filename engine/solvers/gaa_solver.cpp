// SPDX-License-Identifier: GPL-3.0-or-later
// Generalised adaptive-additive: Curtis, Koss & Grier, Opt. Commun. 207, 169 (2002); as in
// Di Leonardo, Ianni & Ruocco, Opt. Express 15, 1913 (2007): |U| becomes (1 - ξ)|U| + ξ s √T.
#include "engine/solvers/optics.h"
#include "engine/solvers/target_plane.h"

#include <cmath>

namespace fringe {
namespace {

/// s with which s √T is nearest to |U| where light counts.
float scaleOf(const Samples& fields, const Constraint& wanted) {
    double product = 0, power = 0;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (wanted.isCounted(i)) {
            const auto amplitude = static_cast<double>(wanted.amplitude[i]);
            product += static_cast<double>(std::abs(fields[i])) * amplitude;
            power += amplitude * amplitude;
        }
    return power > 0 ? static_cast<float>(product / power) : 0.0F;
}

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    const auto mixing = static_cast<float>(solverNumber(solving, "adaptation"));
    state.constrained = state.fields;
    for (std::size_t k = 0; k < state.constrained.size(); ++k) {
        const Constraint& wanted = optics.wanted()[k]->constraint();
        const float scale = scaleOf(state.fields[k], wanted);
        for (std::size_t i = 0; i < state.constrained[k].size(); ++i) {
            Complex& field = state.constrained[k][i];
            const float target =
                wanted.isCounted(i) ? scale * wanted.amplitude[i] : std::abs(field);
            field = withPhaseOf(field, (1 - mixing) * std::abs(field) + mixing * target);
        }
    }
    backPropagateTo(state, optics);
}

} // namespace

extern const Solver gaa_solver{
    {.key = "gaa",
     .label = FRINGE_MARK("Adaptive-additive (GAA)"),
     .help = FRINGE_MARK("Between light as it falls and light as it is wanted, by a share."),
     .parameters = {{.key = "adaptation",
                     .kind = ValueKind::Number,
                     .label = FRINGE_MARK("Adaptation"),
                     .help = FRINGE_MARK(
                         "Share of the wanted amplitude in each aim: 1 is Gerchberg-Saxton."),
                     .initial = 0.5,
                     .least = 0,
                     .most = 1,
                     .leastAllowed = false}},
     .purpose = purposes::pictures},
    &iterate};

} // namespace fringe
