// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/layers/seen_on_plate.h"

#include "engine/solvers/phase_pattern.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr auto parts = static_cast<std::int64_t>(SeenLight::parts);

} // namespace

SeenOnPlate::SeenOnPlate(const Plate& plate, const std::vector<Length>& wavelengths)
    : grid_(gridOf(plate)),
      steepest_(std::ranges::max(wavelengths).si() / (2 * std::min(grid_.pitchX, grid_.pitchY))),
      energy_(wavelengths.size()),
      depths_(SeenLight::parts * SeenLight::parts, std::numeric_limits<double>::quiet_NaN()) {}

std::size_t SeenOnPlate::partAt(std::int64_t row, std::int64_t col) const {
    return static_cast<std::size_t>(row * parts / grid_.shape.rows * parts
                                    + col * parts / grid_.shape.cols);
}

void SeenOnPlate::add(std::size_t wavelength, std::size_t sample, double z, double light) {
    if (light <= 0)
        return;
    energy_[wavelength] += light * grid_.pitchX * grid_.pitchY;
    const auto at = static_cast<std::int64_t>(sample);
    const std::int64_t row = at / grid_.shape.cols, col = at % grid_.shape.cols;
    depths_[partAt(row, col)] = z;
    firstRow_ = std::min(firstRow_, row);
    lastRow_ = std::max(lastRow_, row);
    firstCol_ = std::min(firstCol_, col);
    lastCol_ = std::max(lastCol_, col);
}

std::vector<double> SeenOnPlate::planesOfDepths() const {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double z : depths_) {
        low = std::fmin(low, z);
        high = std::fmax(high, z);
    }
    // What is steepest moves from plane to plane by so much of the plate.
    constexpr double step = 0.01;
    const double side = std::min(static_cast<double>(grid_.shape.cols) * grid_.pitchX,
                                 static_cast<double>(grid_.shape.rows) * grid_.pitchY);
    const double count = std::clamp(std::ceil((high - low) * steepest_ / (step * side)), 1.0,
                                    static_cast<double>(SeenLight::mostPlanes));
    std::vector<double> planes;
    for (double plane = 0.5; plane < count; ++plane)
        planes.push_back(low + plane * (high - low) / count);
    return planes;
}

SeenLight SeenOnPlate::made() const {
    if (lastRow_ < 0)
        return {.energy = energy_};
    const auto x = [&](std::int64_t col, double edge) {
        return (static_cast<double>(col - grid_.centreCol()) + edge) * grid_.pitchX;
    };
    const auto y = [&](std::int64_t row, double edge) {
        return (static_cast<double>(grid_.centreRow() - row) + edge) * grid_.pitchY;
    };
    SeenLight seen{x(firstCol_, -0.5), x(lastCol_, 0.5), y(lastRow_, -0.5),
                   y(firstRow_, 0.5),  planesOfDepths(), energy_};
    const auto middleOf = [](std::int64_t part, std::int64_t first, std::int64_t last) {
        return first + (2 * part + 1) * (last + 1 - first) / (2 * parts);
    };
    for (std::int64_t part = 0; part < parts * parts; ++part) {
        const double depth = depths_[partAt(middleOf(part / parts, firstRow_, lastRow_),
                                            middleOf(part % parts, firstCol_, lastCol_))];
        const auto nearest =
            std::ranges::min_element(seen.z, {}, [&](double z) { return std::abs(z - depth); });
        seen.planes.push_back(static_cast<std::uint8_t>((std::isnan(depth) ? seen.z.end() : nearest)
                                                        - seen.z.begin()));
    }
    if (std::ranges::all_of(seen.planes, [](std::uint8_t plane) { return plane == 0; }))
        seen.planes.clear();
    return seen;
}

} // namespace fringe
