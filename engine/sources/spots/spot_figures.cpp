// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spot_figures.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fringe {
namespace {

/// I_r/T_r of the bright spots.
std::vector<double> quotients(std::span<const std::complex<double>> fields,
                              std::span<const double> target) {
    std::vector<double> all;
    all.reserve(fields.size());
    for (std::size_t r = 0; r < fields.size(); ++r)
        if (target[r] > 0)
            all.push_back(std::norm(fields[r]) / target[r]);
    return all;
}

/// 100·std/mean.
double spread(const std::vector<double>& values) {
    double mean = 0, square = 0;
    for (const double value : values)
        mean += value;
    mean /= static_cast<double>(values.size());
    for (const double value : values)
        square += (value - mean) * (value - mean);
    return mean > 0 ? 100 * std::sqrt(square / static_cast<double>(values.size())) / mean : 0;
}

/// With a = |U|, b = √T: min over s of ‖a - s b‖²/‖s b‖², which is ‖a‖²‖b‖²/(a·b)² - 1.
double shapeError(std::span<const std::complex<double>> fields, std::span<const double> target) {
    double product = 0, power = 0, whole = 0;
    for (std::size_t r = 0; r < fields.size(); ++r) {
        product += std::sqrt(std::norm(fields[r]) * target[r]);
        power += std::norm(fields[r]);
        whole += target[r];
    }
    if (product == 0)
        return 1;
    return std::sqrt(std::max(0.0, power * whole / (product * product) - 1));
}

} // namespace

Figures spotFigures(std::span<const std::complex<double>> fields, std::span<const double> target) {
    Figures figures;
    for (std::size_t r = 0; r < fields.size(); ++r)
        figures.efficiency += target[r] > 0 ? std::norm(fields[r]) : 0;
    const std::vector<double> q = quotients(fields, target);
    const auto [least, most] = std::ranges::minmax(q);
    figures.uniformity = most > 0 ? 1 - (most - least) / (most + least) : 0;
    figures.sigma = spread(q);
    figures.error = shapeError(fields, target);
    return figures;
}

} // namespace fringe
