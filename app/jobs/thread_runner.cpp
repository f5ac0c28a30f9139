// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/thread_runner.h"

#include "app/jobs/work_queue.h"

namespace fringe {

ThreadRunner::ThreadRunner(QObject* parent) : QObject(parent) {}

ThreadRunner::~ThreadRunner() {
    stop();
}

void ThreadRunner::run(const QString& queue, std::function<void()> work,
                       std::function<void()> done) {
    if (stopped_)
        return;
    auto& worker = queues_[queue];
    if (!worker)
        worker = std::make_unique<WorkQueue>();
    worker->push([this, work = std::move(work), done = std::move(done)] {
        work();
        QMetaObject::invokeMethod(
            this,
            [this, done] {
                if (!stopped_)
                    done();
            },
            Qt::QueuedConnection);
    });
}

void ThreadRunner::stop() {
    stopped_ = true;
    queues_.clear();
}

} // namespace fringe
