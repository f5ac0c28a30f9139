// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/camera.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fringe {
namespace {

Picture even(float value) {
    constexpr Shape shape{200, 210};
    return {{{shape, std::vector<float>(static_cast<std::size_t>(shape.count()), value)}}};
}

struct Statistics {
    double mean = 0, variance = 0;
};

Statistics statisticsOf(const Picture& picture) {
    const auto samples = picture.planes[0].samples();
    Statistics found;
    for (const float value : samples)
        found.mean += value / double(samples.size());
    for (const float value : samples)
        found.variance += std::pow(value - found.mean, 2) / double(samples.size());
    return found;
}

/// 5000 electrons of 10,000 at 4095 counts: mean 2047.5; variance (5000 + 20²)·0.4095² + 1/12 of
/// rounding = 905.6.
TEST(Camera, NoiseHasItsMeanAndVariance) {
    const CameraSensor sensor{
        .bits = 12, .exposure = 0.4, .fullWell = 10000, .readNoise = 20, .background = 0.1};
    const Statistics found = statisticsOf(counted(even(1), sensor));
    EXPECT_NEAR(found.mean, 2047.5, 0.8);
    EXPECT_NEAR(found.variance, 905.6, 0.03 * 905.6);
}

/// Three electrons of a hundred at 65,535 counts: 655.35 counts each, Poisson.
TEST(Camera, FewElectronsAreCountedOneByOne) {
    const CameraSensor sensor{
        .bits = 16, .exposure = 0.03, .fullWell = 100, .readNoise = 0, .background = 0};
    const Picture picture = counted(even(1), sensor);
    const Statistics found = statisticsOf(picture);
    EXPECT_NEAR(found.mean / 655.35, 3, 0.04);
    EXPECT_NEAR(found.variance / (655.35 * 655.35), 3, 0.1);
    double none = 0;
    for (const float value : picture.planes[0].samples())
        none += value == 0 ? 1 : 0;
    EXPECT_NEAR(none / double(picture.planes[0].size()), std::exp(-3.0), 0.005);
}

TEST(Camera, WithoutNoiseCountsAreRounded) {
    CameraSensor sensor{.bits = 8, .exposure = 0.5, .fullWell = 0, .readNoise = 0, .background = 0};
    EXPECT_EQ(counted(even(1), sensor).planes[0].at(3, 4), 128); // 127.5
    EXPECT_EQ(counted(even(3), sensor).planes[0].at(3, 4), 255);
    sensor.exposure = 0;
    Picture light = even(0);
    light.planes.push_back(even(7).planes[0]);
    const Picture counts = counted(light, sensor);
    EXPECT_EQ(counts.planes[0].at(0, 0), 0);
    EXPECT_EQ(counts.planes[1].at(0, 0), 204); // 0.8 · 255, of the brightest of all planes
}

TEST(Camera, ASeedAndAShotGiveTheSameNoise) {
    const CameraSensor sensor{};
    EXPECT_EQ(counted(even(1), sensor, 2).planes, counted(even(1), sensor, 2).planes);
    EXPECT_NE(counted(even(1), sensor, 2).planes, counted(even(1), sensor, 3).planes);
    CameraSensor other = sensor;
    other.seed = 5;
    EXPECT_NE(counted(even(1), sensor, 2).planes, counted(even(1), other, 2).planes);
}

TEST(Camera, ItsTableSaysWhatItIs) {
    const CameraSensor usual = cameraSensorOf({});
    EXPECT_EQ(usual.bits, 8);
    EXPECT_EQ(usual.saturation(), 255);
    EXPECT_EQ(usual.fullWell, CameraSensor{}.fullWell);
    const ParameterValues values{{"fill_factor", 0.7},
                                 {"gaps", std::string("dark")},
                                 {"pitch", 3e-6},
                                 {"rows", std::int64_t{7}}};
    EXPECT_EQ(slmModelOf(values).fillFactor, 0.7);
    EXPECT_FALSE(slmModelOf(values).gapsReflect);
    EXPECT_TRUE(slmModelOf({}).gapsReflect);
    EXPECT_EQ(cameraViewOf(values).size, (Shape{7, 1280}));
    EXPECT_EQ(cameraViewOf(values).pitch, Length(3e-6));
}

} // namespace
} // namespace fringe
