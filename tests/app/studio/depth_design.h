// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

namespace fringe {

/// A small depth picture, near on the left.
inline Design smallDepth() {
    Design design = designFor("rgbd");
    Raster depth{{40, 120}, 1, 255, {}};
    for (int i = 0; i < 40 * 120; ++i)
        depth.samples.push_back(static_cast<float>(i % 120) / 119);
    const auto shared = std::make_shared<const Raster>(std::move(depth));
    design.sources.front().name = "slope";
    design.sources.front().kind.assets["color"] = {"colour", shared};
    design.sources.front().kind.assets["depth"] = {"depth", shared};
    design.setup.plate.size = {48, 64};
    return design;
}

} // namespace fringe
