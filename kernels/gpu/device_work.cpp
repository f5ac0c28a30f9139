// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device_work.h"

#include "kernels/gpu/point_passes.h"
#include "kernels/gpu/point_sums.h"
#include "kernels/gpu/product_work.h"
#include "kernels/plan/spectral_tiling.h"
#include "kernels/window.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

constexpr double perPoint = sizeof(formulas::PointRecord);

/// Of passes over points, one after the other.
double bytesOfPasses(const PointSourcesArgs& args, double count, bool hasLibrary) {
    if (args.points.empty())
        return count * perPoint;
    const double times = count / static_cast<double>(args.points.size());
    double most = 0;
    for (PointPass& pass : pointPasses(args, hasLibrary)) {
        const double points = times * static_cast<double>(pass.points.size());
        double bytes = points * perPoint;
        if (isOfLibrary(pass.kernel)) {
            pass.points.resize(static_cast<std::size_t>(points));
            bytes += static_cast<double>(productWork(pass, args).bytes() + libraryWorkspace);
        }
        most = std::max(most, bytes);
    }
    return most;
}

double bytesOfTiles(const plan::SpectralChoices& choices, const PointSourcesArgs& args) {
    const SpectralRoom room = spectralRoom(choices);
    const auto tiles = static_cast<std::size_t>(plan::SpectralTiling(choices.side, args).count());
    return static_cast<double>(std::min(tiles, room.tilesAtOnce) * room.bytesPerTile);
}

/// Of slabs of points, one after the other; they hold about as many points each.
double bytesOfSpectra(const PointSourcesArgs& args, double count) {
    const plan::SpectralForecast forecast = plan::forecastSpectra(args, count, spectralCosts);
    if (forecast.choices.empty())
        return count * perPoint;
    double most = 0;
    for (const plan::SpectralChoices& choices : forecast.choices)
        most = std::max(most, bytesOfTiles(choices, args));
    return most + count * perPoint / static_cast<double>(forecast.choices.size());
}

} // namespace

Work deviceWork(const PointSourcesArgs& args, std::size_t count, bool hasLibrary) {
    const auto points = static_cast<double>(count);
    Work work;
    work.bytes = points * (perPoint + sizeof(PixelWindow));
    work.onDevice = args.sum == PointSum::Spectral && !args.points.empty()
                        ? bytesOfSpectra(args, points)
                        : bytesOfPasses(args, points, hasLibrary);
    return work;
}

} // namespace fringe::gpu
