// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/spot_phase.h"

#include <cmath>

namespace fringe {
namespace {

/// -(u·pitch - place)²/(2λz)
AxisPhase fresnelAxis(double place, double z, double pitch, double wavelength) {
    const double scale = -1 / (2 * wavelength * z);
    return {scale * pitch * pitch, -2 * scale * pitch * place,
            std::remainder(scale * place * place, 1.0)};
}

AxisPhase lensAxis(double place, double pitch, double z, const SpotsArgs& args) {
    const double perLength = 1 / (args.wavelength * args.focalLength);
    return {z * perLength / (2 * args.focalLength) * pitch * pitch, place * perLength * pitch, 0};
}

} // namespace

SpotPhase separablePhase(const SpotPlace& spot, const SpotsArgs& args) {
    const PlaneGrid& grid = args.grid;
    if (args.geometry == SpotGeometry::Lens)
        return {lensAxis(spot.x, grid.pitchX, spot.z, args),
                lensAxis(spot.y, grid.pitchY, spot.z, args)};
    SpotPhase phase{fresnelAxis(spot.x, spot.z, grid.pitchX, args.wavelength),
                    fresnelAxis(spot.y, spot.z, grid.pitchY, args.wavelength)};
    phase.y.constant -= std::remainder(spot.z / args.wavelength, 1.0);
    return phase;
}

} // namespace fringe
