// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <QImage>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fringe {

/// Every so many rows and columns of a part of a plane, as greys: at most `most` along a side.
/// grey: of a sample, 0 … 255. The part lies within the plane and is not empty. Any thread.
template <class T, class Grey>
QImage greysOf(const Plane<T>& plane, const Region& part, std::int64_t most, const Grey& grey) {
    const auto [rows, cols] = part.shape;
    const std::int64_t step = std::max<std::int64_t>((std::max(rows, cols) - 1) / most + 1, 1);
    QImage image(static_cast<int>((cols - 1) / step + 1), static_cast<int>((rows - 1) / step + 1),
                 QImage::Format_Grayscale8);
    const auto reader = plane.open();
    std::vector<T> row(static_cast<std::size_t>(cols));
    for (int y = 0; y < image.height(); ++y) {
        reader->read({part.row + y * step, part.col, {1, cols}}, row.data(), cols);
        for (int x = 0; x < image.width(); ++x)
            image.scanLine(y)[x] = grey(row[static_cast<std::size_t>(x * step)]);
    }
    return image;
}

} // namespace fringe
