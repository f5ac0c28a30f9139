// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/jobs.h"

#include "app/text/localised.h"

namespace fringe {
namespace {

Words wordsOf(const Message& message) {
    return [message] { return localised(message); };
}

void showPreview(const JobRecord& job) {
    // A copy: what the sink does may start another job.
    if (const PreviewSink sink = job.preview)
        if (const auto preview = job.control->takePreview())
            sink(preview);
}

} // namespace

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
    JobRecord record{.id = ++lastId_,
                     .name = title.name,
                     .device = title.device,
                     .preview = title.preview,
                     .design = title.design};
    record.control = std::make_shared<JobControl>();
    if (title.preview)
        record.control->wishPreview(previewWish_);
    record.begun = std::make_shared<std::atomic<JobRecord::Clock::rep>>(0);
    const int id = record.id;
    const auto work = [control = record.control, begun = record.begun, body = std::move(job.work)] {
        *begun = JobRecord::Clock::now().time_since_epoch().count();
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
    list_.update(id, [](JobRecord& job) {
        if (isOver(job.state))
            return;
        job.control->cancel();
        if (*job.begun == 0) {
            job.state = JobState::Cancelled; // its turn will be over at once
            return;
        }
        const bool keeps = job.control->keeps();
        job.state = keeps ? JobState::Pausing : JobState::Cancelling;
        logLine(job, [keeps] {
            return keeps ? tr("Pausing at your request.") : tr("Cancelling at your request.");
        });
    });
}

bool Jobs::keeps() const {
    return std::ranges::any_of(list_.records(), [](const JobRecord& job) {
        return !isOver(job.state) && job.control->keeps();
    });
}

void Jobs::cancelAll() {
    cancelThose([](const JobRecord&) { return true; });
}

void Jobs::cancelWaiting() {
    cancelThose([](const JobRecord& job) { return *job.begun == 0; });
}

std::vector<std::shared_ptr<const Design>> Jobs::designs() const {
    std::vector<std::shared_ptr<const Design>> all;
    for (const JobRecord& job : list_.records())
        if (isStoppable(job.state) && job.design)
            all.push_back(job.design);
    return all;
}

void Jobs::cancelComputing() {
    cancelThose([](const JobRecord& job) { return job.preview != nullptr; });
}

void Jobs::cancelThose(const std::function<bool(const JobRecord&)>& areMeant) {
    std::vector<int> open;
    for (const JobRecord& job : list_.records())
        if (!isOver(job.state) && areMeant(job))
            open.push_back(job.id);
    for (const int id : open)
        cancel(id);
}

void Jobs::wishPreviews(std::optional<Quantity2D> quantity) {
    previewWish_ = quantity;
    for (const JobRecord& job : list_.records())
        if (job.preview)
            job.control->wishPreview(quantity);
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
    const auto conclude = [&end](JobRecord& job) {
        const bool isPaused = end.state == JobState::Cancelled && job.control->keeps();
        job.state = isPaused ? JobState::Paused : end.state;
        if (end.state == JobState::Finished)
            job.progress.fraction = 1;
        for (const Words& line : end.lines)
            logLine(job, line);
        logLine(job, [state = job.state] { return stateText(state); });
    };
    if (list_.find(id)) { // or it was cancelled before it began, and cleared away
        list_.find(id)->control->takePreview(); // too late to be shown
        poll();
        if (const PreviewSink sink = list_.find(id)->preview)
            sink(std::nullopt);
        list_.update(id, conclude);
    }
    if (isBusy())
        return;
    timer_.stop();
    emit busyChanged(false);
}

void Jobs::poll() {
    const auto now = JobRecord::Clock::now();
    std::vector<int> open;
    for (const JobRecord& job : list_.records())
        if (!isOver(job.state) && *job.begun != 0)
            open.push_back(job.id);
    for (const int id : open)
        list_.update(id, [&](JobRecord& job) {
            if (job.state == JobState::Waiting)
                job.state = JobState::Running;
            const Progress latest = job.control->latest();
            if (latest.activity != job.progress.activity)
                logLine(job, wordsOf(latest.activity));
            job.progress = latest;
            job.load = load_();
            job.elapsed = now.time_since_epoch() - JobRecord::Clock::duration(*job.begun);
        });
    for (const int id : open)
        showPreview(*list_.find(id));
    emit progressed();
}

void Jobs::logLine(JobRecord& job, Words text) {
    job.log.push_back({QTime::currentTime(), std::move(text)});
}

JobEnd jobEnd(const std::optional<Error>& error, bool finished, const std::vector<Message>& notes) {
    if (error)
        return {JobState::Failed, {wordsOf(error->message())}};
    if (!finished)
        return {JobState::Cancelled, {}};
    JobEnd end;
    for (const Message& note : notes)
        end.lines.push_back(wordsOf(note));
    return end;
}

} // namespace fringe
