// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/product_work.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

/// Matrix units cut off their sums: more terms at once would err by more than `productRounding`
/// says. Fewer would write the sums more often than is worth it.
constexpr int mostPointsAtOnce = 512;

/// Of Fresnel waves, which separate on any tile: their tables for so many points are no larger than
/// a few ten MiB then.
constexpr std::int64_t mostPixels = 2048;

/// Tables that still lie in the second-level cache of a large GPU, or nearly.
constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20;

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
    return std::int64_t{2} * tilesAtOnce * pointsAtOnce * tiles.width;
}

std::int64_t ProductWork::rightCount() const {
    return std::int64_t{2} * tilesAtOnce * pointsAtOnce * sumRows();
}

std::int64_t ProductWork::sumCount() const {
    return std::int64_t{1} * tilesAtOnce * sumRows() * tiles.width;
}

std::uint64_t ProductWork::bytes() const {
    return sizeof(float)
           * static_cast<std::uint64_t>(splits * (leftCount() + rightCount()) + sumCount());
}

ProductWork productWork(const PointPass& pass, const PointSourcesArgs& args) {
    ProductWork work;
    work.tiles = tilesOf(pass.kernel, args);
    const std::int64_t down =
        pieces(args.firstRow + args.rowCount - work.tiles.top, work.tiles.height);
    work.tileCount = static_cast<int>(down * work.tiles.across);
    work.pointCount = static_cast<int>(pass.points.size());
    work.pointsAtOnce = std::min(work.pointCount, mostPointsAtOnce);
    work.splits = args.precision == Precision::Tf32Corrected ? 2 : 1;
    work.tilesAtOnce = 1;
    const std::uint64_t most = mostBytes / work.bytes();
    work.tilesAtOnce = static_cast<int>(
        std::clamp<std::uint64_t>(most, 1, static_cast<std::uint64_t>(work.tileCount)));
    return work;
}

} // namespace fringe::gpu
