// SPDX-License-Identifier: GPL-3.0-or-later
// What designs of spots and pictures are planned to hold beside what they come to hold.
#include "planned_memory.h"
#include "tests/engine/sources/image/sample_pictures.h"
#include "tests/engine/sources/spots/sample_designs.h"

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

Design designOf(const SpotCase& one) {
    std::mt19937 generator(1);
    const auto uniform = [&] { return static_cast<double>(generator() >> 8) * 0x1p-23 - 1; };
    const bool isLens = one.geometry == SpotGeometry::Lens;
    SpotList list;
    for (int i = 0; i < one.spots; ++i)
        list.push_back(
            {3e-3 * uniform(), 3e-3 * uniform(), isLens ? 0 : 0.2 + 1e-3 * uniform(), 1, {}});
    Design design = spotsDesign(std::move(list));
    setGeometry(design, one.geometry);
    if (one.tolerance > 0)
        setTolerance(design, one.tolerance);
    design.solver.key = one.algorithm;
    design.setup.plate.size = {one.side, one.side};
    setLevels(design, design.solver.key == "direct-search" ? 16 : 256);
    design.start.kind = one.start;
    design.start.warmIterations = 1;
    design.setup.beam.kind = one.beam;
    design.stop.iterations = one.spots > 100'000 ? 0 : 3;
    return design;
}

template <class Case> [[noreturn]] void compare(const Case& one) {
    setThreadLimit(2);
    const ComputeDevice device = ComputeDevice::open("cpu");
    const Design design = designOf(one);
    const PeakMemory peak;
    Plan made;
    compareMemory(
        peak,
        [&] {
            made = plan(design, {.device = device.capabilities(), .reconstructing = false});
            return made.bytes;
        },
        [&] {
            JobControl control;
            return compute(made, {device, control}).finished();
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

/// Evenly lit planes.
Design designOf(const PictureCase& one) {
    Design design = designFor("image");
    design.solver.key = one.algorithm;
    design.setup.plate = {{one.side, one.side}, 8.0_um, 8.0_um};
    design.setup.lens.on = one.hasLens;
    design.stop.iterations = 2;
    TargetImage image{.picture = pictureOf({1, 1}, {1}),
                      .place = wholePlane(planeGrid(design.setup, one.padding)),
                      .padding = one.padding};
    image.signal.kind = SignalRegion::Kind::Plane;
    std::vector<TargetImage> images;
    for (int i = 0; i < one.planes; ++i) {
        image.distance = Length((one.hasLens ? 0 : 0.1) + 1e-3 * i);
        images.push_back(image);
    }
    setImages(design, images);
    return design;
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
