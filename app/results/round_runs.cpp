// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/round_runs.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr qint64 lookEvery = 500;  ///< [ms] at most
constexpr qint64 timesLonger = 40; ///< than a look takes is the wait for the next

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
    sinceLook_.start();
    patience_ = lookEvery;
    timer_.start();
    emit stateChanged();
}

void RoundRuns::end(const std::shared_ptr<RoundWatch>& watch) {
    if (watch != watch_)
        return;
    drop();
    replace(shown_);
}

void RoundRuns::drop() {
    timer_.stop();
    watch_.reset();
    setGrowing(nullptr);
    emit stateChanged();
}

void RoundRuns::setGrowing(std::shared_ptr<const Hologram> field) {
    if (!field && !growing_)
        return;
    growing_ = std::move(field);
    emit growingChanged();
}

void RoundRuns::looked() {
    if (patience_ >= 0)
        return;
    patience_ = std::max(lookEvery, timesLonger * sinceLook_.elapsed());
    sinceLook_.start();
}

void RoundRuns::look() {
    if (patience_ >= 0 && sinceLook_.elapsed() >= patience_)
        watch_->wishField();
    if (auto field = watch_->takeField()) {
        sinceLook_.start();
        patience_ = -1;
        setGrowing(std::move(field));
    }
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
    if (watch_) {
        watch_->setPaused(false);
        drop();
    }
    shown_ = settled_ = earlier_ = {};
    replace({});
}

void RoundRuns::poll() {
    if (auto news = watch_->news())
        replace(std::move(*news));
    look();
}

void RoundRuns::replace(RoundHistory history) {
    history_ = std::move(history);
    emit changed();
}

} // namespace fringe
