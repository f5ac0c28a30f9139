// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/spot_measure.h"
#include "engine/model/design.h"
#include "engine/run/run.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// Patterns of spots that are made even by what a camera sees of them.
namespace fringe {

/// Has the device of a pattern show it, and takes a picture. May throw `Error`, `Cancelled`.
using TakeShot = std::function<CameraShot(const Chain& pattern)>;

struct FeedbackRound {
    Figures computed; ///< of the pattern, for the intensities that were asked of the solver
    Figures measured; ///< for those that are wanted
    std::vector<MeasuredSpot> spots;
    SpotList asked;
};

struct FeedbackPlan {
    std::int64_t rounds = 10; ///< ≥ 1
    double gain = 0.7;        ///< exponent of corrections, > 0
    AffineMap toCamera;       ///< from places of the spots to the camera's pixels
    /// Called after every round, on the job's thread.
    std::function<void(const FeedbackRound&)> afterRound{};
};

/// How rounds ended; the rounds are those that are whole.
struct FeedbackResult {
    std::vector<FeedbackRound> rounds;
    std::size_t best = 0;         ///< its number among them
    Chain made;                   ///< of the best, in memory
    bool isStopped = false;       ///< it was cancelled
    std::optional<Error> error{}; ///< what ended the rounds early
};

/// What computing takes.
struct FeedbackJob {
    const ComputeDevice& device;
    const PlanLimits& limits;
    JobControl& control;
};

/// What a round begins with.
struct NextRound {
    Design design; ///< of the spots that are asked for, and of more iterations
    SolverState state;
};

/// The round after one whose pattern was measured so: its iterations go on from those before, with
/// weights that follow. made: by iterations, of as many spots as are wanted in the end and were
/// measured; gain: as of a plan.
NextRound nextRound(const Chain& made, const SpotList& wanted,
                    std::span<const MeasuredSpot> measured, double gain);

/// Designs a pattern for the spots of a design, its one visible source, has it looked at, asks for
/// `correctedSpots` in the next round, whose iterations go on from those before with weights that
/// follow, and keeps the pattern that measures as the most even (as slmsuite's experimental
/// feedback does). What ends the first round is thrown: `Error`, `Cancelled`;
/// later it ends the rounds.
FeedbackResult evenByCamera(const Design& design, const FeedbackPlan& plan, const FeedbackJob& job,
                            const TakeShot& take);

/// How the camera stands, found by showing one spot after the other at `registrationPlaces`; what
/// all three pictures have, such as a zero order, is taken off. Throws like `evenByCamera`, and as
/// `brightestSpot`.
AffineMap registeredByShowing(const Design& design, const FeedbackJob& job, const TakeShot& take);

/// The z of the plane that all bright spots of a design lie in, from the lens's focal plane or from
/// the panel. Throws `Error` (BadInput) where one lies out of the depth of focus, λ(f/D)² with the
/// plate's width D, of the others, since a camera sees one plane.
Length planeOfSpots(const Design& design);

/// The width of a spot there, λf/D along the axis where it is wider [m].
double spotWidth(const Design& design, Length plane);

} // namespace fringe
