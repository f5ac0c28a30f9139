// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/point_error.h"

#include "engine/model/placement.h"
#include "kernels/parallel.h"
#include "kernels/reference/operations.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe {
namespace {

constexpr double mostPairs = 2e7;

/// The field at one pixel: that of a plane of this pixel alone, with the points moved to meet it.
reference::Sample fieldAt(const Design& design, WaveModel model, std::int64_t row,
                          std::int64_t col) {
    const Plate& plate = design.plate;
    const double x = static_cast<double>(col - plate.size.cols / 2) * plate.pitchX.si();
    const double y = static_cast<double>(plate.size.rows / 2 - row) * plate.pitchY.si();
    reference::Plane pixel({1, 1});
    PointSourcesArgs args;
    args.grid = {{1, 1}, plate.pitchX.si(), plate.pitchY.si()};
    args.wavelength = design.illumination.wavelengths.front().si();
    args.model = model;
    args.rowCount = 1;
    std::vector<Point> moved;
    PlacedPoints(design.scene, design.illumination.wavelengths, 0)
        .inPieces(4096, [&](std::span<const Point> points) {
            moved.assign(points.begin(), points.end());
            for (Point& point : moved) {
                point.x -= x;
                point.y -= y;
            }
            args.points = moved;
            reference::addPointSources(pixel, args);
        });
    return pixel.samples[0];
}

} // namespace

WaveModel waveModelOf(const std::string& method) {
    const bool isFresnel = method.starts_with("fresnel") || method == "nlut";
    return isFresnel ? WaveModel::Fresnel : WaveModel::Exact;
}

PointError errorOf(const Hologram& hologram, const Design& design, const RightField& wanted) {
    const WaveModel model = waveModelOf(wanted.method);
    const Shape size = design.plate.size;
    const double points = static_cast<double>(design.scene.cloud->points.size());
    const auto pixels = static_cast<std::int64_t>(std::clamp(mostPairs / points, 100.0, 2000.0));
    std::mt19937_64 random(11);
    std::vector<std::int64_t> places(static_cast<std::size_t>(pixels));
    for (std::int64_t& place : places)
        place = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(size.count()));
    std::vector<double> wrong(places.size()), whole(places.size());
    parallelFor(pixels, 1, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            const std::int64_t at = places[i];
            reference::Sample right = fieldAt(design, model, at / size.cols, at % size.cols);
            if (wanted.realPart)
                right = right.real();
            const Complex sample = hologram.planes.front().samples[static_cast<std::size_t>(at)];
            wrong[i] = std::norm(reference::Sample(sample) - right);
            whole[i] = std::norm(right);
        }
    });
    const auto sum = [](const std::vector<double>& values) {
        double total = 0;
        for (const double value : values)
            total += value;
        return total;
    };
    return {std::sqrt(sum(wrong) / sum(whole)),
            std::to_string(pixels) + " pixels, "
                + (model == WaveModel::Fresnel ? "Fresnel" : "exact") + " wave"};
}

} // namespace fringe
