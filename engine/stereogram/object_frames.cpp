// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/sources/scene/scene_objects.h"
#include "engine/sources/source_kind.h"
#include "engine/stereogram/depth_frames.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

template <class Use> void eachPlace(const SceneObject& object, const Use& use) {
    if (object.surface)
        std::ranges::for_each(object.surface->vertices(), use);
    else
        for (const Point& point : object.cloud->points)
            use(Place{point.x, point.y, point.z});
}

Box noBox() {
    constexpr double all = std::numeric_limits<double>::infinity();
    return {{all, all, all}, {-all, -all, -all}};
}

/// Side of a sample with which a box fills nine tenths of a picture [m].
double stepAround(const Box& box, Shape size) {
    constexpr double share = 0.9;
    const auto [width, height, depth] = box.extent();
    const double step = std::max(width / (share * static_cast<double>(size.cols)),
                                 height / (share * static_cast<double>(size.rows)));
    return step > 0 ? step : 1;
}

/// Points without a size of their own are about twice as wide as they lie apart, so that they hide
/// what is behind them.
double grainOf(const SceneObject& object, const PlaneGrid& grid) {
    constexpr double most = 64;
    if (object.grain > 0)
        return object.grain;
    const double apart = std::sqrt(static_cast<double>(grid.shape.count())
                                   / static_cast<double>(object.cloud->size()));
    return grid.pitchX * std::min(2 * apart, most);
}

class ObjectFrames final : public DepthFrames {
  public:
    ObjectFrames(SceneObject object, const ObjectView& view)
        : object_(std::move(object)), isInverted_(view.isInverted) {
        Box own = noBox();
        eachPlace(object_, [&](const Place& place) { own.include({place, place}); });
        middle_ = own.centre();
        for (const Angle turn : view.turns)
            views_.push_back(turnedBy(turnAbout(1, turn)));
        for (const Viewpoint& turned : views_)
            eachPlace(object_, [&](const Place& place) {
                box_.include({turned(place), turned(place)});
            });
        const double step = stepAround(box_, view.size);
        grid_ = {view.size, step, step};
        if (!object_.surface)
            object_.grain = grainOf(object_, grid_);
        centre();
    }

    Shape shape() const override { return grid_.shape; }
    std::size_t count() const override { return views_.size(); }

    DepthPlane frame(std::size_t number, const JobControl& control) const override {
        const ScenePicture seen =
            render({object_}, views_.at(number), grid_, [&] { control.checkpoint(); });
        const double near = box_.high[2], range = near - box_.low[2];
        DepthPlane plane{shape(), std::vector<float>(seen.z.size())};
        std::ranges::transform(seen.z, plane.depth.begin(), [&](double z) {
            const double depth = std::isnan(z) ? 1 : range > 0 ? (near - z) / range : 0;
            const double inside = std::clamp(depth, 0.0, 1.0);
            return static_cast<float>(isInverted_ ? 1 - inside : inside);
        });
        return plane;
    }

  private:
    /// About the middle of the object.
    Viewpoint turnedBy(const Turn& turn) const {
        const Place turned = turn * middle_;
        return {.turn = turn,
                .shift = {middle_[0] - turned[0], middle_[1] - turned[1], middle_[2] - turned[2]}};
    }
    /// The middle of all that is seen comes to that of the picture, which lies between samples
    /// where their number is even.
    void centre() {
        const auto [x, y, z] = box_.centre();
        const double right = grid_.shape.cols % 2 == 0 ? -grid_.pitchX / 2 : 0;
        const double up = grid_.shape.rows % 2 == 0 ? grid_.pitchY / 2 : 0;
        for (Viewpoint& view : views_) {
            view.shift[0] += right - x;
            view.shift[1] += up - y;
        }
    }

    SceneObject object_;
    bool isInverted_;
    Place middle_{};
    Box box_ = noBox();
    std::vector<Viewpoint> views_;
    PlaneGrid grid_;
};

} // namespace

std::unique_ptr<DepthFrames> framesOf(const Source& object, const ObjectView& view) {
    SceneObject seen = sceneObjectOf(onPlate(object, Plate{}));
    const bool isThere = seen.surface ? seen.surface->triangles() > 0
                                      : seen.cloud != nullptr && seen.cloud->size() > 0;
    if (!isThere)
        throw badInput(FRINGE_MARK("There is no mesh and no cloud of points yet; import one."));
    return std::make_unique<ObjectFrames>(std::move(seen), view);
}

} // namespace fringe
