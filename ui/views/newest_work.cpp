// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/newest_work.h"

#include "engine/model/error.h"

#include <QtConcurrent>

#include <utility>

namespace fringe {
namespace {

/// Samples that are worked on in a few milliseconds, faster than the eye sees a detour.
constexpr double atOnce = 300'000;

} // namespace

NewestWork::NewestWork() {
    QObject::connect(&watcher_, &QFutureWatcher<bool>::finished, [this] { finish(); });
}

NewestWork::~NewestWork() {
    watcher_.disconnect();
    watcher_.waitForFinished();
}

void NewestWork::request(Task task) {
    if (running_)
        waiting_ = std::move(task);
    else if (task.samples > atOnce)
        start(std::move(task));
    else {
        task.work();
        task.done();
    }
}

void NewestWork::forget() {
    waiting_.reset();
    if (running_)
        running_ = [] {};
}

void NewestWork::start(Task task) {
    running_ = std::move(task.done);
    watcher_.setFuture(QtConcurrent::run([work = std::move(task.work)] {
        try {
            work();
            return true;
        } catch (const Error&) { // of the disk
            return false;
        }
    }));
}

void NewestWork::finish() {
    const auto done = std::exchange(running_, nullptr);
    const bool isDone = watcher_.result();
    if (waiting_)
        start(*std::exchange(waiting_, std::nullopt));
    if (isDone)
        done();
}

} // namespace fringe
