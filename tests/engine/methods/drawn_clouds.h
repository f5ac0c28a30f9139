// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/methods/method_cases.h"

#include <cstdlib>
#include <numbers>

/// Clouds drawn at random. FRINGE_SWEEP_CASES says how many, FRINGE_SWEEP_SEED which.
namespace fringe::test {

inline std::uint64_t wish(const char* name, std::uint64_t otherwise) {
    const char* given = std::getenv(name);
    return given ? std::strtoull(given, nullptr, 10) : otherwise;
}

class Draw {
  public:
    explicit Draw(std::uint64_t seed) : random_(seed) {}

    double uniform(double low, double high) {
        return low + (high - low) * static_cast<double>(random_() >> 11) * 0x1p-53;
    }
    /// Even in the logarithm.
    double over(double low, double high) {
        return std::exp(uniform(std::log(low), std::log(high)));
    }
    bool isHeads() { return random_() % 2 == 0; }
    std::int64_t whole(std::int64_t low, std::int64_t high) {
        return low
               + static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(high - low + 1));
    }

  private:
    std::mt19937_64 random_;
};

inline Plate drawnPlate(Draw& draw) {
    Plate plate;
    const std::int64_t few = draw.whole(1, 16), many = draw.whole(1, 600);
    plate.size = draw.isHeads() ? Shape{few, many} : Shape{many, few};
    const double pitch = draw.over(0.5e-6, 25e-6);
    plate.pitchX = Length(pitch);
    plate.pitchY = Length(draw.isHeads() ? pitch : pitch * draw.over(0.5, 2));
    return plate;
}

/// Points over 0.1 to 10 plates, on one side of it or on both.
inline std::vector<Point> drawnPoints(Draw& draw, const Plate& plate) {
    const auto count = static_cast<std::int64_t>(draw.over(1, 200));
    const double z = draw.over(1e-3, 1), depth = draw.uniform(0, 0.9) * z;
    const double sides = draw.uniform(-1, 1);
    const double x = draw.over(0.05, 5) * plate.pitchX.si() * static_cast<double>(plate.size.cols);
    const double y = draw.over(0.05, 5) * plate.pitchY.si() * static_cast<double>(plate.size.rows);
    std::vector<Point> points;
    for (std::int64_t i = 0; i < count; ++i) {
        const double side = std::abs(sides) < 0.2 ? draw.uniform(-1, 1) : sides;
        const double away = std::max(z + draw.uniform(-depth, depth) / 2, 1e-5);
        points.push_back({draw.uniform(-x, x), draw.uniform(-y, y), std::copysign(away, side),
                          static_cast<float>(draw.uniform(0.1, 1)),
                          static_cast<float>(draw.uniform(0, 2 * std::numbers::pi))});
    }
    return points;
}

inline Design drawnDesign(Draw& draw) {
    const Plate plate = drawnPlate(draw);
    Design design = designOf("exact", plate, drawnPoints(draw, plate));
    design.setup.wavelengths = {Length(draw.over(400e-9, 700e-9))};
    methodOf(design).values = {{"tolerance", draw.isHeads() ? 1e-4 : draw.over(1e-4, 1e-2)},
                               {"window", draw.isHeads() || draw.isHeads()}};
    return design;
}

} // namespace fringe::test
