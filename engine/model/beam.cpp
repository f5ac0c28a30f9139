// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/beam.h"

#include "engine/model/called.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

std::vector<float> gaussian(const PlaneGrid& grid, const Beam& beam) {
    const double widthX = beam.waist.si();
    const double widthY = beam.waistY > Length{} ? beam.waistY.si() : widthX;
    std::vector<float> amplitude;
    amplitude.reserve(static_cast<std::size_t>(grid.shape.count()));
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col) {
            const double x =
                static_cast<double>(col - grid.centreCol()) * grid.pitchX - beam.x.si();
            const double y =
                static_cast<double>(grid.centreRow() - row) * grid.pitchY - beam.y.si();
            const double depth = widthX == widthY
                                     ? (x * x + y * y) / (widthX * widthX)
                                     : x * x / (widthX * widthX) + y * y / (widthY * widthY);
            amplitude.push_back(static_cast<float>(std::exp(-depth)));
        }
    return amplitude;
}

/// Pixels of a picture along an axis that one of the plate is made of, and their shares.
struct Cover {
    std::int64_t first = 0;
    std::vector<double> shares{};
};

Cover coverOf(std::int64_t pixel, std::int64_t plate, std::int64_t picture) {
    if (picture >= plate) {
        const std::int64_t from = pixel * picture, to = from + picture; // in 1/plate of a pixel
        Cover cover{from / plate};
        for (std::int64_t i = cover.first; i * plate < to; ++i)
            cover.shares.push_back(
                static_cast<double>(std::min((i + 1) * plate, to) - std::max(i * plate, from))
                / static_cast<double>(picture));
        return cover;
    }
    const std::int64_t middle = (2 * pixel + 1) * picture - plate; // in 1/(2 plate) of a pixel
    const std::int64_t place = std::clamp<std::int64_t>(middle, 0, 2 * plate * (picture - 1));
    const std::int64_t first =
        std::min(place / (2 * plate), std::max<std::int64_t>(picture - 2, 0));
    if (picture == 1)
        return {0, {1}};
    const double share =
        static_cast<double>(place - 2 * plate * first) / static_cast<double>(2 * plate);
    return {first, {1 - share, share}};
}

std::vector<Cover> coversOf(std::int64_t first, std::int64_t count, std::int64_t plate,
                            std::int64_t picture) {
    std::vector<Cover> covers;
    for (std::int64_t i = first; i < first + count; ++i)
        covers.push_back(coverOf(i, plate, picture));
    return covers;
}

double covered(const GreyPicture& picture, const Cover& rows, const Cover& cols) {
    double sum = 0;
    for (std::size_t r = 0; r < rows.shares.size(); ++r)
        for (std::size_t c = 0; c < cols.shares.size(); ++c)
            sum += rows.shares[r] * cols.shares[c]
                   * static_cast<double>(picture.intensity[static_cast<std::size_t>(
                       (rows.first + static_cast<std::int64_t>(r)) * picture.shape.cols + cols.first
                       + static_cast<std::int64_t>(c))]);
    return sum;
}

/// The grid's samples of a picture with the pixels of the plate.
std::vector<float> cutOut(const GreyPicture& picture, const PlaneGrid& grid) {
    std::vector<float> samples(static_cast<std::size_t>(grid.shape.count()));
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        std::copy_n(picture.intensity.begin() + (grid.firstRow + row) * picture.shape.cols
                        + grid.firstCol,
                    grid.shape.cols, samples.begin() + row * grid.shape.cols);
    return samples;
}

/// The grid's samples of a picture that covers the plate.
std::vector<float> resampled(const GreyPicture& picture, const PlaneGrid& grid) {
    const Shape plate = grid.wholePlate();
    if (picture.shape == plate)
        return cutOut(picture, grid);
    const auto rows = coversOf(grid.firstRow, grid.shape.rows, plate.rows, picture.shape.rows);
    const auto cols = coversOf(grid.firstCol, grid.shape.cols, plate.cols, picture.shape.cols);
    std::vector<float> samples;
    samples.reserve(static_cast<std::size_t>(grid.shape.count()));
    for (const Cover& row : rows)
        for (const Cover& col : cols)
            samples.push_back(static_cast<float>(covered(picture, row, col)));
    return samples;
}

std::vector<float> pictured(const PlaneGrid& grid, const Beam& beam) {
    const auto picture = beam.picture.as<GreyPicture>();
    if (!picture)
        throw badInput(
            FRINGE_MARK("The hologram is lit by a beam whose picture, {0}, is not in the "
                        "file; give it ({1})."),
            beam.picture.name, setTo(called(FRINGE_MARK("Beam"), "--beam"), {beam.picture.name}));
    std::vector<float> light = resampled(*picture, grid);
    if (beam.values == Beam::Values::Intensity)
        for (float& value : light)
            value = std::sqrt(value);
    return light;
}

std::vector<float> openLight(const PlaneGrid& grid, const Beam& beam) {
    switch (beam.kind) {
    case Beam::Kind::Gaussian:
        return gaussian(grid, beam);
    case Beam::Kind::Picture:
        return pictured(grid, beam);
    case Beam::Kind::Uniform:
        break;
    }
    return std::vector<float>(static_cast<std::size_t>(grid.shape.count()), 1);
}

} // namespace

GreyPicture onPlate(const GreyPicture& picture, Shape plate) {
    return {plate, resampled(picture, {plate, 1, 1})};
}

std::vector<float> lightOn(const PlaneGrid& grid, const Beam& beam, const Aperture& aperture) {
    std::vector<float> amplitude = openLight(grid, beam);
    stopDown(std::span(amplitude), grid, aperture);
    return amplitude;
}

void illuminate(std::span<Complex> field, const PlaneGrid& grid, const Beam& beam,
                const Aperture& aperture) {
    if (isEven(beam, aperture))
        return;
    const std::vector<float> light = lightOn(grid, beam, aperture);
    for (std::size_t i = 0; i < field.size(); ++i)
        field[i] = light[i] > 0 ? light[i] * field[i] : Complex();
}

} // namespace fringe
