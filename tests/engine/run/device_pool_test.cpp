// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/error.h"
#include "engine/run/device_pool.h"

#include <gtest/gtest.h>

#include <thread>

namespace fringe {
namespace {

TEST(DevicePool, opensADeviceOnceALane) {
    DevicePool pool;
    const auto first = pool.device("cpu", Lane::Jobs);
    EXPECT_EQ(pool.device("cpu", Lane::Jobs), first);
    EXPECT_EQ(pool.opened(), 1);
    EXPECT_NE(pool.device("cpu", Lane::Looking), first);
    EXPECT_EQ(pool.opened(), 2);
}

TEST(DevicePool, knowsWhatDevicesCanDoWithoutOpeningThemAgain) {
    DevicePool pool;
    const auto device = pool.device("cpu", Lane::Jobs);
    ASSERT_TRUE(pool.capabilities("cpu"));
    EXPECT_EQ(pool.capabilities("cpu")->id, device->capabilities().id);
    EXPECT_EQ(pool.opened(), 1);
}

TEST(DevicePool, saysWhatCannotBeUsed) {
    DevicePool pool;
    EXPECT_THROW(pool.device("cuda:99", Lane::Jobs), Error);
    EXPECT_FALSE(pool.capabilities("cuda:99"));
    EXPECT_EQ(pool.opened(), 0);
}

TEST(DevicePool, opensAnewWhatHasFailed) {
    DevicePool pool;
    const auto lost = pool.device("cpu", Lane::Jobs);
    const auto other = pool.device("cpu", Lane::Looking);
    pool.forget(lost);
    EXPECT_NE(pool.device("cpu", Lane::Jobs), lost);
    EXPECT_EQ(pool.device("cpu", Lane::Looking), other);
    EXPECT_EQ(pool.opened(), 3);
}

TEST(DevicePool, isSharedByThreads) {
    DevicePool pool;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&, lane = i % 2 == 0 ? Lane::Jobs : Lane::Looking] {
            pool.device("cpu", lane);
            pool.capabilities("cpu");
        });
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_EQ(pool.opened(), 2);
}

} // namespace
} // namespace fringe
