// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/random_cloud.h"

#include "engine/methods/snapped_cloud.h"
#include "engine/sources/points/points_source.h"

#include <random>

namespace fringe {

std::shared_ptr<PointCloud> randomCloud(std::int64_t count, const Plate& plate,
                                        const CloudBox& box) {
    std::mt19937_64 random(20240229);
    const auto uniform = [&random](double low, double high) {
        return low + (high - low) * static_cast<double>(random() >> 11) * 0x1p-53;
    };
    const double x = 0.45 * static_cast<double>(plate.size.cols) * plate.pitchX.si();
    const double y = 0.45 * static_cast<double>(plate.size.rows) * plate.pitchY.si();
    const double nearest = box.distance - box.depth / 2, farthest = box.distance + box.depth / 2;
    auto cloud = std::make_shared<PointCloud>();
    cloud->points.reserve(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i)
        cloud->points.push_back({uniform(-x, x), uniform(-y, y), uniform(nearest, farthest),
                                 static_cast<float>(uniform(0.1, 1)),
                                 static_cast<float>(uniform(0, 6.28))});
    return cloud;
}

namespace {

/// Where the method nlut takes them: on pixels and at most 256 planes.
void moveToPixelsAndPlanes(PointCloud& cloud, const PlacedPoints& placed, const Plate& plate) {
    constexpr std::size_t planes = 256;
    const PlaneGrid grid{plate.size, plate.pitchX.si(), plate.pitchY.si()};
    const DepthPlanes depths(placed, planes);
    for (Point& point : cloud.points)
        point =
            movedTo(point, nearestPixel(point, grid), depths.depth(depths.nearest(point.z)), grid);
}

} // namespace

Design pointDesign(const BenchCase& one, const Plate& plate,
                   const std::shared_ptr<PointCloud>& cloud) {
    Design design = designFor("points");
    design.setup.plate = plate;
    Source& source = design.sources.front();
    source.method = {one.text("method"), {{"tolerance", one.number("tolerance")}}};
    if (source.method.key == "nlut")
        moveToPixelsAndPlanes(*cloud, {{.cloud = cloud}, design.setup.wavelengths, 0}, plate);
    store(source, {.cloud = cloud});
    return design;
}

} // namespace fringe
