// SPDX-License-Identifier: GPL-3.0-or-later
// The whole loop of M. Bisson's article (OpenGL / OpenCL interoperability: a case study using
// autostereograms, CodeProject, 2014): a ball bounces in an open box, is drawn by OpenGL without a
// window, its depth becomes an autostereogram on the device, and that a texture again. Depth and
// picture go by way of the host, and on the device where that shares textures with OpenGL.
#include "engine/bench/article_frames.h"
#include "engine/bench/case_rows.h"
#include "engine/job/job_control.h"
#include "kernels/backends.h"
#include "kernels/error.h"
#include "kernels/gl/gl_scene.h"
#include "kernels/gl/headless_context.h"
#include "kernels/gl/shared_texture.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace fringe {
namespace {

using namespace article;

constexpr int framesAtOnce = 20;
constexpr double half = 10e-3;  ///< of the box's sides [m]
constexpr double radius = 4e-3; ///< of the ball [m]

struct Solid {
    std::vector<std::array<double, 3>> vertices;
    std::vector<std::array<std::uint32_t, 3>> triangles;

    /// A grid of (rows + 1) × (cols + 1) places.
    template <class Place>
    void addGrid(std::uint32_t rows, std::uint32_t cols, const Place& place) {
        const auto first = static_cast<std::uint32_t>(vertices.size());
        for (std::uint32_t row = 0; row <= rows; ++row)
            for (std::uint32_t col = 0; col <= cols; ++col)
                vertices.push_back(
                    place(static_cast<double>(row) / rows, static_cast<double>(col) / cols));
        for (std::uint32_t row = 0; row < rows; ++row)
            for (std::uint32_t col = 0; col < cols; ++col) {
                const std::uint32_t a = first + row * (cols + 1) + col, b = a + cols + 1;
                triangles.push_back({a, a + 1, b});
                triangles.push_back({b, a + 1, b + 1});
            }
    }
    DrawnMesh drawn() const {
        return {vertices, triangles, {}, {}, {}, {}, {}, {{0, 0.6, 0.8}, 0.3}};
    }
};

/// Five walls; the side to the viewer is open.
Solid box() {
    Solid solid;
    for (const std::size_t axis : {0, 1, 2})
        for (const double side : {-1.0, 1.0})
            if (axis < 2 || side < 0)
                solid.addGrid(1, 1, [=](double u, double v) {
                    std::array<double, 3> place{};
                    place[axis] = side * half;
                    place[(axis + 1) % 3] = (2 * u - 1) * half;
                    place[(axis + 2) % 3] = (2 * v - 1) * half;
                    return place;
                });
    return solid;
}

Solid ball() {
    Solid solid;
    solid.addGrid(12, 24, [](double u, double v) {
        const double down = std::numbers::pi * u, around = 2 * std::numbers::pi * v;
        return std::array{radius * std::sin(down) * std::cos(around), radius * std::cos(down),
                          radius * std::sin(down) * std::sin(around)};
    });
    return solid;
}

/// Where a ball is that flies to and fro between the walls, -1 to 1.
double bounce(double way) {
    return 1 - std::abs(std::remainder(way, 4.0));
}

/// The camera sees the box from in front of it, and writes the depth that stereograms take.
DrawnView viewOf(Shape shape) {
    DrawnView view{shape};
    view.pitchX = view.pitchY = 2 * half / static_cast<double>(shape.rows);
    view.eye = 5 * half;
    view.near = 1.01 * half;
    view.far = -1.01 * half;
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
        scene_.add(box().drawn());
        ball_ = scene_.add(ball().drawn());
        device.upload(*tile_, colours());
    }

    void operator()() {
        const double room = half - radius, time = 0.02 * frame_++;
        Motion34 motion = unmoved;
        for (std::size_t axis = 0; axis < 3; ++axis)
            motion[axis][3] = room * bounce(time * (1 + 0.3 * static_cast<double>(axis)));
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
