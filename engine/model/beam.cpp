// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/beam.h"

#include "engine/model/error.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

std::vector<float> gaussian(const PlaneGrid& grid, double waist) {
    std::vector<float> amplitude;
    amplitude.reserve(static_cast<std::size_t>(grid.shape.count()));
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col) {
            const double x = static_cast<double>(col - grid.centreCol()) * grid.pitchX;
            const double y = static_cast<double>(grid.centreRow() - row) * grid.pitchY;
            amplitude.push_back(static_cast<float>(std::exp(-(x * x + y * y) / (waist * waist))));
        }
    return amplitude;
}

std::vector<float> pictured(const PlaneGrid& grid, const Asset& asset) {
    const auto picture = asset.as<GreyPicture>();
    if (!picture)
        throw badInput(
            FRINGE_MARK("The hologram is lit by a beam whose picture, {0}, is not in the "
                        "file; give it, for instance --beam {0}."),
            asset.name);
    const Shape plate = grid.wholePlate();
    if (picture->shape != plate)
        throw badInput(FRINGE_MARK("The picture of the beam has {0} x {1} pixels where the plate "
                                   "has {2} x {3}; scale it to the plate."),
                       picture->shape.cols, picture->shape.rows, plate.cols, plate.rows);
    std::vector<float> amplitude(static_cast<std::size_t>(grid.shape.count()));
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        std::copy_n(picture->intensity.begin() + (grid.firstRow + row) * plate.cols + grid.firstCol,
                    grid.shape.cols, amplitude.begin() + row * grid.shape.cols);
    return amplitude;
}

std::vector<float> openLight(const PlaneGrid& grid, const Beam& beam) {
    switch (beam.kind) {
    case Beam::Kind::Gaussian:
        return gaussian(grid, beam.waist.si());
    case Beam::Kind::Picture:
        return pictured(grid, beam.picture);
    case Beam::Kind::Uniform:
        break;
    }
    return std::vector<float>(static_cast<std::size_t>(grid.shape.count()), 1);
}

} // namespace

std::vector<float> lightOn(const PlaneGrid& grid, const Beam& beam, const Aperture& aperture) {
    std::vector<float> amplitude = openLight(grid, beam);
    stopDown(std::span(amplitude), grid, aperture);
    return amplitude;
}

} // namespace fringe
