// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/backends.h"
#include "kernels/device.h"
#include "kernels/error.h"
#include "kernels/parallel.h"

#include <gtest/gtest.h>

#include <thread>

namespace fringe {
namespace {

std::string refusalOf(const std::string& id) {
    try {
        openDevice(id);
    } catch (const DeviceUnavailable& refusal) {
        return refusal.what();
    }
    return {};
}

TEST(Backends, areReportedOnceEach) {
    const auto& reports = backendReports();
    ASSERT_EQ(reports.size(), 3u);
    EXPECT_EQ(reports[0].backend, Backend::Cpu);
    EXPECT_EQ(reports[1].backend, Backend::OpenCl);
    EXPECT_EQ(reports[2].backend, Backend::Cuda);
}

TEST(Backends, haveDevicesOrAReason) {
    for (const BackendReport& report : backendReports()) {
        EXPECT_NE(report.devices.empty(), report.absence.empty()) << backendName(report.backend);
        for (const DeviceInfo& device : report.devices) {
            EXPECT_EQ(device.backend, report.backend);
            EXPECT_EQ(device.id.rfind(backendName(report.backend), 0), 0u) << device.id;
        }
    }
}

TEST(Backends, mayBeAskedFromManyThreads) {
    std::vector<const void*> seen(4);
    {
        std::vector<std::jthread> threads;
        for (const void*& place : seen)
            threads.emplace_back([&place] { place = &backendReports(); });
    }
    EXPECT_EQ(seen, std::vector<const void*>(4, &backendReports()));
}

TEST(OpenDevice, alwaysHasACpu) {
    const std::unique_ptr<Device> device = openDevice("cpu");
    EXPECT_EQ(device->info().id, "cpu");
    EXPECT_NE(device->info().driver.find("FFTW 3"), std::string::npos) << device->info().driver;
}

TEST(OpenDevice, choosesForAuto) {
    EXPECT_NE(openDevice("auto"), nullptr);
}

TEST(OpenDevice, boundsTheThreadsOfTheCpu) {
    openDevice("cpu", {.threads = 1});
    EXPECT_EQ(threadLimit(), 1);
    openDevice("cpu");
    EXPECT_EQ(threadLimit(), 1) << "0 leaves the limit as it is";
    setThreadLimit(0);
}

TEST(OpenDevice, namesWhatExistsForAnUnknownId) {
    for (const char* id : {"", "gpu", "cpu:0", "cpux", "CUDA", "metal:1"}) {
        const std::string refusal = refusalOf(id);
        EXPECT_NE(refusal.find('"' + std::string(id) + '"'), std::string::npos) << refusal;
        EXPECT_NE(refusal.find("there are: cpu"), std::string::npos) << refusal;
    }
}

TEST(OpenDevice, refusesNumbersOutOfRange) {
    for (const char* id : {"opencl:99", "cuda:99", "cuda:-1", "opencl:", "opencl:0x", "cuda:1:2"})
        EXPECT_NE(refusalOf(id), "") << id;
}

} // namespace
} // namespace fringe
