// SPDX-License-Identifier: GPL-3.0-or-later
// What a hologram of points is planned to hold beside what it comes to hold.
#include "engine/bench/benchmark.h"
#include "engine/bench/random_cloud.h"
#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/run/run.h"
#include "planned_memory.h"

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
    const Plate plate{{1024, 1920}, 8.0_um, 8.0_um};
    const BenchCase measured{{"method", one.method}, {"tolerance", one.tolerance}};
    return pointDesign(measured, plate, randomCloud(one.points, plate, {0.5, 0.01}));
}

[[noreturn]] void compare(const MemoryCase& one) {
    setThreadLimit(2);
    const ComputeDevice device = ComputeDevice::open("cpu");
    const PeakMemory peak;
    const Design design = designOf(one);
    const PlanLimits limits{
        .device = device.capabilities(), .reconstructing = false, .realPart = one.realPart};
    compareMemory(
        peak, [&] { return plan(design, limits).bytes; },
        [&] {
            JobControl control;
            return compute(plan(design, limits), {device, control}).finished();
        });
}

class PlannedMemory : public testing::TestWithParam<MemoryCase> {};

TEST_P(PlannedMemory, isWhatIsHeld) {
    if (const char* why = whyUnmeasured())
        GTEST_SKIP() << why;
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(compare(GetParam()), testing::ExitedWithCode(0), "^held");
}

INSTANTIATE_TEST_SUITE_P(
    Cases, PlannedMemory,
    testing::Values(MemoryCase{"exact", 300, 1e-4}, MemoryCase{"fresnel-direct", 300, 1e-4},
                    MemoryCase{"fresnel", 512, 1e-4}, MemoryCase{"fresnel", 512, 1e-4, true},
                    MemoryCase{"fresnel", 2000, 1e-4}, MemoryCase{"fresnel", 2000, 1e-4, true},
                    MemoryCase{"nlut", 300, 1e-3}, MemoryCase{"nlut", 3000, 1e-4, true},
                    MemoryCase{"nufft", 1024, 2e-3}, MemoryCase{"nufft", 10'000, 1e-4},
                    MemoryCase{"nufft", 10'000, 2e-3}, MemoryCase{"nufft", 65'000, 2e-3},
                    MemoryCase{"nufft", 65'000, 1e-4}, MemoryCase{"nufft", 600'000, 2e-3},
                    MemoryCase{"wrp", 10'000, 1e-2}));

} // namespace
} // namespace fringe::test
