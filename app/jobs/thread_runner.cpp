// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/thread_runner.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace fringe {

/// A thread that does what it is given, in order. Destroying it drops what waits and joins.
class WorkQueue {
  public:
    WorkQueue() : thread_([this] { work(); }) {}
    ~WorkQueue() {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
            tasks_.clear();
        }
        wake_.notify_one();
        thread_.join();
    }
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    void push(std::function<void()> task) {
        {
            const std::lock_guard lock(mutex_);
            tasks_.push_back(std::move(task));
        }
        wake_.notify_one();
    }

  private:
    void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
            if (stopping_)
                return;
            auto task = std::move(tasks_.front());
            tasks_.pop_front();
            lock.unlock();
            task();
            task = nullptr;
            lock.lock();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> tasks_;
    bool stopping_ = false;
    std::thread thread_;
};

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
