// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_records.h"

#include <cmath>
#include <numbers>

namespace fringe::gpu {
namespace {

void setPlace(formulas::PointRecord& record, const PointSource& point, double wavelength) {
    const double depth = std::abs(point.z) / wavelength;
    record.x = toTwoFloat(point.x / wavelength);
    record.y = toTwoFloat(point.y / wavelength);
    record.depth = toTwoFloat(depth);
    record.curvature = toTwoFloat(0.5 / depth);
    record.sense = point.z > 0 ? -1.0F : 1.0F;
    record.amplitude = point.amplitude;
    const double phase = fraction(point.phase / (2 * std::numbers::pi));
    record.turns = fractionOfTurns(phase + static_cast<double>(record.sense) * fraction(depth));
}

void setWindow(formulas::PointRecord& record, const PixelWindow& window) {
    record.firstCol = static_cast<int>(window.cols.begin);
    record.endCol = static_cast<int>(window.cols.end);
    record.firstRow = static_cast<int>(window.rows.begin);
    record.endRow = static_cast<int>(window.rows.end);
}

} // namespace

formulas::TwoFloat toTwoFloat(double value) {
    const auto hi = static_cast<float>(value);
    return {hi, static_cast<float>(value - static_cast<double>(hi))};
}

double fraction(double turns) {
    return turns - std::nearbyint(turns);
}

float fractionOfTurns(double turns) {
    return static_cast<float>(fraction(turns));
}

formulas::PlaneRecord planeRecord(const PointSourcesArgs& args, int cornerSide) {
    formulas::PlaneRecord plane;
    plane.pitchX = toTwoFloat(args.grid.pitchX / args.wavelength);
    plane.pitchY = toTwoFloat(args.grid.pitchY / args.wavelength);
    plane.rows = static_cast<int>(args.grid.shape.rows);
    plane.cols = static_cast<int>(args.grid.shape.cols);
    plane.centreCol = static_cast<int>(args.grid.centreCol());
    plane.centreRow = static_cast<int>(args.grid.centreRow());
    plane.cornerSide = cornerSide;
    return plane;
}

formulas::PointRecord pointRecord(const PointSource& point, const PixelWindow& window,
                                  double wavelength) {
    formulas::PointRecord record{};
    setPlace(record, point, wavelength);
    setWindow(record, window);
    return record;
}

} // namespace fringe::gpu
