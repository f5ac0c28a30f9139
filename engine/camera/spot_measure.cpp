// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/spot_measure.h"

#include "engine/model/error.h"
#include "engine/sources/spots/lit_spots.h"
#include "engine/sources/spots/wanted_spots.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <utility>

namespace fringe {
namespace {

/// Reorders the numbers.
double medianOf(std::vector<float>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return values.empty() ? 0 : *middle;
}

/// The mean of the numbers that are near the median: within five times the root mean square of
/// what lies below it, where no light is. The median of counts is a whole number, and too coarse.
double backgroundOf(std::vector<float> values) {
    const double median = medianOf(values);
    double square = 0, below = 0;
    for (const float value : values)
        if (value <= median) {
            square += (value - median) * (value - median);
            ++below;
        }
    constexpr double widths = 5;
    const double most = widths * std::sqrt(square / std::max(below, 1.0));
    double sum = 0, near = 0;
    for (const float value : values)
        if (std::abs(value - median) <= most) {
            sum += value;
            ++near;
        }
    return near > 0 ? sum / near : median;
}

double backgroundOf(const Plane<float>& plane) {
    return backgroundOf({plane.samples().begin(), plane.samples().end()});
}

double distanceOf(const PlanePlace& a, const PlanePlace& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Calls `take(place, value)` for the pixels of the plane that a square around a place has.
template <class Take>
void around(const Plane<float>& plane, const PlanePlace& middle, double half, const Take& take) {
    const auto [rows, cols] = plane.shape();
    const auto clamped = [](double place, std::int64_t count) {
        return static_cast<std::int64_t>(std::clamp(place, 0.0, static_cast<double>(count - 1)));
    };
    if (middle.x + half < 0 || middle.y + half < 0)
        return;
    for (auto row = clamped(std::ceil(middle.y - half), rows);
         row < rows && static_cast<double>(row) <= middle.y + half; ++row)
        for (auto col = clamped(std::ceil(middle.x - half), cols);
             col < cols && static_cast<double>(col) <= middle.x + half; ++col)
            take(PlanePlace{static_cast<double>(col), static_cast<double>(row)},
                 plane.samples()[static_cast<std::size_t>(row * cols + col)]);
}

/// The background in the ring around a window, without the windows of others.
std::optional<double> ringAround(const Plane<float>& plane, std::span<const PlanePlace> pixels,
                                 const PlanePlace& middle, double radius) {
    constexpr double gap = 1, wide = 3;
    std::vector<PlanePlace> near;
    std::ranges::copy_if(pixels, std::back_inserter(near), [&](const PlanePlace& other) {
        return distanceOf(other, middle) < 2 * radius + gap + wide;
    });
    std::vector<float> ring;
    around(plane, middle, radius + gap + wide, [&](const PlanePlace& pixel, float value) {
        const double away = distanceOf(pixel, middle);
        if (away > radius + gap && away <= radius + gap + wide
            && std::ranges::none_of(near, [&](const PlanePlace& other) {
                   return distanceOf(other, pixel) <= radius + gap;
               }))
            ring.push_back(value);
    });
    constexpr std::size_t few = 8;
    return ring.size() >= few ? std::optional(backgroundOf(std::move(ring))) : std::nullopt;
}

bool isInside(const PlanePlace& place, Shape shape) {
    return place.x > -0.5 && place.y > -0.5 && place.x < static_cast<double>(shape.cols) - 0.5
           && place.y < static_cast<double>(shape.rows) - 0.5;
}

/// Σ of what stands above the background in a window, a saturated pixel being told.
MeasuredSpot inWindow(const CameraShot& shot, const PlanePlace& middle, double radius,
                      double background) {
    MeasuredSpot spot;
    spot.isInside = isInside(middle, shot.counts.shape());
    around(shot.counts, middle, radius + 0.5, [&](const PlanePlace& pixel, float value) {
        const double share = std::clamp(radius + 0.5 - distanceOf(pixel, middle), 0.0, 1.0);
        spot.power += share * (value - background);
        spot.isSaturated = spot.isSaturated || (share > 0 && value >= shot.saturation);
    });
    spot.power = std::max(spot.power, 0.0);
    return spot;
}

double lightAbove(const Plane<float>& plane, double background) {
    double sum = 0;
    for (const float value : plane.samples())
        sum += value - background;
    return sum;
}

} // namespace

double windowRadius(std::span<const PlanePlace> pixels, double spotWidth) {
    constexpr double widths = 1.5;
    double nearest = HUGE_VAL;
    for (std::size_t a = 0; a < pixels.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            nearest = std::min(nearest, distanceOf(pixels[a], pixels[b]));
    return std::max(std::min(widths * spotWidth, nearest / 2), 1.0);
}

std::vector<MeasuredSpot> measureSpots(const CameraShot& shot, std::span<const PlanePlace> pixels,
                                       double radius) {
    const double whole = backgroundOf(shot.counts);
    std::vector<MeasuredSpot> spots;
    for (const PlanePlace& pixel : pixels)
        spots.push_back(inWindow(shot, pixel, radius,
                                 ringAround(shot.counts, pixels, pixel, radius).value_or(whole)));
    return spots;
}

Figures measuredFigures(const CameraShot& shot, std::span<const MeasuredSpot> measured,
                        const SpotList& wanted) {
    double sum = 0;
    for (const MeasuredSpot& spot : measured)
        sum += spot.power;
    const double whole = std::max(lightAbove(shot.counts, backgroundOf(shot.counts)), sum);
    std::vector<std::complex<double>> amplitudes;
    for (const MeasuredSpot& spot : measured)
        amplitudes.emplace_back(whole > 0 ? std::sqrt(spot.power / whole) : 0);
    return spotFigures(amplitudes, targetIntensities(wanted));
}

SpotList correctedSpots(const SpotList& asked, const SpotList& wanted,
                        std::span<const MeasuredSpot> measured, double gain) {
    constexpr double most = 9;
    const std::vector<double> target = targetIntensities(wanted);
    double sum = 0;
    for (std::size_t r = 0; r < target.size(); ++r)
        sum += target[r] > 0 ? measured[r].power : 0;
    SpotList next = asked;
    for (std::size_t r = 0; r < next.size(); ++r) {
        const double share = sum > 0 ? measured[r].power / sum : target[r];
        const double factor = share > 0 ? std::pow(target[r] / share, gain) : most;
        next[r].intensity *= std::clamp(factor, 1 / most, most);
    }
    const std::vector<double> shares = targetIntensities(next); // that no number grows for ever
    for (std::size_t r = 0; r < next.size(); ++r)
        next[r].intensity = shares[r];
    return next;
}

PlanePlace brightestSpot(const CameraShot& shot, double radius) {
    const auto [rows, cols] = shot.counts.shape();
    PlanePlace best;
    double most = -1;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col) {
            const PlanePlace place{static_cast<double>(col), static_cast<double>(row)};
            double sum = 0;
            around(shot.counts, place, 1, [&](const PlanePlace&, float value) { sum += value; });
            if (sum > most) {
                most = sum;
                best = place;
            }
        }
    const double background = backgroundOf(shot.counts);
    std::vector<float> deviations;
    for (const float value : shot.counts.samples())
        deviations.push_back(static_cast<float>(std::abs(value - background)));
    constexpr double noisePixels = 9, sigmas = 6, perMedian = 1.4826; // of normal noise
    const double noise = perMedian * medianOf(deviations) / 3 + 0.3;  // 0.3: of rounding
    if (most / noisePixels - background < sigmas * noise)
        throw failed(FRINGE_MARK("The camera sees no spot that stands out; look at its exposure, "
                                 "and whether it sees the light."));
    double sum = 0, x = 0, y = 0;
    around(shot.counts, best, std::max(radius, 1.0), [&](const PlanePlace& pixel, float value) {
        const double light = std::max(value - background, 0.0);
        sum += light;
        x += light * pixel.x;
        y += light * pixel.y;
    });
    return sum > 0 ? PlanePlace{x / sum, y / sum} : best;
}

std::array<PlanePlace, 3> registrationPlaces(const SpotList& spots) {
    PlanePlace low{HUGE_VAL, HUGE_VAL}, high{-HUGE_VAL, -HUGE_VAL};
    for (const Spot& spot : spots) {
        low = {std::min(low.x, spot.x), std::min(low.y, spot.y)};
        high = {std::max(high.x, spot.x), std::max(high.y, spot.y)};
    }
    constexpr double least = 0.2; // of the longer side
    const double side =
        std::max({high.x - low.x, high.y - low.y, std::abs(high.x) / 2, std::abs(high.y) / 2});
    const auto widened = [&](double& from, double& to) {
        const double more = std::max(least * side - (to - from), 0.0) / 2;
        from -= more;
        to += more;
    };
    widened(low.x, high.x);
    widened(low.y, high.y);
    return {PlanePlace{low.x, low.y}, {high.x, low.y}, {low.x, high.y}};
}

} // namespace fringe
