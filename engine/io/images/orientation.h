// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <cstddef>
#include <vector>

namespace fringe {

/// How an image lies in its file, as cameras note it (TIFF 6.0, tag Orientation): upright, after
/// which columns are rows, rows or columns run backwards.
class Orientation {
  public:
    /// tag: 1 to 8; anything else is taken as upright.
    explicit Orientation(int tag = 1);

    bool isUpright() const { return !isTransposed_ && !rowsBackwards_ && !colsBackwards_; }

    /// Of the image when it is upright.
    Shape upright(Shape stored) const;

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
    std::int64_t placeOf(std::int64_t row, std::int64_t col, Shape stored) const;

    bool isTransposed_;
    bool rowsBackwards_; ///< as stored
    bool colsBackwards_;
};

} // namespace fringe
