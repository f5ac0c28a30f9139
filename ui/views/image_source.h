// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <QImage>
#include <QRectF>
#include <QSize>

#include <algorithm>
#include <cstdint>

namespace fringe {

/// Samples that share one pixel of the screen.
struct SampleBlock {
    std::int64_t row = 0;
    std::int64_t col = 0;
    std::int64_t rows = 1;
    std::int64_t cols = 1;

    std::int64_t count() const { return rows * cols; }
};

/// A plane that can be shown. Immutable: worker threads map it while the view zooms on.
class ImageSource {
  public:
    virtual ~ImageSource() = default;
    virtual Shape shape() const = 0;
    /// One colour for a block inside the shape: that of the sample, or of the samples' average,
    /// taken in whatever space an average has a meaning.
    virtual QRgb colourOf(const SampleBlock& block) const = 0;
};

/// Calls `tap(row, col)` for the samples of a block, or, of a block above 8 × 8, for one sample in
/// each of 8 × 8 parts, scattered so that a periodic plane makes no moiré. Returns their number.
template <class Tap> std::int64_t forEachTap(const SampleBlock& block, Tap&& tap) {
    constexpr std::int64_t limit = 8;
    const std::int64_t rows = std::min(block.rows, limit);
    const std::int64_t cols = std::min(block.cols, limit);
    std::uint64_t scatter =
        static_cast<std::uint64_t>(block.row * 40503 + block.col) * 0x9E3779B97F4A7C15u + 1;
    const auto pick = [&scatter](std::int64_t part, std::int64_t parts, std::int64_t size) {
        const std::int64_t from = part * size / parts;
        const std::int64_t length = (part + 1) * size / parts - from;
        scatter ^= scatter << 13;
        scatter ^= scatter >> 7;
        scatter ^= scatter << 17;
        return from
               + (length > 1
                      ? static_cast<std::int64_t>(scatter % static_cast<std::uint64_t>(length))
                      : 0);
    };
    for (std::int64_t r = 0; r < rows; ++r) {
        for (std::int64_t c = 0; c < cols; ++c) {
            tap(block.row + pick(r, rows, block.rows), block.col + pick(c, cols, block.cols));
        }
    }
    return rows * cols;
}

/// A piece of a plane in colours.
struct MappedRegion {
    QRectF region; ///< in samples
    QImage image;  ///< stretched over it
};

/// The piece to map for a view of `visible` samples in `pixels` device pixels: whole samples where
/// they are larger than pixels, else one image pixel per device pixel. Empty outside the shape.
MappedRegion regionToMap(Shape shape, QRectF visible, QSize pixels);

/// Fills the image of a region made by `regionToMap`.
void mapRegion(const ImageSource& source, MappedRegion& region);

} // namespace fringe
