// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/newest_wins.h"

#include <QPointer>

namespace fringe {

NewestWins::NewestWins(Runner& runner, QString queue, QObject* parent)
    : QObject(parent), runner_(runner), queue_(std::move(queue)) {}

NewestWins::~NewestWins() {
    cancelRunning();
}

void NewestWins::request(Work work, Done done) {
    Request next{std::move(work), std::move(done)};
    waiting_.reset();
    if (running_)
        waiting_ = std::make_unique<Request>(std::move(next));
    else
        start(std::move(next));
}

void NewestWins::cancel() {
    waiting_.reset();
    cancelRunning();
}

void NewestWins::cancelRunning() {
    if (running_)
        running_->cancel();
}

void NewestWins::start(Request request) {
    running_ = std::make_shared<JobControl>();
    const auto control = running_;
    const auto work = [control, body = std::move(request.work)] {
        try {
            control->checkpoint();
            body(*control);
        } catch (const Cancelled&) {
            control->cancel();
        }
    };
    const auto done = [self = QPointer(this), control, body = std::move(request.done)] {
        if (self)
            self->finish(body, control->isCancelled());
    };
    runner_.run(queue_, work, done);
}

void NewestWins::finish(const Done& done, bool cancelled) {
    running_.reset();
    if (waiting_) // works on while the result is shown
        start(std::move(*std::exchange(waiting_, nullptr)));
    if (!cancelled)
        done();
    if (!running_)
        emit idle();
}

} // namespace fringe
