// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of two refreshes each. FRINGE_PACE=600 shows as many; the mean is a figure to read on an
// idle machine, and what is counted late must be what another client of the display counts.
#include "panel.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace fringe::test {
namespace {

using Pace = PanelOnDisplay;

struct Shown {
    std::vector<double> times; ///< [ms]
    std::uint64_t late = 0;
};

Shown showMany(PanelLink& link, int count) {
    const std::vector<std::uint8_t> pictures[] = {pattern(1280, 1024, 2), pattern(1280, 1024, 3)};
    Shown shown;
    for (int sent = 0; shown.times.size() < static_cast<std::size_t>(count);) {
        if (sent < count && link.show(pictures[sent % 2], 2))
            ++sent;
        const auto event = link.wait(std::chrono::milliseconds(sent < count ? 5 : 2000));
        if (event && event->kind == PanelEvent::Kind::Shown) {
            shown.times.push_back(static_cast<double>(event->microseconds) * 1e-3);
            shown.late = event->late;
        } else if (event && event->kind == PanelEvent::Kind::Ended) {
            break;
        }
    }
    return shown;
}

TEST_F(Pace, IsTwoRefreshesAndTheLateAreThoseThatAnObserverCounts) {
    const char* const wish = std::getenv("FRINGE_PACE");
    const int count = wish ? std::atoi(wish) : 60;
    PanelLink link;
    show(link); // makes the window that is watched
    observer_->watch(observer_->within(observer_->windows().at(0).id));
    const Shown shown = showMany(link, count);
    ASSERT_EQ(shown.times.size(), static_cast<std::size_t>(count));
    auto refreshes = observer_->refreshes();
    for (int tries = 0; refreshes.size() < shown.times.size() && tries < 100; ++tries) {
        ::usleep(10'000); // what both are told, it may learn a moment later
        const auto more = observer_->refreshes();
        refreshes.insert(refreshes.end(), more.begin(), more.end());
    }
    ASSERT_EQ(refreshes.size(), shown.times.size());
    std::uint64_t late = 0;
    for (std::size_t i = 1; i < refreshes.size(); ++i)
        late += refreshes[i] > refreshes[i - 1] + 2;
    EXPECT_EQ(shown.late, late);
    const double steps = count - 1;
    const double mean = (shown.times.back() - shown.times.front()) / steps;
    double square = 0;
    for (std::size_t i = 1; i < shown.times.size(); ++i)
        square += std::pow(shown.times[i] - shown.times[i - 1] - mean, 2);
    std::printf("  %d pictures of 2 refreshes: mean %.3f ms, deviation %.3f ms, %llu late\n", count,
                mean, std::sqrt(square / steps), static_cast<unsigned long long>(late));
    EXPECT_GT(mean, 33.0); // never faster; slower where others compute
}

} // namespace
} // namespace fringe::test
