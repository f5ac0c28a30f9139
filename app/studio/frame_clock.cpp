// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/frame_clock.h"

namespace fringe {
namespace {

constexpr qint64 clockSecond = 1'000'000'000; // [ns]

double secondsOf(qint64 nanoseconds) {
    return static_cast<double>(nanoseconds) / clockSecond;
}

} // namespace

void FrameClock::setRunning(bool running) {
    if (running == isRunning())
        return;
    before_ = seconds();
    frames_.clear();
    if (running)
        since_.start();
    else
        since_.invalidate();
}

double FrameClock::seconds() const {
    return isRunning() ? before_ + secondsOf(since_.nsecsElapsed()) : before_;
}

void FrameClock::noteFrame() {
    if (!isRunning())
        return;
    frames_.push_back(since_.nsecsElapsed());
    while (frames_.size() > 2 && frames_.back() - frames_.front() > clockSecond)
        frames_.pop_front();
}

double FrameClock::rate() const {
    return frames_.size() < 2 ? 0
                              : static_cast<double>(frames_.size() - 1)
                                    / secondsOf(frames_.back() - frames_.front());
}

} // namespace fringe
