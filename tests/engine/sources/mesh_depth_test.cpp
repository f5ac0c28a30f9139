// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes as depth pictures seen from the front.
#include "engine/model/design_parameters.h"
#include "engine/model/mesh.h"
#include "engine/run/plan.h"
#include "engine/sources/placed.h"
#include "tests/engine/computed.h"
#include "tests/engine/sources/scene_reference.h"

namespace fringe::test {
namespace {

constexpr Shape meshPlate{30, 40};
constexpr double meshPitch = 8e-6;

/// A square that faces the viewer, around the axis.
void addSquare(Mesh& mesh, double half, double z) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (const auto& [x, y] : {std::pair(-1, -1), {1, -1}, {1, 1}, {-1, 1}})
        mesh.vertices.push_back({x * half, y * half, z});
    mesh.triangles.push_back({first, first + 1, first + 2});
    mesh.triangles.push_back({first, first + 2, first + 3});
}

Design meshDesign(Mesh mesh, const char* as) {
    Design design = designFor("mesh");
    design.propagation = likeReference;
    design.setup.plate = {meshPlate, Length(meshPitch), Length(meshPitch)};
    Choice& kind = design.sources.front().kind;
    kind.assets["mesh"] = {"mesh", std::make_shared<const Mesh>(std::move(mesh))};
    kind.values = {{"as", std::string(as)},
                   {"shading", std::string("none")},
                   {"phase", std::string("constant")}};
    adoptPlaced(design.sources.front());
    return design;
}

ReferenceSheet squareSheet(double half, double z) {
    ReferenceSheet sheet{z, ReferencePlane(meshPlate), std::vector<double>(meshPlate.count())};
    for (std::int64_t row = 0; row < meshPlate.rows; ++row)
        for (std::int64_t col = 0; col < meshPlate.cols; ++col)
            if (std::abs(static_cast<double>(row - meshPlate.rows / 2) * meshPitch) <= half
                && std::abs(static_cast<double>(col - meshPlate.cols / 2) * meshPitch) <= half) {
                sheet.light.at(row, col) = planeWave(z, 532e-9);
                sheet.opacity[static_cast<std::size_t>(row * meshPlate.cols + col)] = 1;
            }
    return sheet;
}

TEST(MeshDepth, isTheWaveOfWhatIsSeen) {
    Mesh mesh;
    addSquare(mesh, 60e-6, 3e-3);
    addSquare(mesh, 30e-6, 2e-3); // behind the first
    const ReferenceSpace space{{meshPlate, meshPitch, meshPitch}, 532e-9};
    const ReferencePlane wanted = summed({squareSheet(60e-6, 3e-3)}, space);
    EXPECT_LE(errorOf(planeOf(computed(meshDesign(mesh, "exact"))), wanted), 1e-3);
}

TEST(MeshDepth, hidesWhatIsBehindItsLayers) {
    Mesh mesh;
    addSquare(mesh, 100e-6, 2e-3);
    addSquare(mesh, 50e-6, 3e-3);
    Design design = meshDesign(mesh, "layers");
    Choice& kind = design.sources.front().kind;
    kind.values["layers"] = std::int64_t{1000};
    kind.values["occlusion"] = std::string("silhouette");
    const ReferenceSpace space{{meshPlate, meshPitch, meshPitch}, 532e-9};
    ReferenceSheet far = squareSheet(100e-6, 2e-3 + 0.5e-6),
                   near = squareSheet(50e-6, 3e-3 - 0.5e-6);
    for (std::size_t i = 0; i < near.opacity.size(); ++i)
        if (near.opacity[i] > 0)
            far.light.samples[i] = far.opacity[i] = 0; // the depth picture has the front alone
    EXPECT_LE(errorOf(planeOf(computed(design)), passedThrough({far, near}, space)), 0.02);
}

TEST(MeshDepth, saysWhatLiesBesideThePlate) {
    const auto beside = [](const Design& design) {
        Findings found = plan(design).findings;
        std::erase_if(found, [](const Finding& item) {
            return item.message.english().find("beside the plate") == std::string::npos;
        });
        return found;
    };
    Mesh mesh;
    addSquare(mesh, 100e-6, 3e-3);
    EXPECT_TRUE(beside(meshDesign(mesh, "layers")).empty());
    addSquare(mesh, 200e-6, 2e-3); // the plate is 320 µm wide
    const Design design = meshDesign(mesh, "layers");
    const Findings said = beside(design);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_TRUE(beside(withSettings(design, said.front().fixes.front().settings)).empty());
}

TEST(MeshDepth, isRefusedWhereNothingIsSeen) {
    Mesh mesh;
    addSquare(mesh, 50e-6, 3e-3);
    for (auto& vertex : mesh.vertices)
        vertex[0] += 1;
    EXPECT_EQ(refusalOf(meshDesign(mesh, "exact")).path, "mesh.centre_z");
}

} // namespace
} // namespace fringe::test
