// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/solvers/solver_state.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace fringe {

/// What a checkpoint has to fit.
struct CheckpointKey {
    std::uint64_t mark = 0;  ///< of everything that decides the bits of the iterations
    std::size_t sources = 0; ///< visible ones
    Shape plate;
};
CheckpointKey checkpointKey(const Design& design);

/// Writes all that a design needs to go on: complete or absent, whatever stood there before is
/// replaced at once. Throws `Error` (Failed).
void writeCheckpoint(const std::filesystem::path& path, const CheckpointKey& key,
                     const SolverState& state);

/// The state, if the file is whole and of the same design; its stop rules may differ.
/// Throws `Error` (BadInput).
SolverState readCheckpoint(const std::filesystem::path& path, const CheckpointKey& key);

} // namespace fringe
