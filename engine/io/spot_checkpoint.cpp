// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/spot_checkpoint.h"

#include "engine/io/checkpoint_file.h"

namespace fringe {
namespace {

constexpr const char* heading = "fringe spot checkpoint 4\n";

/// A mark of everything that decides the bits of the rounds.
std::uint64_t markOf(const SpotDesign& design) {
    CheckpointWriter text;
    for (const Spot& spot : design.spots)
        text.pass(spot.x, spot.y, spot.z, spot.intensity, spot.phase ? *spot.phase : -1e300);
    putPattern(text, design);
    const SpotTuning& tuning = design.tuning;
    text.pass(tuning.beta, tuning.gain, tuning.freeRounds, tuning.balance, tuning.temperature,
              tuning.cooling, design.start.rehearsalRounds);
    if (const double tolerance = toleranceOf(design); tolerance > 0)
        text.pass(tolerance);
    return checksum(text.bytes());
}

void passPattern(CheckpointWriter& file, const SpotPattern& pattern) {
    file.pass(pattern.turns());
}
void passPattern(CheckpointReader& file, SpotPattern& pattern) {
    PhasePattern turns;
    file.pass(turns);
    pattern = std::move(turns);
}

/// Writes or reads the parts of a state, in the order of the file.
template <class File, class State> void passState(File& file, State& state) {
    file.pass(state.round);
    passPattern(file, state.pattern);
    file.pass(state.fields, state.weights, state.phases, state.corrections);
    passPattern(file, state.best.pattern);
    file.pass(state.best.figures, state.best.round);
    file.passEach(state.history, [&](auto& round) { file.pass(round.figures, round.powers); });
}

bool fits(const SpotState& state, const SpotDesign& design) {
    const auto pixels = static_cast<std::size_t>(design.plate.size.count());
    const std::size_t spots = design.spots.size();
    return state.pattern.turns().size() == pixels && state.best.pattern.turns().size() == pixels
           && state.fields.size() == spots && state.weights.size() == spots
           && state.phases.size() == spots && state.corrections.size() == spots
           && state.history.size() == static_cast<std::size_t>(state.round) + 1;
}

} // namespace

void writeSpotCheckpoint(const std::filesystem::path& path, const SpotDesign& design,
                         const SpotState& state) {
    CheckpointWriter writer;
    passState(writer, state);
    writeCheckpoint(path, heading, markOf(design), writer);
}

SpotState readSpotCheckpoint(const std::filesystem::path& path, const SpotDesign& design) {
    CheckpointReader reader(path, heading, markOf(design));
    SpotState state;
    passState(reader, state);
    reader.require(fits(state, design));
    return state;
}

} // namespace fringe
