// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/iteration_runs.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr qint64 lookEvery = 500;                    ///< [ms] at most
constexpr qint64 timesLonger = 40;                   ///< than a look takes is the wait for the next
constexpr qint64 pollEvery = 33, pollAtLeast = 1000; ///< [ms]
constexpr qint64 timesRarer = 20;                    ///< than showing news takes are news

} // namespace

IterationRuns::IterationRuns(QObject* parent) : QObject(parent) {
    timer_.setInterval(pollEvery);
    connect(&timer_, &QTimer::timeout, this, &IterationRuns::poll);
}

void IterationRuns::begin(std::shared_ptr<IterationWatch> watch) {
    waiting_.push_back(std::move(watch));
    if (!watch_)
        next();
}

void IterationRuns::next() {
    watch_ = std::move(waiting_.front());
    waiting_.pop_front();
    sinceLook_.start();
    patience_ = lookEvery;
    timer_.start();
    replace({}); // of the result before
    emit stateChanged();
}

void IterationRuns::end(const std::shared_ptr<IterationWatch>& watch) {
    std::erase(waiting_, watch);
    if (watch != watch_)
        return;
    drop();
    replace(shown_);
    if (!waiting_.empty())
        next();
}

void IterationRuns::drop() {
    timer_.stop();
    watch_.reset();
    setPartial(nullptr);
    emit stateChanged();
}

void IterationRuns::setPartial(std::shared_ptr<const Hologram> field) {
    if (!field && !partial_)
        return;
    partial_ = std::move(field);
    emit partialChanged();
}

void IterationRuns::looked() {
    if (patience_ >= 0)
        return;
    patience_ = std::max(lookEvery, timesLonger * sinceLook_.elapsed());
    sinceLook_.start();
}

void IterationRuns::look() {
    if (patience_ >= 0 && sinceLook_.elapsed() >= patience_)
        watch_->wishField();
    if (auto field = watch_->takeField()) {
        sinceLook_.start();
        patience_ = -1;
        setPartial(std::move(field));
    }
}

void IterationRuns::setPaused(bool paused) {
    if (!watch_ || watch_->isPaused() == paused)
        return;
    watch_->setPaused(paused);
    emit stateChanged();
}

void IterationRuns::stop() {
    if (watch_)
        watch_->stop();
}

void IterationRuns::show(IterationHistory history) {
    shown_ = std::move(history);
    if (!watch_)
        replace(shown_);
}

void IterationRuns::clear() {
    waiting_.clear();
    if (watch_) {
        watch_->setPaused(false);
        drop();
    }
    shown_ = {};
    replace({});
}

/// Drawing what is new takes a small share of the time, however slow the screen is, so that a run
/// takes no longer for being watched.
void IterationRuns::poll() {
    if (auto news = watch_->news()) {
        QElapsedTimer clock;
        clock.start();
        replace(std::move(*news));
        const auto pace = [this, clock] {
            timer_.setInterval(std::clamp(timesRarer * clock.elapsed(), pollEvery, pollAtLeast));
        };
        // Plots are drawn in the next turn of the event loop.
        QTimer::singleShot(0, this, [this, pace] { QTimer::singleShot(0, this, pace); });
    }
    look();
}

void IterationRuns::replace(IterationHistory history) {
    history_ = std::move(history);
    emit changed();
}

} // namespace fringe
