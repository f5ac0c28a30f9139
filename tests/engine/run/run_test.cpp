// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace fringe {
namespace {

Design smallDesign(std::vector<Point> points) {
    Design design;
    design.setup.plate.size = {180, 240};
    design.scene.cloud = std::make_shared<const PointCloud>(PointCloud{std::move(points), {}});
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
    const ComputeDevice device = ComputeDevice::open("cpu");
    for (const double z : {0.03, -0.03}) {
        const double x = 30 * 8e-6, y = 50 * 8e-6;
        JobControl control;
        const auto hologram = computeHologram(smallDesign({{x, y, z}}), device, control);
        ASSERT_TRUE(hologram.finished());
        EXPECT_EQ(hologram.value->device, "cpu");
        const auto picture = reconstruct(*hologram.value, Length(z), {"asm"}, device, control);
        ASSERT_TRUE(picture.finished());
        const auto& values = picture.value->planes[0];
        const auto at = std::ranges::max_element(values) - values.begin();
        EXPECT_EQ(at % 240, 120 + 30);
        EXPECT_EQ(at / 240, 90 - 50);
    }
}

TEST(Run, ColoursHaveAPlaneEach) {
    Design design = smallDesign({{0, 0, 0.05}});
    design.scene.cloud =
        std::make_shared<const PointCloud>(PointCloud{{{0, 0, 0.05}}, {{1.0F, 0.0F, 0.5F}}});
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    JobControl control;
    const auto outcome = computeHologram(design, ComputeDevice::open("cpu"), control);
    ASSERT_TRUE(outcome.finished());
    ASSERT_EQ(outcome.value->planes.size(), 3U);
    const std::size_t centre = 90 * 240 + 120;
    EXPECT_NEAR(std::abs(outcome.value->planes[0].samples[centre]), 1, 1e-4);
    EXPECT_EQ(std::abs(outcome.value->planes[1].samples[centre]), 0);
    EXPECT_NEAR(std::abs(outcome.value->planes[2].samples[centre]), 0.5, 1e-4);
    EXPECT_NEAR(control.latest().fraction, 1, 1e-9);
}

TEST(Run, SameDesignGivesTheSameBits) {
    Design design = smallDesign({{1e-4, 0, 0.05}, {0, 2e-4, 0.06}, {-1e-4, 1e-4, 0.04}});
    design.scene.randomPhase = true;
    JobControl control;
    const ComputeDevice device = ComputeDevice::open("cpu");
    const auto first = computeHologram(design, device, control);
    const auto second = computeHologram(design, device, control);
    EXPECT_EQ(first.value->planes, second.value->planes);
}

TEST(Run, BadDesignFailsWithTheRefusal) {
    Design design = smallDesign({{0, 0, 0.05}});
    design.setup.plate.pitchY = Length(-1);
    JobControl control;
    const auto outcome = computeHologram(design, ComputeDevice::open("cpu"), control);
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
    const auto outcome = computeHologram(design, ComputeDevice::open("cpu"), control);
    stopper.join();
    EXPECT_TRUE(outcome.cancelled());
    EXPECT_LT(control.latest().fraction, 1);
}

} // namespace
} // namespace fringe
