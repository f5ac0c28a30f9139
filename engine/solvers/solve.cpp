// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/solve.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/solvers/gradual_levels.h"
#include "engine/solvers/start.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace fringe {
namespace {

/// In the order of `powersOf`.
std::vector<float> targetOf(const WantedList& wanted) {
    std::vector<float> target;
    for (const auto& places : wanted)
        if (const Constraint& constraint = places->constraint(); !constraint.isWholePlane)
            for (const float amplitude : constraint.amplitude)
                target.push_back(amplitude * amplitude);
    return target;
}

/// Notes what the state's pattern showed, and keeps the pattern if it is the best.
void note(SolverState& state, Shown shown, Optics& optics) {
    const Figures figures = figuresOf(shown, optics.wanted());
    state.fields = std::move(shown.fields);
    state.powers = powersOf(state.fields, optics.wanted());
    if (state.history.empty() || isBetter(figures, state.best.figures))
        state.best = {state.pattern.shared(), figures, state.iteration, state.powers};
    state.history.push_back(figures);
}

SolverState startState(Optics& optics, const Solving& solving) {
    SolverState state;
    state.target = targetOf(optics.wanted());
    optics.begin(state.iteration);
    if (const GradualLevels levels(optics, solving); levels.applies())
        levels.begin(state);
    else
        state.pattern = startPattern(state, optics, solving.start);
    note(state, optics.forward(state.pattern), optics);
    return state;
}

void requireSameLight(const SolverState& state, Optics& optics) {
    const auto countOf = [](const auto& places) { return places->constraint().amplitude.size(); };
    if (!std::ranges::equal(state.fields, optics.wanted(), {}, &Samples::size, countOf))
        throw badInput(FRINGE_MARK("The iterations to go on from are of other light; begin the "
                                   "design anew."));
}

/// Which stop rule holds after so many seconds, the most welcome first.
std::optional<SolverEnd> endedBy(const StopRules& stop, const SolverState& state, double seconds) {
    const Figures& best = state.best.figures;
    if (stop.uniformity && best.uniformity && *best.uniformity >= *stop.uniformity)
        return SolverEnd::Uniformity;
    if (stop.error && best.error <= *stop.error)
        return SolverEnd::Error;
    if (stop.efficiency && best.efficiency >= *stop.efficiency)
        return SolverEnd::Efficiency;
    if (state.iteration >= stop.iterations)
        return SolverEnd::Iterations;
    if (stop.noGainIterations > 0
        && state.iteration - state.best.iteration >= stop.noGainIterations)
        return SolverEnd::NoGain;
    if (stop.seconds > 0 && seconds >= stop.seconds)
        return SolverEnd::Time;
    return std::nullopt;
}

/// What an iteration changes goes from one state to another, whose memory is used again.
void copyIteration(const SolverState& state, SolverState& copy) {
    copy.iteration = state.iteration;
    copy.pattern = state.pattern.shared();
    copy.fields = state.fields;
    copy.weights = state.weights;
    copy.errors = state.errors;
    copy.damping = state.damping;
    copy.constrained = state.constrained;
    copy.descent = state.descent;
    copy.levels = state.levels;
}

/// The iterations of a run.
class Iterations {
  public:
    Iterations(Optics& optics, const Solving& solving, const SolverRun& run)
        : optics_(optics), solving_(solving), run_(run), solver_(solverOf(solving.solver.key)),
          levels_(optics, solving), stop_(solving.stop) {
        if (solver_.iterate == nullptr)
            stop_.iterations = 0;
    }

    SolverEnd run(SolverState& state) {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        try {
            while (true) {
                if (run_.afterIteration)
                    run_.afterIteration(state);
                const std::chrono::duration<double> passed = Clock::now() - start;
                if (const auto end = endedBy(stop_, state, passed.count()))
                    return *end;
                iterate(state);
            }
        } catch (const Cancelled&) {
            return SolverEnd::Stopped;
        }
    }

  private:
    /// An iteration is done whole or, if it is cancelled, not at all.
    void iterate(SolverState& state) {
        copyIteration(state, next_);
        std::optional<Shown> shown;
        if (next_.levels.iterations > 0)
            shown = levels_.iterate(next_);
        else
            solver_.iterate(next_, optics_, solving_);
        ++next_.iteration;
        if (optics_.begin(next_.iteration) || !shown)
            shown = optics_.forward(next_.pattern);
        next_.best = std::move(state.best);
        next_.history = std::move(state.history);
        next_.target = std::move(state.target);
        std::swap(state, next_);
        note(state, std::move(*shown), optics_);
    }

    Optics& optics_;
    const Solving& solving_;
    const SolverRun& run_;
    const Solver& solver_;
    GradualLevels levels_;
    StopRules stop_;
    SolverState next_; ///< memory
};

} // namespace

Figures figuresOf(const Shown& shown, const WantedList& wanted) {
    std::vector<Figures> each;
    for (std::size_t k = 0; k < wanted.size(); ++k)
        each.push_back(wanted[k]->figures(shown.fields[k]));
    Figures figures = combined(each);
    figures.zeroOrder = std::norm(shown.zeroOrder);
    return figures;
}

const char* solverEndName(SolverEnd end) {
    static constexpr std::array names{"iterations", "uniformity", "error",  "efficiency",
                                      "no gain",    "time",       "stopped"};
    return names[static_cast<std::size_t>(end)];
}

double shareLeft(const SolverRun& run, const StopRules& stop) {
    const auto all = static_cast<double>(std::max<std::int64_t>(stop.iterations, 0) + 1);
    const auto done = static_cast<double>(run.resume ? run.resume->iteration + 1 : 0);
    return std::max(1 - done / all, 0.0);
}

SolverResult solve(Optics& optics, const Solving& solving, const SolverRun& run) {
    if (run.resume) {
        requireSameLight(*run.resume, optics);
        optics.begin(run.resume->iteration);
    }
    SolverResult result{run.resume ? *run.resume : startState(optics, solving),
                        SolverEnd::Iterations,
                        optics.device().info().id,
                        {},
                        {}};
    result.end = Iterations(optics, solving, run).run(result.state);
    result.state.pattern.settle();
    result.state.best.pattern.settle();
    if (run.judges && result.end != SolverEnd::Stopped && !optics.isExact())
        judge(result, result.state.best.pattern, optics);
    return result;
}

void judge(SolverResult& result, const Pattern& pattern, Optics& optics) {
    SolverState& state = result.state;
    try {
        const Shown shown = optics.forward(pattern, Accuracy::Exact);
        const bool isItsOwn = pattern.isSharedWith(state.best.pattern);
        if (!result.unjudged)
            result.unjudged = state;
        state.best.figures = figuresOf(shown, optics.wanted());
        state.best.powers = powersOf(shown.fields, optics.wanted());
        state.history.at(static_cast<std::size_t>(state.best.iteration)) = state.best.figures;
        if (isItsOwn && state.best.iteration == state.iteration)
            state.fields = shown.fields;
    } catch (const Cancelled&) {
        result.end = SolverEnd::Stopped;
    }
}

std::vector<float> powersOf(const std::vector<Samples>& fields, const WantedList& wanted) {
    std::vector<float> powers;
    for (std::size_t k = 0; k < wanted.size(); ++k)
        if (!wanted[k]->constraint().isWholePlane)
            for (const Complex& field : fields[k])
                powers.push_back(std::norm(field));
    return powers;
}

} // namespace fringe
