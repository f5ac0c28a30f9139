// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"

#include <algorithm>

namespace fringe {
namespace {

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

void JobControl::begin(Message activity, double from, double to, double units, const char* unit) {
    checkpoint();
    const std::lock_guard lock(mutex_);
    from_ = from;
    to_ = to;
    units_ = units;
    done_ = 0;
    stageStart_ = Clock::now();
    progress_.activity = std::move(activity);
    progress_.fraction = from;
    progress_.rate = 0;
    progress_.rateUnit = unit;
}

void JobControl::advance(double units) {
    checkpoint();
    const std::lock_guard lock(mutex_);
    done_ += units;
    const double share = units_ > 0 ? std::min(done_ / units_, 1.0) : 0;
    progress_.fraction = from_ + share * (to_ - from_);
    const double elapsed = secondsSince(stageStart_);
    progress_.rate = elapsed > 0 ? done_ / elapsed : 0;
    const double total = secondsSince(jobStart_);
    const bool settled = total > 0.3 && progress_.fraction > 0.01;
    progress_.secondsLeft = settled ? total * (1 / progress_.fraction - 1) : -1;
}

Progress JobControl::latest() const {
    const std::lock_guard lock(mutex_);
    return progress_;
}

void JobControl::offer(Preview preview) {
    const std::lock_guard lock(mutex_);
    preview_ = std::move(preview);
}

std::optional<Preview> JobControl::takePreview() {
    const std::lock_guard lock(mutex_);
    return std::exchange(preview_, std::nullopt);
}

} // namespace fringe
