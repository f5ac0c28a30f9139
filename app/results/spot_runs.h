// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/spot_watch.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace fringe {

/// The run of rounds that the window watches, and the history that it shows: of the run while there
/// is one, else of the result. GUI thread.
class SpotRuns : public QObject {
    Q_OBJECT

  public:
    explicit SpotRuns(QObject* parent = nullptr);

    bool isRunning() const { return watch_ != nullptr; }
    bool isPaused() const { return watch_ && watch_->isPaused(); }
    const SpotHistory& history() const { return history_; }
    /// Of the run before the one that is shown, for comparison.
    const SpotHistory& earlier() const { return earlier_; }

    void begin(std::shared_ptr<SpotWatch> watch);
    void end(); ///< of the run; its result may follow

    void setPaused(bool paused);
    void stop(); ///< soon; the best pattern is kept

    /// Of a result; one made in a hurry does not count as the run before.
    void show(SpotHistory history, bool provisional);
    void clear();

  signals:
    void changed(); ///< the history
    void stateChanged();

  private:
    void poll();
    void replace(SpotHistory history);

    QTimer timer_;
    std::shared_ptr<SpotWatch> watch_;
    SpotHistory history_; ///< on show
    SpotHistory shown_;   ///< of the last result
    SpotHistory settled_, earlier_;
};

} // namespace fringe
