// SPDX-License-Identifier: GPL-3.0-or-later
// What a hologram is planned to hold beside what it comes to hold. Each case runs in a process of
// its own, as with `fringe points`: what earlier work has left free would serve later work.
#include "engine/bench/peak_memory.h"
#include "engine/bench/random_cloud.h"
#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/run/run.h"
#include "kernels/parallel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace fringe::test {
namespace {

struct MemoryCase {
    const char* method;
    std::int64_t points;
    double tolerance;
    bool realPart = false;
};

std::ostream& operator<<(std::ostream& out, const MemoryCase& one) {
    return out << one.method << ", " << one.points << " points, tolerance " << one.tolerance
               << (one.realPart ? ", real part" : "");
}

Design designOf(const MemoryCase& one) {
    Design design;
    design.plate.size = {1024, 1920};
    design.method = {one.method, {{"tolerance", one.tolerance}}};
    const auto cloud = randomCloud(one.points, design.plate, {0.5, 0.01});
    design.scene.cloud = cloud;
    if (design.method.key == "nlut")
        moveToPixelsAndPlanes(*cloud, design);
    return design;
}

/// In a process that has computed nothing yet: ends it, with the answer in what it writes.
[[noreturn]] void compare(const MemoryCase& one) {
    setThreadLimit(2);
    const ComputeDevice device = ComputeDevice::open("cpu");
    const PeakMemory peak;
    const Design design = designOf(one);
    const PlanLimits limits{
        .device = device.abilities(), .reconstructing = false, .realPart = one.realPart};
    constexpr double mebibyte = 1 << 20;
    const double planned = static_cast<double>(plan(design, limits).bytes) / mebibyte;
    JobControl control;
    const auto outcome = computeHologram(design, device, control, limits);
    const double measured = static_cast<double>(peak.bytes()) / mebibyte;
    const bool isHeld = std::abs(measured - planned) <= 0.1 * planned + 4;
    std::fprintf(stderr, "%s: planned %.1f MiB, measured %.1f MiB\n",
                 outcome.value && isHeld ? "held" : "not held", planned, measured);
    std::_Exit(0);
}

class PlannedMemory : public testing::TestWithParam<MemoryCase> {};

TEST_P(PlannedMemory, isWhatIsHeld) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "sanitizers hold memory of their own";
#endif
    if (!std::ofstream("/proc/self/clear_refs"))
        GTEST_SKIP() << "the system does not tell the peak";
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(compare(GetParam()), testing::ExitedWithCode(0), "^held");
}

INSTANTIATE_TEST_SUITE_P(
    Cases, PlannedMemory,
    testing::Values(MemoryCase{"exact", 300, 1e-4}, MemoryCase{"fresnel-direct", 300, 1e-4},
                    MemoryCase{"fresnel", 512, 1e-4}, MemoryCase{"fresnel", 512, 1e-4, true},
                    MemoryCase{"fresnel", 2000, 1e-4}, MemoryCase{"fresnel", 2000, 1e-4, true},
                    MemoryCase{"tiles", 512, 1e-4}, MemoryCase{"tiles", 3000, 1e-4},
                    MemoryCase{"tiles", 3000, 5e-4, true}, MemoryCase{"nlut", 300, 1e-3},
                    MemoryCase{"nlut", 3000, 1e-4, true}, MemoryCase{"spectral", 1024, 2e-3},
                    MemoryCase{"spectral", 10'000, 1e-4}, MemoryCase{"spectral", 10'000, 2e-3},
                    MemoryCase{"spectral", 65'000, 2e-3}, MemoryCase{"spectral", 65'000, 1e-4},
                    MemoryCase{"spectral", 600'000, 2e-3}, MemoryCase{"wrp", 10'000, 1e-2}));

} // namespace
} // namespace fringe::test
