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

Similarity fitting(const Placement& placement, const Box& asRead) {
    const Similarity turn{.turn = anyTurn(placement)};
    const Box box = turn.around(asRead);
    const std::array wanted{placement.width.si(), placement.height.si(), placement.depth.si()};
    double scale = std::numeric_limits<double>::infinity();
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (box.extent()[axis] > 0)
            scale = std::min(scale, wanted[axis] / box.extent()[axis]);
    if (scale == std::numeric_limits<double>::infinity())
        scale = 1;
    const auto centre = box.centre();
    return {scale,
            {placement.centreX.si() - scale * centre[0], placement.centreY.si() - scale * centre[1],
             placement.distance.si() - scale * centre[2]},
            turn.turn};
}

Similarity similarityOf(const CloudSource& scene) {
    const bool hasBox = scene.placement.mode == Placement::Mode::Fit || anyTurn(scene.placement);
    return similarity(scene.placement, hasBox ? scene.cloud->bounds().value_or(Box{}) : Box{});
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

/// To four digits, unless it stays as it is.
Length scaled(Length side, double by) {
    return by == 1 ? side : Length(rounded(side.si() * by, 4));
}

/// None of what is used as read.
Place offsetOf(const Placement& placement) {
    if (placement.mode != Placement::Mode::Scale)
        return {};
    return {placement.offsetX.si(), placement.offsetY.si(), placement.offsetZ.si()};
}

/// The offset by which the middle of an object in the box lies at the place, as round as its size
/// allows.
Place offsetTo(const Place& place, double scale, const Box& box) {
    const Place extent = box.extent(), middle = box.centre();
    const double unseen = 1e-4 * scale * std::ranges::max(extent);
    const double step = std::max(1e-9, std::pow(10.0, std::floor(std::log10(unseen))));
    Place offset{};
    for (std::size_t axis = 0; axis < 3; ++axis)
        offset[axis] =
            further(Length{}, std::round((place[axis] - scale * middle[axis]) / step) * step).si();
    return offset;
}

/// What has no turn lies where it does, whatever its box.
Similarity pivoting(const Placement& placement, const Box& box) {
    const double scale = placement.mode == Placement::Mode::Scale ? placement.scale : 1;
    Similarity map{scale, offsetOf(placement), anyTurn(placement)};
    if (!map.turn || placement.pivot == Placement::Pivot::Origin)
        return map;
    const Place middle = box.centre(), turned = map.turned(middle);
    for (std::size_t axis = 0; axis < 3; ++axis)
        map.shift[axis] += scale * (middle[axis] - turned[axis]);
    return map;
}

constexpr Length largestSide = 10_mm;
constexpr double shareOfField = 0.8;

double roundedDown(double value) {
    const double step = std::pow(10.0, std::floor(std::log10(value)));
    return std::floor(value / step) * step;
}

/// Of the plate, in whose size the reconstruction is shown; of one without pixels, boundless.
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
    return placement.mode == Placement::Mode::Fit ? fitting(placement, box)
                                                  : pivoting(placement, box);
}

Placement fittingPlacement(const Setup& setup, Length distance) {
    const auto& [wavelengths, beam, aperture, plate, lens] = setup;
    const Length shortest = wavelengths.empty() ? 532_nm : std::ranges::min(wavelengths);
    const Length pitch = std::max(plate.pitchX, plate.pitchY);
    const Length side =
        std::min(shareOfField * fieldOfView(pitch, shortest, distance), smallerSide(plate));
    Placement placement{.mode = Placement::Mode::Fit, .distance = distance};
    if (side > Length{} && side < largestSide)
        placement.width = placement.height = placement.depth = Length(roundedDown(side.si()));
    return placement;
}

TurnedBox boxAround(const Placement& placement, const Box& box) {
    const Similarity map = similarity(placement, box);
    Place half = box.extent();
    for (double& side : half)
        side *= map.scale / 2;
    return {map(box.centre()), half, map.turn.value_or(unturned)};
}

Placement moved(const Placement& placement, const Box& box, const Motion& motion) {
    if (motion == Motion{})
        return placement;
    Placement result = placement;
    if (motion.turn != unturned)
        result.turns = turnsOf(motion.turn * turnOf(placement.turns), placement.turns);
    if (placement.mode == Placement::Mode::Fit) {
        for (Length* side : {&result.width, &result.height, &result.depth})
            *side = scaled(*side, motion.scale[0]);
        result.centreX = further(placement.centreX, motion.shift[0]);
        result.centreY = further(placement.centreY, motion.shift[1]);
        result.distance = further(placement.distance, motion.shift[2]);
        return result;
    }
    const Similarity before = similarity(placement, box);
    result.mode = Placement::Mode::Scale;
    result.scale = scaled(Length(before.scale), motion.scale[0]).si();
    Place offset = offsetOf(placement);
    if (result.scale != before.scale
        || (result.turns != placement.turns && placement.pivot == Placement::Pivot::Origin)) {
        result.pivot = Placement::Pivot::Middle;
        offset = offsetTo(before(box.centre()), result.scale, box);
    }
    result.offsetX = further(Length(offset[0]), motion.shift[0]);
    result.offsetY = further(Length(offset[1]), motion.shift[1]);
    result.offsetZ = further(Length(offset[2]), motion.shift[2]);
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
