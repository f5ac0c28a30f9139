// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/window.h"

#include "engine/model/error.h"
#include "engine/model/units.h"
#include "kernels/whole.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fringe {

Region samplesOf(const Window& window, Shape plane, const Sampling& sampling) {
    struct Lines {
        std::int64_t first, count;
    };
    const auto linesOf = [](double middle, Length size, Length pitch, std::int64_t all) {
        const double half = size / pitch / 2;
        const auto within = [&](double at) {
            return wholeBelow(std::clamp(at + 0.5, 0.0, static_cast<double>(all)));
        };
        if (size == Length{})
            return Lines{0, all};
        return Lines{within(middle - half), within(middle + half) - within(middle - half)};
    };
    const PlaneGrid grid{plane, sampling.pitchX.si(), sampling.pitchY.si()};
    const Lines rows = linesOf(static_cast<double>(grid.centreRow()) - window.y / sampling.pitchY,
                               window.height, sampling.pitchY, plane.rows);
    const Lines cols = linesOf(static_cast<double>(grid.centreCol()) + window.x / sampling.pitchX,
                               window.width, sampling.pitchX, plane.cols);
    if (rows.count < 1 || cols.count < 1)
        throw badInput(FRINGE_MARK("The window has no sample of the plane, which is {0} wide and "
                                   "{1} high; move it, or make it larger."),
                       legibleLength(static_cast<double>(plane.cols) * sampling.pitchX),
                       legibleLength(static_cast<double>(plane.rows) * sampling.pitchY));
    return {rows.first, cols.first, {rows.count, cols.count}};
}

namespace {

/// How far beside a sample light starts that comes there, and how far what the pixels' limit bends
/// does; beyond that a part of a hologram fades over as much, since light bends at hard edges
/// [samples].
struct Reach {
    std::int64_t rays, edge;

    std::int64_t all() const { return rays + 2 * edge; }
};

Reach reachOf(Length pitch, Length longest, Length distance) {
    constexpr double steepest = 1e6; // of pitches below half a wavelength
    constexpr double zones = 4;      // √(λ|z|) wide
    const double sine = longest / pitch / 2;
    const double slope = sine < 1 ? sine / std::sqrt(1 - sine * sine) : steepest;
    const double far = std::abs(distance.si());
    const auto samples = [&](double metres) {
        return static_cast<std::int64_t>(std::min(std::ceil(metres / pitch.si()), 1e12));
    };
    return {samples(slope * far), samples(zones * std::sqrt(longest.si() * far))};
}

/// Factors for a part of a line of `all` samples: 1, and where the part ends within the line
/// falling to 0 over `edge` samples.
std::vector<float> fading(std::int64_t first, std::int64_t count, std::int64_t all,
                          std::int64_t edge) {
    constexpr double steepness = 3.2; // the edge keeps 6e-6 of the light at its end
    const auto at = [&](std::int64_t inside) {
        const double part = (static_cast<double>(inside) + 0.5) / static_cast<double>(edge);
        return part >= 1 ? 1.0 : 0.5 * (1 + std::erf(steepness * (2 * part - 1)));
    };
    std::vector<float> line(static_cast<std::size_t>(count), 1);
    for (std::int64_t i = 0; i < count; ++i)
        line[static_cast<std::size_t>(i)] = static_cast<float>(
            (first > 0 ? at(i) : 1) * (first + count < all ? at(count - 1 - i) : 1));
    return line;
}

} // namespace

Region seenFrom(const Region& region, Length distance, Shape plane, const Sampling& sampling) {
    const Length longest = std::ranges::max(sampling.wavelengths);
    const std::int64_t down = reachOf(sampling.pitchY, longest, distance).all();
    const std::int64_t across = reachOf(sampling.pitchX, longest, distance).all();
    Region seen{std::max<std::int64_t>(0, region.row - down),
                std::max<std::int64_t>(0, region.col - across),
                {}};
    seen.shape = {std::min(plane.rows, region.row + region.shape.rows + down) - seen.row,
                  std::min(plane.cols, region.col + region.shape.cols + across) - seen.col};
    return seen;
}

Hologram fadedPart(const Hologram& hologram, const Region& region, Length distance) {
    const Length longest = std::ranges::max(hologram.sampling.wavelengths);
    const auto edge = [&](Length pitch) {
        return std::max<std::int64_t>(1, reachOf(pitch, longest, distance).edge);
    };
    const auto down = fading(region.row, region.shape.rows, hologram.shape().rows,
                             edge(hologram.sampling.pitchY));
    const auto across = fading(region.col, region.shape.cols, hologram.shape().cols,
                               edge(hologram.sampling.pitchX));
    Hologram part = hologram;
    part.solved.reset();
    for (Field& plane : part.planes)
        plane = mappedRegions<Complex>(
            partOf(plane, region),
            [down, across](std::span<const Complex> samples, const Region& at, Complex* faded) {
                for (std::size_t i = 0; i < samples.size(); ++i) {
                    const std::size_t cols = static_cast<std::size_t>(at.shape.cols);
                    faded[i] = samples[i] * down[static_cast<std::size_t>(at.row) + i / cols]
                               * across[static_cast<std::size_t>(at.col) + i % cols];
                }
            });
    return part;
}

} // namespace fringe
