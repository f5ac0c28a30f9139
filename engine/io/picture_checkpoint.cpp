// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/picture_checkpoint.h"

#include "engine/io/checkpoint_file.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr const char* heading = "fringe picture checkpoint 2\n";

/// A mark of everything that decides the bits of the rounds.
std::uint64_t markOf(const PictureDesign& design) {
    CheckpointWriter text;
    for (const TargetPlane& plane : design.planes)
        text.pass(plane.z, plane.intensity, plane.signal);
    putPattern(text, design);
    const PictureTuning& tuning = design.tuning;
    text.pass(design.padding, tuning.beta, tuning.mixing, tuning.rate, tuning.freeRounds);
    return checksum(text.bytes());
}

/// Writes or reads the parts of a state, in the order of the file.
template <class File, class State> void passState(File& file, State& state) {
    auto& [phases, mean, square] = state.descent;
    auto& [pattern, figures, round] = state.best;
    file.pass(state.round, state.pattern, state.fields, state.weights, state.aims, phases, mean,
              square, pattern, figures, round, state.history);
}

/// Whether there are none of the lists, or one a plane of its samples.
template <class Value>
bool isOfPlanes(const std::vector<std::vector<Value>>& lists, const PictureDesign& design) {
    const auto samples = static_cast<std::size_t>(planeGrid(design).shape.count());
    return lists.empty()
           || (lists.size() == design.planes.size()
               && std::ranges::all_of(
                   lists, [&](const std::vector<Value>& list) { return list.size() == samples; }));
}

bool fits(const PictureState& state, const PictureDesign& design) {
    const auto pixels = static_cast<std::size_t>(design.plate.size.count());
    const DescentMemory& descent = state.descent;
    return state.pattern.size() == pixels && state.best.pattern.size() == pixels
           && !state.fields.empty() && isOfPlanes(state.fields, design)
           && isOfPlanes(state.weights, design) && isOfPlanes(state.aims, design)
           && (descent.phases.empty() || descent.phases.size() == pixels)
           && descent.mean.size() == descent.phases.size()
           && descent.square.size() == descent.phases.size()
           && state.history.size() == static_cast<std::size_t>(state.round) + 1;
}

} // namespace

void writePictureCheckpoint(const std::filesystem::path& path, const PictureDesign& design,
                            const PictureState& state) {
    CheckpointWriter writer;
    passState(writer, state);
    writeCheckpoint(path, heading, markOf(design), writer);
}

PictureState readPictureCheckpoint(const std::filesystem::path& path, const PictureDesign& design) {
    CheckpointReader reader(path, heading, markOf(design));
    PictureState state;
    passState(reader, state);
    reader.require(fits(state, design));
    return state;
}

} // namespace fringe
