// SPDX-License-Identifier: GPL-3.0-or-later
// The light of sources on seven tiles of a plate, method by method, against that on the whole.
#include "engine/sources/spots/spots_source.h"
#include "tests/engine/light_on_tiles.h"
#include "tests/engine/methods/method_cases.h"

#include <algorithm>

namespace fringe::test {
namespace {

const Plate tilesPlate{{183, 251}, 8_um, 6_um};

Design onPlate(const std::string& method, std::vector<Point> points) {
    Design design = designOf(method, tilesPlate, std::move(points));
    if (method == "nlut")
        methodOf(design).values["snap"] = true;
    return design;
}

/// Points within a third of the plate's extent, so that recording planes suit them.
Design smallObject(const std::string& method, double z, int count) {
    std::vector<Point> points = pointsOver(tilesPlate, z, count);
    for (Point& point : points) {
        point.x /= 3;
        point.y /= 3;
    }
    return onPlate(method, std::move(points));
}

/// Many where tiled NUFFTs are to be worth it.
int pointsFor(const std::string& method) {
    return method == "nufft" ? 900 : 100;
}

/// Transforms to recording planes have other lengths on each tile, and OpenCL compiles each.
std::vector<ComputeDevice> devicesFor(const std::string& method) {
    std::vector<ComputeDevice> devices = openDevices();
    if (method == "wrp")
        devices.erase(devices.begin() + 1, devices.end());
    return devices;
}

/// Relative L2, or relative to `power`.
double difference(const Field& a, const Field& b, double power) {
    reference::Plane wanted(b.shape());
    wanted.samples.assign(b.samples().begin(), b.samples().end());
    return relativeError(a, wanted, power);
}

class MethodOnTiles : public testing::TestWithParam<std::string> {
  protected:
    /// On all devices that can; on how many.
    static int expectTheWhole(Design design, double tolerance, double allowed) {
        methodOf(design).values["tolerance"] = tolerance;
        design.setup.wavelengths = {450_nm, 638_nm, 532_nm};
        int devices = 0;
        for (const ComputeDevice& device : devicesFor(GetParam())) {
            if (!isPossible(design, device))
                continue;
            ++devices;
            const Hologram whole = computed(design, device);
            for (std::size_t wavelength = 0; wavelength < 3; ++wavelength)
                EXPECT_LE(difference(lightOnTiles(design, wavelength, device),
                                     whole.planes[wavelength], powerOfPoints(design)),
                          allowed)
                    << device.info().id << ", " << design.setup.wavelengths[wavelength].si();
        }
        return devices;
    }
};

TEST_P(MethodOnTiles, keepsTwiceItsTolerance) {
    const Design design = smallObject(GetParam(), 0.1, pointsFor(GetParam()));
    for (const double tolerance : {2e-3, 1e-4})
        EXPECT_GE(expectTheWhole(design, tolerance, 2 * tolerance), 1);
}

TEST_P(MethodOnTiles, takesWindowsThatEndOnTiles) {
    for (const double z : {4e-3, -0.03})
        expectTheWhole(onPlate(GetParam(), pointsOver(tilesPlate, z, 60)), 1e-3, 2e-3);
}

TEST_P(MethodOnTiles, expectsTheWorkOfTheWhole) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    const Design design = smallObject(GetParam(), 0.1, pointsFor(GetParam()));
    const SourceKind& kind = sourceKindOf("points");
    double work = 0;
    for (const PlaneGrid& tile : sevenTiles(gridOf(tilesPlate))) {
        const SourceCost cost = kind.lightCost(onTile(design, cpu, tile));
        EXPECT_GT(cost.seconds, 0);
        work += cost.work;
    }
    EXPECT_DOUBLE_EQ(work, plan(design).pairs);
}

std::vector<std::string> keysOfMethods() {
    std::vector<std::string> keys;
    for (const Method* method : allMethods())
        keys.push_back(method->info.key);
    return keys;
}

INSTANTIATE_TEST_SUITE_P(All, MethodOnTiles, testing::ValuesIn(keysOfMethods()),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::erase(name, '-');
                             return name;
                         });

/// A tile that no point reaches, far to the right of all windows.
TEST(LightOnTiles, ofADarkTileTakesNoTime) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const char* method : {"exact", "nufft", "fresnel"}) {
        Design design = designOf(method, tilesPlate, pointsOver(tilesPlate, 0.03, 20000));
        design.setup.plate.size = {183, 5001};
        const auto secondsOn = [&](std::int64_t firstCol) {
            const PlaneGrid tile{{183, 251}, 8e-6, 6e-6, 0, firstCol, {183, 5001}};
            return sourceKindOf("points").lightCost(onTile(design, cpu, tile)).seconds;
        };
        EXPECT_LT(secondsOn(4700), 0.5 * secondsOn(2375)) << method;
        EXPECT_DOUBLE_EQ(secondsOn(4700), secondsOn(50)) << method;
    }
}

TEST(LightOnTiles, ofSpotsIsThatOfTheWhole) {
    Design design = designFor("spots");
    design.solver = {sumKey};
    design.setup.plate = tilesPlate;
    design.setup.lens.on = false;
    auto list = std::make_shared<SpotList>();
    for (const Point& point : pointsOver(tilesPlate, 0.2, 40))
        list->push_back({point.x, point.y, point.z, 1, {}});
    SpotSource spots = asSpots(design.sources.front());
    spots.list = list;
    store(design.sources.front(), spots);
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    EXPECT_LE(difference(lightOnTiles(design, 0, cpu), computed(design, cpu).planes[0], 0), 2e-4);
}

} // namespace
} // namespace fringe::test
