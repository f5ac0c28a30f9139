// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/orientation.h"

#include <utility>

namespace fringe {

Orientation::Orientation(int tag)
    : isTransposed_(tag >= 5 && tag <= 8),
      rowsBackwards_(tag == 3 || tag == 4 || tag == 6 || tag == 7),
      colsBackwards_(tag == 2 || tag == 3 || tag == 7 || tag == 8) {}

Shape Orientation::upright(Shape stored) const {
    return isTransposed_ ? Shape{stored.cols, stored.rows} : stored;
}

std::int64_t Orientation::placeOf(std::int64_t row, std::int64_t col, Shape stored) const {
    if (isTransposed_)
        std::swap(row, col);
    if (rowsBackwards_)
        row = stored.rows - 1 - row;
    if (colsBackwards_)
        col = stored.cols - 1 - col;
    return row * stored.cols + col;
}

} // namespace fringe
