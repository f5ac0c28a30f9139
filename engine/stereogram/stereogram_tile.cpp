// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/stereogram/stereogram_tile.h"

#include "engine/model/raster_facts.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe {
namespace {

std::uint8_t tileByte(float value) {
    return static_cast<std::uint8_t>(std::lround(255 * std::clamp(value, 0.0F, 1.0F)));
}

ColourPicture tileOfPicture(const Raster& raster) {
    ColourPicture tile{raster.shape, {}};
    const std::size_t green = raster.planes < 3 ? 0 : 1, blue = 2 * green;
    for (std::size_t i = 0; i < static_cast<std::size_t>(raster.shape.count()); ++i)
        tile.pixels.push_back({tileByte(raster.plane(0, 0)[i]), tileByte(raster.plane(0, green)[i]),
                               tileByte(raster.plane(0, blue)[i]), 255});
    return tile;
}

ColourPicture tileOfNoise(Shape shape, std::int64_t seed) {
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    ColourPicture tile{shape, std::vector<Rgba8>(static_cast<std::size_t>(shape.count()))};
    for (Rgba8& texel : tile.pixels) {
        const std::uint64_t bits = random();
        texel = {static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8),
                 static_cast<std::uint8_t>(bits >> 16), 255};
    }
    return tile;
}

} // namespace

ColourPicture tileOf(const StereogramStyle& style, std::int64_t pictureRows) {
    return style.tile ? tileOfPicture(*style.tile)
                      : tileOfNoise({pictureRows, style.tileWidth}, style.seed);
}

std::vector<Message> notesOn(const StereogramStyle& style, std::int64_t cols) {
    std::vector<Message> notes;
    if (style.width() > cols)
        notes.push_back(
            message(FRINGE_MARK("The tile is {0} pixels wide, wider than the depth, {1} "
                                "pixels: little of it is repeated."),
                    style.width(), cols));
    if (!style.tile)
        return notes;
    if (style.tile->count() > 1)
        notes.push_back(message(FRINGE_MARK("Of the tile's {0} pictures the first is repeated."),
                                style.tile->count()));
    if (style.tile->hasOpacity())
        notes.push_back(message(FRINGE_MARK("The tile's opacity is left out.")));
    if (bitsOf(*style.tile) != 8)
        notes.push_back(message(FRINGE_MARK("The tile's values are rounded to 8 bits.")));
    return notes;
}

} // namespace fringe
