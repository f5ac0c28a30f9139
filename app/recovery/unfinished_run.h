// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/recovery/recovery_folder.h"
#include "engine/run/run.h"

#include <QString>

#include <string>

/// What a run of iterations goes on from in another session of the program.
namespace fringe {

/// All of a run but its iterations.
struct RunFacts {
    DesignPtr design;
    QString path{};                   ///< of its project file; empty: never saved
    std::string stamp{};              ///< of that file; empty: unknown
    std::string device;               ///< id
    double seconds = 0;               ///< that the iterations took so far
    Keeping keeping = Keeping::Small; ///< of results with the project
};

struct UnfinishedRun {
    RunFacts facts;
    SolverRun run;                            ///< with the state to resume
    std::shared_ptr<RecoveryFolder> folder{}; ///< where it is kept
};

/// Complete or as it was before. Throw `Error` (Failed).
void writeDesign(const RecoveryFolder& folder, const RunFacts& facts);
void writeFacts(const RecoveryFolder& folder, const RunFacts& facts);

/// Throws `Error` (BadInput) if what is there is damaged.
UnfinishedRun readUnfinishedRun(const RecoveryFolder& folder);

} // namespace fringe
