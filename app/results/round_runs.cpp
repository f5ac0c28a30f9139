// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/round_runs.h"

namespace fringe {
namespace {

/// Runs for spots and runs for a picture have other figures.
bool areComparable(const RoundHistory& a, const RoundHistory& b) {
    return a.isEmpty() || b.isEmpty()
           || a.best().uniformity.has_value() == b.best().uniformity.has_value();
}

} // namespace

RoundRuns::RoundRuns(QObject* parent) : QObject(parent) {
    timer_.setInterval(33);
    connect(&timer_, &QTimer::timeout, this, &RoundRuns::poll);
}

void RoundRuns::begin(std::shared_ptr<RoundWatch> watch) {
    watch_ = std::move(watch);
    timer_.start();
    emit stateChanged();
}

void RoundRuns::end() {
    timer_.stop();
    watch_.reset();
    replace(shown_);
    emit stateChanged();
}

void RoundRuns::setPaused(bool paused) {
    if (!watch_ || watch_->isPaused() == paused)
        return;
    watch_->setPaused(paused);
    emit stateChanged();
}

void RoundRuns::stop() {
    if (watch_)
        watch_->stop();
}

void RoundRuns::show(RoundHistory history, bool provisional) {
    if (!provisional)
        earlier_ = std::exchange(settled_, history);
    if (!areComparable(earlier_, history))
        earlier_ = {};
    shown_ = std::move(history);
    if (!watch_)
        replace(shown_);
}

void RoundRuns::clear() {
    shown_ = settled_ = earlier_ = {};
    replace({});
}

void RoundRuns::poll() {
    if (auto news = watch_ ? watch_->news() : std::nullopt)
        replace(std::move(*news));
}

void RoundRuns::replace(RoundHistory history) {
    history_ = std::move(history);
    emit changed();
}

} // namespace fringe
