// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <algorithm>
#include <random>

namespace fringe {

/// Two sheets of bricks, that on the left at 20 mm, that on the right at 28 mm.
inline Design twoSheets() {
    constexpr std::int64_t rows = 192, cols = 256;
    Design design = designFor("layers");
    design.setup.plate = {{rows, cols}, 8_um, 8_um};
    Raster stack{{rows, cols}};
    stack.samples.assign(2 * rows * cols, 0);
    std::mt19937 random(1);
    for (int brick = 0; brick < 600; ++brick) {
        const auto top = static_cast<std::int64_t>(random() % rows),
                   left = static_cast<std::int64_t>(random() % cols);
        const auto grey = static_cast<float>(random() % 100 + 20) / 120;
        for (std::int64_t row = top; row < std::min(top + 14, rows); ++row)
            for (std::int64_t col = left; col < std::min(left + 20, cols); ++col)
                stack.samples[static_cast<std::size_t>((col < cols / 2 ? 0 : rows * cols)
                                                       + row * cols + col)] = grey;
    }
    Source& source = design.sources.front();
    source.kind.assets["stack"] = {"stack", std::make_shared<const Raster>(std::move(stack))};
    source.kind.values = {
        {"first_distance", 20e-3}, {"last_distance", 28e-3}, {"phase", std::string("constant")}};
    design.reconstruction.fromEncoded = false;
    return design;
}

} // namespace fringe
