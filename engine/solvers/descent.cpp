// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/descent.h"

#include <numbers>
#include <utility>

namespace fringe {
namespace {

constexpr float radiansPerTurn = 2 * std::numbers::pi_v<float>;

} // namespace

AdamStep::AdamStep(std::int64_t age, double rate)
    : meanShare_(1 - std::pow(meanDecay, static_cast<float>(age + 1))),
      squareShare_(1 - std::pow(squareDecay, static_cast<float>(age + 1))),
      rate_(static_cast<float>(rate)) {}

DescentMemory descentFrom(const PhasePattern& pattern) {
    DescentMemory memory{pattern, std::vector<float>(pattern.size()),
                         std::vector<float>(pattern.size())};
    for (float& phase : memory.phases)
        phase *= radiansPerTurn;
    return memory;
}

PhasePattern shownOf(const DescentMemory& memory, std::int64_t levels) {
    PhasePattern pattern(memory.phases.size());
    forSamples(pattern.size(),
               [&](std::size_t i) { pattern[i] = memory.phases[i] / radiansPerTurn; });
    return onLevels(std::move(pattern), levels);
}

} // namespace fringe
