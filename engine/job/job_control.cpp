// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {

int percentDone(const Progress& progress) {
    return static_cast<int>(std::clamp(100 * progress.fraction, 0.0, 99.0));
}

double JobControl::secondsSince(Clock::time_point start) const {
    return std::chrono::duration<double>(now_() - start).count();
}

void JobControl::begin(Message activity, double from, double to, double units, const char* unit) {
    checkpoint();
    const std::lock_guard lock(mutex_);
    from_ = std::lerp(shareFrom_, shareTo_, from);
    to_ = std::lerp(shareFrom_, shareTo_, to);
    units_ = units;
    done_ = 0;
    progress_.fraction = from_;
    startPass(std::move(activity), unit);
}

void JobControl::pass(Message activity, const char* unit) {
    checkpoint();
    const std::lock_guard lock(mutex_);
    startPass(std::move(activity), unit);
}

void JobControl::startPass(Message activity, const char* unit) {
    passDone_ = 0;
    passStart_ = now_();
    progress_.activity = std::move(activity);
    progress_.rate = 0;
    progress_.rateUnit = unit;
}

void JobControl::expect(double seconds) {
    const std::lock_guard lock(mutex_);
    expected_ = shareTo_ > shareFrom_ ? seconds / (shareTo_ - shareFrom_) : 0;
    if (expected_ > 0)
        progress_.secondsLeft = expected_ * (1 - progress_.fraction);
}

void JobControl::advance(double units) {
    report(units, true);
}

void JobControl::skip(double units) {
    report(units, false);
}

void JobControl::report(double units, bool isNew) {
    constexpr double moment = 0.3; // [s] from which on rates say something
    const double said = expected_ > 0 ? 0.05 : 0.01;
    checkpoint();
    const std::lock_guard lock(mutex_);
    done_ += units;
    const double share = units_ > 0 ? std::min(done_ / units_, 1.0) : 0;
    const double before = std::exchange(progress_.fraction, from_ + share * (to_ - from_));
    if (!isNew) {
        skipped_ += progress_.fraction - before;
        return;
    }
    passDone_ += units;
    const double elapsed = secondsSince(passStart_);
    progress_.rate = elapsed > 0 ? passDone_ / elapsed : 0;
    const double total = secondsSince(jobStart_), done = progress_.fraction - skipped_;
    progress_.secondsLeft = total > moment && done > said ? total * (1 - progress_.fraction) / done
                            : expected_ > 0               ? expected_ * (1 - progress_.fraction)
                                                          : -1;
}

void JobControl::note(Message what) const {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(notes_, what) == notes_.end())
        notes_.push_back(std::move(what));
}

std::vector<Message> JobControl::takeNotes() {
    const std::lock_guard lock(mutex_);
    return std::exchange(notes_, {});
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
