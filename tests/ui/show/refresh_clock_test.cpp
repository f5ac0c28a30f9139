// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/refresh_clock.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

TEST(RefreshClock, TwoTimesMakeAClock) {
    const RefreshClock clock = measuredClock({100, 1'000'000}, {106, 1'100'000});
    EXPECT_TRUE(clock.isCounted);
    EXPECT_NEAR(clock.interval, 0.1 / 6, 1e-12);
    EXPECT_EQ(clock.refreshAt(1'100'000), 106U);
    EXPECT_EQ(clock.refreshAt(1'116'000), 106U);
    EXPECT_EQ(clock.refreshAt(1'117'000), 107U);
    EXPECT_EQ(clock.timeOf(112), 1'200'000);
}

TEST(PictureSchedule, APictureStaysForItsRefreshesEvenIfItCameLate) {
    PictureSchedule schedule;
    EXPECT_EQ(schedule.due(), 0U);
    EXPECT_FALSE(schedule.takeSeen(51, 2));
    EXPECT_EQ(schedule.due(), 53U);
    EXPECT_FALSE(schedule.takeSeen(53, 2));
    EXPECT_TRUE(schedule.takeSeen(56, 2));
    EXPECT_EQ(schedule.due(), 58U);
    EXPECT_FALSE(schedule.takeSeen(58, 0));
    EXPECT_EQ(schedule.due(), 59U);
    EXPECT_FALSE(schedule.takeSeen(500, 2)); // nobody said until when
}

} // namespace
} // namespace fringe
