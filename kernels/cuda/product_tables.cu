// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/product_launchers.h"

namespace fringe::cuda {
namespace {

using namespace formulas;

/// Points and lines of a group that fills tables: a warp writes the points of a line.
constexpr int pointsOfGroup = 32, linesOfGroup = 64;
constexpr int items = FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE;

/// Launch: groups over the points × lines × tiles.
FRINGE_KERNEL fillFresnelTables(const ProductTables tables, const PointRecord* points,
                                const PlaneRecord plane) {
    const int item = threadIdx.y * FRINGE_GROUP_SIDE + threadIdx.x;
    const int own = tables.firstPoint + int(blockIdx.x) * pointsOfGroup + item % pointsOfGroup;
    if (own >= tables.endPoint)
        return;
    const int index = int(blockIdx.z);
    const Tile tile = productTile(tables, index);
    const PointRecord point = points[own];
    const int first = int(blockIdx.y) * linesOfGroup;
    const int end = min(first + linesOfGroup, tables.tiles.width + tables.tiles.height);
    for (int line = first + item / pointsOfGroup; line < end; line += items / pointsOfGroup)
        storeWave(tables, index, own, line, fresnelLine(tables, plane, point, tile, line));
}

/// Half of the items take a point along the tile's row, half along its column.
/// Launch: groups of FRINGE_SERIES_POINTS points × tiles.
FRINGE_KERNEL fillExactTables(const ProductTables tables, const PointRecord* points,
                              const PlaneRecord plane) {
    const int item = threadIdx.y * FRINGE_GROUP_SIDE + threadIdx.x;
    const int axis = item / FRINGE_SERIES_POINTS;
    const int own =
        tables.firstPoint + int(blockIdx.x) * FRINGE_SERIES_POINTS + item % FRINGE_SERIES_POINTS;
    if (own >= tables.endPoint)
        return;
    const int index = int(blockIdx.y);
    const Tile tile = productTile(tables, index);
    const LineSeries series = tileSeries(plane, points[own], tile, axis);
    for (int line = 0; line < tile.side; ++line)
        storeWave(tables, index, own, axis * tile.side + line,
                  seriesWave(series, float(line - tile.side / 2)));
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
    const int lines = tables.tiles.width + tables.tiles.height;
    const int count = tables.endPoint - tables.firstPoint;
    const dim3 groups(static_cast<unsigned>((count - 1) / pointsOfGroup + 1),
                      static_cast<unsigned>((lines - 1) / linesOfGroup + 1),
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
