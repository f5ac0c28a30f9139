// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace fringe {

/// How an image lies in its file, as cameras note it (TIFF 6.0, tag Orientation): upright, after
/// which columns are rows, rows or columns run backwards.
class Orientation {
  public:
    /// tag: 1 to 8; anything else is taken as upright.
    explicit Orientation(int tag)
        : isTransposed_(tag >= 5 && tag <= 8),
          rowsBackwards_(tag == 3 || tag == 4 || tag == 6 || tag == 7),
          colsBackwards_(tag == 2 || tag == 3 || tag == 7 || tag == 8) {}

    bool isUpright() const { return !isTransposed_ && !rowsBackwards_ && !colsBackwards_; }

    /// Shape of the image when it is upright.
    Shape upright(Shape stored) const {
        return isTransposed_ ? Shape{stored.cols, stored.rows} : stored;
    }

    /// Row-major samples of `channels` a pixel, in the order of the upright image.
    template <class Sample>
    std::vector<Sample> turned(const std::vector<Sample>& samples, Shape stored,
                               std::size_t channels) const {
        const Shape shape = upright(stored);
        std::vector<Sample> turned;
        turned.reserve(samples.size());
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col) {
                const auto pixel =
                    samples.begin() + placeOf(row, col, stored) * std::ptrdiff_t(channels);
                turned.insert(turned.end(), pixel, pixel + std::ptrdiff_t(channels));
            }
        return turned;
    }

  private:
    /// Where a pixel of the upright image is stored.
    std::int64_t placeOf(std::int64_t row, std::int64_t col, Shape stored) const {
        if (isTransposed_)
            std::swap(row, col);
        if (rowsBackwards_)
            row = stored.rows - 1 - row;
        if (colsBackwards_)
            col = stored.cols - 1 - col;
        return row * stored.cols + col;
    }

    bool isTransposed_;
    bool rowsBackwards_; ///< as stored
    bool colsBackwards_;
};

} // namespace fringe
