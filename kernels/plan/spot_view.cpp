// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/spot_view.h"

#include <cmath>

namespace fringe::plan {
namespace {

LocalWave localWaveOf(const SpotsArgs& args, const SpotGroup& group, const TileFrame& tile) {
    if (args.geometry == SpotGeometry::FreeExact) {
        PointSourcesArgs everywhere;
        everywhere.window = false;
        return localWave(group.box, tile, everywhere);
    }
    LocalWave wave;
    wave.reaches = true;
    wave.curvature = group.curvature;
    wave.curvatureHalf = group.curvatureHalf;
    return wave;
}

} // namespace

double spotCurvature(const SpotPlace& spot, const SpotsArgs& args) {
    return args.geometry == SpotGeometry::Lens ? -spot.z / (args.focalLength * args.focalLength)
                                               : 1 / spot.z;
}

SpotViews::SpotViews(const SpotsArgs& args, const SpotGroup& group, const TileFrame& tile)
    : args_(args), tile_(tile), rate_((group.isBehind ? 1 : -1) / args.wavelength),
      wave_(localWaveOf(args, group, tile)), demodulation_(wave_, tile, rate_, group.terms) {}

SpotView SpotViews::of(const SpotPlace& spot) const {
    SpotView view = args_.geometry == SpotGeometry::FreeExact ? ofExact(spot) : ofParaxial(spot);
    view.turns += demodulation_.centring() * view.curvature;
    return view;
}

SpotView SpotViews::ofExact(const SpotPlace& spot) const {
    const double dx = tile_.x - spot.x;
    const double dy = tile_.y - spot.y;
    const double r = std::sqrt(dx * dx + dy * dy + spot.z * spot.z);
    const double u = dx / r;
    const double v = dy / r;
    return {rate_ * r, (u - wave_.u) * rate_ * args_.grid.pitchX,
            -(v - wave_.v) * rate_ * args_.grid.pitchY,
            scaledCurvature(r, u * u + v * v, wave_.u * wave_.u + wave_.v * wave_.v)};
}

/// About the tile's centre (x, y), the phase is rate·(κ((X + x)² + (Y + y)²)/2 - X·a - Y·b) and a
/// constant, where (a, b) is the direction to the spot.
SpotView SpotViews::ofParaxial(const SpotPlace& spot) const {
    const bool isLens = args_.geometry == SpotGeometry::Lens;
    const double kappa = spotCurvature(spot, args_);
    const double perLength = isLens ? 1 / args_.focalLength : kappa;
    const double a = spot.x * perLength, b = spot.y * perLength;
    const double fromAxis = isLens ? 0 : spot.z + (spot.x * a + spot.y * b) / 2;
    const double path =
        fromAxis + kappa / 2 * (tile_.x * tile_.x + tile_.y * tile_.y) - a * tile_.x - b * tile_.y;
    return {rate_ * path, rate_ * (kappa * tile_.x - a) * args_.grid.pitchX,
            -rate_ * (kappa * tile_.y - b) * args_.grid.pitchY, kappa};
}

} // namespace fringe::plan
