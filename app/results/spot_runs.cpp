// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/spot_runs.h"

namespace fringe {

SpotRuns::SpotRuns(QObject* parent) : QObject(parent) {
    timer_.setInterval(33);
    connect(&timer_, &QTimer::timeout, this, &SpotRuns::poll);
}

void SpotRuns::begin(std::shared_ptr<SpotWatch> watch) {
    watch_ = std::move(watch);
    timer_.start();
    emit stateChanged();
}

void SpotRuns::end() {
    timer_.stop();
    watch_.reset();
    replace(shown_);
    emit stateChanged();
}

void SpotRuns::setPaused(bool paused) {
    if (!watch_ || watch_->isPaused() == paused)
        return;
    watch_->setPaused(paused);
    emit stateChanged();
}

void SpotRuns::stop() {
    if (watch_)
        watch_->stop();
}

void SpotRuns::show(SpotHistory history, bool provisional) {
    if (!provisional)
        earlier_ = std::exchange(settled_, history);
    shown_ = std::move(history);
    if (!watch_)
        replace(shown_);
}

void SpotRuns::clear() {
    shown_ = settled_ = earlier_ = {};
    replace({});
}

void SpotRuns::poll() {
    if (auto news = watch_ ? watch_->news() : std::nullopt)
        replace(std::move(*news));
}

void SpotRuns::replace(SpotHistory history) {
    history_ = std::move(history);
    emit changed();
}

} // namespace fringe
