// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <QString>
#include <QTime>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace fringe {

struct Design;

/// One whose work is kept pauses where another is cancelled.
enum class JobState { Waiting, Running, Cancelling, Pausing, Finished, Cancelled, Paused, Failed };

/// A word for a state, in the user's language.
QString stateText(JobState state);
bool isOver(JobState state);
bool isStoppable(JobState state); ///< not over, nor asked to be

/// Words that are looked up when they are shown, and so follow the language of the window.
using Words = std::function<QString()>;

/// How a job ended, as far as the list of jobs is concerned.
struct JobEnd {
    JobState state = JobState::Finished;
    std::vector<Words> lines{}; ///< notes, or the sentence that says why it failed
};

struct LogLine {
    QTime time;
    Words text;
};

/// Shows a picture of a job's work in progress; nothing once the job is over.
using PreviewSink = std::function<void(const std::optional<Preview>&)>;

/// What the list of jobs shows of one job. The control goes down to the worker.
struct JobRecord {
    using Clock = std::chrono::steady_clock;

    int id = 0;
    Words name{};
    QString device{}; ///< where it runs, or empty for file work
    JobState state = JobState::Waiting;
    Progress progress{};
    Clock::duration elapsed{};
    std::vector<LogLine> log{};
    PreviewSink preview{};                  ///< empty: nobody looks
    std::shared_ptr<const Design> design{}; ///< that it computes; null: none
    double load = 1; ///< by how much other programs make it longer than is estimated
    std::shared_ptr<JobControl> control{};
    /// When the worker began, in ticks of the clock, which it sets; 0: not yet.
    std::shared_ptr<std::atomic<Clock::rep>> begun{};
};

} // namespace fringe
