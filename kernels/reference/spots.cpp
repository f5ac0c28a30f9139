// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <cmath>

namespace fringe::reference {
namespace {

/// Φ in cycles.
double spotPhase(const SpotPlace& spot, double x, double y, const SpotsArgs& args) {
    const double dx = x - spot.x;
    const double dy = y - spot.y;
    const double f = args.focalLength;
    switch (args.geometry) {
    case SpotGeometry::FreeFresnel:
        return -(spot.z + (dx * dx + dy * dy) / (2 * spot.z)) / args.wavelength;
    case SpotGeometry::FreeExact:
        return -(spot.z > 0 ? 1 : -1) * std::sqrt(dx * dx + dy * dy + spot.z * spot.z)
               / args.wavelength;
    case SpotGeometry::Lens:
        break;
    }
    return (x * spot.x + y * spot.y) / (args.wavelength * f)
           + spot.z * (x * x + y * y) / (2 * args.wavelength * f * f);
}

Sample spotWave(const SpotPlace& spot, std::int64_t row, std::int64_t col, const SpotsArgs& args) {
    const double x = static_cast<double>(col - args.grid.centreCol()) * args.grid.pitchX;
    const double y = static_cast<double>(args.grid.centreRow() - row) * args.grid.pitchY;
    return phasor(spotPhase(spot, x, y, args));
}

} // namespace

void adjointOfSpots(Plane& field, const SpotsArgs& spots, const AdjointArgs& args) {
    for (std::int64_t row = args.firstRow; row < args.firstRow + args.rowCount; ++row)
        for (std::int64_t col = 0; col < field.shape.cols; ++col) {
            field.at(row, col) = 0;
            for (std::size_t r = 0; r < spots.spots.size(); ++r)
                field.at(row, col) +=
                    Sample(args.coefficients[r]) * spotWave(spots.spots[r], row, col, spots);
        }
}

void forwardToSpots(const Plane& field, const SpotsArgs& spots, const ForwardArgs& args) {
    if (args.whole != nullptr)
        for (std::int64_t row = args.firstRow; row < args.firstRow + args.rowCount; ++row)
            for (std::int64_t col = 0; col < field.shape.cols; ++col)
                *args.whole += field.at(row, col);
    for (std::size_t r = 0; r < spots.spots.size(); ++r)
        for (std::int64_t row = args.firstRow; row < args.firstRow + args.rowCount; ++row)
            for (std::int64_t col = 0; col < field.shape.cols; ++col)
                args.sums[r] +=
                    field.at(row, col) * std::conj(spotWave(spots.spots[r], row, col, spots));
}

} // namespace fringe::reference
