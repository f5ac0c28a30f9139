// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/camera.h"
#include "engine/camera/feedback.h"
#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"
#include "engine/sources/spots/spots_source.h"
#include "tests/support/test_device.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fringe {
namespace {

Spot feedbackSpot(double x, double y, double z = 0, double intensity = 1) {
    Spot spot;
    spot.x = x;
    spot.y = y;
    spot.z = z;
    spot.intensity = intensity;
    return spot;
}

/// Twelve spots far from the axis, of a panel with crosstalk, gaps and too few levels.
class Feedback : public testing::Test {
  protected:
    Feedback() {
        design_.setup.plate = {{256, 250}, 8_um, 8_um};
        design_.setup.lens = {true, 200_mm};
        design_.solver = {"wgs-kim"};
        design_.stop.iterations = 10;
        auto list = std::make_shared<SpotList>();
        for (int i = 0; i < 12; ++i)
            list->push_back(feedbackSpot((i % 4) * 1.5e-3 - 0.8e-3, (i / 4) * 1.4e-3 - 0.7e-3, 0,
                                         i == 5 ? 2.0 : 1.0));
        setSpots(*list);
        view_.size = {400, 500};
        view_.pitch = 20_um;
        view_.focalLength = 200_mm;
        model_ = {
            .fillFactor = 0.85, .gapsReflect = true, .levelsPerCycle = 235, .crosstalk = 0.35};
    }

    void setSpots(const SpotList& list) {
        SpotSource spots = asSpots(design_.sources.front());
        spots.list = std::make_shared<const SpotList>(list);
        store(design_.sources.front(), spots);
    }

    CameraShot shot(const Chain& pattern) {
        const Picture counts = counted(
            lightOnCamera(*pattern.encoded(control_), model_, view_, control_), sensor_, shots_++);
        return {counts.planes[0], double(sensor_.saturation())};
    }

    FeedbackResult run(const TakeShot& take) {
        FeedbackPlan plan;
        plan.toCamera = pixelsOf(view_.size, view_.pitch, view_.pitch);
        plan.rounds = 10;
        return evenByCamera(design_, plan, {device_, limits_, control_}, take);
    }

    Design design_ = designFor("spots");
    CameraView view_;
    SlmModel model_;
    CameraSensor sensor_;
    JobControl control_;
    PlanLimits limits_;
    ComputeDevice device_ = ComputeDevice::open(test::testDevice());
    std::int64_t shots_ = 0;
};

TEST_F(Feedback, TenRoundsMakeUnevenSpotsEven) {
    const FeedbackResult result = run([&](const Chain& p) { return shot(p); });
    ASSERT_EQ(result.rounds.size(), 10U);
    EXPECT_LT(*result.rounds.front().measured.uniformity, 0.7);
    EXPECT_GT(*result.rounds.front().computed.uniformity, 0.95);
    const double best = *result.rounds[result.best].measured.uniformity;
    EXPECT_GT(best, 0.97);
    for (const FeedbackRound& round : result.rounds)
        EXPECT_LE(*round.measured.uniformity, best);
    // What was kept is the pattern of the best round: without noise it is as even.
    sensor_ = {.bits = 16, .fullWell = 0, .readNoise = 0};
    const auto spots = measureSpots(
        shot(result.made),
        [&] {
            std::vector<PlanePlace> pixels;
            for (const Spot& spot : asSpots(design_.sources.front()).spots())
                pixels.push_back(pixelsOf(view_.size, view_.pitch, view_.pitch)({spot.x, spot.y}));
            return pixels;
        }(),
        7);
    EXPECT_NEAR(spots[5].power / spots[4].power, 2, 0.1);
}

TEST_F(Feedback, ACameraThatStandsAnyhowIsRegistered) {
    const auto mirrored = [&](const Chain& pattern) {
        const CameraShot upright = shot(pattern);
        std::vector<float> counts;
        for (std::int64_t row = 0; row < 500; ++row) // turned by 90°, mirrored
            for (std::int64_t col = 0; col < 400; ++col)
                counts.push_back(upright.counts.at(col, row));
        return CameraShot{{{500, 400}, std::move(counts)}, upright.saturation};
    };
    const AffineMap map = registeredByShowing(design_, {device_, limits_, control_}, mirrored);
    const AffineMap upright = pixelsOf(view_.size, view_.pitch, view_.pitch);
    for (const PlanePlace& place : {PlanePlace{1e-3, 0}, {0, 2e-3}, {3e-3, -1e-3}}) {
        EXPECT_NEAR(map(place).x, upright(place).y, 0.3);
        EXPECT_NEAR(map(place).y, upright(place).x, 0.3);
    }
}

TEST_F(Feedback, AFailingCameraLeavesTheBestSoFar) {
    const FeedbackResult result = run([&](const Chain& pattern) {
        if (shots_ == 2)
            throw failed("the camera is off");
        return shot(pattern);
    });
    EXPECT_EQ(result.rounds.size(), 2U);
    ASSERT_TRUE(result.error);
    EXPECT_EQ(result.made.field()->shape(), design_.setup.plate.size);
    EXPECT_THROW(run([](const Chain&) -> CameraShot { throw failed("off"); }), Error);
}

TEST_F(Feedback, CancellingLeavesTheBestSoFar) {
    const FeedbackResult result = run([&](const Chain& pattern) {
        const CameraShot seen = shot(pattern);
        if (shots_ == 2)
            control_.cancel();
        return seen;
    });
    EXPECT_TRUE(result.isStopped);
    EXPECT_EQ(result.rounds.size(), 2U);
    EXPECT_THROW(run([&](const Chain& pattern) { return shot(pattern); }), Cancelled);
}

/// The depth of focus is λ(f/D)² = 532 nm · (200/2.05)², 5.1 mm.
TEST_F(Feedback, SpotsOfSeveralPlanesAreRefused) {
    setSpots({feedbackSpot(1e-3, 0, 1e-3), feedbackSpot(-1e-3, 0, 5e-3), feedbackSpot(0, 0, 9, 0)});
    EXPECT_NEAR(planeOfSpots(design_).si(), 3e-3, 1e-12);
    setSpots({feedbackSpot(1e-3, 0, 1e-3), feedbackSpot(-1e-3, 0, 7e-3)});
    EXPECT_THROW(planeOfSpots(design_), Error);
    setSpots({});
    EXPECT_THROW(planeOfSpots(design_), Error);
}

} // namespace
} // namespace fringe
