// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/live/live_frames.h"
#include "engine/model/placement.h"
#include "tests/engine/computed.h"

namespace fringe::test {

/// Two squares, one before the other, and a camera.
inline Design twoSquares(Shape plate, const char* occlusion) {
    Mesh mesh;
    for (const auto& [half, x, z] : {std::array{0.8, 0.1, 0.0}, {0.4, -0.2, 1.0}}) {
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (const auto& [u, v] : {std::pair(-1, -1), {1, -1}, {1, 1}, {-1, 1}})
            mesh.vertices.push_back({x + u * half, v * half, z});
        mesh.triangles.push_back({first, first + 1, first + 2});
        mesh.triangles.push_back({first, first + 2, first + 3});
    }
    Design design = designFor("mesh");
    design.setup.plate = {plate, 8_um, 8_um};
    design.reconstruction = {.distance = 20_mm, .fromEncoded = false};
    const auto surface = std::make_shared<const Mesh>(std::move(mesh));
    Source& object = design.sources.front();
    object.kind.assets["mesh"] = {"squares", surface};
    store(object, fitted({.centre = {0, 0, 0.02}}, *surface->bounds(), {2e-4, 2e-4, 2e-4}));
    Source camera{.kind = {"depth_camera"}};
    camera.kind.values = {{"target_z", 0.02},
                          {"near", 0.0204},
                          {"far", 0.0197},
                          {"azimuth", 0.3},
                          {"as", std::string("layers")},
                          {"layers", std::int64_t{5}},
                          {"occlusion", std::string(occlusion)}};
    design.sources.push_back(std::move(camera));
    return design;
}

inline LiveFrame frameOf(const Design& design, LiveFrames& frames) {
    JobControl control;
    return frames.next(design, control);
}

} // namespace fringe::test
