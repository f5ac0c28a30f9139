// SPDX-License-Identifier: GPL-3.0-or-later
// The OpenCL module on machines that have less; each case runs in the environment that CTest sets.
#include "kernels/backends.h"
#include "kernels/error.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

const BackendReport& openClReport() {
    for (const BackendReport& report : backendReports())
        if (report.backend == Backend::OpenCl)
            return report;
    throw std::logic_error("the list has no OpenCL");
}

void expectAbsence(const std::string& reason) {
    EXPECT_EQ(openClReport().absence.english().rfind(reason, 0), 0u)
        << openClReport().absence.english();
    try {
        openDevice("opencl");
        FAIL() << "a device that is not there was opened";
    } catch (const DeviceUnavailable& refusal) {
        EXPECT_NE(std::string(refusal.what()).find(reason), std::string::npos) << refusal.what();
    }
}

/// OCL_ICD_VENDORS names an empty folder.
TEST(OpenClAbsence, ofEveryPlatformIsSaid) {
    expectAbsence("no OpenCL platform is installed: install");
}

/// POCL_DEVICES names no device that PoCL knows.
TEST(OpenClAbsence, ofEveryDeviceIsSaid) {
    if (!openClReport().devices.empty())
        GTEST_SKIP() << "another OpenCL platform has a device here";
    if (openClReport().absence.english().rfind("no OpenCL platform", 0) == 0)
        GTEST_SKIP() << openClReport().absence.english();
    expectAbsence("the OpenCL platforms here have no device: check");
}

/// POCL_MEMORY_LIMIT is 1 GiB, of which PoCL gives a quarter at once.
TEST(OpenClMemory, thatIsTooSmallIsSaid) {
    const auto& devices = openClReport().devices;
    if (devices.empty() || devices.front().driver.find("Portable") == std::string::npos)
        GTEST_SKIP() << "the first OpenCL device is not PoCL's";
    const std::unique_ptr<Device> device = openDevice(devices.front().id);
    try {
        device->allocate({8192, 8192});
        FAIL() << "a buffer of 512 MiB was given";
    } catch (const OutOfDeviceMemory& refusal) {
        EXPECT_EQ(refusal.bytes, 8192u * 8192u * 8u);
    }
    EXPECT_NE(device->allocate({64, 64}), nullptr);
}

} // namespace
} // namespace fringe
