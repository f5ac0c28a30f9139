// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/bouncing_ball.h"

#include "engine/model/placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>
#include <string>

namespace fringe {
namespace {

/// Looks inward.
void addWall(Mesh& mesh, std::size_t axis, double side) {
    constexpr std::array<std::array<double, 2>, 4> around{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    constexpr PointColour ground{0.8F, 0.7F, 0.55F}, wall{0.6F, 0.72F, 0.9F};
    const std::size_t across = (axis + 1) % 3, up = (axis + 2) % 3;
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (const auto& [a, b] : around) {
        Vertex corner{};
        corner[axis] = side * openBoxHalf[axis];
        corner[across] = -side * a * openBoxHalf[across];
        corner[up] = b * openBoxHalf[up];
        mesh.vertices.push_back(corner);
        mesh.colours.push_back(axis == 1 ? ground : wall);
    }
    mesh.triangles.push_back({first, first + 1, first + 2});
    mesh.triangles.push_back({first, first + 2, first + 3});
}

/// In so many rounds from 0 to -1, to 1 and to 0 again, evenly.
double toAndFro(double rounds) {
    return 1 - std::abs(std::remainder(4 * rounds + 1, 4.0));
}

const ChoiceInfo& meshInfo() {
    return *findInfo(sourceInfos(), "mesh");
}

Source meshAt(const Placement& place, const char* name, Mesh mesh) {
    Source source{.name = name, .kind = {meshInfo().key}};
    source.kind.assets["mesh"] = {name, std::make_shared<const Mesh>(std::move(mesh))};
    store(source, place);
    return source;
}

bool isSamePlace(const Vertex& a, const Vertex& b) {
    constexpr double rounding = 1e-9; // of other machines' sines
    return std::ranges::equal(a, b, [](double x, double y) { return std::abs(x - y) <= rounding; });
}

/// The number of the visible source that has that mesh, whatever its colours; nothing: none has.
std::optional<std::size_t> visibleWith(const Mesh& mesh, const Design& design) {
    for (const std::size_t number : visibleSources(design, meshInfo().key)) {
        const auto own = design.sources[number].kind.data<Mesh>("mesh");
        if (own && own->triangles == mesh.triangles
            && std::ranges::equal(own->vertices, mesh.vertices, isSamePlace))
            return number;
    }
    return std::nullopt;
}

} // namespace

Mesh openBox() {
    Mesh mesh;
    addWall(mesh, 2, -1);
    for (const std::size_t axis : {0, 1})
        for (const double side : {-1.0, 1.0})
            addWall(mesh, axis, side);
    return mesh;
}

Mesh bouncingBall() {
    constexpr std::uint32_t rings = 16, around = 32, bottom = (rings - 1) * around + 1;
    constexpr double radius = bouncingBallRadius, pi = std::numbers::pi;
    Mesh mesh;
    mesh.vertices.push_back({0, radius, 0});
    for (std::uint32_t ring = 1; ring < rings; ++ring)
        for (std::uint32_t i = 0; i < around; ++i) {
            const double down = pi * ring / rings, turn = 2 * pi * i / around;
            mesh.vertices.push_back({radius * std::sin(down) * std::sin(turn),
                                     radius * std::cos(down),
                                     radius * std::sin(down) * std::cos(turn)});
        }
    mesh.vertices.push_back({0, -radius, 0});
    mesh.colours.assign(mesh.vertices.size(), {1.0F, 0.45F, 0.15F});
    const auto corner = [&](std::uint32_t ring, std::uint32_t i) {
        return ring == 0 ? 0U : std::min(bottom, (ring - 1) * around + 1 + i % around);
    };
    for (std::uint32_t ring = 0; ring < rings; ++ring)
        for (std::uint32_t i = 0; i < around; ++i) {
            const std::uint32_t left = corner(ring, i), right = corner(ring + 1, i + 1);
            if (ring + 1 < rings)
                mesh.triangles.push_back({left, corner(ring + 1, i), right});
            if (ring > 0)
                mesh.triangles.push_back({left, right, corner(ring, i + 1)});
        }
    return mesh;
}

Place bouncingBallAt(double seconds) {
    constexpr double across = 4, along = 6, fall = 1.2; // [s] of a round each
    constexpr double top = 0.5;
    const auto room = [](std::size_t axis) { return openBoxHalf[axis] - bouncingBallRadius; };
    const double bounces = seconds / fall + 0.5, part = bounces - std::floor(bounces);
    return {room(0) * toAndFro(seconds / across), 4 * part * (1 - part) * (top + room(1)) - room(1),
            room(2) * toAndFro(seconds / along)};
}

Design ballInABox() {
    Design design = designFor("mesh");
    design.setup.plate.size = {480, 640};
    const Placement place{.centre = {0, 0, 0.2}, .scale = 2e-3};
    Source camera{.name = "camera", .kind = {"depth_camera"}};
    camera.kind.values = {{"projection", std::string("perspective")},
                          {"distance", 9.9e-3},
                          {"target_z", 0.202},
                          {"near", 0.202},
                          {"far", 0.198},
                          {"phase", std::string("smooth")}};
    design.sources = {meshAt(place, "ball", bouncingBall()), meshAt(place, "box", openBox()),
                      std::move(camera)};
    design.sources[0].kind.values["shading"] = std::string("smooth");
    design.sources[1].kind.values["ambient"] = 0.4;
    return withBallAt(std::move(design), 0).value();
}

std::optional<Design> withBallAt(Design design, double seconds) {
    static const Mesh ballMesh = bouncingBall(), boxMesh = openBox();
    const auto ball = visibleWith(ballMesh, design), box = visibleWith(boxMesh, design);
    if (!ball || !box || visibleSources(design, "depth_camera").empty())
        return std::nullopt;
    const Source& around = design.sources[*box];
    Placement place = asPlacement(design.sources[*ball]);
    place.centre = similarity(asPlacement(around), *boxAsRead(around))(bouncingBallAt(seconds));
    place.rest = {};
    store(design.sources[*ball], place);
    return design;
}

} // namespace fringe
