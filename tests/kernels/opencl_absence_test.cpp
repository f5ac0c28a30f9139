// SPDX-License-Identifier: GPL-3.0-or-later
// The OpenCL module on machines that have less; each case runs in the environment that CTest sets.
#include "kernels/backends.h"
#include "kernels/device.h"
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
class OpenClMemory : public ::testing::Test {
  protected:
    void SetUp() override {
        const auto& devices = openClReport().devices;
        if (devices.empty() || devices.front().driver.find("Portable") == std::string::npos)
            GTEST_SKIP() << "the first OpenCL device is not PoCL's";
        device = openDevice(devices.front().id);
    }

    std::unique_ptr<Device> device;
};

TEST_F(OpenClMemory, thatIsTooSmallIsSaid) {
    try {
        device->allocate({8192, 8192});
        FAIL() << "a buffer of 512 MiB was given";
    } catch (const OutOfDeviceMemory& refusal) {
        EXPECT_EQ(refusal.bytes, 8192u * 8192u * 8u);
    }
    EXPECT_NE(device->allocate({64, 64}), nullptr);
}

/// Memory of the sums of each tile at each spot.
TEST_F(OpenClMemory, thatIsTooSmallForASumIsSaid) {
    constexpr std::uint64_t spots = 2100, tiles = 128 * 128;
    const std::vector<SpotPlace> places(spots, {0, 0, 0.1});
    const std::unique_ptr<Buffer> field = device->allocate({4096, 4096});
    const std::unique_ptr<SpotTables> tables = device->spots().prepareSpots(
        {places, {{4096, 4096}, 8e-6, 8e-6}, 532e-9, SpotGeometry::FreeExact});
    std::vector<std::complex<double>> sums(spots);
    try {
        device->spots().forwardToSpots(*field, *tables, {sums, 0, 4096});
        FAIL() << "a buffer of 263 MiB was given";
    } catch (const OutOfDeviceMemory& refusal) {
        EXPECT_EQ(refusal.bytes, tiles * (spots + 1) * 8);
    }
    EXPECT_EQ(sums, std::vector<std::complex<double>>(spots));
}

} // namespace
} // namespace fringe
