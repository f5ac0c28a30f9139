// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/model/placement.h"
#include "engine/sources/mesh/depth_buffer.h"
#include "engine/stereogram/depth_frames.h"
#include "kernels/whole.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace fringe {
namespace {

constexpr double behindAll = -std::numeric_limits<double>::infinity();

/// The heights z that are seen at the samples of a grid.
struct HeightBuffer {
    SampleGrid grid;
    std::vector<double> z;

    explicit HeightBuffer(const SampleGrid& samples)
        : grid(samples), z(static_cast<std::size_t>(samples.shape.count()), behindAll) {}

    void raise(std::size_t sample, double height) { z[sample] = std::max(z[sample], height); }
};

/// An object whose places can be turned.
class SeenObject {
  public:
    virtual ~SeenObject() = default;
    using Use = std::function<void(const Place&)>;
    virtual void eachPlace(const Use& use) const = 0;
    virtual void draw(HeightBuffer& buffer, const std::function<Place(const Place&)>& turned,
                      const JobControl& control) const = 0;
};

class SeenMesh final : public SeenObject {
  public:
    explicit SeenMesh(const MeshSource& source) : surface_(source) {}

    void eachPlace(const Use& use) const override {
        for (std::size_t triangle = 0; triangle < surface_.triangles(); ++triangle)
            std::ranges::for_each(surface_.corners(triangle), use);
    }

    void draw(HeightBuffer& buffer, const std::function<Place(const Place&)>& turned,
              const JobControl& control) const override {
        for (std::size_t triangle = 0; triangle < surface_.triangles(); ++triangle) {
            control.checkpoint();
            auto corners = surface_.corners(triangle);
            for (Vertex& corner : corners)
                corner = turned(corner);
            const auto& [a, b, c] = corners;
            coverSamples(corners, buffer.grid,
                         [&](std::size_t sample, const std::array<double, 3>& parts) {
                             buffer.raise(sample, mixed(parts, a[2], b[2], c[2]));
                         });
        }
    }

  private:
    MeshSurface surface_;
};

class SeenCloud final : public SeenObject {
  public:
    explicit SeenCloud(const CloudSource& source)
        : points_(source, {}, 0), splat_(source.splat.si()) {}

    void eachPlace(const Use& use) const override {
        points_.inPieces(pointsAtOnce, [&](std::span<const Point> some) {
            for (const Point& point : some)
                use({point.x, point.y, point.z});
        });
    }

    void draw(HeightBuffer& buffer, const std::function<Place(const Place&)>& turned,
              const JobControl& control) const override {
        const double radius = radiusIn(buffer.grid);
        points_.inPieces(pointsAtOnce, [&](std::span<const Point> some) {
            control.checkpoint();
            for (const Point& point : some)
                addDisc(buffer, turned({point.x, point.y, point.z}), radius);
        });
    }

  private:
    static constexpr std::size_t pointsAtOnce = 1 << 14;

    /// In samples.
    double radiusIn(const SampleGrid& grid) const {
        constexpr double most = 32;
        const double apart =
            std::sqrt(static_cast<double>(grid.shape.count())
                      / static_cast<double>(std::max<std::size_t>(points_.size(), 1)));
        return std::clamp(splat_ > 0 ? splat_ / 2 / grid.stepX : apart, 0.5, most);
    }

    static void addDisc(HeightBuffer& buffer, const Place& place, double radius) {
        const SampleGrid& grid = buffer.grid;
        const double col = (place[0] - grid.x0) / grid.stepX;
        const double row = (place[1] - grid.y0) / grid.stepY;
        const auto range = [radius](double at, std::int64_t count) {
            return std::pair(std::max<std::int64_t>(0, wholeAbove(at - radius)),
                             std::min(count - 1, wholeBelow(at + radius)));
        };
        const auto [top, bottom] = range(row, grid.shape.rows);
        const auto [left, right] = range(col, grid.shape.cols);
        for (std::int64_t j = top; j <= bottom; ++j)
            for (std::int64_t i = left; i <= right; ++i)
                if (std::hypot(static_cast<double>(i) - col, static_cast<double>(j) - row)
                    <= radius)
                    buffer.raise(static_cast<std::size_t>(j * grid.shape.cols + i), place[2]);
    }

    PlacedPoints points_;
    double splat_;
};

Box noBox() {
    constexpr double all = std::numeric_limits<double>::infinity();
    return {{all, all, all}, {-all, -all, -all}};
}

void includePlace(Box& box, const Place& place) {
    box.include({place, place});
}

/// In the picture's middle nine tenths.
SampleGrid gridAround(const Box& box, Shape size) {
    constexpr double share = 0.9;
    const auto rows = static_cast<double>(size.rows), cols = static_cast<double>(size.cols);
    const auto [width, height, depth] = box.extent();
    double step = std::max(width / (share * cols), height / (share * rows));
    step = step > 0 ? step : 1;
    const auto [x, y, z] = box.centre();
    return {size, x - (cols - 1) / 2 * step, y + (rows - 1) / 2 * step, step, -step};
}

class ObjectFrames final : public DepthFrames {
  public:
    ObjectFrames(std::unique_ptr<SeenObject> object, const ObjectView& view)
        : object_(std::move(object)), isInverted_(view.isInverted) {
        Box own = noBox();
        object_->eachPlace([&](const Place& place) { includePlace(own, place); });
        middle_ = own.centre();
        for (const Angle turn : view.turns)
            turns_.push_back(turnAbout(1, turn));
        for (const Turn& turn : turns_)
            object_->eachPlace(
                [&](const Place& place) { includePlace(box_, turned(place, turn)); });
        grid_ = gridAround(box_, view.size);
    }

    Shape shape() const override { return grid_.shape; }
    std::size_t count() const override { return turns_.size(); }

    DepthPlane frame(std::size_t number, const JobControl& control) const override {
        HeightBuffer buffer(grid_);
        object_->draw(
            buffer, [&](const Place& place) { return turned(place, turns_.at(number)); }, control);
        const double near = box_.high[2], range = near - box_.low[2];
        DepthPlane plane{shape(), std::vector<float>(buffer.z.size())};
        std::ranges::transform(buffer.z, plane.depth.begin(), [&](double z) {
            const double depth = z == behindAll ? 1 : range > 0 ? (near - z) / range : 0;
            const double inside = std::clamp(depth, 0.0, 1.0);
            return static_cast<float>(isInverted_ ? 1 - inside : inside);
        });
        return plane;
    }

  private:
    Place turned(const Place& place, const Turn& turn) const {
        const Place from{place[0] - middle_[0], place[1] - middle_[1], place[2] - middle_[2]};
        const Place to = turn * from;
        return {to[0] + middle_[0], to[1] + middle_[1], to[2] + middle_[2]};
    }

    std::unique_ptr<SeenObject> object_;
    bool isInverted_;
    Place middle_{};
    Box box_ = noBox();
    std::vector<Turn> turns_;
    SampleGrid grid_;
};

std::unique_ptr<SeenObject> seenObjectOf(const Source& source) {
    if (source.kind.key == "mesh")
        if (const MeshSource mesh = asMesh(source); mesh.mesh && !mesh.mesh->triangles.empty())
            return std::make_unique<SeenMesh>(mesh);
    if (source.kind.key == "points")
        if (const CloudSource cloud = asCloud(source); cloud.cloud && cloud.cloud->size() > 0)
            return std::make_unique<SeenCloud>(cloud);
    throw badInput(FRINGE_MARK("There is no mesh and no cloud of points yet; import one."));
}

} // namespace

std::unique_ptr<DepthFrames> framesOf(const Source& object, const ObjectView& view) {
    return std::make_unique<ObjectFrames>(seenObjectOf(object), view);
}

} // namespace fringe
