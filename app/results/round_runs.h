// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/round_watch.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace fringe {

/// The run of rounds that the window watches, and the history that it shows: of the run while there
/// is one, else of the result. GUI thread.
class RoundRuns : public QObject {
    Q_OBJECT

  public:
    explicit RoundRuns(QObject* parent = nullptr);

    bool isRunning() const { return watch_ != nullptr; }
    bool isPaused() const { return watch_ && watch_->isPaused(); }
    const RoundHistory& history() const { return history_; }
    /// Of the run before the one that is shown, for comparison.
    const RoundHistory& earlier() const { return earlier_; }

    void begin(std::shared_ptr<RoundWatch> watch);
    void end(); ///< of the run; its result may follow

    void setPaused(bool paused);
    void stop(); ///< soon; the best pattern is kept

    /// Of a result; one made in a hurry does not count as the run before.
    void show(RoundHistory history, bool provisional);
    void clear();

  signals:
    void changed(); ///< the history
    void stateChanged();

  private:
    void poll();
    void replace(RoundHistory history);

    QTimer timer_;
    std::shared_ptr<RoundWatch> watch_;
    RoundHistory history_; ///< on show
    RoundHistory shown_;   ///< of the last result
    RoundHistory settled_, earlier_;
};

} // namespace fringe
