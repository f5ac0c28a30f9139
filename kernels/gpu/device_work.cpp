// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device_work.h"

#include "kernels/gpu/nufft_sum.h"
#include "kernels/gpu/nufft_work.h"
#include "kernels/gpu/point_passes.h"
#include "kernels/gpu/point_survey.h"
#include "kernels/plan/nufft_tiling.h"
#include "kernels/window.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

constexpr double perPoint = sizeof(formulas::PointRecord);

/// Counters of the sort, a point [bytes].
constexpr double bytesOfCounts = sizeof(int) * FRINGE_DIGITS / FRINGE_SORT_ENTRIES;

/// Latency of a sum by tile spectra, however few the points: launches, and answers that the host
/// waits for [s].
constexpr double latency = 3e-3;

/// Bytes of points in passes over them, one after the other.
double bytesOfPasses(const PointSourcesArgs& args, double count) {
    if (args.points.empty())
        return count * perPoint;
    std::size_t most = 0;
    for (const PointPass& pass : pointPasses(args))
        most = std::max(most, pass.points.size());
    return count / static_cast<double>(args.points.size()) * static_cast<double>(most) * perPoint;
}

double bytesOfTiles(const plan::NufftChoices& choices, const PointSourcesArgs& args) {
    const NufftRoom room = nufftRoom(choices);
    const auto tiles = static_cast<std::size_t>(plan::NufftTiling(choices.side, args).count());
    return static_cast<double>(std::min(tiles, room.tilesAtOnce) * room.bytesPerTile);
}

/// The points whose windows have corners on the plane, as a share.
double cornerShare(const PointSourcesArgs& args) {
    const auto hasCorner = [&args](const PointSource& point) {
        const PixelWindow window = windowOf(point, args);
        return window.rows.end - window.rows.begin < args.grid.shape.rows
               && window.cols.end - window.cols.begin < args.grid.shape.cols;
    };
    return static_cast<double>(std::ranges::count_if(args.points, hasCorner))
           / static_cast<double>(args.points.size());
}

/// Points that kernels take one by one, in the host's memory.
constexpr double bytesOfPass = perPoint + sizeof(PixelWindow);

/// What tile spectra leave out, one after the other: near points, and corners of windows, for which
/// points are copied in their order.
double bytesOfRest(const plan::NufftForecast& forecast, double corners, double count) {
    if (forecast.choices.empty())
        return count * bytesOfPass;
    const bool hasOrder = corners > 0 || forecast.others > 0;
    const double ofOthers = forecast.others * (sizeof(PointSource) + bytesOfPass);
    const double ofCorners = corners > 0 ? count * (sizeof(PointSource) + sizeof(PixelWindow))
                                               + corners * (sizeof(PointSource) + bytesOfPass)
                                         : 0;
    return (hasOrder ? count * (sizeof(formulas::EntryRecord) + sizeof(std::uint32_t)) : 0)
           + std::max(ofOthers, ofCorners);
}

/// A survey on the host keeps its order; records live until they have been copied.
double hostBytesOfSpectra(const plan::NufftForecast& forecast, double corners, double count,
                          bool hasDouble) {
    const double rest = bytesOfRest(forecast, corners, count);
    if (hasDouble || forecast.choices.empty())
        return rest;
    return count * sizeof(formulas::EntryRecord) + std::max(rest, count * bytesOfRecords);
}

/// While points are put in order, and while slab by slab is summed, after it what is left out.
double bytesOfSpectra(const plan::NufftForecast& forecast, const PointSourcesArgs& args,
                      double corners, double count) {
    if (forecast.choices.empty())
        return count * std::max<double>(perPoint, sizeof(formulas::SourceRecord));
    double most = std::max(corners, forecast.others) * perPoint;
    for (const plan::NufftChoices& choices : forecast.choices)
        most = std::max(most, bytesOfTiles(choices, args));
    return count * (bytesOfRecords + bytesOfOrder)
           + std::max(most, count * (bytesOfSurvey + bytesOfCounts));
}

} // namespace

Work deviceWork(const PointSourcesArgs& args, std::size_t count, const DeviceTraits& device) {
    const auto points = static_cast<double>(count);
    Work work;
    if (args.sum != PointSum::Nufft || args.points.empty()) {
        work.bytes = points * bytesOfPass;
        work.onDevice = bytesOfPasses(args, points);
        return work;
    }
    const plan::NufftForecast forecast = plan::forecastSpectra(args, points, nufftCosts);
    const double corners = cornerShare(args) * points;
    work.bytes = hostBytesOfSpectra(forecast, corners, points, device.hasDouble);
    work.onDevice = bytesOfSpectra(forecast, args, corners, points);
    if (device.units > 0)
        work.seconds = latency + forecast.nanoseconds * 1e-9 / device.units;
    return work;
}

} // namespace fringe::gpu
