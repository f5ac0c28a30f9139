// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/live/live_frames.h"
#include "engine/model/placement.h"
#include "tests/engine/computed.h"

#include <cmath>

namespace fringe::test {
namespace {

/// Two squares, one before the other, and a camera.
Design scene(Shape plate, const char* occlusion) {
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

LiveFrame frameOf(const Design& design, LiveFrames& frames) {
    JobControl control;
    return frames.next(design, control);
}

/// Without padding and band limit light that leaves the plate comes in again and nothing is lost,
/// so that the way by the plate and back is none.
TEST(LiveFrames, ShowWhatTheHologramReconstructs) {
    for (const char* occlusion : {"none", "silhouette"})
        for (const Shape plate : {Shape{48, 64}, {37, 53}}) {
            Design design = scene(plate, occlusion);
            design.propagation.values = {{"padding", std::int64_t{1}}, {"band_limit", false}};
            LiveFrames frames(cpu());
            ASSERT_TRUE(LiveFrames::suits(design));
            const LiveFrame frame = frameOf(design, frames);
            const Picture wanted = reconstructed(design, computed(design).hologram);
            const auto values = inMemory(wanted.planes.front());
            ASSERT_EQ(frame.pictures.size(), 1U);
            double error = 0, all = 0;
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double one = values.samples()[i], other = frame.pictures.front().values[i];
                error += (one - other) * (one - other);
                all += one * one;
            }
            ASSERT_GT(all, 0);
            EXPECT_LE(std::sqrt(error / all), 2e-4) << occlusion;
        }
}

TEST(LiveFrames, AreCountedAndTellTheirTime) {
    const Design design = scene({48, 64}, "none");
    LiveFrames frames(cpu());
    for (std::uint64_t number = 1; number <= 3; ++number) {
        const LiveFrame frame = frameOf(design, frames);
        EXPECT_EQ(frame.number, number);
        for (const double seconds : frame.seconds)
            EXPECT_GT(seconds, 0);
    }
}

TEST(LiveFrames, AreOfDesignsWithACamera) {
    Design design = scene({48, 64}, "none");
    EXPECT_TRUE(LiveFrames::suits(design));
    design.sources.back().visible = false;
    EXPECT_FALSE(LiveFrames::suits(design));
    design.sources.back().visible = true;
    design.solver = {"gs", {}};
    EXPECT_FALSE(LiveFrames::suits(design));
}

} // namespace
} // namespace fringe::test
