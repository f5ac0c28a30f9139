// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/runner.h"

#include <QObject>

#include <map>
#include <memory>

namespace fringe {

class WorkQueue;

/// One thread per queue. `done` comes as a queued call to the thread that owns the runner.
class ThreadRunner : public QObject, public Runner {
    Q_OBJECT

  public:
    explicit ThreadRunner(QObject* parent = nullptr);
    ~ThreadRunner() override;

    void run(const QString& queue, std::function<void()> work, std::function<void()> done) override;
    void stop() override;

  private:
    std::map<QString, std::unique_ptr<WorkQueue>> queues_;
    bool stopped_ = false;
};

} // namespace fringe
