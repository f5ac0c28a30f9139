// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/benchmark_store.h"

#include <algorithm>
#include <iterator>

namespace fringe {

std::vector<BenchRow> BenchmarkStore::rows() const {
    std::vector<BenchRow> all = measured_;
    std::ranges::copy(published_, std::back_inserter(all));
    return all;
}

void BenchmarkStore::begin(std::vector<BenchRow> published) {
    measured_.clear();
    published_ = std::move(published);
    peaks_ = {};
    running_ = true;
    emit changed();
    emit runningChanged(true);
}

void BenchmarkStore::setPeaks(const MachinePeaks& peaks) {
    peaks_ = peaks;
    emit changed();
}

void BenchmarkStore::add(BenchRow row) {
    measured_.push_back(std::move(row));
    emit changed();
}

void BenchmarkStore::end() {
    running_ = false;
    emit runningChanged(false);
}

} // namespace fringe
