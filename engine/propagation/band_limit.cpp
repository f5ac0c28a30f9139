// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/band_limit.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double mostSine = 0.98; ///< of a ray; grazing light evens out

/// The next multiple of `unit` of factors 2, 3 and 5.
std::int64_t nextSmooth(std::int64_t least, std::int64_t unit) {
    const auto isSmooth = [](std::int64_t length) {
        for (const std::int64_t factor : {2, 3, 5})
            while (length % factor == 0)
                length /= factor;
        return length == 1;
    };
    std::int64_t length = std::max<std::int64_t>(1, (least + unit - 1) / unit) * unit;
    while (!isSmooth(length))
        length += unit;
    return length;
}

/// The next even length that is fast to transform: one of whole vectors where that is little
/// longer.
std::int64_t transformLength(std::int64_t least) {
    constexpr double little = 1.06;
    const std::int64_t even = nextSmooth(least, 2), ofVectors = nextSmooth(least, 32);
    return static_cast<double>(ofVectors) <= little * static_cast<double>(even) ? ofVectors : even;
}

} // namespace

/// Sine of the steepest ray, or what is taken for it.
double RayAxis::steepest(double distance) const {
    return isParaxial ? width / distance : width / std::hypot(distance, width);
}

/// σ; 0 at distance 0.
double RayAxis::blur(double distance) const {
    if (isParaxial)
        return std::sqrt(wavelength * distance);
    const double sine = std::min({steepest(distance), wavelength / (2 * pitch), mostSine});
    return std::sqrt(wavelength * distance / std::pow(1 - sine * sine, 1.5));
}

/// The largest σ of all distances up to one: where the pixels' steepest ray just reaches the
/// window's end σ may be larger than farther away.
double RayAxis::largestBlur(double distance) const {
    const double sine = std::min(wavelength / (2 * pitch), mostSine);
    const double reached = width * std::sqrt(1 / (sine * sine) - 1);
    return std::max(blur(distance), blur(std::min(distance, reached)));
}

SpectrumBand RayAxis::softBand(double distance) const {
    if (distance == 0)
        return {};
    return {steepest(distance) / wavelength, 4 / blur(distance)};
}

std::int64_t RayAxis::paddedSamples(double distance) const {
    const double smeared = std::ceil(6 * largestBlur(distance) / pitch);
    return transformLength(std::llround(2 * width / pitch) + static_cast<std::int64_t>(smeared));
}

SpectrumBand hardBand(std::int64_t samples, double pitch, double wavelength, double distance) {
    const double slope = 2 * (1 / (static_cast<double>(samples) * pitch)) * distance;
    return {1 / (wavelength * std::sqrt(slope * slope + 1))};
}

} // namespace fringe
