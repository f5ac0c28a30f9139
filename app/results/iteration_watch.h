// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/iteration_history.h"
#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/model/field.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>

namespace fringe {

/// Between a run of iterations and the window that watches it: the job reports after each
/// iteration, and is held or ended there. Any thread.
class IterationWatch {
  public:
    /// For the iterations of this design.
    explicit IterationWatch(DesignPtr design) : design_(std::move(design)) {}

    const DesignPtr& design() const { return design_; }
    void setPaused(bool paused);
    bool isPaused() const;
    bool wasPaused() const; ///< ever: its time says nothing then
    void stop();            ///< after the iteration that is being done; the best pattern is kept
    bool isStopped() const;

    /// The history, if there is news since the last call.
    std::optional<IterationHistory> news();

    /// Asks for the field of the best pattern so far, as soon as there is a better one than the
    /// last that was asked for.
    void wishField();
    std::shared_ptr<const Hologram> takeField(); ///< null until it is there, and once it is taken

    /// For `SolverRun::afterIteration`: reports, offers a picture of the pattern, and returns when
    /// the next iteration may begin. Throws `Cancelled`.
    void afterIteration(const SolverState& state, JobControl& control);

  private:
    using Clock = std::chrono::steady_clock;
    void report(const SolverState& state, JobControl& control);
    void offerField(const SolverState& state);
    bool isFieldWished() const;
    bool hasNews() const; ///< that was not taken
    void hold(JobControl& control);

    DesignPtr design_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    bool paused_ = false, wasPaused_ = false, stopped_ = false;
    std::optional<IterationHistory> news_;
    bool fieldWished_ = false;
    std::shared_ptr<const Hologram> field_;
    std::int64_t fieldRound_ = -1; ///< of the last field; the job's own
    Clock::time_point due_{};      ///< of the next report; the job's own
};

} // namespace fringe
