// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common_options.h"
#include "engine/run/job.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"

#include <functional>
#include <string>
#include <utility>

namespace fringe {

/// One line on standard error: words after the program's name, or with `--progress json`, where all
/// lines are objects, {"<kind>": "<sentence>"}. kind: "error", "warning", "note", …
void sayOnError(const CommonOptions& options, const char* kind, const std::string& sentence);

struct Design;

/// Who hears and takes what a session has in place of standard error and of a file; each may be
/// missing.
struct SessionEnds {
    std::function<void(const char* kind, const std::string& sentence)> say{};
    /// Takes the design that a command's options describe, of which nothing is made then.
    std::function<void(Design design)> takeDesign{};
};

/// One run of a command: its common options, its job, and what is said on the way, on standard
/// error. Main thread only.
class Session {
  public:
    Session(const CommonOptions& options, JobControl& control, SessionEnds ends = {});

    const SessionEnds& ends() const { return ends_; }
    const CommonOptions& options() const { return options_; }
    JobControl& control() { return control_; }
    /// For writing what was made: null once the job is cancelled, as a design that was stopped is
    /// written nevertheless.
    const JobControl* writingControl() const {
        return control_.isCancelled() ? nullptr : &control_;
    }

    ComputeDevice openDevice() const; ///< throws `Error` (BadInput)
    /// scratch: null: there are no such files.
    Job job(const ComputeDevice& device, Scratch* scratch = nullptr) const;
    PlanLimits limits() const;                            ///< throws `Error` (BadInput)
    PlanLimits limits(const ComputeDevice& device) const; ///< likewise; to plan for the device

    /// One line each on standard error.
    void say(const char* kind, const std::string& sentence) const;     ///< unless --quiet
    void explain(const char* kind, const std::string& sentence) const; ///< with --verbose only

    /// Warnings, and notes with --verbose, behind those of the job.
    void tell(const Findings& findings) const;
    void tellNotes() const; ///< of the job, such as what its files hold that is not read

  private:
    const CommonOptions& options_;
    JobControl& control_;
    SessionEnds ends_;
};

} // namespace fringe
