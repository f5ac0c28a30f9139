// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <cmath>

namespace fringe::reference {
namespace {

double columnPosition(const PlaneGrid& grid, std::int64_t col) {
    return static_cast<double>(col - grid.centreCol()) * grid.pitchX;
}

double rowPosition(const PlaneGrid& grid, std::int64_t row) {
    return static_cast<double>(grid.centreRow() - row) * grid.pitchY;
}

bool sampledAlong(double offset, double pitch, double z, const PointSourcesArgs& args) {
    if (args.model == WaveModel::Fresnel)
        return std::abs(offset) <= args.wavelength * std::abs(z) / (2 * pitch);
    return std::abs(offset) / std::sqrt(offset * offset + z * z) <= args.wavelength / (2 * pitch);
}

bool insideWindow(double dx, double dy, double z, const PointSourcesArgs& args) {
    return !args.window
           || (sampledAlong(dx, args.grid.pitchX, z, args)
               && sampledAlong(dy, args.grid.pitchY, z, args));
}

Sample wave(const PointSource& point, double dx, double dy, const PointSourcesArgs& args) {
    const double distance = std::abs(point.z);
    const double sign = point.z > 0 ? 1 : -1;
    const double rhoSquared = dx * dx + dy * dy;
    const Sample source = std::polar<double>(point.amplitude, point.phase);
    if (args.model == WaveModel::Fresnel) {
        const double path = distance + rhoSquared / (2 * distance);
        return source * phasor(-sign * path / args.wavelength);
    }
    const double r = std::sqrt(rhoSquared + point.z * point.z);
    return source * (distance / r) * phasor(-sign * r / args.wavelength);
}

} // namespace

void addPointSources(Plane& field, const PointSourcesArgs& args) {
    for (std::int64_t row = args.firstRow; row < args.firstRow + args.rowCount; ++row)
        for (std::int64_t col = 0; col < field.shape.cols; ++col)
            for (const PointSource& point : args.points) {
                const double dx = columnPosition(args.grid, col) - point.x;
                const double dy = rowPosition(args.grid, row) - point.y;
                if (insideWindow(dx, dy, point.z, args))
                    field.at(row, col) += wave(point, dx, dy, args);
            }
}

} // namespace fringe::reference
