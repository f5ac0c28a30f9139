// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/iteration_watch.h"

#include "engine/run/run.h"
#include "engine/solvers/phase_pattern.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

constexpr std::chrono::milliseconds reportEvery{40}; ///< at most, and once the last was taken
constexpr int reportsApart = 30; ///< than a report takes is the wait for the next
constexpr std::chrono::milliseconds watchEvery{30}; ///< for cancelling, while paused

} // namespace

void IterationWatch::setPaused(bool paused) {
    {
        const std::lock_guard lock(mutex_);
        paused_ = paused;
        wasPaused_ |= paused;
    }
    wake_.notify_all();
}

bool IterationWatch::isPaused() const {
    const std::lock_guard lock(mutex_);
    return paused_;
}

bool IterationWatch::wasPaused() const {
    const std::lock_guard lock(mutex_);
    return wasPaused_;
}

void IterationWatch::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
    }
    wake_.notify_all();
}

bool IterationWatch::isStopped() const {
    const std::lock_guard lock(mutex_);
    return stopped_;
}

std::optional<IterationHistory> IterationWatch::news() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, std::nullopt);
}

bool IterationWatch::hasNews() const {
    const std::lock_guard lock(mutex_);
    return news_.has_value();
}

void IterationWatch::wishField() {
    const std::lock_guard lock(mutex_);
    fieldWished_ = true;
}

bool IterationWatch::isFieldWished() const {
    const std::lock_guard lock(mutex_);
    return fieldWished_;
}

std::shared_ptr<const Hologram> IterationWatch::takeField() {
    const std::lock_guard lock(mutex_);
    return std::exchange(field_, nullptr);
}

void IterationWatch::offerField(const SolverState& state) {
    auto field = std::make_shared<const Hologram>(fieldOf(*design_, state.best.pattern.turns()));
    fieldRound_ = state.best.iteration;
    const std::lock_guard lock(mutex_);
    field_ = std::move(field);
    fieldWished_ = false;
}

void IterationWatch::afterIteration(const SolverState& state, JobControl& control) {
    if (const auto start = Clock::now(); (start >= due_ && !hasNews()) || isPaused()) {
        report(state, control);
        const auto end = Clock::now();
        due_ = end + std::max<Clock::duration>(reportEvery, reportsApart * (end - start));
    }
    if ((isFieldWished() || isPaused()) && state.best.iteration != fieldRound_)
        offerField(state);
    hold(control);
}

void IterationWatch::report(const SolverState& state, JobControl& control) {
    IterationHistory history = historySoFar(state);
    if (control.previewWish())
        control.offer(patternPreview(design_->setup, state.best.pattern.turns()));
    const std::lock_guard lock(mutex_);
    news_ = std::move(history);
}

void IterationWatch::hold(JobControl& control) {
    std::unique_lock lock(mutex_);
    while (paused_ && !stopped_) {
        control.checkpoint();
        wake_.wait_for(lock, watchEvery);
    }
    if (stopped_)
        throw Cancelled();
}

} // namespace fringe
