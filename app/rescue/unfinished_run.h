// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/rescue/rescue_folder.h"
#include "engine/run/run.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

/// What a run of rounds goes on from in another session of the program.
namespace fringe {

/// All of a run but its rounds.
struct RunFacts {
    DesignPtr design;                     ///< of the document
    QString path{};                       ///< of its project file; empty: never saved
    std::optional<std::int64_t> rounds{}; ///< to end after instead of by the design's rules
    std::string device;                   ///< id
    double seconds = 0;                   ///< that the rounds took so far
};

struct UnfinishedRun {
    RunFacts facts;
    SolverRun run;                          ///< with the state to resume
    std::shared_ptr<RescueFolder> folder{}; ///< where it is kept
};

/// The design with the rules that its run ends by.
Design designOfRun(const RunFacts& facts);

/// Complete or as it was before. Throw `Error` (Failed).
void writeDesign(const RescueFolder& folder, const RunFacts& facts);
void writeFacts(const RescueFolder& folder, const RunFacts& facts);

/// Throws `Error` (BadInput) if what is there is damaged.
UnfinishedRun readUnfinishedRun(const RescueFolder& folder);

} // namespace fringe
