// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/job_list.h"
#include "app/jobs/runner.h"
#include "engine/run/outcome.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>

namespace fringe {

/// The words of a job as its list shows them, the queue that does it, and who sees it grow.
struct JobTitle {
    Words name;
    QString queue;
    QString device{};
    PreviewSink preview{};
    std::shared_ptr<const Design> design{}; ///< that it computes; null: none
};

/// Starts jobs, polls them at about 30 Hz, and brings their outcome to the GUI thread, where
/// everything here lives. Destroying it cancels what runs.
class Jobs : public QObject {
    Q_OBJECT

  public:
    explicit Jobs(Runner& runner, QObject* parent = nullptr);
    ~Jobs() override;

    JobList& list() { return list_; }
    bool isBusy() const;

    /// Does `work` in its queue, then `finish` here, unless `receiver` has died by then. Returns
    /// the job's id.
    template <class T>
    int start(const JobTitle& title, QObject* receiver, std::function<Outcome<T>(JobControl&)> work,
              std::function<void(Outcome<T>)> finish);

    void cancel(int id); ///< acknowledged at once in the list; the job ends soon after
    void cancelAll();
    void cancelWaiting();   ///< those that have not begun
    void cancelComputing(); ///< only what shows previews, none that reads or writes files
    /// Designs, of `JobTitle::design`, that jobs compute which have not ended.
    std::vector<std::shared_ptr<const Design>> designs() const;
    /// Whether a job is open whose work is kept if it is cancelled: that is a pause.
    bool keeps() const;

    /// What pictures of work in progress are to show, now and in later jobs; nothing: none.
    void wishPreviews(std::optional<Quantity2D> quantity);

    /// By how much other programs make jobs longer than is estimated is asked there.
    void setLoad(std::function<double()> load) { load_ = std::move(load); }

    /// Lists jobs that were started on the device `before` as on `now`.
    void renameDevice(const QString& before, const QString& now);

  signals:
    void busyChanged(bool busy);
    void progressed(); ///< the running job has news

  private:
    struct Erased {
        std::function<void(JobControl&)> work;
        std::function<JobEnd()> finish;
    };
    void cancelThose(const std::function<bool(const JobRecord&)>& areMeant);
    int enqueue(const JobTitle& title, Erased job);
    void end(int id, const JobEnd& end);
    void poll();
    static void logLine(JobRecord& job, Words text);

    Runner& runner_;
    JobList list_;
    QTimer timer_;
    int lastId_ = 0;
    std::optional<Quantity2D> previewWish_;
    std::function<double()> load_ = [] { return 1.0; };
};

/// What the list says of an outcome.
JobEnd jobEnd(const std::optional<Error>& error, bool finished, const std::vector<Message>& notes);

template <class T>
int Jobs::start(const JobTitle& title, QObject* receiver,
                std::function<Outcome<T>(JobControl&)> work,
                std::function<void(Outcome<T>)> finish) {
    const auto outcome = std::make_shared<Outcome<T>>();
    const auto body = [outcome, work = std::move(work)](JobControl& control) {
        *outcome = work(control);
        std::ranges::move(control.takeNotes(), std::back_inserter(outcome->notes));
    };
    const auto deliver = [outcome, guard = QPointer(receiver), finish = std::move(finish)] {
        const JobEnd end = jobEnd(outcome->error, outcome->finished(), outcome->notes);
        if (guard)
            finish(std::move(*outcome));
        return end;
    };
    return enqueue(title, {body, deliver});
}

} // namespace fringe
