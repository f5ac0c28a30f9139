// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/phasor.h"
#include "kernels/formulas/records.h"

/// Where a point lies from a plane and what of the plane it lights.
FRINGE_FORMULAS_BEGIN

FRINGE_FN TwoFloat columnOffset(PlaneRecord plane, PointRecord point, int column) {
    const TwoFloat x = twoMultiply(twoInteger(column - plane.centreCol), plane.pitchX);
    return twoSubtract(x, point.x);
}

FRINGE_FN TwoFloat rowOffset(PlaneRecord plane, PointRecord point, int row) {
    const TwoFloat y = twoMultiply(twoInteger(plane.centreRow - row), plane.pitchY);
    return twoSubtract(y, point.y);
}

FRINGE_FN Tile tileFrom(int col, int row, int side) {
    Tile tile;
    tile.col = col;
    tile.row = row;
    tile.side = side;
    return tile;
}

/// The tile of a group of a launch. Tiles lie at multiples of their side, wherever a launch begins.
FRINGE_FN Tile tileAt(LaunchRecord launch, int groupX, int groupY, int side) {
    return tileFrom(groupX * side, (launch.firstRow / side + groupY) * side, side);
}

FRINGE_FN bool lightsColumn(PointRecord point, int column) {
    return column >= point.firstCol && column < point.endCol;
}

FRINGE_FN bool lightsRow(PointRecord point, int row) {
    return row >= point.firstRow && row < point.endRow;
}

FRINGE_FN bool isWanted(PlaneRecord plane, LaunchRecord launch, int row, int column) {
    return row >= launch.firstRow && row < launch.endRow && column < plane.cols;
}

/// Whether a point lights all columns of the tile that lie on the plane, or all rows.
FRINGE_FN bool holdsColumns(PlaneRecord plane, PointRecord point, Tile tile) {
    const int end = tile.col + tile.side < plane.cols ? tile.col + tile.side : plane.cols;
    return point.firstCol <= tile.col && point.endCol >= end;
}

FRINGE_FN bool holdsRows(PlaneRecord plane, PointRecord point, Tile tile) {
    const int end = tile.row + tile.side < plane.rows ? tile.row + tile.side : plane.rows;
    return point.firstRow <= tile.row && point.endRow >= end;
}

FRINGE_FN bool holdsTile(PlaneRecord plane, PointRecord point, Tile tile) {
    return holdsColumns(plane, point, tile) && holdsRows(plane, point, tile);
}

/// Whether a point lights any of the tile, and is not left out there: see
/// `PlaneRecord::cornerSide`.
FRINGE_FN bool lightsTile(PlaneRecord plane, PointRecord point, Tile tile) {
    const bool meets = point.firstCol < tile.col + tile.side && point.endCol > tile.col
                       && point.firstRow < tile.row + tile.side && point.endRow > tile.row;
    if (!meets || plane.cornerSide == 0)
        return meets;
    const int side = plane.cornerSide;
    const Tile around = tileFrom(tile.col / side * side, tile.row / side * side, side);
    return !holdsColumns(plane, point, around) && !holdsRows(plane, point, around);
}

FRINGE_FORMULAS_END
