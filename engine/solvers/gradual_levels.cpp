// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/gradual_levels.h"

#include "engine/optics/sample_sums.h"
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/descent.h"
#include "engine/solvers/level_flips.h"
#include "engine/solvers/seeded_random.h"
#include "engine/solvers/start.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

constexpr std::int64_t mostGradualLevels = 64, mostLatentLevels = 4;
constexpr double phaseRate = 0.2, latentRate = 0.1; // of Adam [rad], [1]

// Shares of pixels that change in a round; each of them means more to single places.
constexpr double shareOfPlanes = 0.02, shareOfPlaces = 0.001, mostShare = 0.05, leastCount = 4;

constexpr double fullTurn = 2 * std::numbers::pi;

/// The iteration that ends a part of so many.
struct LevelParts {
    std::int64_t free, levels;
};

LevelParts partsOf(std::int64_t iterations, const Solving& solving, std::int64_t levels) {
    if (solving.start.kind == Start::Kind::Transport && levels > mostLatentLevels)
        return {iterations / 3, iterations};
    return {iterations / 6, iterations * 2 / 3};
}

/// Phases that lie on levels stay there.
class LevelPhases {
  public:
    explicit LevelPhases(std::int64_t levels)
        : step_(static_cast<float>(fullTurn / static_cast<double>(levels))) {}

    float nearest(float phase) const { return std::round(phase / step_) * step_; }
    float distance(float phase) const { return std::abs(phase - nearest(phase)); }

  private:
    float step_; ///< [rad]
};

/// Puts a share of all phases on their levels, the nearest ones, those that are there among them.
/// Some thousands say how near that is.
void freezeNearest(std::vector<float>& phases, const LevelPhases& levels, double share) {
    constexpr std::size_t enough = 1 << 16;
    std::vector<float> distances;
    for (std::size_t i = 0; i < phases.size(); i += phases.size() / enough | 1)
        distances.push_back(levels.distance(phases[i]));
    const auto count = static_cast<std::size_t>(share * static_cast<double>(distances.size()));
    float farthest = HUGE_VALF;
    if (count < distances.size()) {
        const auto last = distances.begin() + static_cast<std::ptrdiff_t>(count);
        std::ranges::nth_element(distances, last);
        farthest = *last;
    }
    forSamples(phases.size(), [&](std::size_t i) {
        if (levels.distance(phases[i]) <= farthest)
            phases[i] = levels.nearest(phases[i]);
    });
}

std::vector<Complex> latentsOf(const PhasePattern& turns) {
    std::vector<Complex> phasors(turns.size());
    forSamples(turns.size(), [&](std::size_t i) {
        phasors[i] = Complex(std::polar(1.0, fullTurn * static_cast<double>(turns[i])));
    });
    return phasors;
}

PhasePattern nearestLevels(const std::vector<Complex>& phasors, std::int64_t levels) {
    PhasePattern pattern(phasors.size());
    forSamples(phasors.size(), [&](std::size_t i) {
        pattern[i] = std::arg(phasors[i]) / static_cast<float>(fullTurn);
    });
    return onLevels(std::move(pattern), levels);
}

/// 1 or -1 at random where light counts.
Samples randomSigns(const Constraint& wanted) {
    SeededRandom random(1);
    Samples signs(wanted.amplitude.size());
    for (std::size_t i = 0; i < signs.size(); ++i)
        if (wanted.isCounted(i))
            signs[i] = random.below(2) == 0 ? 1 : -1;
    return signs;
}

double meanNorm(const std::vector<Complex>& samples) {
    const auto sum = sumOverSamples<double>(
        samples.size(), [&](std::size_t i) { return static_cast<double>(std::norm(samples[i])); });
    return sum / static_cast<double>(samples.size());
}

bool hasPhases(const Constraint& wanted) {
    return std::ranges::any_of(wanted.phases, [](const auto& phase) { return phase.has_value(); });
}

} // namespace

/// Optics whose plate shows any phase.
class GradualLevels::AnyPhase {
  public:
    explicit AnyPhase(Optics& optics) : optics_(optics), levels_(optics.light().levels) {
        optics_.setLevels(0);
    }
    ~AnyPhase() { optics_.setLevels(levels_); }
    AnyPhase(const AnyPhase&) = delete;
    AnyPhase& operator=(const AnyPhase&) = delete;

  private:
    Optics& optics_;
    std::int64_t levels_;
};

bool isGradual(const Solving& solving, std::int64_t levels) {
    return levels > 0 && levels <= mostGradualLevels && solving.stop.iterations > 0
           && solverOf(solving.solver.key).becomesGradual;
}

double gradualWork(const Solving& solving, std::int64_t levels) {
    const auto all = static_cast<double>(solving.stop.iterations);
    const LevelParts parts = partsOf(solving.stop.iterations, solving, levels);
    const auto shownTwice =
        static_cast<double>(levels > mostLatentLevels ? parts.levels : parts.free);
    return isGradual(solving, levels) ? all + shownTwice / 2 : all;
}

GradualLevels::GradualLevels(Optics& optics, const Solving& solving)
    : optics_(optics), solving_(solving), solver_(solverOf(solving.solver.key)) {}

bool GradualLevels::applies() const {
    return isGradual(solving_, optics_.light().levels)
           && std::ranges::none_of(optics_.wanted(),
                                   [](const auto& one) { return hasPhases(one->constraint()); });
}

bool GradualLevels::isOfPlanes() const {
    return std::ranges::all_of(optics_.wanted(),
                               [](const auto& one) { return one->constraint().isWholePlane; });
}

void GradualLevels::begin(SolverState& state) const {
    state.levels.iterations = solving_.stop.iterations;
    state.levels.share = isOfPlanes() ? shareOfPlanes : shareOfPlaces;
    if (!isOfPlanes()) {
        state.pattern = startPattern(state, optics_, solving_.start);
        return;
    }
    {
        const AnyPhase scope(optics_);
        state.levels.free = startPattern(state, optics_, solving_.start).turns();
    }
    state.pattern = onLevels(state.levels.free, optics_.light().levels);
}

Shown GradualLevels::iterate(SolverState& state) {
    const LevelParts parts = partsOf(state.levels.iterations, solving_, optics_.light().levels);
    if (state.iteration >= parts.levels)
        return flip(state);
    if (!isOfPlanes())
        solver_.iterate(state, optics_, solving_);
    else if (state.iteration < parts.free)
        goFreely(state);
    else if (optics_.light().levels > mostLatentLevels)
        freeze(state);
    else
        moveLatents(state);
    return optics_.forward(state.pattern);
}

void GradualLevels::goFreely(SolverState& state) {
    {
        const AnyPhase scope(optics_);
        state.pattern = std::move(state.levels.free);
        state.fields = optics_.forward(state.pattern).fields;
        solver_.iterate(state, optics_, solving_);
        state.levels.free = state.pattern.turns();
    }
    state.pattern = onLevels(state.levels.free, optics_.light().levels);
}

void GradualLevels::freeze(SolverState& state) {
    const std::int64_t levels = optics_.light().levels;
    const auto [free, end] = partsOf(state.levels.iterations, solving_, levels);
    if (state.descent.phases.empty())
        state.descent = descentFrom(state.levels.free);
    state.levels.free = {};
    const double left =
        static_cast<double>(end - state.iteration - 1) / static_cast<double>(end - free);
    freezeNearest(state.descent.phases, LevelPhases(levels), 1 - left * left);
    if (left > 0)
        descend(state);
    state.pattern = shownOf(state.descent, levels);
}

void GradualLevels::descend(SolverState& state) {
    const LevelPhases levels(optics_.light().levels);
    const bool isItsOwn = solver_.keeps == Solver::Keeps::Descent;
    const std::int64_t first =
        isItsOwn ? 0 : partsOf(state.levels.iterations, solving_, optics_.light().levels).free;
    const AnyPhase scope(optics_);
    const Pattern pattern = shownOf(state.descent, 0);
    const WholeLoss loss =
        wholeLoss(optics_.forward(pattern).fields, optics_.wanted(), pinnedEfficiency(solving_));
    fringe::descend(
        state.descent, optics_.phaseGradient(loss.slopes, pattern),
        AdamStep(state.iteration - first, isItsOwn ? solverNumber(solving_, "rate") : phaseRate),
        [levels](float phase) { return levels.distance(phase) > 0; });
}

void GradualLevels::moveLatents(SolverState& state) {
    LevelsMemory& memory = state.levels;
    const LevelParts parts = partsOf(state.levels.iterations, solving_, optics_.light().levels);
    if (memory.latents.empty()) {
        memory.latents = latentsOf(memory.free);
        memory.mean.resize(memory.latents.size());
        memory.square.resize(memory.latents.size());
        memory.free = {};
        state.descent = {};
    }
    const WholeLoss loss = wholeLoss(state.fields, optics_.wanted(), pinnedEfficiency(solving_));
    const std::vector<Complex> gradient = optics_.lightGradient(loss.slopes);
    const std::int64_t age = state.iteration - parts.free;
    const double done = static_cast<double>(age) / static_cast<double>(parts.levels - parts.free);
    const AdamStep step(age, latentRate * (1 - done));
    forSamples(gradient.size(), [&](std::size_t i) {
        Complex& latent = memory.latents[i];
        latent -= step(gradient[i], memory.mean[i], memory.square[i]);
        latent /= std::max(std::abs(latent), 1.0F);
    });
    state.pattern = nearestLevels(memory.latents, optics_.light().levels);
}

/// Second derivative of the loss by the amplitude of a pixel's light, the mean of all pixels: the
/// fields move along their own phase by half of it on average.
double GradualLevels::curvature(const std::vector<double>& scales) {
    const WantedList& wanted = optics_.wanted();
    double sum = 0;
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        if (responses_.size() == k) {
            std::vector<Samples> signs;
            for (std::size_t other = 0; other < wanted.size(); ++other)
                signs.push_back(other == k ? randomSigns(wanted[k]->constraint())
                                           : Samples(wanted[other]->constraint().amplitude.size()));
            responses_.push_back(meanNorm(optics_.lightGradient(signs)));
        }
        sum += scales[k] * scales[k] * responses_[k];
    }
    return sum;
}

Shown GradualLevels::flip(SolverState& state) {
    state.levels.free = {};
    state.levels.latents = state.levels.mean = {};
    state.levels.square = {};
    state.descent = {};
    const auto efficiency = pinnedEfficiency(solving_);
    const WholeLoss loss = wholeLoss(state.fields, optics_.wanted(), efficiency);
    const std::vector<Complex> gradient = optics_.lightGradient(loss.slopes);
    const auto pixels = static_cast<double>(gradient.size());
    double& share = state.levels.share;
    const auto count = static_cast<std::size_t>(std::max(share * pixels, leastCount));
    Pattern next =
        flipped(state.pattern.turns(),
                {gradient, curvature(loss.scales), optics_.amplitude(), optics_.light().levels},
                count, static_cast<std::uint64_t>(state.iteration) << 40);
    Shown shown = optics_.forward(next);
    if (wholeLoss(shown.fields, optics_.wanted(), efficiency).value < loss.value) {
        share = std::min(1.2 * share, mostShare);
        state.pattern = std::move(next);
        return shown;
    }
    share = std::max(share / 2, leastCount / pixels);
    return optics_.forward(state.pattern);
}

} // namespace fringe
