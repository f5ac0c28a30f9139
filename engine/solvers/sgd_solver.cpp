// SPDX-License-Identifier: GPL-3.0-or-later
// Gradient descent on the phases with the steps of Adam: Kingma & Ba, arXiv:1412.6980; on the
// amplitudes of pictures: Peng et al., ACM Trans. Graph. 39, 185 (2020). The gradient is that of
// the pattern which is shown, also where that is on few levels.
#include "engine/optics/sample_sums.h"
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/solver.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr float meanDecay = 0.9F, squareDecay = 0.99F;
constexpr float turn = 2 * std::numbers::pi_v<float>;

DescentMemory atFirst(const PhasePattern& pattern) {
    DescentMemory memory{pattern, std::vector<float>(pattern.size()),
                         std::vector<float>(pattern.size())};
    for (float& phase : memory.phases)
        phase *= turn;
    return memory;
}

void step(DescentMemory& memory, const std::vector<float>& gradient, std::int64_t iteration,
          double rate) {
    const auto age = static_cast<float>(iteration + 1);
    const float meanShare = 1 - std::pow(meanDecay, age);
    const float squareShare = 1 - std::pow(squareDecay, age);
    const auto size = static_cast<float>(rate);
    forSamples(gradient.size(), [&](std::size_t i) {
        float& mean = memory.mean[i];
        float& square = memory.square[i];
        mean = meanDecay * mean + (1 - meanDecay) * gradient[i];
        square = squareDecay * square + (1 - squareDecay) * gradient[i] * gradient[i];
        if (square > 0)
            memory.phases[i] -= size * (mean / meanShare) / std::sqrt(square / squareShare);
    });
}

PhasePattern shownOf(const DescentMemory& memory, std::int64_t levels) {
    PhasePattern pattern(memory.phases.size());
    forSamples(pattern.size(), [&](std::size_t i) { pattern[i] = memory.phases[i] / turn; });
    return onLevels(std::move(pattern), levels);
}

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    if (state.descent.phases.empty())
        state.descent = atFirst(state.pattern.turns());
    std::vector<Samples> slopes;
    for (std::size_t k = 0; k < state.fields.size(); ++k)
        slopes.push_back(amplitudeLoss(state.fields[k], optics.wanted()[k]->constraint()).slope);
    step(state.descent, optics.phaseGradient(slopes, state.pattern), state.iteration,
         solverNumber(solving, "rate"));
    state.pattern = shownOf(state.descent, optics.light().levels);
}

} // namespace

extern const Solver sgd_solver{
    {.key = "sgd",
     .label = FRINGE_MARK("Gradient descent (Adam)"),
     .help = FRINGE_MARK("The least error where much light may go outside the signal region."),
     .parameters = {{.key = "rate",
                     .kind = ValueKind::Number,
                     .label = FRINGE_MARK("Phase step"),
                     .help = FRINGE_MARK("Of the phases in an iteration, in radians."),
                     .initial = 0.2,
                     .least = 0,
                     .most = 100,
                     .leastAllowed = false}},
     .purpose = purposes::pictures},
    &iterate,
    Solver::Keeps::Descent};

} // namespace fringe
