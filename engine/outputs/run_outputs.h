// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/look.h"
#include "engine/run/run.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

struct WrittenFile {
    std::string output; ///< its name in the project
    std::filesystem::path path;
    /// Powers and efficiency of levels and of pictures in colours, as in `LevelPattern`.
    std::vector<double> powers{}, efficiency{};
};

/// The limits that planning for these outputs needs, all if none is named: whether they read no
/// more than the real part of the field. Names that the design does not have are left out.
PlanLimits limitsFor(const Design& design, const std::vector<std::string>& names,
                     PlanLimits limits);

/// Where outputs go.
struct OutputTarget {
    std::filesystem::path folder;
    std::vector<std::string> names{}; ///< that are written; empty: all
    bool overwrite = false;
};

/// Throws `Error` (BadInput) for outputs that could not be written there, before any work: without
/// such names, with values that make no file, with files that are there. A folder that is not there
/// is not made; then files' formats are not looked at.
void requireOutputs(const Design& design, const OutputTarget& target);

/// Computes everything that a design describes and writes its outputs. Files appear complete or not
/// at all. made: by `limitsFor` these outputs on the job's device. run: of iterations, whose last
/// state is given to `afterIteration`, too, before anything is written.
Outcome<std::vector<WrittenFile>> runDesign(const Plan& made, const OutputTarget& target,
                                            const Job& job, const SolverRun& run = {});

/// Writes outputs of a design of what there is of it, as `runDesign` does of what it computes.
Outcome<std::vector<WrittenFile>> writeOutputs(const Chain& chain, const OutputTarget& target,
                                               const Job& job);

} // namespace fringe
