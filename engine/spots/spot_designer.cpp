// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_designer.h"

#include "engine/methods/abilities.h"
#include "engine/patterns/seeded_random.h"
#include "engine/spots/rehearsal.h"
#include "engine/spots/spot_phases.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

SpotPattern superposition(const SpotState& state, const SpotOptics& optics) {
    SpotOptics::Fields coefficients;
    for (std::size_t r = 0; r < state.weights.size(); ++r)
        coefficients.push_back(state.weights[r] * state.phases[r]);
    return optics.superpose(coefficients);
}

SpotPattern startPattern(const SpotState& state, const SpotOptics& optics) {
    const SpotStart& start = optics.design().start;
    switch (start.kind) {
    case SpotStart::Kind::Random:
        return onLevels(randomPattern(start.seed, optics.design().plate.size),
                        optics.design().levels);
    case SpotStart::Kind::Given:
        return onLevels(start.given.values(), optics.design().levels);
    case SpotStart::Kind::Superposition:
    case SpotStart::Kind::Rehearsed:
        break;
    }
    return superposition(state, optics);
}

SpotRound roundOf(const SpotOptics::Shown& shown, const SpotOptics& optics) {
    SpotRound round{spotFigures(shown.fields, optics.target()), {}};
    round.figures.zeroOrder = std::norm(shown.zeroOrder);
    round.figures.phaseError = phaseError(shown.fields, optics.design().spots);
    round.powers.reserve(shown.fields.size());
    for (const std::complex<double>& field : shown.fields)
        round.powers.push_back(static_cast<float>(std::norm(field)));
    return round;
}

/// Notes what the state's pattern showed, and keeps the pattern if it is the best.
void note(SpotState& state, const SpotOptics::Shown& shown, const SpotOptics& optics) {
    state.fields = shown.fields;
    SpotRound round = roundOf(shown, optics);
    if (state.history.empty() || isBetter(round.figures, state.best.figures))
        state.best = {state.pattern.shared(), round.figures, state.round};
    state.history.push_back(std::move(round));
}

SpotState startState(const SpotOptics& optics) {
    const SpotDesign& design = optics.design();
    SeededRandom turns(design.start.seed);
    SpotState state;
    state.corrections.resize(design.spots.size());
    for (std::size_t r = 0; r < design.spots.size(); ++r) {
        const double random = 2 * std::numbers::pi * turns.next();
        state.weights.push_back(std::sqrt(optics.target()[r]));
        state.phases.push_back(std::polar(1.0, design.spots[r].phase.value_or(random)));
    }
    if (design.start.kind == SpotStart::Kind::Rehearsed)
        rehearse(state, optics);
    state.pattern = startPattern(state, optics);
    note(state, optics.shownBy(state.pattern), optics);
    return state;
}

/// Which stop rule holds, the most welcome first.
std::optional<RoundsEnd> ended(const SpotState& state, const SpotStop& stop, double seconds) {
    if (stop.uniformity && state.best.figures.uniformity >= *stop.uniformity)
        return RoundsEnd::Uniformity;
    return endedBy(stop, state, seconds);
}

/// What a round changes goes from one state to another, whose memory is used again.
void copyRound(const SpotState& state, SpotState& copy) {
    copy.round = state.round;
    copy.pattern = state.pattern.shared();
    copy.fields = state.fields;
    copy.weights = state.weights;
    copy.phases = state.phases;
    copy.corrections = state.corrections;
}

/// A round is done whole or, if it is cancelled, not at all. `next` is memory.
void doRound(SpotState& state, SpotState& next, const SpotAlgorithm& algorithm,
             const SpotOptics& optics) {
    copyRound(state, next);
    algorithm.round(next, optics);
    const SpotOptics::Shown shown = optics.shownBy(next.pattern);
    ++next.round;
    next.best = std::move(state.best);
    next.history = std::move(state.history);
    std::swap(state, next);
    note(state, shown, optics);
}

RoundsEnd roundsOf(SpotState& state, const SpotOptics& optics, const SpotRun& run) {
    const SpotAlgorithm& algorithm = spotAlgorithm(optics.design().algorithm);
    SpotStop stop = optics.design().stop;
    if (algorithm.round == nullptr)
        stop.rounds = 0;
    SpotState next;
    return doRounds<SpotState>(
        state, {[&](const SpotState& now, double seconds) { return ended(now, stop, seconds); },
                [&](auto& now) { doRound(now, next, algorithm, optics); }, run.afterRound});
}

/// Fetches what the device still has of a state.
void settle(SpotState& state) {
    state.pattern.settle();
    state.best.pattern.settle();
}

/// Measures what is kept by exact sums, whatever those of the rounds were.
void judge(SpotResult& result, const SpotOptics& optics) {
    if (optics.isExact())
        return;
    SpotState& state = result.state;
    try {
        const SpotOptics::Shown shown = optics.exactlyShownBy(state.best.pattern);
        result.unjudged = state;
        SpotRound& round = state.history.at(static_cast<std::size_t>(state.best.round));
        round = roundOf(shown, optics);
        state.best.figures = round.figures;
        if (state.best.round == state.round)
            state.fields = shown.fields;
    } catch (const Cancelled&) {
        result.end = RoundsEnd::Stopped;
    }
}

SpotResult runDesign(const SpotDesign& design, Device& device, JobControl& control,
                     const SpotRun& run) {
    control.begin(message(FRINGE_MARK("Designing spots")), 0, 1,
                  shareLeft(run, design.stop.rounds) * designPairs(design),
                  FRINGE_MARK("point-pixels"));
    const SpotOptics optics(design, device, control, run.eachPair);
    SpotResult result{
        run.resume ? *run.resume : startState(optics), RoundsEnd::Rounds, device.info().id, {}};
    result.end = roundsOf(result.state, optics, run);
    settle(result.state);
    if (run.judges && result.end != RoundsEnd::Stopped)
        judge(result, optics);
    return result;
}

} // namespace

bool offersSpots(const ComputeDevice& device, SpotGeometry geometry) {
    return device.kernels().offers(geometry);
}

Outcome<SpotResult> designSpots(const SpotDesign& design, const ComputeDevice& device,
                                JobControl& control, const SpotRun& run, const PlanLimits& limits) {
    return outcomeOf([&] {
        PlanLimits here = limits;
        if (!here.device)
            here.device = abilitiesOf(device.kernels());
        requireRunnable(planSpots(design, here));
        return runDesign(design, device.kernels(), control, run);
    });
}

Hologram fieldOf(const SpotDesign& design, const SpotResult& result) {
    return hologramOf({design.beam, design.plate, design.wavelength, design.levels},
                      result.state.best.pattern.turns(), result.device);
}

} // namespace fringe
