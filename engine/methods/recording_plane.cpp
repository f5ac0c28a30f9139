// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/recording_plane.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fringe {
namespace {

constexpr std::array<std::int64_t, 3> oversamplings{1, 2, 4};
constexpr std::array distancesInLeast{1.0, 1.5,  2.0,  3.0,   4.0,    6.0,
                                      8.0, 16.0, 64.0, 256.0, 1024.0, 4096.0};
/// Slope of the light in the faded part of a zone up to which `spreadFor` holds, as measured.
constexpr double steepestFade = 0.7;

/// The spread of a zone's edge for which at most `error` of the wave is diffracted into the rays
/// to the plate: fitted to Fresnel integrals over `zoneEdge`, with a margin.
double spreadFor(double error) {
    return std::max(3.0, 2.7 * std::log(0.4 / error));
}

/// The plate's pixels along an axis, whose coordinate grows with their index.
struct Line {
    double first = 0; ///< coordinate of the first pixel [m]
    double pitch = 0; ///< [m]
    std::int64_t count = 0;

    double last() const { return first + static_cast<double>(count - 1) * pitch; }
    double slopeTo(double place, double z) const {
        return std::max(std::abs(first - place), std::abs(last() - place)) / std::abs(z);
    }
};

Line acrossLine(const PlaneGrid& grid) {
    return {-static_cast<double>(grid.centreCol()) * grid.pitchX, grid.pitchX, grid.shape.cols};
}

Line downLine(const PlaneGrid& grid) {
    return {-static_cast<double>(grid.centreRow()) * grid.pitchY, grid.pitchY, grid.shape.rows};
}

/// Least multiple of small primes that is not below n: a length that transforms fast.
std::int64_t smoothLength(std::int64_t n) {
    for (;; ++n) {
        std::int64_t rest = n;
        for (const std::int64_t prime : {2, 3, 5})
            while (rest % prime == 0)
                rest /= prime;
        if (rest == 1)
            return n;
    }
}

/// How much the edge of a zone widens as its light is steep.
double obliquity(const SideFigures& side) {
    return std::pow(1 + side.slopeX * side.slopeX + side.slopeY * side.slopeY, 1.5);
}

/// Relative error that single precision leaves in the phases of the widest zone.
double roundingError(const SideFigures& side, double distance, double wavelength) {
    const double slopes = side.slopeX * side.slopeX + side.slopeY * side.slopeY;
    return 4e-7 * distance * (std::sqrt(1 + slopes) - 1) / wavelength;
}

/// Of samples along an axis of the plate.
std::int64_t periodOf(std::int64_t pixels, double pitch, const SideFigures& side,
                      const RecordingPlane& plane, double wavelength) {
    double faded = 0; // how far light of the faded part lands from the plate's edge, or stands
    for (const double z : {side.nearest, side.farthest}) {
        const double distance = z - std::abs(plane.depth);
        faded = std::max(faded, std::max(z / distance, 2.0)
                                    * std::sqrt(plane.spread * wavelength * distance));
    }
    const double samples = static_cast<double>(pixels) + faded / pitch + 2;
    return smoothLength(
        static_cast<std::int64_t>(std::ceil(samples * static_cast<double>(plane.oversampling))));
}

/// The planes of one oversampling.
class Finer {
  public:
    Finer(std::int64_t oversampling, const SideFigures& side, const RecordingWish& wish)
        : oversampling_(oversampling), side_(side), wish_(wish),
          spread_(spreadFor(wish.tolerance) * obliquity(side)) {}

    /// From the nearest point: then the faded part of zones is still sampled.
    double leastDistance() const {
        const PlaneGrid& grid = wish_.setting.grid;
        return std::max(leastAlong(side_.slopeX, grid.pitchX),
                        leastAlong(side_.slopeY, grid.pitchY));
    }

    /// Adds the plane at this distance, if it keeps the tolerance.
    void addAt(double distance, std::vector<RecordingPlane>& planes) const {
        const double farthest = side_.farthest - side_.nearest + distance;
        if (distance < leastDistance() || distance >= side_.nearest
            || roundingError(side_, farthest, wavelength()) > wish_.tolerance / 3)
            return;
        const PlaneGrid& grid = wish_.setting.grid;
        RecordingPlane plane{side_.nearest - distance, oversampling_, spread_, {}};
        plane.period = {periodOf(grid.shape.rows, grid.pitchY, side_, plane, wavelength()),
                        periodOf(grid.shape.cols, grid.pitchX, side_, plane, wavelength())};
        planes.push_back(plane);
    }

  private:
    double wavelength() const { return wish_.setting.wavelength; }

    double leastAlong(double slope, double pitch) const {
        const double sampled =
            sampledSlope(pitch / static_cast<double>(oversampling_), wavelength());
        const double room = std::min(sampled - slope, steepestFade);
        return room > 0 ? spread_ * wavelength() / (room * room) : HUGE_VAL;
    }

    std::int64_t oversampling_;
    const SideFigures& side_;
    const RecordingWish& wish_;
    double spread_;
};

ZoneReach zoneAlong(const Line& line, double place, double z, const RecordingPlane& plane,
                    double wavelength) {
    const double distance = std::abs(z - plane.depth);
    const double shrunk = distance / std::abs(z);
    ZoneReach zone;
    zone.fade = std::sqrt(plane.spread * wavelength * distance);
    zone.inner[0] = shrunk * (line.first - place);
    zone.inner[1] = shrunk * (line.last() - place);
    const double step = line.pitch / static_cast<double>(plane.oversampling);
    zone.first = static_cast<std::int64_t>(
        std::ceil((place + zone.inner[0] - zone.fade - line.first) / step));
    const auto last = static_cast<std::int64_t>(
        std::floor((place + zone.inner[1] + zone.fade - line.first) / step));
    zone.count = last - zone.first + 1;
    return zone;
}

} // namespace

CloudSides sidesOf(const PlacedPoints& points, const PlaneGrid& grid) {
    const Line across = acrossLine(grid), down = downLine(grid);
    CloudSides sides;
    points.inPieces(1 << 14, [&](std::span<const Point> some) {
        for (const Point& point : some) {
            SideFigures& side = point.z < 0 ? sides.behind : sides.front;
            side.nearest = std::min(side.nearest, std::abs(point.z));
            side.farthest = std::max(side.farthest, std::abs(point.z));
            side.slopeX = std::max(side.slopeX, across.slopeTo(point.x, point.z));
            side.slopeY = std::max(side.slopeY, down.slopeTo(-point.y, point.z));
        }
    });
    return sides;
}

double sampledSlope(double pitch, double wavelength) {
    const double sine = wavelength / (2 * pitch);
    return sine < 1 ? sine / std::sqrt(1 - sine * sine) : HUGE_VAL;
}

ZoneReach acrossZone(const Point& point, const RecordingPlane& plane, const WaveSetting& setting) {
    return zoneAlong(acrossLine(setting.grid), point.x, point.z, plane, setting.wavelength);
}

ZoneReach downZone(const Point& point, const RecordingPlane& plane, const WaveSetting& setting) {
    return zoneAlong(downLine(setting.grid), -point.y, point.z, plane, setting.wavelength);
}

std::vector<RecordingPlane> recordingPlanes(const SideFigures& side, const RecordingWish& wish) {
    std::vector<RecordingPlane> planes;
    for (const std::int64_t oversampling : oversamplings) {
        const Finer finer(oversampling, side, wish);
        if (wish.distance > 0)
            finer.addAt(wish.distance, planes);
        else
            for (const double factor : distancesInLeast)
                finer.addAt(factor * finer.leastDistance(), planes);
    }
    return planes;
}

} // namespace fringe
