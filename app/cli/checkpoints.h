// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/scratch_files.h"
#include "app/cli/stopwatch.h"
#include "engine/io/checkpoint.h"
#include "engine/solvers/solve.h"

#include <cstdint>
#include <memory>
#include <string>

namespace fringe {

struct Design;

/// Where the state of iterations is kept.
struct CheckpointPlace {
    std::string file;            ///< empty: in the job's folder for scratch files
    std::string from;            ///< file to go on from; empty: the job's folder, if it is resumed
    const ScratchFiles& scratch; ///< outlives what is kept there
    ScratchJob job;
};

/// Keeps the state of a design of many iterations, so that it can be gone on with: once a second,
/// but in no more than a tenth of the time. The folder for scratch files is made when it is first
/// needed. Main thread.
class Checkpoints {
  public:
    Checkpoints(CheckpointPlace place, const Design& design, Session& session);

    /// With the state to go on from, if there is one, and what keeps the states to come; this
    /// outlives it. Throws `Error` (BadInput) for a state of another design.
    SolverRun run();

    /// Keeps what a run ended with: in a file that is named always, else if it was stopped, or kept
    /// before.
    void keepLast(const SolverResult& result);

    Scratch& scratch() { return scratch_; }

  private:
    void offer(const SolverState& state);
    /// Unless one of the same iteration has been written. A file that is named is written or else
    /// it throws `Error`; what cannot be kept in a folder is said once.
    void write(const SolverState& state);
    void writeInFolder(const SolverState& state);

    CheckpointPlace place_;
    StateKey key_;
    Session& session_;
    Scratch scratch_;
    Stopwatch watch_;
    double cost_ = 0;           ///< of the last writing [s]
    std::int64_t written_ = -1; ///< iteration; none yet
    bool hasComplained_ = false;
};

} // namespace fringe
