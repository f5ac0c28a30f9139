// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <deque>

namespace fringe {

/// The time of what is played, and how often a second it is seen. One thread.
class FrameClock {
  public:
    bool isRunning() const { return since_.isValid(); }
    void setRunning(bool running);
    double seconds() const; ///< for which it has run

    void noteFrame();    ///< one is seen
    double rate() const; ///< frames a second, over the last one; 0: too few were seen since it ran

  private:
    QElapsedTimer since_;         ///< it runs; not valid: it stands still
    double before_ = 0;           ///< [s] for which it had run until then
    std::deque<qint64> frames_{}; ///< when they were seen since [ns]
};

} // namespace fringe
