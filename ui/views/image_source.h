// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <QImage>
#include <QRectF>
#include <QSize>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fringe {

/// Samples that share one pixel of the screen.
struct SampleBlock {
    std::int64_t row = 0;
    std::int64_t col = 0;
    std::int64_t rows = 1;
    std::int64_t cols = 1;

    std::int64_t count() const { return rows * cols; }
};

/// A piece of a plane in colours.
struct MappedRegion {
    QRectF region; ///< in samples
    QImage image;  ///< stretched over it
};

/// A plane that can be shown. Immutable: worker threads map it while the view zooms on.
class ImageSource {
  public:
    virtual ~ImageSource() = default;
    virtual Shape shape() const = 0;
    /// One colour for a block inside the shape: that of the sample, or of the samples' average,
    /// taken in whatever space an average has a meaning.
    virtual QRgb colourOf(const SampleBlock& block) const = 0;
    /// Fills the image of a region made by `regionToMap`.
    virtual void map(MappedRegion& region) const;
    /// False: its samples are read from the disk or a GPU, for which the GUI thread does not wait.
    virtual bool isAtHand() const { return true; }
};

constexpr std::int64_t scatteredTaps = 64;

/// Samples of a large block, one in each of as many stripes along both ways, so that no line is
/// missed of a block that is not larger along it, and scattered so that a periodic plane makes no
/// moiré.
template <class Tap> void forScatteredTaps(const SampleBlock& block, Tap&& tap) {
    constexpr std::int64_t turn = 19; // spreads them evenly over the block
    const auto place = static_cast<std::uint64_t>(block.row * 40503 + block.col);
    std::uint64_t state = place * 0x9E3779B97F4A7C15u + 1;
    const auto pick = [&](std::int64_t stripe, std::int64_t size) {
        const std::int64_t from = stripe * size / scatteredTaps;
        const std::int64_t length =
            std::max<std::int64_t>((stripe + 1) * size / scatteredTaps - from, 1);
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return from
               + static_cast<std::int64_t>((state >> 32) * static_cast<std::uint64_t>(length)
                                           >> 32);
    };
    for (std::int64_t i = 0; i < scatteredTaps; ++i)
        tap(block.row + pick(i, block.rows),
            block.col + pick(i * turn % scatteredTaps, block.cols));
}

/// Calls `tap(row, col)` for the samples of a block, or for scattered ones where there are more
/// than 256. Returns the number of calls.
template <class Tap> std::int64_t forEachTap(const SampleBlock& block, Tap&& tap) {
    constexpr std::int64_t most = 256;
    if (block.count() > most) {
        forScatteredTaps(block, tap);
        return scatteredTaps;
    }
    for (std::int64_t r = block.row; r < block.row + block.rows; ++r) {
        for (std::int64_t c = block.col; c < block.col + block.cols; ++c) {
            tap(r, c);
        }
    }
    return block.count();
}

/// Samples along an axis that share a pixel.
struct SampleSpan {
    std::int64_t first = 0;
    std::int64_t count = 1;
};

/// For each of `parts` pixels between two places along an axis of `size` samples: at least one.
std::vector<SampleSpan> spansOf(double low, double high, int parts, std::int64_t size);

/// The piece to map for a view of `visible` samples in `pixels` device pixels: whole samples where
/// they are larger than pixels, else one image pixel per device pixel. Empty outside the shape.
MappedRegion regionToMap(Shape shape, QRectF visible, QSize pixels);

} // namespace fringe
