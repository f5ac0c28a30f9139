// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/spot_checkpoint.h"

#include "engine/io/checkpoint_file.h"

namespace fringe {
namespace {

constexpr const char* heading = "fringe spot checkpoint 3\n";

/// A mark of everything that decides the bits of the rounds.
std::uint64_t markOf(const SpotDesign& design) {
    CheckpointWriter text;
    for (const Spot& spot : design.spots)
        for (const double number :
             {spot.x, spot.y, spot.z, spot.intensity, spot.phase ? *spot.phase : -1e300})
            text.put(number);
    putPattern(text, design);
    text.put(design.tuning.beta);
    text.put(design.tuning.gain);
    text.put(design.tuning.freeRounds);
    text.put(design.tuning.balance);
    text.put(design.tuning.temperature);
    text.put(design.tuning.cooling);
    text.put(design.start.rehearsalRounds);
    if (design.tolerance > 0)
        text.put(design.tolerance);
    return checksum(text.bytes());
}

void putState(CheckpointWriter& writer, const SpotState& state) {
    writer.put(state.round);
    writer.putAll(state.pattern.turns());
    writer.putAll(state.fields);
    writer.putAll(state.weights);
    writer.putAll(state.phases);
    writer.putAll(state.corrections);
    writer.putAll(state.best.pattern.turns());
    writer.put(state.best.figures);
    writer.put(state.best.round);
    writer.put(static_cast<std::uint64_t>(state.history.size()));
    for (const SpotRound& round : state.history) {
        writer.put(round.figures);
        writer.putAll(round.powers);
    }
}

SpotState getState(CheckpointReader& reader) {
    SpotState state;
    state.round = reader.get<std::int64_t>();
    state.pattern = reader.getAll<float>();
    state.fields = reader.getAll<std::complex<double>>();
    state.weights = reader.getAll<double>();
    state.phases = reader.getAll<std::complex<double>>();
    state.corrections = reader.getAll<std::complex<double>>();
    state.best.pattern = reader.getAll<float>();
    state.best.figures = reader.get<SpotFigures>();
    state.best.round = reader.get<std::int64_t>();
    const auto rounds = reader.get<std::uint64_t>();
    for (std::uint64_t i = 0; i < rounds; ++i) {
        const auto figures = reader.get<SpotFigures>();
        state.history.push_back({figures, reader.getAll<float>()});
    }
    return state;
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
    putState(writer, state);
    writeCheckpoint(path, heading, markOf(design), writer);
}

SpotState readSpotCheckpoint(const std::filesystem::path& path, const SpotDesign& design) {
    CheckpointReader reader(path, heading);
    reader.requireMark(markOf(design));
    const SpotState state = getState(reader);
    if (!fits(state, design))
        reader.damaged();
    return state;
}

} // namespace fringe
