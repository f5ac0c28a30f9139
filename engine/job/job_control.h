// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"
#include "engine/preview/preview.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace fringe {

/// What a job says of itself; only the latest is kept.
struct Progress {
    Message activity;          ///< "Adding points", FRINGE_MARKed
    double fraction = 0;       ///< of the whole job, 0 to 1
    double rate = 0;           ///< in `rateUnit` per second, 0 if unknown
    const char* rateUnit = ""; ///< FRINGE_MARKed: "point-pixels"
    double secondsLeft = -1;   ///< < 0 if unknown
};

/// Percent of a job that goes on, whole, and so 99 at the most: 100 is said of one that has ended.
int percentDone(const Progress& progress);

/// The one object that goes down into a job. The job's thread calls `checkpoint`, `begin`,
/// `pass`, `expect`, `advance`, `skip`, `keep` and `offer`; any thread may call `cancel`, `keeps`,
/// `latest`, `wishPreview`, `takePreview`, `note` and `takeNotes`.
class JobControl {
  public:
    using Clock = std::chrono::steady_clock;

    JobControl() : JobControl(&Clock::now) {}
    explicit JobControl(Clock::time_point (*now)()) : now_(now) {} ///< by that clock

    /// Asks the job to stop. Returns at once; the job passes a checkpoint at least every 50 ms.
    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return cancelled_.load(std::memory_order_relaxed); }

    /// Throws `Cancelled` if `cancel` was called.
    void checkpoint() const {
        if (isCancelled())
            throw Cancelled();
    }

    /// Says whether what is done stays if the job is cancelled, so that it can be gone on with; at
    /// first it does not.
    void keep(bool done) { keeps_.store(done, std::memory_order_relaxed); }
    bool keeps() const { return keeps_.load(std::memory_order_relaxed); }

    /// Starts a stage that makes up the share [from, to] of the whole job and consists of `units`
    /// of work (0 if that is unknown).
    void begin(Message activity, double from, double to, double units = 0, const char* unit = "");

    /// Goes on with the stage by a pass, which has a rate of its own.
    void pass(Message activity, const char* unit);

    /// Says how long the share of the job is expected to take [s]: what is left follows that, and
    /// from a twentieth of the whole on what is measured. 0: it is not known.
    void expect(double seconds);

    /// Reports `units` more done, and is a checkpoint.
    void advance(double units);
    /// Reports `units` that were done before, which say nothing of the rate, and is a checkpoint.
    void skip(double units);

    Progress latest() const;

    /// Keeps what the user should know of a job that goes on, such as what a reader leaves out of a
    /// file; a sentence that is kept already is not kept again.
    void note(Message what) const;
    std::vector<Message> takeNotes(); ///< those not yet taken, in their order

    /// What pictures of the work in progress are to show; nothing, as at first: none are made.
    void wishPreview(std::optional<Quantity2D> quantity);
    std::optional<Quantity2D> previewWish() const;
    void offer(Preview preview);
    std::optional<Preview> takePreview(); ///< the newest one not yet taken

  private:
    friend class JobShare;
    double secondsSince(Clock::time_point start) const;
    void startPass(Message activity, const char* unit);
    void report(double units, bool isNew);

    std::atomic<bool> cancelled_{false}, keeps_{false};
    Clock::time_point (*now_)();
    mutable std::mutex mutex_;
    Progress progress_;
    double shareFrom_ = 0, shareTo_ = 1;
    double from_ = 0, to_ = 1, units_ = 0, done_ = 0;
    double skipped_ = 0; ///< share of the whole job
    double passDone_ = 0;
    Clock::time_point passStart_{}, jobStart_ = now_();
    double expected_ = 0; ///< of the whole job [s]
    mutable std::vector<Message> notes_;
    std::optional<Quantity2D> previewWish_;
    std::optional<Preview> preview_;
};

/// While it lives, stages that `begin` make up the share [from, to] of what was the whole job, so
/// that a job may be a part of a larger one. On the job's thread; shares may nest.
class JobShare {
  public:
    JobShare(JobControl& control, double from, double to);
    ~JobShare();
    JobShare(const JobShare&) = delete;
    JobShare& operator=(const JobShare&) = delete;

  private:
    JobControl& control_;
    double outerFrom_, outerTo_;
};

} // namespace fringe
