// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_layout.h"

#include <bit>
#include <numeric>

namespace fringe {

std::uint32_t MaskLayout::layers() const {
    return layerPer == LayerPer::Mask ? static_cast<std::uint32_t>(std::bit_width(levels - 1))
                                      : levels - 1;
}

std::uint64_t MaskFacts::count() const {
    return std::accumulate(
        layers.begin(), layers.end(), std::uint64_t{0},
        [](std::uint64_t sum, const LayerFacts& layer) { return sum + layer.shapes; });
}

} // namespace fringe
