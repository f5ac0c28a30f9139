// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/points/point_light.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {

SeenLight seenPoints(const CloudSource& cloud, const Plate& plate,
                     const std::vector<Length>& wavelengths) {
    constexpr std::size_t atOnce = 1 << 16;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double longest = std::ranges::max(wavelengths).si();
    const double pitchX = plate.pitchX.si(), pitchY = plate.pitchY.si();
    SeenLight seen{infinity, -infinity, infinity, -infinity};
    double low = infinity, high = -infinity;
    for (std::size_t wavelength = 0; wavelength < wavelengths.size(); ++wavelength) {
        double& energy = seen.energy.emplace_back();
        // Amplitudes of colours are of waves, which fade with the wavelength, not of what is
        // wanted.
        const double sent = cloud.colours == CloudSource::Colours::Amplitude
                                ? wavelengths[wavelength].si()
                                : longest;
        PlacedPoints(cloud, wavelengths, wavelength)
            .inPieces(atOnce, [&](std::span<const Point> some) {
                for (const Point& point : some) {
                    seen.left = std::min(seen.left, point.x);
                    seen.right = std::max(seen.right, point.x);
                    seen.bottom = std::min(seen.bottom, point.y);
                    seen.top = std::max(seen.top, point.y);
                    low = std::min(low, point.z);
                    high = std::max(high, point.z);
                    // As much light as a sample sends that has the wave of the point.
                    const double amplitude = static_cast<double>(point.amplitude) * sent * point.z;
                    energy += amplitude * amplitude / (pitchX * pitchY);
                }
            });
    }
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
