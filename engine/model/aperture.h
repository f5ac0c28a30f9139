// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"
#include "kernels/values.h"

#include <cstdint>
#include <span>

namespace fringe {

/// A stop on the hologram around x = y = 0. A pixel is lit or not as a whole: by its centre.
struct Aperture {
    enum class Kind {
        None,      ///< all pixels are lit
        Circle,    ///< those with ρ ≤ diameter/2
        Rectangle, ///< those that a plate of width by height has
    };
    Kind kind = Kind::None;
    Length diameter = 4_mm; ///< of the circle
    Length width = 4_mm;    ///< of the rectangle, along x
    Length height = 4_mm;   ///< along y

    friend bool operator==(const Aperture&, const Aperture&) = default;
};

/// Whether a place [m] lies in the circle around 0, its edge included whatever rounding makes of
/// it.
bool isInCircle(double x, double y, Length diameter);

bool isLit(const Aperture& aperture, const PlaneGrid& grid, std::int64_t row, std::int64_t col);

/// Sets the samples that are not lit to 0; row-major, one a pixel of the grid.
template <class Sample>
void stopDown(std::span<Sample> samples, const PlaneGrid& grid, const Aperture& aperture) {
    if (aperture.kind == Aperture::Kind::None)
        return;
    const std::int64_t cols = grid.shape.cols;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col)
            if (!isLit(aperture, grid, row, col))
                samples[static_cast<std::size_t>(row * cols + col)] = {};
}

/// Where an eye looks through the plate: a circle around (x, y).
struct Pupil {
    Length diameter{}; ///< 0: as wide as the plate
    Length x{}, y{};

    friend bool operator==(const Pupil&, const Pupil&) = default;
};

/// Sets the samples outside to 0; row-major, on the grid of a whole plate.
template <class Sample>
void look(std::span<Sample> samples, const PlaneGrid& grid, const Pupil& pupil) {
    if (pupil.diameter == Length{})
        return;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col) {
            const double right =
                static_cast<double>(col - grid.centreCol()) * grid.pitchX - pupil.x.si();
            const double up =
                static_cast<double>(grid.centreRow() - row) * grid.pitchY - pupil.y.si();
            if (!isInCircle(right, up, pupil.diameter))
                samples[static_cast<std::size_t>(row * grid.shape.cols + col)] = {};
        }
}

/// What an aperture leaves of a plane.
struct LitArea {
    double width = 0;  ///< [m]
    double height = 0; ///< [m]
    bool isRound = false;
};
LitArea litArea(const Aperture& aperture, const PlaneGrid& grid);

} // namespace fringe
