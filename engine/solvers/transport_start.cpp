// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/transport_start.h"

#include "engine/job/job_control.h"
#include "engine/solvers/light_transport.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace fringe {
namespace {

/// What a cell of a line has of a sample, in parts of a sample over `transportCells`.
struct Cover {
    std::size_t cell, sample;
    double share;
};

std::vector<Cover> coversOf(std::int64_t samples) {
    std::vector<Cover> covers;
    for (std::int64_t cell = 0, sample = 0, begin = 0; cell < transportCells;) {
        const std::int64_t endOfCell = (cell + 1) * samples;
        const std::int64_t endOfSample = (sample + 1) * transportCells;
        const std::int64_t end = std::min(endOfCell, endOfSample);
        covers.push_back({static_cast<std::size_t>(cell), static_cast<std::size_t>(sample),
                          static_cast<double>(end - std::exchange(begin, end))});
        cell += end == endOfCell ? 1 : 0;
        sample += end == endOfSample ? 1 : 0;
    }
    return covers;
}

std::vector<double> beamInCells(Optics& optics) {
    std::vector<float> light(optics.amplitude().begin(), optics.amplitude().end());
    for (float& value : light)
        value *= value;
    return lightInCells(light, optics.light().setup.plate.size);
}

/// A ray of the phase gradient g [turns/m] comes from the plate's x to reach·g - own·x.
struct Rays {
    explicit Rays(const Setup& setup, double z)
        : reach(setup.wavelength().si() * (setup.lens.on ? setup.lens.focalLength.si() : z)),
          own(setup.lens.on ? z / setup.lens.focalLength.si() : -1) {}

    double reach, own; ///< [m²], [1]
};

/// One axis of plate and picture; y goes up, and rows go down.
struct Side {
    /// A picture is at least as wide as a point is by all of the plate.
    Side(const LightExtent::Range& wanted, double pitch, std::int64_t samples, const Rays& rays)
        : centre(wanted.centre), width(pitch * static_cast<double>(samples)),
          cost(std::max(width * wanted.width, std::abs(rays.reach))) {}

    double centre; ///< of the picture [m]
    double width;  ///< of the plate [m]
    double cost;   ///< width times that of the picture [m²]
};

/// Phases that send the light of the plate on its ways.
class CarryingPhases {
  public:
    CarryingPhases(Optics& optics, const Wanted& wanted)
        : grid_(gridOf(optics.light().setup.plate)), rays_(optics.light().setup, wanted.extent().z),
          x_(wanted.extent().x, grid_.pitchX, grid_.shape.cols, rays_),
          y_(wanted.extent().y, grid_.pitchY, grid_.shape.rows, rays_),
          cost_(std::max(x_.cost, y_.cost)),
          transport_(beamInCells(optics), wanted.lightInCells(), {x_.cost / cost_, y_.cost / cost_},
                     optics.control()),
          potential_(transport_.potential(grid_.shape.cols)) {}

    void row(std::int64_t row, std::span<float> turns) const {
        const double y = static_cast<double>(grid_.centreRow() - row) * grid_.pitchY;
        const double place = middleOfPart(row, grid_.shape.rows);
        std::vector<double> potential(turns.size());
        potential_.at(place, potential);
        for (std::int64_t col = 0; col < grid_.shape.cols; ++col) {
            const auto i = static_cast<std::size_t>(col);
            const double x = static_cast<double>(col - grid_.centreCol()) * grid_.pitchX;
            const double across = middleOfPart(col, grid_.shape.cols);
            const double carried = cost_ * transport_.blur() * potential[i]
                                   + (x_.cost * across * across + y_.cost * place * place) / 2;
            const double all =
                (x_.centre * x + y_.centre * y + carried + rays_.own * (x * x + y * y) / 2)
                / rays_.reach;
            turns[i] = static_cast<float>(all - std::floor(all));
        }
    }

  private:
    PlaneGrid grid_;
    Rays rays_;
    Side x_, y_;
    double cost_; ///< [m²]
    LightTransport transport_;
    SoftMaximum potential_;
};

} // namespace

std::vector<double> lightInCells(std::span<const float> light, Shape shape) {
    constexpr auto cells = static_cast<std::size_t>(transportCells);
    const auto samples = static_cast<std::size_t>(shape.cols);
    const std::vector<Cover> along = coversOf(shape.cols);
    std::vector<double> all(cells * cells);
    for (const Cover& down : coversOf(shape.rows))
        for (const Cover& of : along)
            all[down.cell * cells + of.cell] +=
                down.share * of.share
                * static_cast<double>(light[down.sample * samples + of.sample]);
    return all;
}

PhasePattern transportPattern(Optics& optics) {
    const CarryingPhases phases(optics, *optics.wanted().front());
    const Shape shape = optics.light().setup.plate.size;
    const auto columns = static_cast<std::size_t>(shape.cols);
    PhasePattern pattern(static_cast<std::size_t>(shape.count()));
    parallelFor(shape.rows, 1, [&](std::int64_t row, std::int64_t) {
        phases.row(row,
                   std::span(pattern).subspan(static_cast<std::size_t>(row) * columns, columns));
    });
    return pattern;
}

} // namespace fringe
