// SPDX-License-Identifier: GPL-3.0-or-later
// Inside a tile about (xc, yc), r(x, y) ≈ r(x, yc) + r(xc, y) - r(xc, yc): the exact wave is a
// product of one table along x and one along y, and the sum over the points a matrix product per
// tile.
#include "kernels/cpu/point_batch.h"
#include "kernels/cpu/product_tiles.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/wave_tables.h"
#include "kernels/parallel.h"

#include <vector>

namespace fringe::cpu {
namespace {

simd::TileCentre centreOf(const PixelWindow& tile, const PlaneGrid& grid) {
    const std::int64_t col = (tile.cols.end - tile.cols.begin) / 2;
    const std::int64_t row = (tile.rows.end - tile.rows.begin) / 2;
    return {static_cast<double>(tile.cols.begin + col - grid.centreCol()) * grid.pitchX,
            static_cast<double>(grid.centreRow() - tile.rows.begin - row) * grid.pitchY,
            grid.pitchX,
            -grid.pitchY,
            static_cast<int>(col),
            static_cast<int>(row)};
}

/// The sum of a group's points on its tiles, one after the other.
class TileSum {
  public:
    TileSum(const Field& field, const plan::TileGroup& group, const TileGrid& tiles,
            const PointSourcesArgs& args)
        : field_(field), args_(args), length_(group.length),
          fullBatch_(static_cast<int>(evenBatch(group.points.size(), simd::batchPoints))),
          x_(tiles.cols(), simd::waveCols, planesFor(args), simd::batchPoints, roomOfX_),
          y_(tiles.rows(), simd::waveRows, planesFor(args), simd::batchPoints, roomOfY_) {}

    void add(const plan::TileGroup& group, const std::vector<PointWave>& waves,
             const PixelWindow& tile) {
        for (const std::uint32_t point : group.points) {
            if (!meet(waves[point].window, tile))
                continue;
            append(batch_, waves[point], tile);
            if (batch_.count == fullBatch_)
                flush(tile);
        }
        flush(tile);
    }

  private:
    void flush(const PixelWindow& tile) {
        if (batch_.count == 0)
            return;
        simd::bestKernels().exactWaves(batch_, length_, centreOf(tile, args_.grid),
                                       x_.of(0, tile.cols, tile.cols),
                                       y_.of(0, tile.rows, tile.rows));
        const auto count = static_cast<std::size_t>(batch_.count);
        addWaveProducts(field_, {x_, y_, tile, count, nullptr, planesFor(args_)}, tile);
        batch_.count = 0;
    }

    const Field& field_;
    const PointSourcesArgs& args_;
    simd::SeriesLength length_;
    int fullBatch_;
    TableRoom roomOfX_, roomOfY_;
    WaveTables x_;
    WaveTables y_;
    simd::PointBatch batch_;
};

void addGroup(const Field& field, const plan::TileGroup& group, const std::vector<PointWave>& waves,
              const PointSourcesArgs& args) {
    const TileGrid tiles(group.size, args);
    constexpr std::int64_t pixelsPerPiece = 192 * 192;
    const std::int64_t tilesPerPiece =
        std::max<std::int64_t>(1, pixelsPerPiece / (tiles.rows() * tiles.cols()));
    parallelFor(tiles.count(), tilesPerPiece, [&](std::int64_t begin, std::int64_t end) {
        TileSum sum(field, group, tiles, args);
        for (std::int64_t index = begin; index < end; ++index)
            sum.add(group, waves, tiles.at(index));
    });
}

} // namespace

void addExactProducts(const Field& field, const PointSourcesArgs& args) {
    if (args.points.empty() || args.rowCount == 0)
        return;
    const std::vector<PointWave> waves = pointWaves(args);
    std::vector<PixelWindow> windows;
    for (const PointWave& wave : waves)
        windows.push_back(wave.window);
    const plan::TilePlan tiles = plan::planTiles(windows, {productTiles, simd::batchPoints}, args);
    for (const plan::TileGroup& group : tiles.groups)
        addGroup(field, group, waves, args);
    std::vector<PointSource> others;
    for (const std::uint32_t index : tiles.others)
        others.push_back(args.points[index]);
    PointSourcesArgs direct = args;
    direct.points = others;
    addDirect(field, direct);
}

} // namespace fringe::cpu
