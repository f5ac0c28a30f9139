// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backends.h"
#include "kernels/device.h"
#include "kernels/error.h"
#include "tests/support/planes.h"
#include "tests/support/test_device.h"

#include <functional>

namespace fringe::test {

/// A test on the device `testDevice`, opened once per program.
/// Skipped, with the reason, where the device is absent.
class DeviceTest : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        try {
            device_ = openDevice(testDevice());
        } catch (const DeviceUnavailable& absence) {
            absence_ = absence.what();
        }
    }
    static void TearDownTestSuite() { device_.reset(); }

    void SetUp() override {
        if (!device_)
            GTEST_SKIP() << absence_;
    }

    static Device& device() { return *device_; }

    static std::unique_ptr<Buffer> uploaded(const reference::Plane& plane) {
        std::unique_ptr<Buffer> buffer = device().allocate(plane.shape);
        device().upload(*buffer, toSingle(plane));
        return buffer;
    }

    static Samples downloaded(const Buffer& buffer) {
        Samples samples(static_cast<std::size_t>(buffer.shape().count()));
        device().download(buffer, samples);
        return samples;
    }

    /// What `operation` makes of `plane` on the device.
    static Samples result(const reference::Plane& plane,
                          const std::function<void(Buffer&)>& operation) {
        const std::unique_ptr<Buffer> buffer = uploaded(plane);
        operation(*buffer);
        return downloaded(*buffer);
    }

  private:
    static inline std::unique_ptr<Device> device_;
    static inline std::string absence_;
};

template <typename Case>
class DeviceTestWith : public DeviceTest, public ::testing::WithParamInterface<Case> {};

} // namespace fringe::test
