// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers of a back-end: zero at first, exact transfers, refusal of what does not fit.
#include "tests/support/device_test.h"

#include <algorithm>
#include <thread>

namespace fringe::test {
namespace {

class Memory : public DeviceTest {};

TEST_F(Memory, isZeroAtFirst) {
    const std::unique_ptr<Buffer> buffer = device().allocate({19, 23});
    EXPECT_EQ(downloaded(*buffer), Samples(19 * 23));
}

TEST_F(Memory, givesBackWhatWasUploaded) {
    const reference::Plane plane = randomPlane({67, 129}, 41);
    EXPECT_EQ(downloaded(*uploaded(plane)), toSingle(plane));
}

TEST_F(Memory, sendsAndReceivesStagedSamplesOnAThreadOfTheirOwn) {
    const std::unique_ptr<Buffer> some = device().allocate({64, 48}),
                                  other = uploaded(randomPlane({64, 48}, 42));
    device().finish();
    const std::unique_ptr<Staging> staging = device().stage(*some);
    ASSERT_EQ(staging->samples().size(), 64u * 48);
    const Samples sent = toSingle(randomPlane({64, 48}, 43));
    {
        const std::jthread sending([&] {
            std::ranges::copy(sent, staging->samples().begin());
            staging->send();
        });
        device().fft(*other, {Axis::Rows, Direction::Forward, 0, 64});
        device().finish();
    }
    EXPECT_EQ(downloaded(*some), sent);
    device().fft(*some, {Axis::Columns, Direction::Forward, 0, 48});
    device().finish();
    std::jthread([&] { staging->receive(); }).join();
    const std::span<Complex> received = staging->samples();
    EXPECT_EQ(Samples(received.begin(), received.end()), downloaded(*some));
}

TEST_F(Memory, refusesSizesThatNoMachineHas) {
    for (Shape shape :
         {Shape{1'000'000, 1'000'000}, Shape{1 << 28, 1 << 28}, Shape{INT64_MAX / 2, 1'000}})
        EXPECT_THROW(device().allocate(shape), OutOfDeviceMemory) << name(shape);
    EXPECT_NE(device().allocate({8, 8}), nullptr);
}

TEST_F(Memory, tellsHowMuchWasWanted) {
    try {
        device().allocate({1'000'000, 1'000'000});
        FAIL();
    } catch (const OutOfDeviceMemory& error) {
        EXPECT_EQ(error.bytes, 8'000'000'000'000u);
    }
}

TEST_F(Memory, refusesEmptySizesAndWrongSampleCounts) {
    EXPECT_THROW(device().allocate({0, 5}), std::invalid_argument);
    EXPECT_THROW(device().allocate({5, -1}), std::invalid_argument);
    const std::unique_ptr<Buffer> buffer = device().allocate({2, 3});
    Samples samples(5);
    EXPECT_THROW(device().upload(*buffer, samples), std::invalid_argument);
    EXPECT_THROW(device().download(*buffer, samples), std::invalid_argument);
}

TEST_F(Memory, describesItsDevice) {
    const DeviceInfo& info = device().info();
    EXPECT_EQ(info.id.rfind(testDevice(), 0), 0u) << info.id;
    EXPECT_FALSE(info.name.empty());
    EXPECT_FALSE(info.driver.empty());
    EXPECT_GT(info.memory, 0u);
    EXPECT_GT(info.computeUnits, 0);
}

} // namespace
} // namespace fringe::test
