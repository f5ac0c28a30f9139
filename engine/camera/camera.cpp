// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/camera.h"

#include "engine/solvers/seeded_random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr double usualFullWell = 10000;

/// Box & Muller.
double normal(SeededRandom& random) {
    const double radius = std::sqrt(-2 * std::log(1 - random.next()));
    return radius * std::cos(2 * std::numbers::pi * random.next());
}

/// Counts events until their waiting times, exponentially distributed, use up the mean (Knuth).
double poisson(double mean, SeededRandom& random) {
    constexpr double many = 50;
    if (mean >= many)
        return std::max(0.0, std::round(mean + std::sqrt(mean) * normal(random)));
    double left = mean, count = -1;
    for (; left >= 0; ++count)
        left += std::log(1 - random.next());
    return count;
}

/// Electrons in a pixel that so many are expected in.
double read(double expected, const CameraSensor& sensor, SeededRandom& random) {
    const double arrived = sensor.fullWell > 0 ? poisson(expected, random) : expected;
    return arrived + (sensor.readNoise > 0 ? sensor.readNoise * normal(random) : 0);
}

} // namespace

double exposureFor(const Picture& light, const CameraSensor& sensor) {
    if (sensor.exposure > 0)
        return sensor.exposure;
    float most = 0;
    for (const auto& plane : light.planes)
        for (const float value : inMemory(plane).samples())
            most = std::max(most, value);
    return most > 0 ? std::max(sensor.peak - sensor.background, 0.0) / most : 0;
}

Picture counted(const Picture& light, const CameraSensor& sensor, std::int64_t shot) {
    const double exposure = exposureFor(light, sensor);
    const double well = sensor.fullWell > 0 ? sensor.fullWell : usualFullWell;
    SeededRandom random(sensor.seed, shot);
    Picture counts = light;
    for (auto& plane : counts.planes) {
        const auto seen = inMemory(plane);
        std::vector<float> values;
        values.reserve(seen.size());
        for (const float value : seen.samples()) {
            const double share =
                read(well * (exposure * value + sensor.background), sensor, random) / well;
            values.push_back(
                static_cast<float>(std::round(std::clamp(share, 0.0, 1.0) * sensor.saturation())));
        }
        plane = {seen.shape(), std::move(values)};
    }
    return counts;
}

} // namespace fringe
