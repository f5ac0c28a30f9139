// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placement.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numbers>
#include <random>

namespace fringe {
namespace {

/// place = scale · place + shift
struct Similarity {
    double scale = 1;
    std::array<double, 3> shift{};
};

Similarity fitting(const Placement& placement, const Box& box) {
    const std::array wanted{placement.width.si(), placement.height.si(), placement.depth.si()};
    double scale = std::numeric_limits<double>::infinity();
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (box.extent()[axis] > 0)
            scale = std::min(scale, wanted[axis] / box.extent()[axis]);
    if (scale == std::numeric_limits<double>::infinity())
        scale = 1;
    const auto centre = box.centre();
    return {scale,
            {-scale * centre[0], -scale * centre[1], placement.distance.si() - scale * centre[2]}};
}

Similarity similarity(const Placement& placement, const PointCloud& cloud) {
    switch (placement.mode) {
    case Placement::Mode::Fit:
        return fitting(placement, cloud.bounds().value_or(Box{}));
    case Placement::Mode::Scale:
        return {placement.scale,
                {placement.offsetX.si(), placement.offsetY.si(), placement.offsetZ.si()}};
    case Placement::Mode::AsRead:
        break;
    }
    return {};
}

Point moved(Point point, double scale, const std::array<double, 3>& shift) {
    point.x = scale * point.x + shift[0];
    point.y = scale * point.y + shift[1];
    point.z = scale * point.z + shift[2];
    return point;
}

/// Phases uniform in a cycle, one after the other.
class RandomPhases {
  public:
    explicit RandomPhases(std::int64_t seed) : random_(static_cast<std::uint64_t>(seed)) {}
    float next() {
        constexpr double step = 2 * std::numbers::pi / 9007199254740992.0; // 2^53
        return static_cast<float>(static_cast<double>(random_() >> 11) * step);
    }

  private:
    std::mt19937_64 random_;
};

/// 0 for the longest of three wavelengths, 2 for the shortest; equal ones in their order.
std::size_t colourChannel(const std::vector<Length>& wavelengths, std::size_t index) {
    std::size_t longer = 0;
    for (std::size_t other = 0; other < wavelengths.size(); ++other)
        longer += wavelengths[other] > wavelengths[index]
                  || (wavelengths[other] == wavelengths[index] && other < index);
    return longer;
}

} // namespace

std::array<float, 3> colourWeights(const std::vector<Length>& wavelengths, std::size_t index) {
    if (wavelengths.size() != 3)
        return luminanceWeights;
    std::array<float, 3> weights{};
    weights[colourChannel(wavelengths, index)] = 1;
    return weights;
}

PointCloud placed(const CloudSource& scene) {
    if (!scene.cloud)
        return {};
    assert(!scene.cloud->stored);
    PointCloud cloud = *scene.cloud;
    const Similarity map = similarity(scene.placement, cloud);
    RandomPhases phases(scene.seed);
    for (Point& point : cloud.points) {
        point = moved(point, map.scale, map.shift);
        if (scene.randomPhase)
            point.phase = phases.next();
    }
    return cloud;
}

Placement scaledPlacement(const CloudSource& scene) {
    const Similarity map = similarity(scene.placement, scene.cloud ? *scene.cloud : PointCloud{});
    Placement placement = scene.placement;
    placement.mode = Placement::Mode::Scale;
    placement.scale = map.scale;
    placement.offsetX = Length(map.shift[0]);
    placement.offsetY = Length(map.shift[1]);
    placement.offsetZ = Length(map.shift[2]);
    return placement;
}

PlacedPoints::PlacedPoints(const CloudSource& scene, const std::vector<Length>& wavelengths,
                           std::size_t index)
    : cloud_(scene.cloud), weights_(colourWeights(wavelengths, index)) {
    if (scene.randomPhase)
        phaseSeed_ = scene.seed;
    if (cloud_) {
        const Similarity map = similarity(scene.placement, *cloud_);
        scale_ = map.scale;
        shift_ = map.shift;
    }
}

bool PlacedPoints::isAsRead() const {
    return scale_ == 1 && shift_ == std::array<double, 3>{} && !phaseSeed_ && !cloud_->stored
           && cloud_->colours.empty();
}

std::size_t PlacedPoints::copiesOf(std::size_t piece) const {
    return size() == 0 || isAsRead() ? 0 : std::min(piece, size());
}

std::uint64_t PlacedPoints::bytesOf(std::size_t piece) const {
    return PointCloud::bytes(copiesOf(piece), cloud_ && cloud_->stored && cloud_->isColoured());
}

void PlacedPoints::inPieces(std::size_t piece,
                            const std::function<void(std::span<const Point>)>& use) const {
    if (size() == 0)
        return;
    if (isAsRead()) {
        const std::span<const Point> all = cloud_->points;
        for (std::size_t first = 0; first < size(); first += piece)
            use(all.subspan(first, std::min(piece, size() - first)));
        return;
    }
    std::vector<Point> points(copiesOf(piece));
    std::vector<PointColour> room;
    RandomPhases phases(phaseSeed_.value_or(0));
    for (std::size_t first = 0; first < size(); first += points.size()) {
        points.resize(std::min(points.size(), size() - first));
        const std::span<const PointColour> colours = cloud_->copy(first, points, room);
        for (std::size_t i = 0; i < points.size(); ++i) {
            points[i] = moved(points[i], scale_, shift_);
            if (phaseSeed_)
                points[i].phase = phases.next();
            if (!colours.empty())
                points[i].amplitude *= weights_[0] * colours[i][0] + weights_[1] * colours[i][1]
                                       + weights_[2] * colours[i][2];
        }
        use(points);
    }
}

} // namespace fringe
