// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/iteration_runs.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr qint64 lookEvery = 500;  ///< [ms] at most
constexpr qint64 timesLonger = 40; ///< than a look takes is the wait for the next

} // namespace

IterationRuns::IterationRuns(QObject* parent) : QObject(parent) {
    timer_.setInterval(33);
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

void IterationRuns::poll() {
    if (auto news = watch_->news())
        replace(std::move(*news));
    look();
}

void IterationRuns::replace(IterationHistory history) {
    history_ = std::move(history);
    emit changed();
}

} // namespace fringe
