// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/checkpoint_file.h"
#include "engine/solvers/solver_state.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace fringe {

/// Writes all that a design needs to go on: complete or absent, whatever stood there before is
/// replaced at once. Throws `Error` (Failed).
void writeCheckpoint(const std::filesystem::path& path, const StateKey& key,
                     const SolverState& state);

/// The state, if the file is whole and of the same design; its stop rules may differ.
/// Throws `Error` (BadInput).
SolverState readCheckpoint(const std::filesystem::path& path, const StateKey& key);

/// Writes or reads the state within a file that holds more. Reading throws `Error` (BadInput).
void passState(CheckpointWriter& file, const SolverState& state);
void passState(CheckpointReader& file, SolverState& state, const StateKey& key);

} // namespace fringe
