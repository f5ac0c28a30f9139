// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/runner.h"

#include "engine/job/job_control.h"
#include "engine/run/outcome.h"

#include <QObject>

#include <functional>
#include <memory>
#include <utility>

namespace fringe {

/// Follows something that changes quickly, such as a slider: while one request is being worked on,
/// only the newest of those that come is kept. GUI thread.
class NewestWins : public QObject {
    Q_OBJECT

  public:
    using Work = std::function<void(JobControl&)>;
    using Done = std::function<void()>;

    NewestWins(Runner& runner, QString queue, QObject* parent = nullptr);
    ~NewestWins() override;

    /// `done` follows `work` on the GUI thread, unless this object has died or the work was
    /// cancelled. `work` must not throw anything but `Cancelled`.
    void request(Work work, Done done);
    /// What `make` gives of its control, or throws, is taken as `done` is called.
    template <class Make, class Take> void ask(Make make, Take take) {
        const auto outcome = std::make_shared<Outcome<std::invoke_result_t<Make, JobControl&>>>();
        request([outcome, make = std::move(make)](
                    JobControl& control) { *outcome = outcomeOf([&] { return make(control); }); },
                [outcome, take = std::move(take)] { take(std::move(*outcome)); });
    }

    /// Cancels what runs, if anything does, and forgets what waits.
    void cancel();
    void cancelRunning(); ///< what waits takes its place
    bool isIdle() const { return !running_; }
    /// What runs says it; where nothing does, nothing is said.
    Progress progress() const { return running_ ? running_->latest() : Progress{}; }

  signals:
    void idle();

  private:
    struct Request {
        Work work;
        Done done;
    };
    void start(Request request);
    void finish(const Done& done, bool cancelled);

    Runner& runner_;
    QString queue_;
    std::shared_ptr<JobControl> running_;
    std::unique_ptr<Request> waiting_;
};

} // namespace fringe
