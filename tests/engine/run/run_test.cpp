// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/window.h"
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
    const auto listings = listDevices(JobControl());
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
        const Hologram hologram = *test::computed(smallDesign({{x, y, z}})).field();
        EXPECT_EQ(hologram.device, "cpu");
        const Picture picture = test::reconstructed(hologram, Length(z));
        const auto values = picture.planes[0].samples();
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
    const auto planes = test::finished(test::outcomeOf(design, control)).field()->planes;
    ASSERT_EQ(planes.size(), 3U);
    const std::size_t centre = 90 * 240 + 120;
    EXPECT_NEAR(std::abs(planes[0].samples()[centre]), 1, 1e-4);
    EXPECT_EQ(std::abs(planes[1].samples()[centre]), 0);
    EXPECT_NEAR(std::norm(planes[2].samples()[centre]), 0.5, 1e-4); // colours are intensities
    EXPECT_NEAR(control.latest().fraction, 1, 1e-9);
}

TEST(Run, SameDesignGivesTheSameBits) {
    Design design = smallDesign({{1e-4, 0, 0.05}, {0, 2e-4, 0.06}, {-1e-4, 1e-4, 0.04}});
    test::changeCloud(design, [](CloudSource& cloud) { cloud.randomPhase = true; });
    EXPECT_EQ(test::computed(design).field()->planes, test::computed(design).field()->planes);
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

/// Where the light of a picture is, on average [m].
double middleOf(const Picture& picture) {
    const Plane<float>& plane = picture.planes.front();
    double light = 0, sum = 0;
    for (std::int64_t row = 0; row < plane.shape().rows; ++row)
        for (std::int64_t col = 0; col < plane.shape().cols; ++col) {
            const double value = plane.at(row, col);
            light += value;
            sum += value * static_cast<double>(col - plane.shape().cols / 2);
        }
    return sum / light * picture.sampling.pitchX.si();
}

/// A ray from the pupil's middle through the point, z from the plate: x = p (1 - d/z).
TEST(Run, APupilSeesFromTheSide) {
    constexpr double z = 20e-3, seenAt = 16e-3;
    Design design = smallDesign({{0, 0, z}});
    design.sources.front().method = {"exact"};
    design.reconstruction.distance = Length(seenAt);
    const Hologram hologram = *test::computed(design).field();
    design.reconstruction.pupil.diameter = 0.4_mm;
    for (const Length x : {0.0_mm, 0.3_mm, -0.3_mm}) {
        design.reconstruction.pupil.x = x;
        EXPECT_NEAR(middleOf(test::reconstructed(design, hologram)), x.si() * (1 - seenAt / z),
                    5e-6);
    }
    design.reconstruction.pupil.y = 50_mm; // beside the plate
    const Picture dark = test::reconstructed(design, hologram);
    for (const float value : dark.planes.front().samples())
        ASSERT_EQ(value, 0);
}

/// Whatever rounding makes of their sizes.
TEST(Windows, ofWholeSamplesHaveThem) {
    for (const std::int64_t nanometres : {8000, 3740, 6400})
        for (const std::int64_t plane : {600, 601})
            for (std::int64_t size = 1; size < 300; ++size)
                for (const std::int64_t aside : {0, 3, 41}) {
                    const auto samples = [&](std::int64_t count) {
                        return Length(static_cast<double>(count * nanometres) / 1e9);
                    };
                    const Length pitch = samples(1), side = samples(size), by = samples(aside);
                    const Region region =
                        samplesOf({side, side, by, by}, {plane, plane}, {pitch, pitch, {532_nm}});
                    ASSERT_EQ(region.shape, (Shape{size, size})) << pitch.si();
                    ASSERT_EQ(region.col, plane / 2 + aside - size / 2) << pitch.si() << size;
                    ASSERT_EQ(region.row, plane / 2 - aside - size / 2) << pitch.si() << size;
                }
}

} // namespace
} // namespace fringe
