// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace fringe {
namespace {

Design smallDesign(std::vector<Point> points) {
    Design design = test::pointsDesign(std::move(points));
    design.setup.plate.size = {180, 240};
    return design;
}

TEST(ComputeDevice, CpuIsAlwaysListed) {
    const auto listings = listDevices();
    const auto cpu = std::ranges::find(listings, "cpu", &BackendListing::backend);
    ASSERT_NE(cpu, listings.end());
    EXPECT_EQ(cpu->devices.size(), 1U);
    for (const BackendListing& listing : listings)
        EXPECT_NE(listing.devices.empty(), listing.absence.empty()) << listing.backend;
}

TEST(ComputeDevice, UnknownOneIsBadInput) {
    try {
        ComputeDevice::open("abacus");
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::BadInput);
        EXPECT_NE(std::string(error.what()).find("abacus"), std::string::npos);
    }
}

/// A point in front of and one behind the plate appear at their places and distances.
TEST(Run, ReconstructionShowsThePointWhereItIs) {
    for (const double z : {0.03, -0.03}) {
        const double x = 30 * 8e-6, y = 50 * 8e-6;
        JobControl control;
        const Hologram hologram = test::computed(smallDesign({{x, y, z}})).hologram;
        EXPECT_EQ(hologram.device, "cpu");
        const auto picture = reconstruct(hologram, Length(z), {"asm"}, test::cpu(), control);
        ASSERT_TRUE(picture.finished());
        const auto values = picture.value->planes[0].samples();
        const auto at = std::ranges::max_element(values) - values.begin();
        EXPECT_EQ(at % 240, 120 + 30);
        EXPECT_EQ(at / 240, 90 - 50);
    }
}

TEST(Run, ColoursHaveAPlaneEach) {
    Design design = smallDesign({{0, 0, 0.05}});
    test::setCloud(design, {{{0, 0, 0.05}}, {{1.0F, 0.0F, 0.5F}}});
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    JobControl control;
    const auto planes = test::finished(test::outcomeOf(design, control)).hologram.planes;
    ASSERT_EQ(planes.size(), 3U);
    const std::size_t centre = 90 * 240 + 120;
    EXPECT_NEAR(std::abs(planes[0].samples()[centre]), 1, 1e-4);
    EXPECT_EQ(std::abs(planes[1].samples()[centre]), 0);
    EXPECT_NEAR(std::abs(planes[2].samples()[centre]), 0.5, 1e-4);
    EXPECT_NEAR(control.latest().fraction, 1, 1e-9);
}

TEST(Run, SameDesignGivesTheSameBits) {
    Design design = smallDesign({{1e-4, 0, 0.05}, {0, 2e-4, 0.06}, {-1e-4, 1e-4, 0.04}});
    test::changeCloud(design, [](CloudSource& cloud) { cloud.randomPhase = true; });
    EXPECT_EQ(test::computed(design).hologram.planes, test::computed(design).hologram.planes);
}

TEST(Run, BadDesignFailsWithTheRefusal) {
    Design design = smallDesign({{0, 0, 0.05}});
    design.setup.plate.pitchY = Length(-1);
    JobControl control;
    const auto outcome = test::outcomeOf(design, control);
    ASSERT_TRUE(outcome.error);
    EXPECT_EQ(outcome.error->parameter(), "plate.pitch_y");
    EXPECT_EQ(outcome.error->kind(), ErrorKind::BadInput);
}

TEST(Run, CancelEndsALongJob) {
    Design design = smallDesign(std::vector<Point>(2000000, Point{0, 0, 0.05}));
    JobControl control;
    std::thread stopper([&] {
        while (control.latest().fraction == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.cancel();
    });
    const auto outcome = test::outcomeOf(design, control);
    stopper.join();
    EXPECT_TRUE(outcome.cancelled());
    EXPECT_LT(control.latest().fraction, 1);
}

} // namespace
} // namespace fringe
