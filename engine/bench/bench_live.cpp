// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of a depth camera that turns about a mesh: 1024 × 1024 samples, 8 µm, 532 nm, 16 layers.
#include "engine/bench/case_rows.h"
#include "engine/examples/example_scenes.h"
#include "engine/job/job_control.h"
#include "engine/live/live_frames.h"
#include "engine/model/placement.h"
#include "engine/model/units.h"
#include "engine/run/plan.h"
#include "kernels/error.h"
#include "kernels/gl/headless_context.h"

#include <cmath>
#include <memory>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

constexpr Shape plate{1024, 1024};
constexpr std::int64_t layers = 16;

/// A sphere with bumps, of 2·steps² triangles.
Mesh bumpySphere(std::uint32_t steps) {
    constexpr double pi = std::numbers::pi;
    Mesh mesh;
    const std::uint32_t around = 2 * steps;
    for (std::uint32_t row = 0; row <= steps / 2; ++row)
        for (std::uint32_t col = 0; col < around; ++col) {
            const double v = pi * row / (steps / 2), u = 2 * pi * col / around;
            const double r = 1 + 0.1 * std::sin(9 * u) * std::sin(7 * v);
            mesh.vertices.push_back(
                {r * std::sin(v) * std::cos(u), r * std::cos(v), r * std::sin(v) * std::sin(u)});
        }
    for (std::uint32_t row = 0; row < steps / 2; ++row)
        for (std::uint32_t col = 0; col < around; ++col) {
            const std::uint32_t next = (col + 1) % around, a = row * around, b = a + around;
            mesh.triangles.push_back({a + col, a + next, b + col});
            mesh.triangles.push_back({a + next, b + next, b + col});
        }
    return mesh;
}

Design scene() {
    Design design = designFor("mesh");
    design.setup.plate = {plate, 8_um, 8_um};
    design.reconstruction.distance = 200_mm;
    Source& mesh = design.sources.front();
    auto surface = std::make_shared<const Mesh>(bumpySphere(186)); // 69,192 triangles
    mesh.kind.assets["mesh"] = {"sphere", surface};
    store(mesh, fitted({.centre = {0, 0, 0.2}}, *surface->bounds(), {6e-3, 6e-3, 6e-3}));
    Source camera{.kind = {"depth_camera"}};
    camera.kind.values["as"] = std::string("layers");
    camera.kind.values["layers"] = layers;
    camera.kind.values["near"] = 0.2034; // around the half that is seen
    camera.kind.values["far"] = 0.1996;
    design.sources.push_back(std::move(camera));
    return design;
}

Message remarkOf(const std::array<double, liveStages>& seconds, const Message& way) {
    std::vector<std::string> shares;
    double all = 0;
    for (const double part : seconds)
        all += part;
    for (const double part : seconds)
        shares.push_back(std::to_string(std::lround(100 * part / all)));
    return message(
        FRINGE_MARK("drawing {0} %, layers {1} %, propagation {2} %, picture {3} %; {4}"),
        shares[0], shares[1], shares[2], shares[3], way);
}

/// screen: on which pictures stay; null: they are read.
BenchRow measured(LiveDrawing drawing, std::shared_ptr<GlOwner> screen, const BenchRun& run) {
    constexpr int frames = 12;
    Design design = scene();
    LiveFrames live(run.device, drawing, std::move(screen));
    std::vector<double> times;
    std::array<double, liveStages> seconds{};
    Message way;
    for (int frame = -2; frame < frames; ++frame) { // the first find no memory and no plans
        design.sources.back().kind.values["azimuth"] = 0.05 * frame;
        const LiveFrame made = live.next(design, run.control);
        way = made.way;
        if (frame < 0)
            continue;
        times.push_back(made.allSeconds());
        for (std::size_t stage = 0; stage < liveStages; ++stage)
            seconds[stage] += made.seconds[stage];
    }
    return timed({.subject = "depth camera, 69,192 triangles, 16 layers",
                  .unit = FRINGE_MARK("frames"),
                  .remark = remarkOf(seconds, way),
                  .what = {{"size", sizeText(plate)}}},
                 timedRuns(times), 1);
}

/// Null without a GPU that draws, as where `LiveDrawing::WhereFaster` uses none.
std::shared_ptr<GlOwner> screenOrNone() {
    try {
        auto screen = std::make_shared<HeadlessContext>();
        const bool isSlow = screen->gl().isOnProcessor();
        screen->leave();
        return isSlow ? nullptr : screen;
    } catch (const DeviceUnavailable&) { // the rows before say why
        return nullptr;
    }
}

void measure(const BenchCase&, const BenchRun& run) {
    for (const LiveDrawing drawing : {LiveDrawing::ByProcessor, LiveDrawing::ByOpenGl})
        run.found(measured(drawing, nullptr, run));
    if (auto screen = screenOrNone())
        run.found(measured(LiveDrawing::ByOpenGl, std::move(screen), run));
}

} // namespace

extern const Benchmark bench_live{"live", FRINGE_MARK("Live hologram"),
                                  FRINGE_MARK("frames of a depth camera, by stages"), measure};

} // namespace fringe
