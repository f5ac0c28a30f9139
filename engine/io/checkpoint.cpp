// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/checkpoint.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr CheckpointHeading heading{"fringe checkpoint ", 6, 8};

/// From this version on errors and damping of weights are kept.
constexpr int withDamping = 7;

/// From this version on what brings patterns to few levels is kept.
constexpr int withLevels = 8;

/// Writes or reads the parts of a pattern's state, in the order of the file.
void passPattern(CheckpointWriter& file, const Pattern& pattern) {
    file.pass(pattern.turns());
}
void passPattern(CheckpointReader& file, Pattern& pattern) {
    PhasePattern turns;
    file.pass(turns);
    pattern = std::move(turns);
}

void passDamping(CheckpointWriter& file, const SolverState& state) {
    file.pass(state.errors, state.damping);
}
void passDamping(CheckpointReader& file, SolverState& state) {
    if (file.version() >= withDamping)
        file.pass(state.errors, state.damping);
}

void passLevels(CheckpointWriter& file, const SolverState& state) {
    const auto& [iterations, free, latents, mean, square, share] = state.levels;
    file.pass(iterations, free, latents, mean, square, share);
}
void passLevels(CheckpointReader& file, SolverState& state) {
    auto& [iterations, free, latents, mean, square, share] = state.levels;
    if (file.version() >= withLevels)
        file.pass(iterations, free, latents, mean, square, share);
}

template <class File, class State> void passParts(File& file, State& state) {
    auto& [phases, mean, square] = state.descent;
    file.pass(state.iteration);
    passPattern(file, state.pattern);
    file.pass(state.fields, state.weights);
    passDamping(file, state);
    file.pass(state.constrained, phases, mean, square);
    passLevels(file, state);
    passPattern(file, state.best.pattern);
    file.pass(state.best.figures, state.best.iteration, state.best.powers, state.history,
              state.powers, state.target);
}

/// Whether there are none of the lists, or one of each of what is wanted, as long as its fields.
template <class Value>
bool isOf(const std::vector<Samples>& fields, const std::vector<std::vector<Value>>& lists) {
    return lists.empty()
           || std::ranges::equal(
               lists, fields, {}, [](const auto& list) { return list.size(); },
               [](const Samples& samples) { return samples.size(); });
}

bool fits(const LevelsMemory& levels, std::size_t pixels) {
    const auto isOfPixels = [pixels](const auto& list) {
        return list.empty() || list.size() == pixels;
    };
    return levels.iterations >= 0 && isOfPixels(levels.free) && isOfPixels(levels.latents)
           && levels.mean.size() == levels.latents.size()
           && levels.square.size() == levels.latents.size() && levels.share > 0
           && levels.share <= 1;
}

bool fits(const SolverState& state, const StateKey& key) {
    const auto pixels = static_cast<std::size_t>(key.plate.count());
    const DescentMemory& descent = state.descent;
    return state.iteration >= 0 && state.pattern.turns().size() == pixels
           && state.best.pattern.turns().size() == pixels && state.fields.size() == key.sources
           && isOf(state.fields, state.weights) && isOf(state.fields, state.errors)
           && state.damping.size() == state.errors.size() && isOf(state.fields, state.constrained)
           && (descent.phases.empty() || descent.phases.size() == pixels)
           && descent.mean.size() == descent.phases.size()
           && descent.square.size() == descent.phases.size() && fits(state.levels, pixels)
           && state.history.size() == static_cast<std::size_t>(state.iteration) + 1
           && state.best.iteration >= 0 && state.best.iteration <= state.iteration
           && state.powers.size() == state.target.size()
           && state.best.powers.size() == state.target.size();
}

} // namespace

void passState(CheckpointWriter& file, const SolverState& state) {
    passParts(file, state);
}

void passState(CheckpointReader& file, SolverState& state, const StateKey& key) {
    passParts(file, state);
    file.require(fits(state, key));
}

void writeCheckpoint(const std::filesystem::path& path, const StateKey& key,
                     const SolverState& state) {
    CheckpointWriter writer;
    passState(writer, state);
    writeCheckpoint(path, heading, key.mark, writer);
}

SolverState readCheckpoint(const std::filesystem::path& path, const StateKey& key) {
    CheckpointReader reader(path, heading, key.mark);
    SolverState state;
    passState(reader, state, key);
    return state;
}

} // namespace fringe
