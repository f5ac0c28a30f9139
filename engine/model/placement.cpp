// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placement.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace fringe {
namespace {

/// None where all angles are 0.
std::optional<Turn> anyTurn(const Placement& placement) {
    return placement.turns == Turns{} ? std::nullopt : std::optional(turnOf(placement.turns));
}

/// The middle of the upright box around what is turned.
Place middleOf(const Similarity& turn, const Box& box) {
    return turn.around(box).centre();
}

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

constexpr Length largestSide = 10_mm;
constexpr double shareOfField = 0.8;

/// Smaller side of the plate, in whose size the reconstruction is shown; of one without pixels,
/// boundless.
Length smallerSide(const Plate& plate) {
    const Length side = std::min(plate.size.cols * plate.pitchX, plate.size.rows * plate.pitchY);
    return side > Length{} ? side : largestSide;
}

Length fieldOfView(Length pitch, Length wavelength, Length distance) {
    const double sine = std::clamp(wavelength / (2 * pitch), 0.0, 0.99);
    return Length(2 * std::tan(std::asin(sine)) * std::abs(distance.si()));
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

Box Similarity::around(const Box& box) const {
    if (!turn)
        return {(*this)(box.low), (*this)(box.high)};
    Box hull{(*this)(box.low), (*this)(box.low)};
    for (int corner = 1; corner < 8; ++corner) {
        const Place at =
            (*this)({corner & 1 ? box.high[0] : box.low[0], corner & 2 ? box.high[1] : box.low[1],
                     corner & 4 ? box.high[2] : box.low[2]});
        hull.include({at, at});
    }
    return hull;
}

Similarity similarity(const Placement& placement, const Box& box) {
    Similarity map{.turn = anyTurn(placement)};
    const Place middle = middleOf(map, box);
    map.scale = placement.scale;
    for (std::size_t axis = 0; axis < 3; ++axis)
        map.shift[axis] =
            placement.centre[axis] - placement.scale * middle[axis] + placement.rest[axis];
    return map;
}

/// The centre is told to the nanometre, unless that leaves what the rest cannot hold.
Placement shifted(const Placement& placement, const Box& box, const Place& shift) {
    Placement result{{}, placement.scale, placement.turns};
    const Place atZero = similarity(result, box).shift;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto left = [&] { return shift[axis] - similarity(result, box).shift[axis]; };
        const double nearest = shift[axis] - atZero[axis];
        for (const double centre : {std::round(nearest * 1e9) / 1e9, nearest}) {
            result.centre[axis] = centre;
            result.rest[axis] = 0;
            result.rest[axis] = left();
            if (left() == 0)
                break;
        }
    }
    return result;
}

Placement asRead(const Placement& placement, const Box& box, const Place& offset) {
    Place shift = offset;
    if (const auto turn = anyTurn(placement)) {
        const Place middle = box.centre(), turned = *turn * middle;
        for (std::size_t axis = 0; axis < 3; ++axis)
            shift[axis] += placement.scale * (middle[axis] - turned[axis]);
    }
    return shifted(placement, box, shift);
}

Placement fitted(const Placement& placement, const Box& box, const Place& sides) {
    const Place extent = Similarity{.turn = anyTurn(placement)}.around(box).extent();
    double scale = std::numeric_limits<double>::infinity();
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (extent[axis] > 0)
            scale = std::min(scale, sides[axis] / extent[axis]);
    return {placement.centre, std::isinf(scale) ? 1 : scale, placement.turns};
}

Length fittingSide(const Setup& setup, Length distance) {
    const auto& [wavelengths, beam, aperture, plate, lens] = setup;
    const Length shortest = wavelengths.empty() ? 532_nm : std::ranges::min(wavelengths);
    const Length pitch = std::max(plate.pitchX, plate.pitchY);
    const Length side =
        std::min(shareOfField * fieldOfView(pitch, shortest, distance), smallerSide(plate));
    return side > Length{} && side < largestSide ? Length(roundedDown(side.si(), 1)) : largestSide;
}

Placement fittingPlacement(const Setup& setup, const Box& box) {
    const Placement placement;
    const double side = fittingSide(setup, Length(placement.centre[2])).si();
    return fitted(placement, box, {side, side, side});
}

TurnedBox boxAround(const Placement& placement, const Box& box) {
    const Similarity map = similarity(placement, box);
    Place half = box.extent();
    for (double& side : half)
        side *= map.scale / 2;
    return {map(box.centre()), half, map.turn.value_or(unturned)};
}

Placement moved(const Placement& placement, const Motion& motion) {
    if (motion == Motion{})
        return placement;
    Placement result = placement;
    if (motion.turn != unturned)
        result.turns = turnsOf(motion.turn * turnOf(placement.turns), placement.turns);
    if (motion.scale[0] != 1)
        result.scale = rounded(placement.scale * motion.scale[0], 4);
    for (std::size_t axis = 0; axis < 3; ++axis)
        result.centre[axis] = further(Length(placement.centre[axis]), motion.shift[axis]).si();
    return result;
}

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
