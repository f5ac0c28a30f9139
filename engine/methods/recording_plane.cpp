// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/recording_plane.h"

#include "engine/methods/sum_choice.h"
#include "kernels/cloned.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <numbers>

namespace fringe {
namespace {

/// Time of one thread for a sample of a zone, and for one of the plane on its way to the plate [s].
constexpr double zoneSeconds = 1.1e-9, planeSeconds = 3e-8;

/// The plate's pixels along an axis, whose coordinate, x or -y, grows with their index.
struct Line {
    std::int64_t centre, count;
    double pitch; ///< [m]

    double first() const { return static_cast<double>(-centre) * pitch; }
    double extent() const { return static_cast<double>(count - 1) * pitch; }
    double farthest(double place) const {
        return std::max(place - first(), first() + extent() - place);
    }
};

std::array<Line, 2> linesOf(const PlaneGrid& grid) {
    return {{{grid.centreCol(), grid.shape.cols, grid.pitchX},
             {grid.centreRow(), grid.shape.rows, grid.pitchY}}};
}

/// The samples along an axis that a zone covers.
struct Edges {
    std::int64_t first;         ///< from the plate's first pixel
    float start, pitch;         ///< of the first one from the point, and between them [m]
    std::vector<float> weights; ///< one a sample
};

/// 1 on the rays to the plate, beyond them smoothly down to almost 0: an error function whose
/// truncation is as small as what it diffracts.
Edges edgesOf(const Line& line, double place, double z, const RecordingPlane& plane) {
    const double distance = std::abs(z - plane.depth), fade = plane.fade(distance);
    const double low = distance / std::abs(z) * (line.first() - place);
    const double high = low + distance / std::abs(z) * line.extent();
    const double first = std::ceil((place + low - fade - line.first()) / line.pitch);
    const double start = line.first() + first * line.pitch - place;
    Edges edges{static_cast<std::int64_t>(first),
                static_cast<float>(start),
                static_cast<float>(line.pitch),
                {}};
    for (double offset = start; offset <= high + fade;
         offset = start + static_cast<double>(edges.weights.size()) * line.pitch) {
        const double beyond = std::max(low - offset, offset - high);
        const double faded = (2 * beyond / fade - 1) * std::sqrt(0.9 * plane.spread);
        edges.weights.push_back(beyond > 0 ? static_cast<float>(0.5 * std::erfc(faded)) : 1);
    }
    return edges;
}

/// What is drawn of a point: weight/r exp(i2π(turns + cycles (r - distance))), times the edges.
struct Zone {
    Edges across, down;
    float distance;      ///< of the point from the plane [m]
    float cycles, turns; ///< ±1/λ [1/m], and the phase on the axis
    float weight;        ///< amplitude times |z| [m]
};

Zone zoneOf(const Point& point, const RecordingPlane& plane) {
    const auto [across, down] = linesOf(plane.plate);
    const double distance = std::abs(point.z - plane.depth);
    const double cycles = (point.z > 0 ? -1 : 1) / plane.wavelength;
    const double turns = point.phase / (2 * std::numbers::pi) + std::fmod(cycles * distance, 1.0);
    return {edgesOf(across, point.x, point.z, plane),
            edgesOf(down, -point.y, point.z, plane),
            static_cast<float>(distance),
            static_cast<float>(cycles),
            static_cast<float>(turns - std::nearbyint(turns)),
            static_cast<float>(point.amplitude * std::abs(point.z))};
}

/// Adds a row of a zone to interleaved samples, from its first column on. Turns are rounded to
/// whole ones by the rounding of floats, for less than 2²²; sin(πt) and cos(πt) are Taylor's
/// series. Good to 1e-6 where cycles (r - distance) stays below 10.
FRINGE_CLONED void addRow(const Zone& zone, std::size_t row, float* __restrict samples) {
    const auto& [first, x, pitch, edges] = zone.across;
    const float y = zone.down.start + static_cast<float>(row) * zone.down.pitch;
    const float weight = zone.weight * zone.down.weights[row];
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const float dx = x + static_cast<float>(static_cast<int>(i)) * pitch;
        const float rho2 = dx * dx + y * y;
        const float r = __builtin_sqrtf(rho2 + zone.distance * zone.distance);
        const float inverse = 1 / (r * (r + zone.distance));
        const float phase = zone.turns + zone.cycles * rho2 * (r * inverse);
        const float t = phase - ((phase + 12582912) - 12582912), t2 = t * t;
        float s = 2.55016404F + t2 * (-0.599264529F + t2 * (0.0821458866F - 0.0073704309F * t2));
        s = t * (3.14159265F + t2 * (-5.16771278F + t2 * s));
        float c = 0.235330630F + t2 * (-0.0258068913F + 0.00192957431F * t2);
        c = 1 + t2 * (-4.93480220F + t2 * (4.05871213F + t2 * (-1.33526277F + t2 * c)));
        const float amplitude = weight * edges[i] * ((r + zone.distance) * inverse);
        samples[2 * i] += amplitude * (1 - 2 * s * s);
        samples[2 * i + 1] += amplitude * (2 * s * c);
    }
}

/// The points as the plate sees them.
struct CloudView {
    double low = HUGE_VAL, high = -HUGE_VAL; ///< z [m]
    double slope = 0;     ///< of the steepest ray to a pixel along an axis, |dx|/|z|
    double steepness = 1; ///< of the steepest ray, √(dx² + dy² + z²)/|z|
    double beyond = 0;    ///< how far they reach beyond the plate's edges [m]
};

CloudView viewOf(const PlacedPoints& points, const PlaneGrid& plate) {
    const auto [across, down] = linesOf(plate);
    CloudView view;
    points.inPieces(1 << 14, [&, &across = across, &down = down](std::span<const Point> some) {
        for (const auto& [x, y, z, amplitude, phase] : some) {
            const double dx = across.farthest(x), dy = down.farthest(-y);
            view.slope = std::max(view.slope, std::max(dx, dy) / std::abs(z));
            view.steepness = std::max(view.steepness, std::hypot(dx, dy, z) / std::abs(z));
            view.beyond = std::max({view.beyond, dx - across.extent(), dy - down.extent()});
            view.low = std::min(view.low, z);
            view.high = std::max(view.high, z);
        }
    });
    return view;
}

/// Makes the plane as large as it has to be. count: of the points.
void size(RecordingPlane& plane, const CloudView& cloud, double count) {
    const auto [across, down] = linesOf(plane.plate);
    // How far zones, or the light of their faded part, reach beyond the plate [m]; the area of two
    // of them [m²].
    double beyond = 0, zones = 0;
    for (const double z : {cloud.low, cloud.high}) {
        const double apart = std::abs(z - plane.depth), shrunk = apart / std::abs(z);
        const double fade = plane.fade(apart);
        beyond = std::max({beyond, fade / (2 * shrunk), cloud.beyond + fade});
        zones += (shrunk * across.extent() + 2 * fade) * (shrunk * down.extent() + 2 * fade);
    }
    const auto lengthOf = [beyond](const Line& line) { // of few large factors
        const double least = (line.extent() + 2 * beyond) / line.pitch + 4;
        return 64 * static_cast<std::int64_t>(least / 64 + 1);
    };
    plane.shape = {lengthOf(down), lengthOf(across)};
    plane.seconds = zoneSeconds * count * zones / (2 * across.pitch * down.pitch)
                    + planeSeconds * static_cast<double>(plane.shape.count());
}

} // namespace

std::optional<RecordingPlane> recordingPlane(const MethodInput& input, double wavelength) {
    const double tolerance = pointSumChoice({}, input.values).tolerance;
    const CloudView cloud = viewOf(input.points, input.grid);
    const double nearest = std::min(std::abs(cloud.low), std::abs(cloud.high));
    // Fitted to Fresnel integrals over the edges, with a margin; steep light widens them.
    const double spread =
        std::max(3.0, 2.7 * std::log(0.4 / tolerance)) * std::pow(cloud.steepness, 3);
    const double pitch = std::max(input.grid.pitchX, input.grid.pitchY);
    const double sampled = std::tan(std::asin(std::min(1.0, wavelength / (2 * pitch))));
    // Between the rays to the plate and those that are sampled; the spread is measured up to 0.7.
    const double room = std::min(sampled - cloud.slope, 0.7);
    const bool isBetween = room > 0 && cloud.low * cloud.high > 0;
    const double least = isBetween ? spread * wavelength / (room * room) : HUGE_VAL;
    std::optional<RecordingPlane> best;
    for (double distance = least; distance < nearest; distance *= 1.5) {
        // Rounding of phases in single precision.
        const double rounding =
            4e-7 * (cloud.high - cloud.low + distance) * (cloud.steepness - 1) / wavelength;
        RecordingPlane plane{input.grid, wavelength, spread,
                             std::copysign(nearest - distance, cloud.low)};
        size(plane, cloud, static_cast<double>(input.points.size()));
        if (rounding <= tolerance / 3 && (!best || plane.seconds < best->seconds))
            best = plane;
    }
    return best;
}

void addZones(std::span<const Point> points, const RecordingPlane& plane,
              std::span<Complex> samples) {
    std::vector<Zone> zones(points.size());
    parallelFor(std::ssize(zones), 16, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            zones[i] = zoneOf(points[i], plane);
    });
    parallelFor(plane.shape.rows, 16, [&](std::int64_t begin, std::int64_t end) {
        for (const Zone& zone : zones) {
            const std::int64_t top = plane.before().rows + zone.down.first;
            Complex* const left = samples.data() + plane.before().cols + zone.across.first;
            const std::int64_t below = top + std::ssize(zone.down.weights);
            for (std::int64_t row = std::max(begin, top); row < std::min(end, below); ++row)
                addRow(zone, static_cast<std::size_t>(row - top),
                       reinterpret_cast<float*>(left + row * plane.shape.cols));
        }
    });
}

} // namespace fringe
