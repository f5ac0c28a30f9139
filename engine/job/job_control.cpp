// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

void JobControl::begin(Message activity, double from, double to, double units, const char* unit) {
    checkpoint();
    const std::lock_guard lock(mutex_);
    from_ = std::lerp(shareFrom_, shareTo_, from);
    to_ = std::lerp(shareFrom_, shareTo_, to);
    units_ = units;
    done_ = 0;
    stageStart_ = Clock::now();
    progress_.activity = std::move(activity);
    progress_.fraction = from_;
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

void JobControl::wishPreview(std::optional<Quantity2D> quantity) {
    const std::lock_guard lock(mutex_);
    previewWish_ = quantity;
}

std::optional<Quantity2D> JobControl::previewWish() const {
    const std::lock_guard lock(mutex_);
    return previewWish_;
}

void JobControl::offer(Preview preview) {
    const std::lock_guard lock(mutex_);
    preview_ = std::move(preview);
}

std::optional<Preview> JobControl::takePreview() {
    const std::lock_guard lock(mutex_);
    return std::exchange(preview_, std::nullopt);
}

JobShare::JobShare(JobControl& control, double from, double to)
    : control_(control), outerFrom_(control.shareFrom_), outerTo_(control.shareTo_) {
    const std::lock_guard lock(control_.mutex_);
    control_.shareFrom_ = std::lerp(outerFrom_, outerTo_, from);
    control_.shareTo_ = std::lerp(outerFrom_, outerTo_, to);
}

JobShare::~JobShare() {
    const std::lock_guard lock(control_.mutex_);
    control_.shareFrom_ = outerFrom_;
    control_.shareTo_ = outerTo_;
}

} // namespace fringe
