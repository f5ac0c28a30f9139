// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_start.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// Of the bright samples along an axis.
struct Extent {
    double centre = 0; ///< [m]
    double width = 0;  ///< [m]
};

struct Range {
    std::int64_t first = INT64_MAX, last = -1;

    void add(std::int64_t place) {
        first = std::min(first, place);
        last = std::max(last, place);
    }
    Extent along(std::int64_t samples, double pitch) const {
        const double middle = 0.5 * static_cast<double>(first + last - 2 * (samples / 2));
        return {middle * pitch, static_cast<double>(last - first + 1) * pitch};
    }
};

struct SignalBox {
    Extent x, y;
};

SignalBox signalBox(const TargetPlane& plane, const PlaneGrid& grid) {
    Range cols, rows;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col) {
            const auto i = static_cast<std::size_t>(row * grid.shape.cols + col);
            if (plane.signal[i] == 0 || plane.intensity[i] <= 0)
                continue;
            cols.add(col);
            rows.add(row);
        }
    SignalBox box{cols.along(grid.shape.cols, grid.pitchX),
                  rows.along(grid.shape.rows, grid.pitchY)};
    box.y.centre = -box.y.centre;
    return box;
}

/// turns = linear·x + quadratic·x² sends the light of the plate's x to the extent's
/// centre + width·x/(width of the beam), by geometric optics.
struct Spread {
    double linear = 0, quadratic = 0;

    double turnsAt(double x) const { return x * (linear + quadratic * x); }
};

Spread spread(const PictureDesign& design, const Extent& wanted, double litWidth) {
    const bool hasWaist = design.beam.kind == Beam::Kind::Gaussian;
    const double beam = hasWaist ? std::min(litWidth, 2 * design.beam.waist.si()) : litWidth;
    const double wavelength = design.wavelength.si(), z = design.planes.front().z.si();
    const double magnification = wanted.width / beam;
    if (design.geometry == PictureGeometry::Free)
        return {wanted.centre / (wavelength * z), (magnification - 1) / (2 * wavelength * z)};
    const double f = design.focalLength.si();
    return {wanted.centre / (wavelength * f), (magnification + z / f) / (2 * wavelength * f)};
}

PhasePattern smoothPattern(const PictureDesign& design) {
    const Plate& plate = design.plate;
    const SignalBox box = signalBox(design.planes.front(), planeGrid(design));
    const double px = plate.pitchX.si(), py = plate.pitchY.si();
    const LitArea lit = litArea(design.beam.aperture, gridOf(plate));
    const Spread alongX = spread(design, box.x, lit.width);
    const Spread alongY = spread(design, box.y, lit.height);
    PhasePattern pattern;
    for (std::int64_t row = 0; row < plate.size.rows; ++row) {
        const double turnsY = alongY.turnsAt(static_cast<double>(plate.size.rows / 2 - row) * py);
        for (std::int64_t col = 0; col < plate.size.cols; ++col) {
            const double x = static_cast<double>(col - plate.size.cols / 2) * px;
            const double turns = turnsY + alongX.turnsAt(x);
            pattern.push_back(static_cast<float>(turns - std::floor(turns)));
        }
    }
    return pattern;
}

PhasePattern chosenPattern(const PictureDesign& design) {
    switch (design.start.kind) {
    case PictureStart::Kind::Given:
        return design.start.given.values();
    case PictureStart::Kind::Random:
        return randomPattern(design.start.seed, design.plate.size);
    case PictureStart::Kind::Smooth:
        break;
    }
    return smoothPattern(design);
}

} // namespace

PhasePattern startPattern(const PictureDesign& design) {
    return onLevels(chosenPattern(design), design.levels);
}

} // namespace fringe
