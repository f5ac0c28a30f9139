// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/optics.h"
#include "engine/solvers/solver.h"

#include <vector>

namespace fringe {

/// Whether a design of some iterations comes to so many levels by and by rather than in every
/// iteration: those of a plate are few, and its solver lets go of them at first.
bool isGradual(const Solving& solving, std::int64_t levels);

/// The work of all iterations for planes, in that of a plain iteration.
double gradualWork(const Solving& solving, std::int64_t levels);

/// Brings patterns to few levels by and by, since a solver whose every iteration is rounded stalls.
/// Of the iterations of the run that began a design for planes, the first sixth is the solver's
/// own, on any phase. Up to two thirds, with more than 4 levels, the pixels next to a level take it
/// for good, nearest ones first, while a gradient makes up for them by the others (after Wyrowski,
/// J. Opt. Soc. Am. A 7, 961 (1990)); with fewer, the levels nearest to complex numbers are shown,
/// and the gradient of what they show moves the numbers (Bengio et al., arXiv:1308.3432). Single
/// places have so much freedom that up to there the solver stays on levels. All further iterations
/// change levels of pixels, many at once, where that lessens the loss. From a start that shows the
/// picture, `Transport`, with more than 4 levels the first third is free, and the pixels take their
/// levels to the end. Transforms are the device's;
/// what is done pixel by pixel is done on the host, a small part of the time. ONE thread.
class GradualLevels {
  public:
    /// Keeps references.
    GradualLevels(Optics& optics, const Solving& solving);

    /// Whether a design that begins comes to its levels so: it is gradual, and no phases are given
    /// where light is wanted, of which the loss knows nothing.
    bool applies() const;
    /// The start's pattern, on levels.
    void begin(SolverState& state) const;
    /// Makes the next pattern of a state that has begun, on levels, and shows it. May throw
    /// `Cancelled`.
    Shown iterate(SolverState& state);

  private:
    class AnyPhase;

    bool isOfPlanes() const;
    void goFreely(SolverState& state);
    void freeze(SolverState& state);
    void descend(SolverState& state);
    void moveLatents(SolverState& state);
    Shown flip(SolverState& state);
    double curvature(const std::vector<double>& scales);

    Optics& optics_;
    const Solving& solving_;
    const Solver& solver_;
    std::vector<double> responses_; ///< of each of what is wanted; empty: not measured yet
};

} // namespace fringe
