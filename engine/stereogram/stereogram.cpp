// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/stereogram/stereogram.h"

#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"
#include "engine/stereogram/stereogram_tile.h"
#include "kernels/device.h"

#include <algorithm>
#include <cstdlib>

namespace fringe {
namespace {

constexpr std::int64_t stereogramPixelsAtOnce = 1 << 22;

/// A disc, dark with a light rim, as much of it as lies in the picture.
void addDot(ColourPicture& picture, std::int64_t row, std::int64_t col, std::int64_t radius) {
    const std::int64_t rim = radius + std::max<std::int64_t>(1, radius / 3);
    for (std::int64_t j = std::max<std::int64_t>(0, row - rim);
         j <= std::min(picture.shape.rows - 1, row + rim); ++j)
        for (std::int64_t i = std::max<std::int64_t>(0, col - rim);
             i <= std::min(picture.shape.cols - 1, col + rim); ++i) {
            const std::int64_t square = (j - row) * (j - row) + (i - col) * (i - col);
            const std::uint8_t grey = square <= radius * radius ? 0 : 255;
            if (square <= rim * rim)
                picture.pixels[static_cast<std::size_t>(j * picture.shape.cols + i)] = {grey, grey,
                                                                                        grey, 255};
        }
}

/// Near the upper edge, as far to the left as to the right of the middle.
void addDots(ColourPicture& picture, std::int64_t width) {
    const std::int64_t radius = std::clamp<std::int64_t>(width / 14, 2, 8);
    const std::int64_t left = (picture.shape.cols - width) / 2;
    for (const std::int64_t col : {left, left + width})
        addDot(picture, 2 * radius, col, radius);
}

/// A tile of which band after band begins with its own row.
class TileRows {
  public:
    TileRows(ColourPicture tile, Device& device) : tile_(std::move(tile)), device_(device) {}

    /// For rows of the picture from `first` on.
    std::unique_ptr<Buffer> from(std::int64_t first) {
        std::vector<Rgba8> turned = tile_.pixels;
        std::ranges::rotate(turned, turned.begin() + first % tile_.shape.rows * tile_.shape.cols);
        auto buffer = device_.allocate(tile_.shape, Element::Rgba8);
        device_.upload(*buffer, turned);
        return buffer;
    }
    std::int64_t width() const { return tile_.shape.cols; }

  private:
    ColourPicture tile_;
    Device& device_;
};

} // namespace

void requireOffsets(const StereogramStyle& style) {
    if (style.maxOffset >= style.width())
        throw badInput(FRINGE_MARK("The largest offset, {0} pixels, is not less than the tile's "
                                   "width, {1} pixels; give a smaller one or a wider tile."),
                       style.maxOffset, style.width());
}

ColourPicture stereogramOf(const DepthPlane& depth, const StereogramStyle& style,
                           const ComputeDevice& computer, const JobControl& control) {
    requireOffsets(style);
    Device& device = computer.kernels();
    TileRows tile(tileOf(style, depth.shape.rows), device);
    const auto [rows, cols] = depth.shape;
    ColourPicture picture{{rows, cols + tile.width()}, {}};
    picture.pixels.resize(static_cast<std::size_t>(picture.shape.count()));
    const std::int64_t band =
        std::clamp<std::int64_t>(stereogramPixelsAtOnce / picture.shape.cols, 1, rows);
    for (std::int64_t first = 0; first < rows; first += band) {
        control.checkpoint();
        const std::int64_t count = std::min(band, rows - first);
        const auto depths = device.allocate({count, cols}, Element::Float32);
        const auto colours = device.allocate({count, picture.shape.cols}, Element::Rgba8);
        const Region here{0, 0, depths->shape()}, there{0, 0, colours->shape()};
        device.write(*depths, here, depth.depth.data() + first * cols, cols);
        device.stereogram(*depths, *tile.from(first), *colours,
                          {style.maxOffset, style.hidesSurfaces});
        device.read(*colours, there, picture.pixels.data() + first * picture.shape.cols,
                    picture.shape.cols);
    }
    if (style.hasDots)
        addDots(picture, tile.width());
    return picture;
}

std::uint64_t bytesOfStereogram(Shape depth, const StereogramStyle& style) {
    const auto pixels = static_cast<std::uint64_t>(depth.count());
    const auto beside = static_cast<std::uint64_t>(depth.rows * style.width());
    return pixels * (sizeof(float) + sizeof(Rgba8)) + 2 * beside * sizeof(Rgba8);
}

LevelPattern levelsOf(ColourPicture picture) {
    const auto shared = std::make_shared<const ColourPicture>(std::move(picture));
    LevelPattern levels;
    for (std::uint8_t Rgba8::*const part : {&Rgba8::red, &Rgba8::green, &Rgba8::blue})
        levels.planes.push_back(made<std::uint16_t>(shared->shape, {}, [shared, part] {
            return [shared, part](const Region& region, std::uint16_t* to, std::ptrdiff_t stride) {
                for (std::int64_t row = 0; row < region.shape.rows; ++row) {
                    const Rgba8* const from = shared->pixels.data()
                                              + (region.row + row) * shared->shape.cols
                                              + region.col;
                    std::transform(from, from + region.shape.cols, to + row * stride,
                                   [part](const Rgba8& pixel) { return pixel.*part; });
                }
            };
        }));
    return levels;
}

} // namespace fringe
