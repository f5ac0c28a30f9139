// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/spot_work.h"

#include "kernels/gpu/spot_records.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

double asReal(std::int64_t count) {
    return static_cast<double>(count);
}

/// Tables, shares of waves, and sums of pieces.
double bytesOfProducts(const SpotsArgs& args, int multiprocessors) {
    const Shape shape = args.grid.shape;
    const std::size_t spots = std::max<std::size_t>(args.spots.size(), 1);
    const double numbers =
        asReal(shape.rows + shape.cols) * static_cast<double>(spots)
        + static_cast<double>(mostShareSamples(shape, spots, multiprocessors))
        + asReal(piecesOf(shape.rows, FRINGE_BAND_ROWS) * piecesOf(shape.cols, FRINGE_BLOCK))
              * static_cast<double>(spots + 1);
    return numbers * sizeof(formulas::Phasor);
}

/// Records, and sums of tiles.
double bytesOfPairs(const SpotsArgs& args) {
    const Shape shape = args.grid.shape;
    const std::size_t perSpot = args.geometry == SpotGeometry::FreeExact
                                    ? sizeof(formulas::PointRecord)
                                    : sizeof(formulas::SpotRecord);
    const double tiles =
        asReal(piecesOf(shape.rows, FRINGE_SPOT_TILE) * piecesOf(shape.cols, FRINGE_SPOT_TILE));
    return static_cast<double>(perSpot * args.spots.size())
           + tiles * static_cast<double>((args.spots.size() + 1) * sizeof(formulas::Phasor));
}

double bytesOf(const SpotsArgs& args, int multiprocessors) {
    return sumsByProducts(args) ? bytesOfProducts(args, multiprocessors) : bytesOfPairs(args);
}

/// Both sums of a pair on a multiprocessor, an H100's [s].
double secondsPerPair(const SpotsArgs& args) {
    constexpr double product = 7.2e-11, separable = 3.5e-10, exact = 9.9e-10;
    if (sumsByProducts(args))
        return product;
    return args.geometry == SpotGeometry::FreeExact ? exact : separable;
}

} // namespace

Work spotWork(const SpotsArgs& args, const DeviceInfo& device) {
    const int multiprocessors = std::max(device.computeUnits, 1);
    Work work;
    if (device.kind == DeviceKind::Gpu)
        work.seconds = secondsPerPair(args) / multiprocessors
                       * static_cast<double>(args.grid.shape.count())
                       * static_cast<double>(args.spots.size());
    work.onDevice = bytesOf(args, multiprocessors)
                    + static_cast<double>(args.spots.size() + 1)
                          * (sizeof(formulas::Phasor) + sizeof(formulas::SpotSum));
    return work;
}

} // namespace fringe::gpu
