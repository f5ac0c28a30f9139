// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/spot_watch.h"

#include "engine/patterns/pattern_preview.h"

#include <utility>

namespace fringe {
namespace {

constexpr std::chrono::milliseconds reportEvery{40};
constexpr std::chrono::milliseconds lookEvery{30}; ///< for cancelling, while paused

} // namespace

void SpotWatch::setPaused(bool paused) {
    {
        const std::lock_guard lock(mutex_);
        paused_ = paused;
        wasPaused_ |= paused;
    }
    wake_.notify_all();
}

bool SpotWatch::isPaused() const {
    const std::lock_guard lock(mutex_);
    return paused_;
}

bool SpotWatch::wasPaused() const {
    const std::lock_guard lock(mutex_);
    return wasPaused_;
}

void SpotWatch::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
    }
    wake_.notify_all();
}

bool SpotWatch::isStopped() const {
    const std::lock_guard lock(mutex_);
    return stopped_;
}

std::optional<SpotHistory> SpotWatch::news() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, std::nullopt);
}

void SpotWatch::afterRound(const SpotState& state, JobControl& control) {
    if (Clock::now() >= due_ || isPaused()) {
        report(state, control);
        due_ = Clock::now() + reportEvery;
    }
    hold(control);
}

void SpotWatch::report(const SpotState& state, JobControl& control) {
    SpotHistory history = historySoFar(state, design_->spots.spots());
    history.revision = revision_;
    if (control.previewWish())
        control.offer(patternPreview(design_->plate, design_->illumination.wavelengths.front(),
                                     state.pattern));
    const std::lock_guard lock(mutex_);
    news_ = std::move(history);
}

void SpotWatch::hold(JobControl& control) {
    std::unique_lock lock(mutex_);
    while (paused_ && !stopped_) {
        control.checkpoint();
        wake_.wait_for(lock, lookEvery);
    }
    if (stopped_)
        throw Cancelled();
}

} // namespace fringe
