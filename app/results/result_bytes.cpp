// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_bytes.h"

#include "engine/encodings/encoding.h"
#include "engine/io/checkpoint.h"
#include "engine/io/input_file.h"
#include "engine/run/key.h"
#include "engine/run/run.h"
#include "engine/run/solved_field.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace fringe {
namespace {

constexpr CheckpointHeading heading{"fringe result ", 1, 8}; ///< its states are of that version

constexpr int withFiner = 8;    ///< from which on the PSNR on a finer grid is kept
constexpr int mostNarrow = 256; ///< levels that a byte holds

std::vector<char> lettersOf(const std::string& text) {
    return {text.begin(), text.end()};
}

std::string taken(CheckpointReader& file) {
    std::vector<char> letters;
    file.pass(letters);
    return {letters.begin(), letters.end()};
}

/// Size of the large lists of a state.
std::uint64_t sizeOf(const SolverState& state) {
    std::uint64_t reals = state.pattern.turns().size() + state.best.pattern.turns().size()
                          + 3 * state.descent.phases.size();
    for (const auto* lists : {&state.weights, &state.errors})
        for (const auto& list : *lists)
            reals += list.size();
    for (const auto* fields : {&state.fields, &state.constrained})
        for (const Samples& samples : *fields)
            reals += 2 * samples.size();
    return reals * sizeof(float);
}

void put(CheckpointWriter& file, const LevelPattern& levels) {
    file.pass(levels.count);
    for (const auto& plane : levels.planes) {
        const auto samples = plane.samples();
        if (levels.count <= mostNarrow)
            file.pass(std::vector<std::uint8_t>(samples.begin(), samples.end()));
        else
            file.pass(std::vector<std::uint16_t>(samples.begin(), samples.end()));
    }
}

/// Levels of a plane.
template <class Number>
std::vector<std::uint16_t> takenLevels(CheckpointReader& file, int count, Shape shape) {
    std::vector<Number> numbers;
    file.pass(numbers);
    file.require(numbers.size() == static_cast<std::size_t>(shape.count())
                 && std::ranges::all_of(numbers, [&](Number level) { return level < count; }));
    return {numbers.begin(), numbers.end()};
}

LevelPattern takenLevels(CheckpointReader& file, const Hologram& hologram, const Choice& encoding) {
    LevelPattern levels{.sampling = hologram.sampling,
                        .encoding = encoding.key,
                        .aperture = hologram.aperture,
                        .beam = hologram.beam,
                        .lens = hologram.lens,
                        .solved = solvedOnLevels(hologram, encoding)};
    file.pass(levels.count);
    const Shape shape = hologram.shape();
    for (std::size_t i = 0; i < hologram.planes.size(); ++i)
        levels.planes.emplace_back(shape,
                                   levels.count <= mostNarrow
                                       ? takenLevels<std::uint8_t>(file, levels.count, shape)
                                       : takenLevels<std::uint16_t>(file, levels.count, shape));
    return levels;
}

/// What the iterations left, and then what judging the best pattern has changed.
void put(CheckpointWriter& file, const SolverResult& solved) {
    const SolverState& state = solved.state;
    file.pass(solved.end);
    passState(file, solved.goOnFrom());
    file.pass(static_cast<std::uint8_t>(solved.unjudged ? 1 : 0));
    if (solved.unjudged)
        file.pass(state.best.figures, state.best.powers, state.fields);
    file.pass(solved.finerPsnr);
}

void takeFiner(CheckpointReader& file, SolverResult& solved) {
    if (file.version() >= withFiner)
        file.pass(solved.finerPsnr);
}

SolverResult takenSolved(CheckpointReader& file, const Design& design) {
    SolverResult solved;
    SolverState& state = solved.state;
    std::uint8_t isJudged = 0;
    file.pass(solved.end);
    file.require(solved.end >= SolverEnd::Iterations && solved.end <= SolverEnd::Stopped);
    passState(file, state, stateKey(design));
    file.pass(isJudged);
    if (isJudged == 0) {
        takeFiner(file, solved);
        return solved;
    }
    solved.unjudged = state;
    BestPattern& best = state.best;
    file.pass(best.figures, best.powers, state.fields);
    file.require(best.powers.size() == state.target.size()
                 && state.fields.size() == solved.unjudged->fields.size());
    state.history.at(static_cast<std::size_t>(best.iteration)) = best.figures;
    takeFiner(file, solved);
    return solved;
}

void put(CheckpointWriter& file, const Hologram& hologram) {
    for (const Field& plane : hologram.planes) {
        file.pass(static_cast<std::uint64_t>(plane.size()));
        file.append(std::as_bytes(plane.samples()));
    }
}

Hologram takenField(CheckpointReader& file, const Design& design) {
    const Setup& setup = design.setup;
    Hologram hologram{.sampling = {setup.plate.pitchX, setup.plate.pitchY, setup.wavelengths},
                      .aperture = setup.aperture,
                      .beam = setup.beam,
                      .lens = lensOf(design),
                      .seen = seenLights(design)};
    for (std::size_t i = 0; i < setup.wavelengths.size(); ++i) {
        std::vector<Complex> samples;
        file.pass(samples);
        file.require(samples.size() == static_cast<std::size_t>(setup.plate.size.count()));
        hologram.planes.emplace_back(setup.plate.size, std::move(samples));
    }
    return hologram;
}

} // namespace

std::uint64_t sizeOfBytes(const HologramResult& result) {
    const Hologram& field = *result.chain.field();
    const auto samples = field.planes.size() * static_cast<std::uint64_t>(field.shape().count());
    const auto levels = result.chain.encodedBefore();
    const std::uint64_t size = samples * (!levels || levels->count <= mostNarrow ? 1 : 2);
    if (!result.hasIterations())
        return size + samples * sizeof(Complex);
    return size + sizeOf(result.chain.solved()->goOnFrom());
}

std::vector<std::byte> bytesOf(const HologramResult& result, const Design& design) {
    if (!result.isAtHand())
        return wholeFile(*result.putAway);
    const Hologram& field = *result.chain.field();
    CheckpointWriter file;
    file.pass(lettersOf(field.device), lettersOf(field.program), result.seconds, result.finished);
    if (result.hasIterations())
        put(file, *result.chain.solved());
    else
        put(file, field);
    JobControl alone;
    put(file, *result.chain.with(std::make_shared<const Design>(design)).encoded(alone));
    return checkpointBytes(heading, workKey(design), file);
}

HologramResult resultOf(std::vector<std::byte> bytes, const DesignPtr& of, bool isMigrated) {
    const Design& design = *of;
    const auto mark = isMigrated ? std::nullopt : std::optional(workKey(design));
    CheckpointReader file(std::move(bytes), "result", heading, mark);
    HologramResult result;
    result.design = of;
    const std::string device = taken(file), program = taken(file);
    file.pass(result.seconds, result.finished);
    file.require(std::isfinite(result.seconds));
    std::shared_ptr<SolverResult> solved;
    if (design.isDesigned()) {
        solved = std::make_shared<SolverResult>(takenSolved(file, design));
        solved->device = device;
    }
    Hologram hologram = solved ? solvedField(design, *solved) : takenField(file, design);
    hologram.device = device;
    hologram.program = program;
    LevelPattern levels = takenLevels(file, hologram, design.encoding);
    result.chain = inMemory(Chain(of, std::move(hologram), solved)).withLevels(std::move(levels));
    return result;
}

} // namespace fringe
