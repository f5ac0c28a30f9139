// SPDX-License-Identifier: GPL-3.0-or-later
// Autostereograms of M. Bisson's article (OpenGL / OpenCL interoperability: a case study using
// autostereograms, CodeProject, 2014): a ball in an open box, a tile of 85 pixels, offsets up to
// 30. Frames are computed from a depth that lies on the device, to a picture that stays there.
#include "engine/bench/article_frames.h"
#include "engine/bench/case_rows.h"
#include "engine/job/job_control.h"
#include "kernels/device.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

using namespace article;

constexpr int framesAtOnce = 10;

/// A ball before the back wall, the floor and the ceiling of a box.
std::vector<float> ballInBox(Shape shape) {
    std::vector<float> depth;
    const auto rows = static_cast<double>(shape.rows), cols = static_cast<double>(shape.cols);
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const double y = 2 * (static_cast<double>(row) + 0.5) / rows - 1;
            const double x = (2 * (static_cast<double>(col) + 0.5) - cols) / rows;
            const double walls = std::max(0.0, std::abs(y) - 0.7) / 0.3;
            const double above = 0.25 - (x - 0.2) * (x - 0.2) - (y - 0.1) * (y - 0.1);
            const double ball = above > 0 ? 0.6 - std::sqrt(above) : 1;
            depth.push_back(static_cast<float>(std::min(ball, 0.95 - 0.8 * walls)));
        }
    return depth;
}

struct Scene {
    explicit Scene(Shape size) : shape(size), depth(ballInBox(size)), tile(colours()) {}
    Shape pictureShape() const { return {shape.rows, shape.cols + tileShape.cols}; }

    Shape shape;
    std::vector<float> depth;
    std::vector<Rgba8> tile;
};

/// The article's loop, and its shader's look-up of the colours, as they are written.
class ArticleLoop {
  public:
    explicit ArticleLoop(const Scene& scene)
        : scene_(scene), offsets_(static_cast<std::size_t>(scene.pictureShape().count())),
          picture_(offsets_.size()) {}

    void operator()() {
        const std::int64_t cols = scene_.pictureShape().cols;
        for (std::int64_t row = 0; row < scene_.shape.rows; ++row) {
            float* const offsets = offsets_.data() + row * cols;
            lookUpOffsets(scene_.depth.data() + row * scene_.shape.cols, offsets);
            for (std::int64_t i = 0; i < cols; ++i)
                picture_[static_cast<std::size_t>(row * cols + i)] = colourAt(offsets[i], row);
        }
    }
    const std::vector<Rgba8>& picture() const { return picture_; }

  private:
    void lookUpOffsets(const float* depths, float* offsets) const {
        constexpr std::int64_t width = tileShape.cols;
        for (std::int64_t i = 0; i < width; ++i)
            offsets[i] = static_cast<float>(i) / static_cast<float>(width);
        for (std::int64_t i = width; i < scene_.pictureShape().cols; ++i) {
            const std::int64_t input = i - width;
            const float place =
                static_cast<float>(input) + static_cast<float>(maxOffset) * (1 - depths[input]);
            const auto low = static_cast<int>(place);
            const float share = place - static_cast<float>(low);
            offsets[i] = 1.0F + (offsets[low] + share * (offsets[low + 1] - offsets[low]));
        }
    }

    Rgba8 colourAt(float offset, std::int64_t row) const {
        const float place = (offset - std::floor(offset)) * static_cast<float>(tileShape.cols);
        const auto low = static_cast<std::int64_t>(place) % tileShape.cols;
        const float share = place - std::floor(place);
        const Rgba8* const texels = scene_.tile.data() + row % tileShape.rows * tileShape.cols;
        const Rgba8 a = texels[low], b = texels[(low + 1) % tileShape.cols];
        const auto mixed = [share](std::uint8_t from, std::uint8_t to) {
            const auto start = static_cast<float>(from);
            return static_cast<std::uint8_t>(start + share * (static_cast<float>(to) - start)
                                             + 0.5F);
        };
        return {mixed(a.red, b.red), mixed(a.green, b.green), mixed(a.blue, b.blue), 255};
    }

    const Scene& scene_;
    std::vector<float> offsets_;
    std::vector<Rgba8> picture_;
};

/// A stereogram on a device.
class OnDevice {
  public:
    OnDevice(Device& device, const Scene& scene, const StereogramArgs& args)
        : device_(device), args_(args), depth_(device.allocate(scene.shape, Element::Float32)),
          tile_(device.allocate(tileShape, Element::Rgba8)),
          picture_(device.allocate(scene.pictureShape(), Element::Rgba8)) {
        device.upload(*depth_, scene.depth);
        device.upload(*tile_, scene.tile);
    }

    void operator()() const { device_.stereogram(*depth_, *tile_, *picture_, args_); }
    std::vector<Rgba8> picture() const {
        std::vector<Rgba8> pixels(static_cast<std::size_t>(picture_->shape().count()));
        device_.download(*picture_, pixels);
        return pixels;
    }

  private:
    Device& device_;
    StereogramArgs args_;
    std::unique_ptr<Buffer> depth_, tile_, picture_;
};

/// The row of `make`, which makes a frame, timed with all that `finish` waits for.
BenchRow timedRow(const std::string& subject, const std::function<void()>& make,
                  const std::function<void()>& finish) {
    TimedFrames frames = timedFrames({.subject = subject}, framesAtOnce, [&] {
        for (int frame = 0; frame < framesAtOnce; ++frame)
            make();
        finish();
    });
    frames.row.remark = message(FRINGE_MARK("{0} ms of processor time a frame, {1} at best"),
                                frames.processor, frames.least);
    return std::move(frames.row);
}

void measureArticle(Shape size, const BenchRun& run) {
    const Scene scene(size), small(judged);
    ArticleLoop loop(scene), judgedLoop(small);
    judgedLoop();
    BenchRow row =
        timedRow("the article's loop, one thread, " + sizeText(size), std::ref(loop), [] {});
    row.error = colourError(judgedLoop.picture(), {small.depth, small.shape}, {maxOffset});
    run.found(std::move(row));
}

void measureOn(Shape size, const std::string& how, const StereogramArgs& args,
               const BenchRun& run) {
    Device& device = run.device.kernels();
    const Scene scene(size), small(judged);
    const OnDevice frames(device, scene, args), judgedFrame(device, small, args);
    judgedFrame();
    BenchRow row =
        timedRow(how + ", " + sizeText(size), std::cref(frames), [&] { device.finish(); });
    row.error = colourError(judgedFrame.picture(), {small.depth, small.shape}, args);
    run.found(std::move(row));
}

void measure(const BenchCase& one, const BenchRun& run) {
    const Shape size = one.shape();
    if (run.device.info().backend == "cpu")
        measureArticle(size, run);
    else
        measureOn(size, "the article's kernel, a row an item",
                  {.maxOffset = maxOffset, .form = StereogramForm::Rows}, run);
    run.control.checkpoint();
    measureOn(size, "stereogram", {maxOffset}, run);
    measureOn(size, "stereogram, hidden surfaces", {maxOffset, true}, run);
}

} // namespace

extern const Benchmark bench_stereogram{
    "stereogram", FRINGE_MARK("Stereograms"),
    FRINGE_MARK("frames a second of a moving scene, and those of the article that it is from"),
    measure, [] {
        return std::vector{axes::size({"1024x768", "1920x1080"})};
    }};

} // namespace fringe
