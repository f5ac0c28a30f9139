// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/unfinished_run.h"
#include "engine/io/checkpoint.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace fringe {

/// Keeps a run of iterations on the disk every few seconds, so that it outlives the program if that
/// is cut off: as often as takes a fiftieth of the time, but at least every four seconds as long as
/// that takes no more than a tenth. Made anywhere, used on the job's thread, ended once that is
/// done.
class RunJournal {
  public:
    /// Told, on the job's thread, why the run cannot be kept; the run goes on, and is tried to be
    /// kept again later.
    using Complaint = std::function<void(const Error&)>;
    static constexpr std::chrono::seconds usualWait{2};

    /// In the folder that the run was found in, or in a new one.
    RunJournal(RunFacts facts, Complaint complain, std::shared_ptr<RecoveryFolder> folder = nullptr,
               std::chrono::milliseconds wait = usualWait);
    ~RunJournal() { end(); }
    RunJournal(const RunJournal&) = delete;
    RunJournal& operator=(const RunJournal&) = delete;

    /// Until it is kept again if keeping it took so long.
    static std::chrono::nanoseconds waitAfter(std::chrono::nanoseconds cost,
                                              std::chrono::nanoseconds least = usualWait);

    void afterIteration(const SolverState& state);
    void end(); ///< of the run: what was kept is given up

  private:
    using Clock = std::chrono::steady_clock;
    void prepare();

    RunFacts facts_;
    Complaint complain_;
    std::chrono::milliseconds wait_;
    double secondsBefore_;
    Clock::time_point begin_ = Clock::now(), due_ = begin_ + wait_;
    std::shared_ptr<RecoveryFolder> folder_;
    bool isPrepared_ = false;
    StateKey key_;
    bool hasComplained_ = false;
};

} // namespace fringe
