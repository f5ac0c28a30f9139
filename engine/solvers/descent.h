// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optics/sample_sums.h"
#include "engine/solvers/solver_state.h"

#include <cmath>
#include <complex>
#include <cstdint>
#include <vector>

namespace fringe {

/// A step of Adam (Kingma & Ba, arXiv:1412.6980) for a value that is real or complex.
class AdamStep {
  public:
    /// age: steps before this one. rate: most that a value changes by.
    AdamStep(std::int64_t age, double rate);

    /// What the value is to lose; `mean` and `square` of its gradients follow.
    template <class Value> Value operator()(Value gradient, Value& mean, float& square) const {
        mean = meanDecay * mean + (1 - meanDecay) * gradient;
        square = squareDecay * square + weightedSquare(gradient);
        return square > 0 ? rate_ * (mean / meanShare_) / std::sqrt(square / squareShare_)
                          : Value();
    }

  private:
    static constexpr float meanDecay = 0.9F, squareDecay = 0.99F;

    static float weightedSquare(float gradient) { return (1 - squareDecay) * gradient * gradient; }
    static float weightedSquare(Complex gradient) {
        return (1 - squareDecay) * std::norm(gradient);
    }

    float meanShare_, squareShare_, rate_;
};

/// Descent that begins with a pattern.
DescentMemory descentFrom(const PhasePattern& pattern);

/// One step of every phase that `moves`, from the gradient [1/rad].
template <class Moves>
void descend(DescentMemory& memory, const std::vector<float>& gradient, const AdamStep& step,
             const Moves& moves) {
    forSamples(gradient.size(), [&](std::size_t i) {
        if (moves(memory.phases[i]))
            memory.phases[i] -= step(gradient[i], memory.mean[i], memory.square[i]);
    });
}

/// The pattern that it has come to, on levels; 0: any phase.
PhasePattern shownOf(const DescentMemory& memory, std::int64_t levels);

} // namespace fringe
