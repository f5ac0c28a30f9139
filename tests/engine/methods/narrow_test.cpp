// SPDX-License-Identifier: GPL-3.0-or-later
// Holograms of few pixels along an axis, where neither errors nor waves average out: any method, at
// the tolerance it is given, on clouds drawn at random. FRINGE_SWEEP_CASES says how many clouds,
// FRINGE_SWEEP_SEED which; of many the figures of each are printed.
#include "tests/engine/methods/drawn_clouds.h"

#include <iostream>

namespace fringe::test {
namespace {

/// A design with its points in the middle of pixels.
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
        const Outcome<Chain> outcome = compute(made, {*device_, control});
        ASSERT_TRUE(outcome.finished()) << outcome.error->what();
        const Field field = inMemory(outcome.value->field()->planes[0]);
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
            for (const char* key : {"exact", "nufft", "wrp", "auto"})
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
