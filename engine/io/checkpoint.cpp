// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/checkpoint.h"

#include "engine/io/checkpoint_file.h"
#include "engine/solvers/solver.h"
#include "engine/spots/wanted_spots.h"

#include <algorithm>
#include <string>

namespace fringe {
namespace {

constexpr const char* heading = "fringe checkpoint 5\n";

void putSetup(CheckpointWriter& text, const Setup& setup) {
    const Plate& plate = setup.plate;
    text.pass(plate.size, plate.pitchX, plate.pitchY, setup.wavelength(), setup.lens.on,
              setup.lens.focalLength, setup.beam.kind, setup.beam.waist,
              setup.beam.picture.values(), setup.aperture.kind, setup.aperture.diameter,
              setup.aperture.width, setup.aperture.height);
}

void putText(CheckpointWriter& text, const std::string& more) {
    text.append(std::as_bytes(std::span(more)));
}

/// Solver with its parameters, and start.
void putSolving(CheckpointWriter& text, const Solving& solving) {
    const ChoiceInfo& info = solverOf(solving.solver.key).info;
    putText(text, info.key);
    for (const ParameterInfo& parameter : info.parameters)
        putText(text, formatValue(parameter, valueOf(info, solving.solver.values, parameter.key)));
    const Start& start = solving.start;
    text.pass(start.kind, start.seed, start.warmIterations, start.given.values());
}

/// Writes or reads the parts of a pattern's state, in the order of the file.
void passPattern(CheckpointWriter& file, const Pattern& pattern) {
    file.pass(pattern.turns());
}
void passPattern(CheckpointReader& file, Pattern& pattern) {
    PhasePattern turns;
    file.pass(turns);
    pattern = std::move(turns);
}

template <class File, class State> void passState(File& file, State& state) {
    auto& [phases, mean, square] = state.descent;
    file.pass(state.iteration);
    passPattern(file, state.pattern);
    file.pass(state.fields, state.weights, state.aims, phases, mean, square);
    passPattern(file, state.best.pattern);
    file.pass(state.best.figures, state.best.iteration, state.best.powers, state.history);
}

/// Whether there are none of the lists, or one of each of what is wanted.
template <class Value>
bool isOf(const std::vector<std::size_t>& places, const std::vector<std::vector<Value>>& lists) {
    return lists.empty()
           || std::ranges::equal(lists, places, {}, [](const auto& list) { return list.size(); });
}

bool fits(const SolverState& state, const CheckpointKey& key) {
    const auto pixels = static_cast<std::size_t>(key.plate.count());
    const DescentMemory& descent = state.descent;
    return state.pattern.turns().size() == pixels && state.best.pattern.turns().size() == pixels
           && !state.fields.empty() && isOf(key.places, state.fields)
           && isOf(key.places, state.weights) && isOf(key.places, state.aims)
           && (descent.phases.empty() || descent.phases.size() == pixels)
           && descent.mean.size() == descent.phases.size()
           && descent.square.size() == descent.phases.size()
           && state.history.size() == static_cast<std::size_t>(state.iteration) + 1;
}

} // namespace

CheckpointKey checkpointKey(const SpotDesign& design) {
    CheckpointWriter text;
    for (const Spot& spot : design.spots)
        text.pass(spot.x, spot.y, spot.z, spot.intensity, spot.phase ? *spot.phase : -1e300);
    putSetup(text, design.setup);
    putSolving(text, design);
    text.pass(design.levels, design.model, toleranceOf(design));
    return {checksum(text.bytes()), {design.spots.size()}, design.setup.plate.size};
}

CheckpointKey checkpointKey(const PictureDesign& design) {
    CheckpointWriter text;
    std::vector<std::size_t> places;
    for (const TargetPlane& plane : design.planes) {
        text.pass(plane.z, plane.intensity, plane.signal);
        places.push_back(plane.intensity.size());
    }
    putSetup(text, design.setup);
    putSolving(text, design);
    text.pass(design.levels, design.padding);
    return {checksum(text.bytes()), std::move(places), design.setup.plate.size};
}

CheckpointKey checkpointKey(const Design& design) {
    return design.target == Target::Picture ? checkpointKey(pictureDesignOf(design))
                                            : checkpointKey(spotDesignOf(design));
}

void writeCheckpoint(const std::filesystem::path& path, const CheckpointKey& key,
                     const SolverState& state) {
    CheckpointWriter writer;
    passState(writer, state);
    writeCheckpoint(path, heading, key.mark, writer);
}

SolverState readCheckpoint(const std::filesystem::path& path, const CheckpointKey& key) {
    CheckpointReader reader(path, heading, key.mark);
    SolverState state;
    passState(reader, state);
    reader.require(fits(state, key));
    return state;
}

} // namespace fringe
