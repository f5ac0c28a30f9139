// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/product_launchers.h"

namespace fringe::cuda {
namespace {

using namespace formulas;

/// Launch: groups over the lines × points × tiles.
FRINGE_KERNEL fillFresnelTables(const ProductTables tables, const PointRecord* points,
                                const PlaneRecord plane) {
    const int line =
        (blockIdx.x * FRINGE_GROUP_SIDE + threadIdx.y) * FRINGE_GROUP_SIDE + threadIdx.x;
    if (line >= tables.tiles.width + tables.tiles.height)
        return;
    const int point = tables.firstPoint + int(blockIdx.y);
    const int index = int(blockIdx.z);
    const Tile tile = productTile(tables, index);
    storeWave(tables, index, point, line, fresnelLine(tables, plane, points[point], tile, line));
}

/// Half of the items form the series of a point along the tile's row, half along its column; then
/// all of them evaluate these.
/// Launch: groups of FRINGE_SERIES_POINTS points × tiles.
FRINGE_KERNEL fillExactTables(const ProductTables tables, const PointRecord* points,
                              const PlaneRecord plane) {
    __shared__ LineSeries series[2][FRINGE_SERIES_POINTS];
    const int item = threadIdx.y * FRINGE_GROUP_SIDE + threadIdx.x;
    const int axis = item / FRINGE_SERIES_POINTS;
    const int own = item % FRINGE_SERIES_POINTS;
    const int first = tables.firstPoint + int(blockIdx.x) * FRINGE_SERIES_POINTS;
    const int count = min(FRINGE_SERIES_POINTS, tables.endPoint - first);
    const int index = int(blockIdx.y);
    const Tile tile = productTile(tables, index);
    if (own < count)
        series[axis][own] = tileSeries(plane, points[first + own], tile, axis);
    __syncthreads();
    const int lines = 2 * tile.side;
    for (int entry = item; entry < count * lines; entry += FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE) {
        const int p = entry / lines;
        const int line = entry % lines;
        const auto sample = float(line % tile.side - tile.side / 2);
        storeWave(tables, index, first + p, line, seriesWave(series[line / tile.side][p], sample));
    }
}

/// Launch: groups over the columns of all tiles, one beside the other, and their rows.
FRINGE_KERNEL addSums(Phasor* field, const float* sums, const ProductTables tables,
                      const PlaneRecord plane, const LaunchRecord launch) {
    const int width = tables.tiles.width;
    const int columns = blockIdx.x * FRINGE_GROUP_SIDE + threadIdx.x;
    const int index = columns / width;
    const int row = blockIdx.y * FRINGE_GROUP_SIDE + threadIdx.y;
    const Tile tile = productTile(tables, index);
    const int fieldRow = tile.row + row;
    const int fieldColumn = tile.col + columns % width;
    if (!isWanted(plane, launch, fieldRow, fieldColumn))
        return;
    Phasor* sample = field + std::int64_t(fieldRow) * plane.cols + fieldColumn;
    *sample = phasorAdd(*sample, productSum(sums, tables.tiles, index, row, columns % width));
}

} // namespace

cudaError_t launchFresnelTables(const ProductTables& tables, const PointRecord* points,
                                const PlaneRecord& plane) {
    constexpr int items = FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE;
    const int lines = tables.tiles.width + tables.tiles.height;
    const dim3 groups(static_cast<unsigned>((lines - 1) / items + 1),
                      static_cast<unsigned>(tables.endPoint - tables.firstPoint),
                      static_cast<unsigned>(tables.tileCount));
    fillFresnelTables<<<groups, groupSize(), 0, currentStream()>>>(tables, points, plane);
    return cudaGetLastError();
}

cudaError_t launchExactTables(const ProductTables& tables, const PointRecord* points,
                              const PlaneRecord& plane) {
    const int count = tables.endPoint - tables.firstPoint;
    const dim3 groups(static_cast<unsigned>((count - 1) / FRINGE_SERIES_POINTS + 1),
                      static_cast<unsigned>(tables.tileCount));
    fillExactTables<<<groups, groupSize(), 0, currentStream()>>>(tables, points, plane);
    return cudaGetLastError();
}

cudaError_t launchAddSums(Phasor* field, const float* sums, const ProductTables& tables,
                          const PlaneRecord& plane, const LaunchRecord& rows) {
    const formulas::ProductTiles& tiles = tables.tiles;
    const dim3 groups(static_cast<unsigned>(tables.tileCount * (tiles.width / FRINGE_GROUP_SIDE)),
                      static_cast<unsigned>(tiles.height / FRINGE_GROUP_SIDE));
    addSums<<<groups, groupSize(), 0, currentStream()>>>(field, sums, tables, plane, rows);
    return cudaGetLastError();
}

} // namespace fringe::cuda
