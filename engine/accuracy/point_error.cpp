// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/accuracy/point_error.h"

#include "engine/job/job_control.h"
#include "engine/methods/sum_choice.h"
#include "engine/model/placed_points.h"
#include "engine/sources/points/points_source.h"
#include "kernels/parallel.h"
#include "kernels/reference/operations.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace fringe {
namespace {

/// Pixels between two looks at whether to go on, for points of which one takes a tenth of a
/// microsecond.
std::int64_t pixelsAtOnce(double points) {
    return static_cast<std::int64_t>(std::clamp(1e6 / points, 8.0, 2000.0));
}

/// The field at one pixel: that of a plane of this pixel alone, with the points moved to meet it.
reference::Sample fieldAt(const Design& design, const Source& source, WaveModel model,
                          std::int64_t row, std::int64_t col) {
    const Plate& plate = design.setup.plate;
    const double x = static_cast<double>(col - plate.size.cols / 2) * plate.pitchX.si();
    const double y = static_cast<double>(plate.size.rows / 2 - row) * plate.pitchY.si();
    reference::Plane pixel({1, 1});
    PointSourcesArgs args;
    args.grid = {{1, 1}, plate.pitchX.si(), plate.pitchY.si()};
    args.wavelength = design.setup.wavelengths.front().si();
    args.model = model;
    args.window = pointSumChoice({}, source.method.values).window;
    args.rowCount = 1;
    std::vector<Point> moved;
    PlacedPoints(asCloud(source), design.setup.wavelengths, 0)
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

PointError errorOf(const Hologram& hologram, const Design& design, const RightField& wanted,
                   const JobControl& control, const PixelSample& sample) {
    const WaveModel model = waveModelOf(wanted.method);
    const Shape size = design.setup.plate.size;
    const Source& source = design.sources.at(firstSource(design, "points"));
    const auto points = static_cast<double>(asCloud(source).cloud->size());
    const auto pixels =
        static_cast<std::int64_t>(std::clamp(sample.pairs / points, sample.least, sample.most));
    std::mt19937_64 random(11);
    std::vector<std::int64_t> places(static_cast<std::size_t>(pixels));
    for (std::int64_t& place : places)
        place = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(size.count()));
    std::vector<double> wrong(places.size()), whole(places.size());
    const std::span<const Complex> samples = hologram.planes.front().samples();
    const auto look = [&](std::size_t i) {
        const std::int64_t at = places[i];
        reference::Sample right = fieldAt(design, source, model, at / size.cols, at % size.cols);
        if (wanted.realPart)
            right = right.real();
        const Complex found = samples[static_cast<std::size_t>(at)];
        const reference::Sample judged = wanted.realPart ? found.real() : found;
        wrong[i] = std::norm(judged - right);
        whole[i] = std::norm(right);
    };
    const std::int64_t step = pixelsAtOnce(points);
    for (std::int64_t first = 0; first < pixels; first += step) {
        control.checkpoint();
        parallelFor(std::min(step, pixels - first), 1, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t i = begin; i < end; ++i)
                look(static_cast<std::size_t>(first + i));
        });
    }
    return {std::sqrt(std::reduce(wrong.begin(), wrong.end())
                      / std::reduce(whole.begin(), whole.end())),
            std::to_string(pixels) + " pixels, "
                + (model == WaveModel::Fresnel ? "Fresnel" : "exact") + " wave"};
}

} // namespace fringe
