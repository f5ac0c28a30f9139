// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device_work.h"

#include "kernels/gpu/point_passes.h"
#include "kernels/gpu/point_survey.h"
#include "kernels/gpu/product_work.h"
#include "kernels/gpu/spectral_sum.h"
#include "kernels/gpu/spectral_work.h"
#include "kernels/plan/spectral_tiling.h"
#include "kernels/window.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

constexpr double perPoint = sizeof(formulas::PointRecord);

/// Of the sort, a point.
constexpr double bytesOfCounts = sizeof(int) * FRINGE_DIGITS / FRINGE_SORT_ENTRIES;

/// Of a sum by tile spectra, however few the points: launches, and answers that the host waits for
/// [s].
constexpr double latency = 3e-3;

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

/// The points whose windows leave parts of the plane dark, as a share.
double cutShare(const PointSourcesArgs& args) {
    const auto isCut = [&args](const PointSource& point) {
        const PixelWindow window = windowOf(point, args);
        return window.rows.end - window.rows.begin < args.grid.shape.rows
               || window.cols.end - window.cols.begin < args.grid.shape.cols;
    };
    return static_cast<double>(std::ranges::count_if(args.points, isCut))
           / static_cast<double>(args.points.size());
}

/// While points are put in order, and while slab by slab is summed, after it what windows cut.
double bytesOfSpectra(const plan::SpectralForecast& forecast, const PointSourcesArgs& args,
                      double count) {
    if (forecast.choices.empty())
        return count * std::max<double>(perPoint, sizeof(formulas::SourceRecord));
    double most = cutShare(args) * count * perPoint;
    for (const plan::SpectralChoices& choices : forecast.choices)
        most = std::max(most, bytesOfTiles(choices, args));
    return count * (bytesOfRecords + bytesOfOrder)
           + std::max(most, count * (bytesOfSurvey + bytesOfCounts));
}

} // namespace

Work deviceWork(const PointSourcesArgs& args, std::size_t count, bool hasLibrary, int units) {
    const auto points = static_cast<double>(count);
    Work work;
    work.bytes = points * (perPoint + sizeof(PixelWindow));
    if (args.sum != PointSum::Spectral || args.points.empty()) {
        work.onDevice = bytesOfPasses(args, points, hasLibrary);
        return work;
    }
    const plan::SpectralForecast forecast = plan::forecastSpectra(args, points, spectralCosts);
    work.onDevice = bytesOfSpectra(forecast, args, points);
    if (units > 0)
        work.seconds = latency + forecast.nanoseconds * 1e-9 / units;
    return work;
}

} // namespace fringe::gpu
