// SPDX-License-Identifier: GPL-3.0-or-later
// The whole loop of M. Bisson's article (OpenGL / OpenCL interoperability: a case study using
// autostereograms, CodeProject, 2014): a ball bounces in an open box, is drawn by OpenGL without a
// window, its depth becomes an autostereogram on the device, and that a texture again. Depth and
// picture go by way of the host, and on the device where that shares textures with OpenGL.
#include "engine/bench/article_frames.h"
#include "engine/bench/case_rows.h"
#include "engine/examples/bouncing_ball.h"
#include "engine/job/job_control.h"
#include "kernels/backends.h"
#include "kernels/error.h"
#include "kernels/gl/gl_scene.h"
#include "kernels/gl/headless_context.h"
#include "kernels/gl/shared_texture.h"

#include <optional>

namespace fringe {
namespace {

using namespace article;

constexpr int framesAtOnce = 20;

DrawnMesh drawn(const Mesh& mesh) {
    return {mesh.vertices, mesh.triangles, {}, {}, {}, {}, {}, {{0, 0.6, 0.8}, 0.3}};
}

/// The camera sees the box from in front of it, and writes the depth that stereograms take.
DrawnView viewOf(Shape shape) {
    DrawnView view{shape};
    view.pitchX = view.pitchY = 2 * openBoxHalf[1] / static_cast<double>(shape.rows);
    view.eye = 5;
    view.near = 1.01 * openBoxHalf[2];
    view.far = -view.near;
    view.scale = -1 / (view.near - view.far);
    view.offset = view.near / (view.near - view.far);
    view.nothing = 1;
    return view;
}

/// One frame after the other, from the scene to a texture.
class Loop {
  public:
    Loop(const GlContext& gl, Device& device, Shape shape)
        : gl_(gl), device_(device), view_(viewOf(shape)), scene_(gl), target_(gl, shape, false),
          shown_(gl, Texel::Rgba8, {shape.rows, shape.cols + tileShape.cols}),
          values_(device, target_.values()), picture_(device, shown_),
          depth_(device.allocate(shape, Element::Float32)),
          tile_(device.allocate(tileShape, Element::Rgba8)),
          stereogram_(device.allocate(shown_.shape(), Element::Rgba8)) {
        scene_.add(drawn(openBox()));
        ball_ = scene_.add(drawn(bouncingBall()));
        device.upload(*tile_, colours());
    }

    void operator()() {
        const Place at = bouncingBallAt(0.02 * frame_++);
        Motion34 motion = unmoved;
        for (std::size_t axis = 0; axis < 3; ++axis)
            motion[axis][3] = at[axis];
        scene_.place(ball_, motion);
        scene_.draw(target_, view_);
        values_.take(*depth_);
        device_.stereogram(*depth_, *tile_, *stereogram_, {maxOffset});
        picture_.give(*stereogram_);
        gl_->Finish();
    }

    Message way() const { return picture_.isShared() ? values_.way() : picture_.way(); }
    bool isShared() const { return values_.isShared() && picture_.isShared(); }
    double error();

  private:
    const GlContext& gl_;
    Device& device_;
    DrawnView view_;
    GlScene scene_;
    GlTarget target_;
    GlTexture shown_;
    SharedTexture values_, picture_;
    std::unique_ptr<Buffer> depth_, tile_, stereogram_;
    std::size_t ball_ = 0;
    int frame_ = 0;
};

/// Relative L2 of the colours that are shown, for the depth that was drawn.
double Loop::error() {
    std::vector<float> drawn(static_cast<std::size_t>(view_.shape.count()));
    std::vector<Rgba8> pixels(static_cast<std::size_t>(shown_.shape().count()));
    target_.values().download(std::as_writable_bytes(std::span(drawn)));
    shown_.download(std::as_writable_bytes(std::span(pixels)));
    return colourError(pixels, {drawn, view_.shape}, {maxOffset});
}

/// The loop on a device, opened with OpenGL's context or without.
struct Case {
    Shape size;
    bool sharing = false;
};

BenchRow rowOf(const Case& one, const BenchRun& run) {
    BenchRow row;
    row.benchmark = "sharing";
    row.subject =
        std::string(one.sharing ? "on the device, " : "by way of the host, ") + sizeText(one.size);
    row.device = run.device.info().id;
    row.what.size = one.size;
    return row;
}

BenchRow measured(const Case& one, const HeadlessContext& context, const BenchRun& run) {
    BenchRow row = rowOf(one, run);
    const auto device = openDevice(row.device, {.place = one.sharing ? &context.place() : nullptr});
    Loop loop(context.gl(), *device, one.size), small(context.gl(), *device, judged);
    if (loop.isShared() != one.sharing)
        return leftOut(row, loop.way());
    small();
    row.error = small.error();
    TimedFrames timed = timedFrames(std::move(row), framesAtOnce, [&] {
        for (int frame = 0; frame < framesAtOnce; ++frame)
            loop();
    });
    timed.row.remark = message(FRINGE_MARK("{0} ms of processor time a frame; drawn by {1}; {2}"),
                               timed.processor, context.gl().renderer(), loop.way());
    return std::move(timed.row);
}

/// A device or a driver that fails leaves out its row only.
BenchRow measuredOrNot(const Case& one, const HeadlessContext& context, const BenchRun& run) {
    try {
        return measured(one, context, run);
    } catch (const DeviceUnavailable& absence) {
        return leftOut(rowOf(one, run), absence.message);
    } catch (const DeviceError& error) {
        return leftOut(rowOf(one, run), message("{0}", error.what()));
    }
}

void measure(const BenchChoice& choice, const BenchRun& run) {
    std::optional<HeadlessContext> context;
    Message absence;
    try {
        context.emplace();
    } catch (const DeviceUnavailable& none) {
        absence = none.message;
    }
    for (const Shape size : orElse(choice.sizes, {{768, 1024}, {1080, 1920}}))
        for (const bool sharing : {false, true}) {
            run.control.checkpoint();
            if (sharing && run.device.info().backend == "cpu")
                continue; // computes where the copies are
            run.found(context ? measuredOrNot({size, sharing}, *context, run)
                              : leftOut(rowOf({size, sharing}, run), absence));
        }
}

} // namespace

extern const Benchmark bench_sharing{
    "sharing", FRINGE_MARK("OpenGL beside the device"),
    FRINGE_MARK("a moving scene, drawn, computed with and shown, by way of the host and without"),
    measure};

} // namespace fringe
