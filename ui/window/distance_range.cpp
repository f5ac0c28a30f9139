// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/distance_range.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// λ(f/w)² with the plate's smaller side w.
double depthOfFocus(const Design& design) {
    const Plate& plate = design.plate;
    const Length side = std::min(plate.pitchX * static_cast<double>(plate.size.cols),
                                 plate.pitchY * static_cast<double>(plate.size.rows));
    const auto& wavelengths = design.illumination.wavelengths;
    const double ratio = design.spots.settings.focalLength / side;
    return (wavelengths.empty() ? 0 : wavelengths.front().si()) * ratio * ratio;
}

} // namespace

DistanceRange distanceRange(const PointCloud* placed, Length distance) {
    const auto bounds = placed ? placed->bounds() : std::nullopt;
    const double middle = bounds ? bounds->centre()[2] : distance.si();
    const double depth = bounds ? bounds->extent()[2] : 0;
    const double reach = std::max({3 * depth, 0.25 * std::abs(middle), 1e-3});
    return {Length(middle - reach), Length(middle + reach)};
}

DistanceRange distanceRange(const Design& design) {
    const SpotList& spots = design.spots.spots();
    const double distance = design.reconstruction.distance.si();
    double low = spots.empty() ? distance : spots.front().z, high = low;
    for (const Spot& spot : spots) {
        low = std::min(low, spot.z);
        high = std::max(high, spot.z);
    }
    const double margin = design.spots.settings.geometry == SpotGeometry::Lens
                              ? 4 * depthOfFocus(design)
                              : 0.25 * std::abs(high);
    const double reach = std::max({high - low, margin, 1e-3});
    return {Length(low - reach), Length(high + reach)};
}

} // namespace fringe
