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

/// Turns about x, then y, then z; none where all are 0.
std::optional<std::array<Similarity::Place, 3>> turnOf(const Placement& placement) {
    const double a = placement.turnX.si(), b = placement.turnY.si(), c = placement.turnZ.si();
    if (a == 0 && b == 0 && c == 0)
        return std::nullopt;
    const double sa = std::sin(a), ca = std::cos(a), sb = std::sin(b), cb = std::cos(b);
    const double sc = std::sin(c), cc = std::cos(c);
    return std::array<Similarity::Place, 3>{
        {{cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa},
         {sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa},
         {-sb, cb * sa, cb * ca}}};
}

Similarity fitting(const Placement& placement, const Box& asRead) {
    const Similarity turn{.turn = turnOf(placement)};
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
            {-scale * centre[0], -scale * centre[1], placement.distance.si() - scale * centre[2]},
            turn.turn};
}

Similarity similarityOf(const CloudSource& scene) {
    const bool isFitted = scene.placement.mode == Placement::Mode::Fit;
    return similarity(scene.placement, isFitted ? scene.cloud->bounds().value_or(Box{}) : Box{});
}

void place(Point& point, const Similarity& map) {
    const auto [x, y, z] = map({point.x, point.y, point.z});
    point.x = x;
    point.y = y;
    point.z = z;
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

Similarity::Place Similarity::turned(const Place& place) const {
    if (!turn)
        return place;
    Place result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t axis = 0; axis < 3; ++axis)
            result[row] += (*turn)[row][axis] * place[axis];
    return result;
}

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
    switch (placement.mode) {
    case Placement::Mode::Fit:
        return fitting(placement, box);
    case Placement::Mode::Scale:
        return {placement.scale,
                {placement.offsetX.si(), placement.offsetY.si(), placement.offsetZ.si()},
                turnOf(placement)};
    case Placement::Mode::AsRead:
        break;
    }
    return {.turn = turnOf(placement)};
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

Placement moved(const Placement& placement, const Box& box, double x, double y, double z) {
    constexpr double steps = 1e9; // in a metre, of places that a hand chooses
    const auto further = [](double place, double by) {
        return Length(std::round((place + by) * steps) / steps);
    };
    Placement result = placement;
    if (placement.mode == Placement::Mode::Fit && x == 0 && y == 0) {
        result.distance = further(placement.distance.si(), z);
        return result;
    }
    const Similarity map = similarity(placement, box);
    result.mode = Placement::Mode::Scale;
    result.scale = map.scale;
    result.offsetX = further(map.shift[0], x);
    result.offsetY = further(map.shift[1], y);
    result.offsetZ = further(map.shift[2], z);
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
    : cloud_(scene.cloud), weights_(colourWeights(wavelengths, index)) {
    if (scene.randomPhase)
        phaseSeed_ = scene.seed;
    if (cloud_)
        place_ = similarityOf(scene);
}

bool PlacedPoints::isAsRead() const {
    return place_.scale == 1 && place_.shift == Similarity::Place{} && !place_.turn && !phaseSeed_
           && !cloud_->stored && cloud_->colours.empty();
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
            place(points[i], place_);
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
