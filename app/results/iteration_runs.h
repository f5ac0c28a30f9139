// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/iteration_watch.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>

namespace fringe {

/// The run of iterations that the window watches, and the history that it shows: of the run while
/// there is one, else of the result. GUI thread.
class IterationRuns : public QObject {
    Q_OBJECT

  public:
    explicit IterationRuns(QObject* parent = nullptr);

    bool isRunning() const { return watch_ != nullptr; }
    bool isPaused() const { return watch_ && watch_->isPaused(); }
    const IterationHistory& history() const { return history_; }

    /// Design of the run, and the field of its best pattern, anew now and then; else null.
    DesignPtr design() const { return watch_ ? watch_->design() : nullptr; }
    const std::shared_ptr<const Hologram>& partial() const { return partial_; }
    /// What is made of the partial field is there. The next field waits until this and the making
    /// have taken a small share of the time, so that looking does not slow the run.
    void looked();

    /// At once, or after those that have begun before.
    void begin(std::shared_ptr<IterationWatch> watch);
    /// The run is over; its result may follow.
    void end(const std::shared_ptr<IterationWatch>& watch);

    void setPaused(bool paused);
    void stop(); ///< soon; the best pattern is kept

    void show(IterationHistory history); ///< of a result
    void clear();

  signals:
    void changed(); ///< the history
    void partialChanged();
    void stateChanged();

  private:
    void poll();
    void look();
    void next();
    void drop(); ///< the run
    void setPartial(std::shared_ptr<const Hologram> field);
    void replace(IterationHistory history);

    QTimer timer_;
    std::shared_ptr<IterationWatch> watch_;
    std::deque<std::shared_ptr<IterationWatch>> waiting_;
    std::shared_ptr<const Hologram> partial_;
    QElapsedTimer sinceLook_;
    qint64 patience_ = 0;      ///< [ms] until the next look; < 0: one is being made
    IterationHistory history_; ///< on show
    IterationHistory shown_;   ///< of the last result
};

} // namespace fringe
