// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/refresh_clock.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace fringe {
namespace {

constexpr double perSecond = 1e6; ///< [µs]

} // namespace

std::uint64_t RefreshClock::refreshAt(std::int64_t microseconds) const {
    const double since = static_cast<double>(microseconds - known.microseconds) / perSecond;
    const double passed = std::floor(since / interval);
    return known.refresh + static_cast<std::uint64_t>(std::max(0.0, passed));
}

std::int64_t RefreshClock::timeOf(std::uint64_t refresh) const {
    const double passed = static_cast<double>(refresh) - static_cast<double>(known.refresh);
    return known.microseconds + std::llround(passed * interval * perSecond);
}

RefreshClock measuredClock(const RefreshTime& first, const RefreshTime& second) {
    const double time = static_cast<double>(second.microseconds - first.microseconds) / perSecond;
    return {second, time / static_cast<double>(second.refresh - first.refresh), true};
}

bool PictureSchedule::takeSeen(std::uint64_t refresh, std::uint32_t refreshes) {
    const bool isLate = isTimed_ && refresh > due_;
    isTimed_ = refreshes > 0;
    due_ = refresh + std::max<std::uint32_t>(refreshes, 1);
    return isLate;
}

std::int64_t monotonicNow() {
    return std::chrono::duration_cast<std::chrono::microseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

} // namespace fringe
