// SPDX-License-Identifier: GPL-3.0-or-later
// What designs of spots and pictures are planned to hold beside what they come to hold.
#include "engine/pictures/picture_designer.h"
#include "engine/spots/spot_designer.h"
#include "planned_memory.h"

#include <random>

namespace fringe::test {
namespace {

struct SpotCase {
    const char* algorithm;
    std::int64_t side;
    int spots;
    SpotGeometry geometry = SpotGeometry::Lens;
    double tolerance = 0;
    Start::Kind start = Start::Kind::Superposition;
    Beam::Kind beam = Beam::Kind::Uniform;
};

std::ostream& operator<<(std::ostream& out, const SpotCase& one) {
    return out << one.algorithm << ", " << one.side << " x " << one.side << ", " << one.spots
               << " spots, tolerance " << one.tolerance;
}

SpotDesign designOf(const SpotCase& one) {
    std::mt19937 generator(1);
    const auto uniform = [&] { return static_cast<double>(generator() >> 8) * 0x1p-23 - 1; };
    const bool isLens = one.geometry == SpotGeometry::Lens;
    SpotDesign design;
    design.solver.key = one.algorithm;
    design.setup.plate = {{one.side, one.side}, 8.0_um, 8.0_um};
    design.setup.lens.on = isLens;
    design.model = one.geometry == SpotGeometry::FreeExact ? WaveModel::Exact : WaveModel::Fresnel;
    design.tolerance = one.tolerance;
    design.levels = design.solver.key == "direct-search" ? 16 : 256;
    design.start.kind = one.start;
    design.start.warmIterations = 1;
    design.setup.beam.kind = one.beam;
    design.stop.iterations = one.spots > 100'000 ? 0 : 3;
    for (int i = 0; i < one.spots; ++i)
        design.spots.push_back(
            {3e-3 * uniform(), 3e-3 * uniform(), isLens ? 0 : 0.2 + 1e-3 * uniform(), 1, {}});
    return design;
}

[[noreturn]] void compare(const SpotCase& one) {
    setThreadLimit(2);
    const ComputeDevice device = ComputeDevice::open("cpu");
    const SpotDesign design = designOf(one);
    const PeakMemory peak;
    const PlanLimits limits{.device = device.abilities()};
    compareMemory(
        peak, [&] { return planSpots(design, limits).bytes; },
        [&] {
            JobControl control;
            const auto outcome = designSpots(design, device, control, {}, limits);
            return outcome.finished() && !fieldOf(design, *outcome.value).planes.empty();
        });
}

class PlannedSpotMemory : public testing::TestWithParam<SpotCase> {};

TEST_P(PlannedSpotMemory, isWhatIsHeld) {
    if (const char* why = whyUnmeasured())
        GTEST_SKIP() << why;
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(compare(GetParam()), testing::ExitedWithCode(0), "^held");
}

constexpr auto lens = SpotGeometry::Lens;
constexpr auto superposition = Start::Kind::Superposition;

/// Where pixels take most of it, the best pattern is the first, which two spots cannot better: as
/// many patterns are held as ever are.
INSTANTIATE_TEST_SUITE_P(
    Cases, PlannedSpotMemory,
    testing::Values(SpotCase{"ora", 128, 60'000}, SpotCase{"ora", 512, 4000},
                    SpotCase{"ora", 64, 600'000}, SpotCase{"ora", 1024, 2},
                    SpotCase{"ora", 1024, 2, lens, 0, superposition, Beam::Kind::Gaussian},
                    SpotCase{"superposition", 1024, 2},
                    SpotCase{"wgs", 1024, 2000, lens, 0, Start::Kind::WarmStart},
                    SpotCase{"wgs", 512, 10'000, lens, 1e-3},
                    SpotCase{"wgs-kim", 256, 4000, SpotGeometry::FreeFresnel},
                    SpotCase{"wgs", 512, 2000, SpotGeometry::FreeExact, 1e-4},
                    SpotCase{"wgs", 256, 100, SpotGeometry::FreeExact},
                    SpotCase{"direct-search", 512, 100},
                    SpotCase{"direct-search", 1024, 20, lens, 0, Start::Kind::Random}));

struct PictureCase {
    const char* algorithm;
    std::int64_t side;
    bool hasLens = true;
    std::int64_t padding = 1;
    int planes = 1;
};

std::ostream& operator<<(std::ostream& out, const PictureCase& one) {
    return out << one.algorithm << ", " << one.side << " x " << one.side << ", padding "
               << one.padding << ", " << one.planes << " planes" << (one.hasLens ? "" : ", free");
}

PictureDesign designOf(const PictureCase& one) {
    PictureDesign design;
    design.solver.key = one.algorithm;
    design.setup.plate = {{one.side, one.side}, 8.0_um, 8.0_um};
    design.setup.lens.on = one.hasLens;
    design.padding = one.padding;
    design.stop.iterations = 2;
    const auto samples = static_cast<std::size_t>(planeGrid(design).shape.count());
    for (int i = 0; i < one.planes; ++i) {
        TargetPlane& plane = design.planes.emplace_back();
        plane.z = Length((one.hasLens ? 0 : 0.1) + 1e-3 * i);
        plane.intensity.assign(samples, 1);
        plane.signal.assign(samples, 1);
    }
    return design;
}

[[noreturn]] void compare(const PictureCase& one) {
    setThreadLimit(2);
    const ComputeDevice device = ComputeDevice::open("cpu");
    const PictureDesign design = designOf(one);
    const PeakMemory peak;
    const PlanLimits limits{.device = device.abilities()};
    compareMemory(
        peak, [&] { return planPictures(design, limits).bytes; },
        [&] {
            JobControl control;
            const auto outcome = designPictures(design, device, control, {}, limits);
            return outcome.finished() && !fieldOf(design, *outcome.value).planes.empty();
        });
}

class PlannedPictureMemory : public testing::TestWithParam<PictureCase> {};

TEST_P(PlannedPictureMemory, isWhatIsHeld) {
    if (const char* why = whyUnmeasured())
        GTEST_SKIP() << why;
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(compare(GetParam()), testing::ExitedWithCode(0), "^held");
}

INSTANTIATE_TEST_SUITE_P(Cases, PlannedPictureMemory,
                         testing::Values(PictureCase{"gs", 1024}, PictureCase{"gs", 512, true, 2},
                                         PictureCase{"gs", 512, true, 1, 3},
                                         PictureCase{"gs", 512, false},
                                         PictureCase{"gs", 512, false, 1, 2},
                                         PictureCase{"mraf", 1024}, PictureCase{"wgs-kim", 1024},
                                         PictureCase{"ora", 1024}, PictureCase{"sgd", 1024},
                                         PictureCase{"sgd", 512, false}));

} // namespace
} // namespace fringe::test
