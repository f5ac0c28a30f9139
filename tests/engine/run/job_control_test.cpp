// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/run/outcome.h"

#include <gtest/gtest.h>

#include <thread>

namespace fringe {
namespace {

TEST(JobControl, FractionFollowsTheStages) {
    JobControl control;
    control.begin(message("first"), 0, 0.25, 10);
    control.advance(5);
    EXPECT_DOUBLE_EQ(control.latest().fraction, 0.125);
    control.begin(message("second"), 0.25, 1, 100);
    EXPECT_DOUBLE_EQ(control.latest().fraction, 0.25);
    control.advance(1000);
    EXPECT_DOUBLE_EQ(control.latest().fraction, 1);
    EXPECT_EQ(control.latest().activity.english(), "second");
}

TEST(JobControl, PassesAreOfOneStage) {
    JobControl control;
    control.begin(message("stage"), 0, 0.5, 10, "rows");
    control.pass(message("first"), "rows");
    control.advance(4);
    EXPECT_DOUBLE_EQ(control.latest().fraction, 0.2);
    EXPECT_GT(control.latest().rate, 0);
    control.pass(message("second"), "columns");
    EXPECT_DOUBLE_EQ(control.latest().fraction, 0.2);
    EXPECT_EQ(control.latest().rate, 0);
    EXPECT_EQ(control.latest().activity.english(), "second");
    EXPECT_STREQ(control.latest().rateUnit, "columns");
    control.advance(6);
    EXPECT_DOUBLE_EQ(control.latest().fraction, 0.5);
}

TEST(JobControl, WhatWasDoneBeforeSaysNothingOfTheRate) {
    JobControl control;
    control.begin(message("stage"), 0, 1, 1e6);
    control.skip(9e5);
    EXPECT_DOUBLE_EQ(control.latest().fraction, 0.9);
    EXPECT_EQ(control.latest().rate, 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    control.advance(1);
    EXPECT_GT(control.latest().rate, 0);
    EXPECT_LE(control.latest().rate, 1000);
}

double seconds = 0; // of a made-up clock

JobControl::Clock::time_point madeUp() {
    return JobControl::Clock::time_point(
        std::chrono::round<JobControl::Clock::duration>(std::chrono::duration<double>(seconds)));
}

TEST(JobControl, WhatIsExpectedGivesWayToWhatIsMeasured) {
    seconds = 0;
    JobControl control(&madeUp);
    EXPECT_LT(control.latest().secondsLeft, 0);
    control.begin(message("stage"), 0, 1, 100);
    control.expect(10);
    EXPECT_DOUBLE_EQ(control.latest().secondsLeft, 10);
    seconds = 3;
    control.advance(4);
    EXPECT_DOUBLE_EQ(control.latest().secondsLeft, 9.6);
    seconds = 8;
    control.advance(4); // 8 % took 8 s
    EXPECT_DOUBLE_EQ(control.latest().secondsLeft, 92);
}

TEST(JobControl, WhatIsExpectedIsOfTheShare) {
    seconds = 0;
    JobControl control(&madeUp);
    const JobShare share(control, 0, 0.5);
    control.begin(message("stage"), 0, 1, 100);
    control.expect(10);
    EXPECT_DOUBLE_EQ(control.latest().secondsLeft, 20);
}

TEST(JobControl, OfNothingExpectedAHundredthSaysSomething) {
    seconds = 0;
    JobControl control(&madeUp);
    control.begin(message("stage"), 0, 1, 100);
    seconds = 2;
    control.advance(2);
    EXPECT_DOUBLE_EQ(control.latest().secondsLeft, 98);
}

TEST(JobControl, KeepsOnlyTheNewestPreview) {
    JobControl control;
    EXPECT_FALSE(control.takePreview());
    control.offer({1, 1, {1.0F}});
    control.offer({1, 1, {2.0F}});
    EXPECT_EQ(control.takePreview()->values[0], 2.0F);
    EXPECT_FALSE(control.takePreview());
}

TEST(JobControl, KeepsTheWishForPreviews) {
    JobControl control;
    EXPECT_FALSE(control.previewWish());
    control.wishPreview(Quantity2D::Phase);
    EXPECT_EQ(control.previewWish(), Quantity2D::Phase);
    control.wishPreview(std::nullopt);
    EXPECT_FALSE(control.previewWish());
}

TEST(JobControl, IsSafeBetweenThreads) {
    JobControl control;
    std::thread worker([&] {
        try {
            control.begin(message("work"), 0, 1, 0);
            for (;;)
                control.advance(1);
        } catch (const Cancelled&) {
        }
    });
    for (int i = 0; i < 1000; ++i)
        EXPECT_LE(control.latest().fraction, 1);
    control.cancel();
    worker.join();
    EXPECT_TRUE(control.isCancelled());
}

TEST(Outcome, TellsTheThreeEndingsApart) {
    EXPECT_TRUE(outcomeOf([] { return 1; }).finished());
    EXPECT_TRUE(outcomeOf([]() -> int { throw Cancelled(); }).cancelled());
    const auto broken = outcomeOf([]() -> int { throw OutOfDeviceMemory("no room", 1 << 20); });
    ASSERT_TRUE(broken.error);
    EXPECT_EQ(broken.error->kind(), ErrorKind::Failed);
    EXPECT_NE(std::string(broken.error->what()).find("1.0 MiB"), std::string::npos);
    EXPECT_TRUE(outcomeOf([]() -> int { throw std::bad_alloc(); }).error);
}

} // namespace
} // namespace fringe
