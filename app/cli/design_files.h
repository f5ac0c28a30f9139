// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <string>

namespace CLI {
class App;
}

namespace fringe {

struct Plan;

/// How a design of many rounds ended, for `DesignFiles::finished`.
struct DesignEnd {
    std::string figures; ///< "e 0.926, u 0.967 in round 18 of 20"
    std::string device;  ///< id
    double seconds = 0;
    bool isStopped = false; ///< before a stop rule held
};

/// The files that commands write or go on from which design a pattern in many rounds.
class DesignFiles {
  public:
    /// `figuresOf` says what the report holds.
    DesignFiles(CLI::App& app, const std::string& figuresOf);

    /// Throws `Error` (BadInput) where report or checkpoint cannot be written.
    void check(const Session& session) const;

    /// Whether all that is known of the design goes anywhere: a stopped one prints no facts.
    bool isReported(const DesignEnd& end, const Session& session) const;

    /// Writes the report, where one is asked for, and says what was made. Of a stopped design it
    /// warns that the best pattern was kept, and throws `Cancelled`.
    Report finished(nlohmann::ordered_json facts, const DesignEnd& end,
                    const Session& session) const;

    bool mayReplace(const Session& session) const; ///< a dry run does, for it writes nothing
    bool isDry() const { return isDry_; }          ///< only the plan is wanted
    const std::string& output() const { return output_; }
    const std::string& checkpoint() const { return checkpoint_; } ///< empty: none
    const std::string& resume() const { return resume_; }         ///< empty: none

  private:
    std::string output_, report_, checkpoint_, resume_;
    bool isDry_ = false;
};

/// Throws what refuses the plan; tells its warnings and, with --verbose, its time and memory.
void announce(const Plan& plan, const Session& session);

} // namespace fringe
