// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>

namespace fringe {

enum class JobState { Waiting, Running, Cancelling, Finished, Cancelled, Failed };

/// A word for a state, in the user's language.
QString stateText(JobState state);
bool isOver(JobState state);

/// How a job ended, as far as the list of jobs is concerned.
struct JobEnd {
    JobState state = JobState::Finished;
    QStringList lines; ///< notes, or the sentence that says why it failed
};

/// What the list of jobs shows of one job. The control goes down to the worker.
struct JobRecord {
    using Clock = std::chrono::steady_clock;

    int id = 0;
    QString name{};
    QString device{}; ///< where it runs, or empty for file work
    JobState state = JobState::Waiting;
    Progress progress{};
    Clock::time_point started{};
    Clock::duration elapsed{};
    QStringList log{};
    std::shared_ptr<JobControl> control{};
    std::shared_ptr<std::atomic<bool>> begun{}; ///< set by the worker
};

} // namespace fringe
