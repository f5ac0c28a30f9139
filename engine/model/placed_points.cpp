// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placed_points.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <random>

namespace fringe {
namespace {

Similarity similarityOf(const CloudSource& scene) {
    return scene.placement ? similarity(*scene.placement, scene.cloud->bounds().value_or(Box{}))
                           : Similarity{};
}

void place(Point& point, const Similarity& map) {
    const auto [x, y, z] = map({point.x, point.y, point.z});
    point.x = x;
    point.y = y;
    point.z = z;
}

float phaseOfPlaneWave(double z, double wavelength) {
    const double turns = z / wavelength;
    return static_cast<float>(2 * std::numbers::pi * (turns - std::floor(turns)));
}

/// Phases uniform in a cycle, one after the other.
class RandomPhases {
  public:
    /// Each colour has its own.
    explicit RandomPhases(std::int64_t seed, std::size_t colour = 0)
        : random_(static_cast<std::uint64_t>(seed) ^ (colour * 0x9e3779b97f4a7c15U)) {}
    float next() {
        constexpr double step = 2 * std::numbers::pi / 9007199254740992.0; // 2^53
        return static_cast<float>(static_cast<double>(random_() >> 11) * step);
    }

  private:
    std::mt19937_64 random_;
};

} // namespace

PointCloud placed(const CloudSource& scene) {
    if (!scene.cloud)
        return {};
    assert(!scene.cloud->stored);
    PointCloud cloud = *scene.cloud;
    const Similarity map = similarityOf(scene);
    RandomPhases phases(scene.seed);
    for (Point& point : cloud.points) {
        place(point, map);
        if (scene.randomPhase)
            point.phase = phases.next();
    }
    return cloud;
}

PlacedPoints::PlacedPoints(const CloudSource& scene, const std::vector<Length>& wavelengths,
                           std::size_t index)
    : cloud_(scene.cloud), colour_(colourChannel(wavelengths, index)),
      weights_(colourWeights(wavelengths, index)), colours_(scene.colours) {
    if (scene.randomPhase)
        phaseSeed_ = scene.seed;
    else if (scene.smoothPhase)
        planeWave_ = wavelengths[index].si();
    if (cloud_)
        place_ = similarityOf(scene);
}

bool PlacedPoints::isAsRead() const {
    return place_.scale == 1 && place_.shift == Place{} && !place_.turn && !phaseSeed_
           && !planeWave_ && !cloud_->stored && cloud_->colours.empty();
}

std::size_t PlacedPoints::copiesOf(std::size_t piece) const {
    return size() == 0 || isAsRead() ? 0 : std::min(piece, size());
}

std::uint64_t PlacedPoints::bytesOf(std::size_t piece) const {
    return PointCloud::bytes(copiesOf(piece), cloud_ && cloud_->stored && cloud_->isColoured());
}

float PlacedPoints::factorOf(const PointColour& colour) const {
    const float seen = weights_[0] * colour[0] + weights_[1] * colour[1] + weights_[2] * colour[2];
    return colours_ == CloudSource::Colours::Intensity ? std::sqrt(seen) : seen;
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
    RandomPhases phases(phaseSeed_.value_or(0), colour_);
    for (std::size_t first = 0; first < size(); first += points.size()) {
        points.resize(std::min(points.size(), size() - first));
        const std::span<const PointColour> colours = cloud_->copy(first, points, room);
        for (std::size_t i = 0; i < points.size(); ++i) {
            place(points[i], place_);
            if (phaseSeed_)
                points[i].phase = phases.next();
            if (planeWave_)
                points[i].phase = phaseOfPlaneWave(points[i].z, *planeWave_);
            if (!colours.empty())
                points[i].amplitude *= factorOf(colours[i]);
        }
        use(points);
    }
}

} // namespace fringe
