// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/cloud_figures.h"

#include "kernels/window.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr std::size_t mostOfSample = 64, mostOfOutline = 1024;
constexpr int probes = 16; ///< places per axis where the two waves are compared

PixelWindow windowAt(const Point& point, WaveModel model, const WaveSetting& setting) {
    PointSourcesArgs args;
    args.grid = setting.grid;
    args.wavelength = setting.wavelength;
    args.model = model;
    args.window = setting.window;
    args.rowCount = setting.grid.shape.rows;
    return windowOf(point, args);
}

double lengthOf(IndexRange range) {
    return static_cast<double>(std::max<std::int64_t>(0, range.end - range.begin));
}

double areaOf(const PixelWindow& window) {
    return lengthOf(window.rows) * lengthOf(window.cols);
}

/// |exact - Fresnel|² of unit waves at the distance ρ from the axis of the point.
double squaredDifference(double rho2, double z, double wavelength) {
    const double r = std::sqrt(rho2 + z * z);
    const double sum = r + z;
    const double turns = rho2 * rho2 / (2 * z * sum * sum * wavelength);
    const double amplitude = z / r;
    return amplitude * amplitude + 1 - 2 * amplitude * std::cos(2 * std::numbers::pi * turns);
}

/// Mean of `squaredDifference` over a window.
double meanDifference(const Point& point, const PixelWindow& window, const WaveSetting& setting) {
    const PlaneGrid& grid = setting.grid;
    double sum = 0;
    for (int j = 0; j < probes; ++j)
        for (int i = 0; i < probes; ++i) {
            const double row = static_cast<double>(window.rows.begin)
                               + lengthOf(window.rows) * (j + 0.5) / probes - 0.5;
            const double col = static_cast<double>(window.cols.begin)
                               + lengthOf(window.cols) * (i + 0.5) / probes - 0.5;
            const double dx = (col - static_cast<double>(grid.centreCol())) * grid.pitchX - point.x;
            const double dy = (static_cast<double>(grid.centreRow()) - row) * grid.pitchY - point.y;
            sum += squaredDifference(dx * dx + dy * dy, std::abs(point.z), setting.wavelength);
        }
    return sum / (probes * probes);
}

} // namespace

CloudFigures::CloudFigures(const PlacedPoints& points) : CloudFigures(points.size()) {
    points.inPieces(1 << 14, [this](std::span<const Point> some) { see(some); });
}

void CloudFigures::see(std::span<const Point> points) {
    take(points, mostOfSample, sample_);
    take(points, mostOfOutline, outline_);
    seen_ += points.size();
}

void CloudFigures::take(std::span<const Point> points, std::size_t most,
                        std::vector<Point>& taken) const {
    const std::size_t step = (count_ - 1) / most + 1;
    for (std::size_t next = taken.size() * step; next < seen_ + points.size(); next += step)
        taken.push_back(points[next - seen_]);
}

double coverage(const CloudFigures& cloud, WaveModel model, const WaveSetting& setting) {
    double sum = 0;
    for (const Point& point : cloud.sample())
        sum += areaOf(windowAt(point, model, setting));
    return sum
           / (static_cast<double>(cloud.sample().size())
              * static_cast<double>(setting.grid.shape.count()));
}

double fresnelError(const CloudFigures& cloud, const WaveSetting& setting) {
    double wrong = 0, whole = 0;
    for (const Point& point : cloud.outline()) { // of a few, the plate may see none
        const PixelWindow exact = windowAt(point, WaveModel::Exact, setting);
        const PixelWindow fresnel = windowAt(point, WaveModel::Fresnel, setting);
        const PixelWindow both{overlap(exact.rows, fresnel.rows),
                               overlap(exact.cols, fresnel.cols)};
        const double power = static_cast<double>(point.amplitude) * point.amplitude;
        const double shared = areaOf(both);
        wrong += power * (areaOf(exact) + areaOf(fresnel) - 2 * shared);
        if (shared > 0)
            wrong += power * shared * meanDifference(point, both, setting);
        whole += power * areaOf(exact);
    }
    return whole > 0 ? std::sqrt(wrong / whole) : 0;
}

} // namespace fringe
