// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/jobs.h"

#include "app/text/localised.h"

#include <QTime>

namespace fringe {

Jobs::Jobs(Runner& runner, QObject* parent) : QObject(parent), runner_(runner) {
    timer_.setInterval(33);
    connect(&timer_, &QTimer::timeout, this, &Jobs::poll);
}

Jobs::~Jobs() {
    cancelAll();
}

bool Jobs::isBusy() const {
    return std::ranges::any_of(list_.records(),
                               [](const JobRecord& job) { return !isOver(job.state); });
}

int Jobs::enqueue(const JobTitle& title, Erased job) {
    JobRecord record{.id = ++lastId_, .name = title.name, .device = title.device};
    record.control = std::make_shared<JobControl>();
    record.begun = std::make_shared<std::atomic<bool>>(false);
    const int id = record.id;
    const auto work = [control = record.control, begun = record.begun, body = std::move(job.work)] {
        *begun = true;
        if (!control->isCancelled())
            body(*control);
    };
    list_.add(std::move(record));
    timer_.start();
    emit busyChanged(true);
    runner_.run(title.queue, work, [self = QPointer(this), id, finish = std::move(job.finish)] {
        if (self)
            self->end(id, finish());
    });
    return id;
}

void Jobs::cancel(int id) {
    list_.update(id, [this](JobRecord& job) {
        if (isOver(job.state))
            return;
        job.control->cancel();
        job.state = JobState::Cancelling;
        logLines(job, {tr("Cancelling at your request.")});
    });
}

void Jobs::cancelAll() {
    std::vector<int> open;
    for (const JobRecord& job : list_.records())
        if (!isOver(job.state))
            open.push_back(job.id);
    for (const int id : open)
        cancel(id);
}

void Jobs::renameDevice(const QString& before, const QString& now) {
    std::vector<int> renamed;
    for (const JobRecord& job : list_.records())
        if (job.device == before)
            renamed.push_back(job.id);
    for (const int id : renamed)
        list_.update(id, [&](JobRecord& job) { job.device = now; });
}

void Jobs::end(int id, const JobEnd& end) {
    poll();
    list_.update(id, [&](JobRecord& job) {
        job.state = end.state;
        if (end.state == JobState::Finished)
            job.progress.fraction = 1;
        logLines(job, end.lines);
        logLines(job, {stateText(end.state)});
    });
    if (isBusy())
        return;
    timer_.stop();
    emit busyChanged(false);
}

void Jobs::poll() {
    const auto now = JobRecord::Clock::now();
    std::vector<int> open;
    for (const JobRecord& job : list_.records())
        if (!isOver(job.state) && *job.begun)
            open.push_back(job.id);
    for (const int id : open)
        list_.update(id, [&](JobRecord& job) {
            if (job.started == JobRecord::Clock::time_point{})
                job.started = now;
            if (job.state == JobState::Waiting)
                job.state = JobState::Running;
            const Progress latest = job.control->latest();
            if (latest.activity != job.progress.activity)
                logLines(job, {localised(latest.activity)});
            job.progress = latest;
            job.elapsed = now - job.started;
        });
    emit progressed();
}

void Jobs::logLines(JobRecord& job, const QStringList& lines) const {
    const QString time = QTime::currentTime().toString(QStringLiteral("HH:mm:ss"));
    for (const QString& line : lines)
        job.log << QStringLiteral("%1  %2").arg(time, line);
}

JobEnd jobEnd(const std::optional<Error>& error, bool finished, const std::vector<Message>& notes) {
    if (error)
        return {JobState::Failed, {localised(*error)}};
    if (!finished)
        return {JobState::Cancelled, {}};
    JobEnd end;
    for (const Message& note : notes)
        end.lines << localised(note);
    return end;
}

} // namespace fringe
