// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/points/point_light.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The light of points, and the box that holds them [m].
struct LitBox {
    SeenLight seen{infinity, -infinity, infinity, -infinity};
    double low = infinity, high = -infinity; ///< of z

    /// wavelength: of the sample of the plate that sends as much light by the wave of the point.
    void add(const Point& point, double wavelength, double area) {
        seen.left = std::min(seen.left, point.x);
        seen.right = std::max(seen.right, point.x);
        seen.bottom = std::min(seen.bottom, point.y);
        seen.top = std::max(seen.top, point.y);
        low = std::min(low, point.z);
        high = std::max(high, point.z);
        const double amplitude = static_cast<double>(point.amplitude) * wavelength * point.z;
        seen.energy.back() += amplitude * amplitude / area;
    }
};

/// Amplitudes of colours are of waves, which fade with the wavelength; intensities are of light
/// that is wanted alike.
LitBox boxOf(const CloudSource& cloud, const Plate& plate, const std::vector<Length>& wavelengths) {
    constexpr std::size_t atOnce = 1 << 16;
    const double longest = std::ranges::max(wavelengths).si();
    const double area = plate.pitchX.si() * plate.pitchY.si();
    LitBox box;
    for (std::size_t number = 0; number < wavelengths.size(); ++number) {
        box.seen.energy.push_back(0);
        const bool isOfWaves = cloud.colours == CloudSource::Colours::Amplitude;
        const double wavelength = isOfWaves ? wavelengths[number].si() : longest;
        PlacedPoints(cloud, wavelengths, number).inPieces(atOnce, [&](std::span<const Point> some) {
            for (const Point& point : some)
                box.add(point, wavelength, area);
        });
    }
    return box;
}

} // namespace

SeenLight seenPoints(const CloudSource& cloud, const Plate& plate,
                     const std::vector<Length>& wavelengths) {
    auto [seen, low, high] = boxOf(cloud, plate, wavelengths);
    const double longest = std::ranges::max(wavelengths).si();
    const double pitchX = plate.pitchX.si(), pitchY = plate.pitchY.si();
    // What is out of focus in the middle, and the size of a spot.
    constexpr double spots = 2;
    const double side = std::min(static_cast<double>(plate.size.cols) * pitchX,
                                 static_cast<double>(plate.size.rows) * pitchY);
    const double middle = (low + high) / 2;
    seen.z = {middle};
    const double around = (high - low) / 2 * longest / (2 * std::min(pitchX, pitchY))
                          + spots * longest * std::abs(middle) / side;
    seen.left -= around;
    seen.right += around;
    seen.bottom -= around;
    seen.top += around;
    return seen;
}

} // namespace fringe
