// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/refocuser.h"

#include "engine/job/job_control.h"
#include "kernels/backends.h"
#include "kernels/device.h"
#include "tests/engine/optics/fields.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fringe {
namespace {

class RefocuserTest : public testing::Test {
  protected:
    Field pointHologram(double x, double y, double z) {
        const Shape shape{240, 320};
        const auto buffer = device->allocate(shape);
        const std::vector<PointSource> points{{x, y, z}};
        device->points().addPointSources(
            *buffer, {points, {shape, 8e-6, 8e-6}, 532e-9, WaveModel::Exact, true, 0, shape.rows});
        std::vector<Complex> samples(static_cast<std::size_t>(shape.count()));
        device->download(*buffer, samples);
        return {shape, std::move(samples)};
    }

    PlaneSampling sampling{8_um, 8_um, 532_nm};
    JobControl control;
    std::unique_ptr<Device> device = openDevice("cpu");
};

TEST_F(RefocuserTest, FullSizeIsThePropagatedIntensity) {
    const Field field = test::randomField({45, 62}, 5);
    const Field propagated = propagate(field, sampling, 2_mm, {"asm"}, *device, control);
    Refocuser refocuser(field, sampling, {"asm"}, *device);
    const Preview preview = refocuser.intensity(2_mm, 1, control);
    ASSERT_EQ(preview.values.size(), propagated.size());
    for (std::size_t i = 0; i < preview.values.size(); ++i)
        ASSERT_NEAR(preview.values[i], std::norm(propagated.samples()[i]), 1e-4F);
    EXPECT_DOUBLE_EQ(preview.width.si(), 62 * 8e-6);
    EXPECT_DOUBLE_EQ(preview.height.si(), 45 * 8e-6);
}

TEST_F(RefocuserTest, EveryReductionFindsThePointAtItsDistance) {
    const double x = 40 * 8e-6, y = 24 * 8e-6, z = 0.02;
    Refocuser refocuser(pointHologram(x, y, z), sampling, {"asm"}, *device);
    for (const std::int64_t reduction : {1, 2, 3, 4, 8}) {
        const Preview focus = refocuser.intensity(Length(z), reduction, control);
        const Preview blur = refocuser.intensity(Length(1.5 * z), reduction, control);
        const auto peak = std::ranges::max_element(focus.values);
        const auto at = peak - focus.values.begin();
        const double pitch = focus.width.si() / static_cast<double>(focus.cols);
        const double foundX = static_cast<double>(at % focus.cols) * pitch - 160 * 8e-6;
        const double foundY = 120 * 8e-6 - static_cast<double>(at / focus.cols) * pitch;
        EXPECT_NEAR(foundX, x, pitch) << reduction;
        EXPECT_NEAR(foundY, y, pitch) << reduction;
        EXPECT_GT(*peak, *std::ranges::max_element(blur.values)) << reduction;
    }
}

} // namespace
} // namespace fringe
