// SPDX-License-Identifier: GPL-3.0-or-later
// Holograms of few pixels along an axis, where neither errors nor waves average out: any method, at
// the tolerance it is given, on clouds drawn at random. FRINGE_SWEEP_CASES says how many clouds,
// FRINGE_SWEEP_SEED which; of many the figures of each are printed.
#include "tests/engine/methods/method_cases.h"

#include <cstdlib>
#include <iostream>
#include <numbers>

namespace fringe::test {
namespace {

std::uint64_t wish(const char* name, std::uint64_t otherwise) {
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

Plate drawnPlate(Draw& draw) {
    Plate plate;
    const std::int64_t few = draw.whole(1, 16), many = draw.whole(1, 600);
    plate.size = draw.isHeads() ? Shape{few, many} : Shape{many, few};
    const double pitch = draw.over(0.5e-6, 25e-6);
    plate.pitchX = Length(pitch);
    plate.pitchY = Length(draw.isHeads() ? pitch : pitch * draw.over(0.5, 2));
    return plate;
}

/// Points over 0.1 to 10 plates, on one side of it or on both.
std::vector<Point> drawnPoints(Draw& draw, const Plate& plate) {
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

Design drawnDesign(Draw& draw) {
    const Plate plate = drawnPlate(draw);
    Design design = designOf("exact", plate, drawnPoints(draw, plate));
    design.setup.wavelengths = {Length(draw.over(400e-9, 700e-9))};
    methodOf(design).values = {{"tolerance", draw.isHeads() ? 1e-4 : draw.over(1e-4, 1e-2)},
                               {"window", draw.isHeads() || draw.isHeads()}};
    return design;
}

/// The same with its points in the middle of pixels.
Design onPixels(Design design) {
    const Plate& plate = design.setup.plate;
    changeCloud(design, [&](CloudSource& source) {
        auto cloud = std::make_shared<PointCloud>(*source.cloud);
        for (Point& point : cloud->points) {
            point.x = std::round(point.x / plate.pitchX.si()) * plate.pitchX.si();
            point.y = std::round(point.y / plate.pitchY.si()) * plate.pitchY.si();
        }
        source.cloud = cloud;
    });
    return design;
}

double powerOf(const reference::Plane& plane) {
    double power = 0;
    for (const reference::Sample& sample : plane.samples)
        power += std::norm(sample);
    return power;
}

/// A cloud and the waves that it may send, each made once.
struct Wanted {
    explicit Wanted(Design drawn)
        : design(std::move(drawn)), exact(referenceOf(design, WaveModel::Exact)),
          fresnel(referenceOf(design, WaveModel::Fresnel)) {}

    Design design;
    reference::Plane exact, fresnel;
};

/// A recording plane may be thousands of times as large as the plate.
constexpr std::uint64_t mostMemory = 64 << 20;

class NarrowHolograms : public testing::Test {
  protected:
    /// The error is relative to the hologram, or to the waves of its points where these cancel.
    void judge(const Wanted& drawn, const std::string& key, const reference::Plane& wanted) {
        Design design = drawn.design;
        methodOf(design).key = key;
        const Plan made = plan(design, {.memory = mostMemory, .device = device_->capabilities()});
        if (!made.runnable() || powerOf(wanted) == 0)
            return;
        JobControl control;
        const Outcome<Result> outcome = compute(design, made, *device_, control);
        ASSERT_TRUE(outcome.finished()) << outcome.error->what();
        const Field& field = outcome.value->hologram.planes[0];
        const double tolerance = std::get<double>(methodOf(design).values.at("tolerance"));
        const double error = relativeError(field, wanted, powerOfPoints(design)) / tolerance;
        EXPECT_LE(error, 1) << key << ", cloud " << seed_;
        if (isTold_)
            tell(design, made.method().key,
                 {tolerance, error, relativeError(field, wanted) / tolerance});
    }

    void tell(const Design& design, const std::string& by, std::initializer_list<double> figures) {
        const Plate& plate = design.setup.plate;
        std::cout << device_->info().id << '\t' << seed_ << '\t' << methodOf(design).key << '\t'
                  << by << '\t' << plate.size.cols << 'x' << plate.size.rows << '\t'
                  << plate.pitchX.si() << '\t' << plate.pitchY.si() << '\t' << pointsOf(design)[0].z
                  << '\t' << pointsOf(design).size() << '\t' << hasWindow(design);
        for (const double figure : figures)
            std::cout << '\t' << figure;
        std::cout << std::endl;
    }

    void judgeAll(std::uint64_t seed) {
        seed_ = seed;
        Draw draw(seed);
        const Wanted anywhere(drawnDesign(draw));
        const Wanted snapped(onPixels(anywhere.design));
        for (ComputeDevice& device : devices_) {
            device_ = &device;
            for (const char* key : {"exact", "tiles", "nufft", "wrp", "auto"})
                judge(anywhere, key, anywhere.exact);
            for (const char* key : {"fresnel", "fresnel-direct"})
                judge(anywhere, key, anywhere.fresnel);
            judge(snapped, "nlut", snapped.fresnel);
        }
    }

    bool isTold_ = wish("FRINGE_SWEEP_CASES", 0) > 0;
    std::uint64_t seed_ = 0;
    std::vector<ComputeDevice> devices_ = openDevices();
    ComputeDevice* device_ = nullptr;
};

TEST_F(NarrowHolograms, keepTheToleranceOfEveryMethod) {
    const std::uint64_t first = wish("FRINGE_SWEEP_SEED", 1);
    for (std::uint64_t i = 0; i < wish("FRINGE_SWEEP_CASES", 40); ++i)
        judgeAll(first + i);
}

} // namespace
} // namespace fringe::test
