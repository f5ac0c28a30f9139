// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/source_edits.h"
#include "engine/model/placement.h"

namespace fringe {

/// A tilted square before a small plate, and a camera that is added as a person does it.
inline Design cameraDesign() {
    Design design = emptyDesign("mesh");
    design.setup.plate = {{48, 64}, 8_um, 8_um};
    const auto square = std::make_shared<const Mesh>(
        Mesh{.vertices = {{-1, -1, 0}, {1, -1, 0.3}, {1, 1, 0.6}, {-1, 1, 0.3}},
             .triangles = {{0, 1, 2}, {0, 2, 3}}});
    design.sources.front().kind.assets["mesh"] = {"square", square};
    store(design.sources.front(),
          fitted({.centre = {0, 0, 0.02}}, *square->bounds(), {2e-4, 2e-4, 2e-4}));
    return withSourceAdded(std::move(design), SourceData{.kind = "depth_camera"});
}

} // namespace fringe
