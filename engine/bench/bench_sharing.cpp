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

BenchRow rowOf(Shape size, bool sharing) {
    return {.subject =
                std::string(sharing ? "on the device, " : "by way of the host, ") + sizeText(size)};
}

/// sharing: the device is opened with OpenGL's context.
BenchRow measured(Shape size, bool sharing, const HeadlessContext& context, const BenchRun& run) {
    BenchRow row = rowOf(size, sharing);
    const auto device =
        openDevice(run.device.info().id, {.place = sharing ? &context.place() : nullptr});
    Loop loop(context.gl(), *device, size), small(context.gl(), *device, judged);
    if (loop.isShared() != sharing)
        return leftOut(row, loop.way());
    small();
    row.error = small.error();
    TimedFrames frames = timedFrames(std::move(row), framesAtOnce, [&] {
        for (int frame = 0; frame < framesAtOnce; ++frame)
            loop();
    });
    frames.row.remark = message(FRINGE_MARK("{0} ms of processor time a frame; drawn by {1}; {2}"),
                                frames.processor, context.gl().renderer(), loop.way());
    return std::move(frames.row);
}

/// No OpenGL, a device or a driver that fails leave out a row only.
void measure(const BenchCase& one, const BenchRun& run) {
    const Shape size = one.shape();
    for (const bool sharing : {false, true}) {
        run.control.checkpoint();
        if (sharing && run.device.info().backend == "cpu")
            continue; // computes where the copies are
        try {
            run.found(measured(size, sharing, HeadlessContext(), run));
        } catch (const DeviceUnavailable& absence) {
            run.found(leftOut(rowOf(size, sharing), absence.message));
        } catch (const DeviceError& error) {
            run.found(leftOut(rowOf(size, sharing), message("{0}", error.what())));
        }
    }
}

} // namespace

extern const Benchmark bench_sharing{
    "sharing", FRINGE_MARK("OpenGL beside the device"),
    FRINGE_MARK("a moving scene, drawn, computed with and shown, by way of the host and without"),
    measure, [] {
        return std::vector{axes::size({"1024x768", "1920x1080"})};
    }};

} // namespace fringe
