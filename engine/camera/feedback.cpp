// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/feedback.h"

#include "engine/job/job_control.h"
#include "engine/model/units.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/sources/spots/lit_spots.h"
#include "engine/sources/spots/spots_source.h"
#include "engine/sources/spots/wanted_spots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <memory>
#include <utility>

namespace fringe {
namespace {

const SpotList& spotsOf(const Design& design) {
    const auto list =
        design.sources.empty() ? nullptr : design.sources.front().kind.data<SpotList>("list");
    if (!list || list->empty())
        throw badInput(FRINGE_MARK("A camera weights spots, and the design has none; give some."));
    return *list;
}

Design withSpots(Design design, SpotList spots) {
    Source& source = design.sources.front();
    SpotSource typed = asSpots(source);
    typed.list = std::make_shared<const SpotList>(std::move(spots));
    store(source, typed);
    return design;
}

Chain computed(const Design& design, const FeedbackJob& job,
               std::optional<SolverState> resume = {}) {
    SolverRun run;
    run.resume = std::move(resume);
    const Chain made = taken(compute(plan(design, job.limits), {job.device, job.control}, run));
    if (made.solved() && made.solved()->end == SolverEnd::Stopped)
        throw Cancelled();
    return inMemory(made);
}

std::vector<float> powersOfSpots(std::span<const std::complex<double>> fields) {
    std::vector<float> powers;
    for (const auto& field : fields)
        powers.push_back(static_cast<float>(std::norm(field)));
    return powers;
}

/// The iterations that made a pattern for the spots that were asked for, to go on from for the
/// next ones: with that pattern, and weights that follow the intensities.
SolverState goingOn(SolverState state, const SpotList& asked, const SpotList& next) {
    const std::vector<double> before = targetIntensities(asked), now = targetIntensities(next);
    for (std::vector<float>& weights : state.weights)
        for (std::size_t r = 0; r < weights.size(); ++r)
            if (before[r] > 0)
                weights[r] *= static_cast<float>(std::sqrt(now[r] / before[r]));
    state.errors.clear(); // they were of other weights, and so was their damping
    state.damping.clear();
    state.levels = {}; // other spots need more than a few changes of levels
    state.target.assign(now.begin(), now.end());
    const std::vector<std::complex<double>> fields(state.fields.front().begin(),
                                                   state.fields.front().end());
    state.powers = powersOfSpots(fields);
    state.best = {state.pattern, spotFigures(fields, now), state.iteration, state.powers};
    state.history.back() = state.best.figures;
    return state;
}

std::vector<PlanePlace> placesSeen(const SpotList& spots, const AffineMap& toCamera) {
    std::vector<PlanePlace> pixels;
    for (const Spot& spot : spots)
        pixels.push_back(toCamera({spot.x, spot.y}));
    return pixels;
}

/// Rounds of one design.
class Rounds {
  public:
    Rounds(const Design& design, const FeedbackPlan& plan, const FeedbackJob& job,
           const TakeShot& take)
        : wanted_(spotsOf(design)), plan_(plan), job_(job), take_(take), next_(design),
          iterations_(design.stop.iterations), pixels_(placesSeen(wanted_, plan.toCamera)),
          radius_(windowRadius(pixels_, spotWidth(design, planeOfSpots(design))
                                            * std::sqrt(std::abs(plan.toCamera.area())))) {}

    FeedbackResult run() {
        for (std::int64_t round = 0; round < plan_.rounds; ++round) {
            try {
                const auto rounds = static_cast<double>(plan_.rounds);
                const JobShare share(job_.control, static_cast<double>(round) / rounds,
                                     static_cast<double>(round + 1) / rounds);
                oneRound();
            } catch (const Cancelled&) {
                if (result_.rounds.empty())
                    throw;
                result_.isStopped = true;
                break;
            } catch (const Error& error) {
                if (result_.rounds.empty())
                    throw;
                result_.error = error;
                break;
            }
        }
        return std::move(result_);
    }

  private:
    void oneRound() {
        FeedbackRound round;
        round.asked = spotsOf(next_);
        constexpr double designing = 0.8;
        Chain made = [&] {
            const JobShare share(job_.control, 0, designing);
            return computed(next_, job_, std::move(state_));
        }();
        round.computed = made.solved()->state.best.figures;
        const CameraShot shot = [&] {
            const JobShare share(job_.control, designing, 1);
            return take_(made);
        }();
        round.spots = measureSpots(shot, pixels_, radius_);
        requireInside(round.spots, shot);
        round.measured = measuredFigures(shot, round.spots, wanted_);
        NextRound next = nextRound(made, wanted_, round.spots, plan_.gain);
        state_ = std::move(next.state);
        next_ = std::move(next.design);
        next_.stop.iterations = state_->iteration + iterations_;
        keep(std::move(round), std::move(made));
    }

    void requireInside(const std::vector<MeasuredSpot>& spots, const CameraShot& shot) const {
        for (std::size_t r = 0; r < spots.size(); ++r)
            if (!spots[r].isInside && wanted_[r].intensity > 0)
                throw badInput(FRINGE_MARK("Spot {0} lies outside of the camera's picture of {1} x "
                                           "{2} pixels; give spots that the camera sees."),
                               r + 1, shot.counts.shape().cols, shot.counts.shape().rows);
    }

    void keep(FeedbackRound round, Chain made) {
        if (result_.rounds.empty()
            || isBetter(round.measured, result_.rounds[result_.best].measured)) {
            result_.best = result_.rounds.size();
            result_.made = std::move(made);
        }
        result_.rounds.push_back(std::move(round));
        if (plan_.afterRound)
            plan_.afterRound(result_.rounds.back());
    }

    SpotList wanted_;
    const FeedbackPlan& plan_;
    const FeedbackJob& job_;
    const TakeShot& take_;
    Design next_;
    std::int64_t iterations_;          ///< of a round
    std::optional<SolverState> state_; ///< to go on from; none at first
    std::vector<PlanePlace> pixels_;
    double radius_;
    FeedbackResult result_;
};

/// Leaves of pictures what is not in all of them: no zero order, no background.
void takeOffWhatStays(std::vector<CameraShot>& shots) {
    std::vector<float> least(shots.front().counts.samples().begin(),
                             shots.front().counts.samples().end());
    for (const CameraShot& shot : shots) {
        if (shot.counts.shape() != shots.front().counts.shape())
            throw failed(FRINGE_MARK("The camera's pictures are of different sizes; leave its size "
                                     "as it is."));
        for (std::size_t i = 0; i < least.size(); ++i)
            least[i] = std::min(least[i], shot.counts.samples()[i]);
    }
    for (CameraShot& shot : shots) {
        std::vector<float> rest;
        for (std::size_t i = 0; i < least.size(); ++i)
            rest.push_back(shot.counts.samples()[i] - least[i]);
        shot.counts = {shot.counts.shape(), std::move(rest)};
    }
}

/// From the lens, or else from the panel [m].
double reachOf(const Design& design, Length plane) {
    const Lens& lens = design.setup.lens;
    return lens.on ? lens.focalLength.si() : std::abs(plane.si());
}

LitArea litAreaOf(const Setup& setup) {
    return litArea(setup.aperture, gridOf(setup.plate));
}

} // namespace

NextRound nextRound(const Chain& made, const SpotList& wanted,
                    std::span<const MeasuredSpot> measured, double gain) {
    const SpotList& before = spotsOf(made.design());
    SpotList asked = correctedSpots(before, wanted, measured, gain);
    SolverState state = goingOn(made.solved()->goOnFrom(), before, asked);
    return {withSpots(made.design(), std::move(asked)), std::move(state)};
}

FeedbackResult evenByCamera(const Design& design, const FeedbackPlan& plan, const FeedbackJob& job,
                            const TakeShot& take) {
    if (const Solver* solver = findSolver(design.solver.key);
        solver == nullptr || solver->iterate == nullptr)
        throw badInput(FRINGE_MARK("A camera weights spots from one round of iterations to the "
                                   "next, and {0} has none; choose another algorithm."),
                       design.solver.key);
    return Rounds(design, plan, job, take).run();
}

AffineMap registeredByShowing(const Design& design, const FeedbackJob& job, const TakeShot& take) {
    const std::array<PlanePlace, 3> places = registrationPlaces(spotsOf(design));
    const Length plane = planeOfSpots(design);
    std::vector<CameraShot> shots;
    for (const PlanePlace& place : places) {
        Design single =
            withSpots(design, {{.x = place.x, .y = place.y, .z = plane.si(), .phase = {}}});
        static_cast<Solving&>(single) = {.solver = {"superposition"}, .start = {}, .stop = {}};
        shots.push_back(take(computed(single, job)));
    }
    takeOffWhatStays(shots);
    constexpr double pixelsAround = 4; // of spots of whatever width: the centroid moves little
    std::array<PlanePlace, 3> seen;
    for (std::size_t i = 0; i < seen.size(); ++i)
        seen[i] = brightestSpot(shots[i], pixelsAround);
    return mapThrough(places, seen);
}

Length planeOfSpots(const Design& design) {
    double least = HUGE_VAL, most = -HUGE_VAL;
    for (const Spot& spot : spotsOf(design))
        if (spot.intensity > 0) {
            least = std::min(least, spot.z);
            most = std::max(most, spot.z);
        }
    const Length plane((least + most) / 2);
    const LitArea lit = litAreaOf(design.setup);
    const double share = reachOf(design, plane) / std::max(lit.width, lit.height);
    const double depth = design.setup.wavelength().si() * share * share;
    if (!(most - least <= depth))
        throw badInput(FRINGE_MARK("The spots lie at z from {0} to {1}, and a camera sees one "
                                   "plane, {2} deep; give spots of one z."),
                       formatLength(Length(least)), formatLength(Length(most)),
                       formatLength(Length(depth)));
    return plane;
}

double spotWidth(const Design& design, Length plane) {
    const LitArea lit = litAreaOf(design.setup);
    return design.setup.wavelength().si() * reachOf(design, plane)
           / std::min(lit.width, lit.height);
}

} // namespace fringe
