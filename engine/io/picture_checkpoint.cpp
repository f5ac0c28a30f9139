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
    for (const TargetPlane& plane : design.planes) {
        text.put(plane.z);
        text.putAll(plane.intensity);
        text.putAll(plane.signal);
    }
    putPattern(text, design);
    text.put(design.padding);
    text.put(design.tuning.beta);
    text.put(design.tuning.mixing);
    text.put(design.tuning.rate);
    text.put(design.tuning.freeRounds);
    return checksum(text.bytes());
}

template <class Value>
void putLists(CheckpointWriter& writer, const std::vector<std::vector<Value>>& lists) {
    writer.put(static_cast<std::uint64_t>(lists.size()));
    for (const std::vector<Value>& list : lists)
        writer.putAll(list);
}

template <class Value> std::vector<std::vector<Value>> getLists(CheckpointReader& reader) {
    std::vector<std::vector<Value>> lists;
    for (auto left = reader.get<std::uint64_t>(); left > 0; --left)
        lists.push_back(reader.getAll<Value>());
    return lists;
}

void putState(CheckpointWriter& writer, const PictureState& state) {
    writer.put(state.round);
    writer.putAll(state.pattern);
    putLists(writer, state.fields);
    putLists(writer, state.weights);
    putLists(writer, state.aims);
    writer.putAll(state.descent.phases);
    writer.putAll(state.descent.mean);
    writer.putAll(state.descent.square);
    writer.putAll(state.best.pattern);
    writer.put(state.best.figures);
    writer.put(state.best.round);
    writer.putAll(state.history);
}

PictureState getState(CheckpointReader& reader) {
    PictureState state;
    state.round = reader.get<std::int64_t>();
    state.pattern = reader.getAll<float>();
    state.fields = getLists<Complex>(reader);
    state.weights = getLists<float>(reader);
    state.aims = getLists<Complex>(reader);
    state.descent.phases = reader.getAll<float>();
    state.descent.mean = reader.getAll<float>();
    state.descent.square = reader.getAll<float>();
    state.best.pattern = reader.getAll<float>();
    state.best.figures = reader.get<PictureFigures>();
    state.best.round = reader.get<std::int64_t>();
    state.history = reader.getAll<PictureFigures>();
    return state;
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
    putState(writer, state);
    writeCheckpoint(path, heading, markOf(design), writer);
}

PictureState readPictureCheckpoint(const std::filesystem::path& path, const PictureDesign& design) {
    CheckpointReader reader(path, heading);
    reader.requireMark(markOf(design));
    const PictureState state = getState(reader);
    if (!fits(state, design))
        reader.damaged();
    return state;
}

} // namespace fringe
