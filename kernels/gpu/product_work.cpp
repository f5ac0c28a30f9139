// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/product_work.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

/// Enough to hide that the sums are read and written. Matrix units cut off their sums: with the
/// correction, more terms at once would err by more than `productRounding` says.
constexpr int mostPointsAtOnce = 2048, mostCorrected = 512;

/// Of Fresnel waves, which separate on any tile: with so many points at once, their tables and sums
/// take at most some 300 MiB.
constexpr std::int64_t mostPixels = 4096;

/// Of tables on tiles: as many as keep a large GPU busy.
constexpr std::uint64_t mostBytes = std::uint64_t{128} << 20;

/// Lines of tables begin at multiples of 32 bytes.
constexpr int pointStep = 4;

int factorsOf(Precision precision) {
    switch (precision) {
    case Precision::Tf32:
        return FRINGE_FACTORS_HEADS;
    case Precision::Tf32Corrected:
        return FRINGE_FACTORS_CORRECTED;
    case Precision::Single:
        break;
    }
    return FRINGE_FACTORS_WHOLE;
}

int mostPoints(PointKernel kernel, Precision precision) {
    const bool staysSmall =
        precision == Precision::Tf32Corrected || kernel != PointKernel::FresnelProducts;
    return staysSmall ? mostCorrected : mostPointsAtOnce;
}

int side(PointKernel kernel) {
    switch (kernel) {
    case PointKernel::TileProducts256:
        return 256;
    case PointKernel::TileProducts128:
        return 128;
    default:
        return 64;
    }
}

std::int64_t pieces(std::int64_t count, std::int64_t size) {
    return (count - 1) / size + 1;
}

/// The size of equal pieces of `count` pixels, in whole steps of 32.
int pieceOf(std::int64_t count) {
    return static_cast<int>(32 * pieces(pieces(count, pieces(count, mostPixels)), 32));
}

/// Fresnel's begin with the rows of the call; the others lie at multiples of their side.
formulas::ProductTiles tilesOf(PointKernel kernel, const PointSourcesArgs& args) {
    const std::int64_t cols = args.grid.shape.cols;
    const bool isFresnel = kernel == PointKernel::FresnelProducts;
    formulas::ProductTiles tiles;
    tiles.width = isFresnel ? pieceOf(cols) : side(kernel);
    tiles.height = isFresnel ? pieceOf(args.rowCount) : side(kernel);
    tiles.across = static_cast<int>(pieces(cols, tiles.width));
    tiles.top =
        static_cast<int>(isFresnel ? args.firstRow : args.firstRow / tiles.height * tiles.height);
    tiles.imaginary = args.realPart ? 0 : 1;
    return tiles;
}

} // namespace

std::int64_t ProductWork::leftCount() const {
    return std::int64_t{2} * formulas::productParts(factors) * tilesAtOnce * pointsAtOnce
           * tiles.width;
}

std::int64_t ProductWork::rightCount() const {
    return std::int64_t{2} * formulas::productParts(factors) * tilesAtOnce * pointsAtOnce
           * sumRows();
}

std::int64_t ProductWork::sumCount() const {
    return std::int64_t{1} * tilesAtOnce * sumRows() * tiles.width;
}

std::uint64_t ProductWork::bytes() const {
    return sizeof(float) * static_cast<std::uint64_t>(leftCount() + rightCount() + sumCount());
}

ProductWork productWork(const PointPass& pass, const PointSourcesArgs& args) {
    ProductWork work;
    work.tiles = tilesOf(pass.kernel, args);
    const std::int64_t down =
        pieces(args.firstRow + args.rowCount - work.tiles.top, work.tiles.height);
    work.tileCount = static_cast<int>(down * work.tiles.across);
    work.pointCount = static_cast<int>(pieces(std::ssize(pass.points), pointStep)) * pointStep;
    work.pointsAtOnce = std::min(work.pointCount, mostPoints(pass.kernel, args.precision));
    work.factors = factorsOf(args.precision);
    work.tilesAtOnce = 1;
    const std::uint64_t most = mostBytes / work.bytes();
    work.tilesAtOnce = static_cast<int>(
        std::clamp<std::uint64_t>(most, 1, static_cast<std::uint64_t>(work.tileCount)));
    return work;
}

std::vector<formulas::PointRecord> productPoints(const PointPass& pass) {
    std::vector<formulas::PointRecord> points = pass.points;
    points.resize(static_cast<std::size_t>(pieces(std::ssize(points), pointStep)) * pointStep);
    return points;
}

} // namespace fringe::gpu
