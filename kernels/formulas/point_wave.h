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

/// The tile of a group of a launch. Tiles lie at multiples of their side, wherever a launch begins.
FRINGE_FN Tile tileAt(LaunchRecord launch, int groupX, int groupY, int side) {
    Tile tile;
    tile.col = groupX * side;
    tile.row = (launch.firstRow / side + groupY) * side;
    tile.side = side;
    return tile;
}

FRINGE_FN bool lightsColumn(PointRecord point, int column) {
    return column >= point.firstCol && column < point.endCol;
}

FRINGE_FN bool lightsRow(PointRecord point, int row) {
    return row >= point.firstRow && row < point.endRow;
}

FRINGE_FN bool lightsTile(PointRecord point, Tile tile) {
    return point.firstCol < tile.col + tile.side && point.endCol > tile.col
           && point.firstRow < tile.row + tile.side && point.endRow > tile.row;
}

FRINGE_FORMULAS_END
