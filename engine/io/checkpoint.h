// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/checkpoint_file.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/solvers/solver_state.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace fringe {

/// What a checkpoint has to fit.
struct CheckpointKey {
    std::uint64_t mark = 0;  ///< of everything that decides the bits of the iterations
    std::size_t sources = 0; ///< visible ones
    Shape plate;
};
CheckpointKey checkpointKey(const Design& design);

/// Mark of everything that decides the bits of a design's field and of its levels, whether it is
/// summed or designed; names, stop rules, outputs and what is looked at do not. realPart: as
/// planned, only that of the field is made.
std::uint64_t resultMark(const Design& design, bool realPart = false);

/// Mark of what decides the bits of a field with this sampling that a design's propagation carries
/// and its encoding makes levels of. words: say which field, and where to.
std::uint64_t carriedMark(const Sampling& sampling, const Design& design, const std::string& words);

/// Writes all that a design needs to go on: complete or absent, whatever stood there before is
/// replaced at once. Throws `Error` (Failed).
void writeCheckpoint(const std::filesystem::path& path, const CheckpointKey& key,
                     const SolverState& state);

/// The state, if the file is whole and of the same design; its stop rules may differ.
/// Throws `Error` (BadInput).
SolverState readCheckpoint(const std::filesystem::path& path, const CheckpointKey& key);

/// Writes or reads the state within a file that holds more. Reading throws `Error` (BadInput).
void passState(CheckpointWriter& file, const SolverState& state);
void passState(CheckpointReader& file, SolverState& state, const CheckpointKey& key);

} // namespace fringe
