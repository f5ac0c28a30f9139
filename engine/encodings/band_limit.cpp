// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/band_limit.h"

#include "engine/encodings/plane_transform.h"

#include <cmath>
#include <utility>

namespace fringe {
namespace {

std::vector<bool> binsNear(std::int64_t bins, double middle, double reach) {
    constexpr double slack = 1e-9; // so that a bin on the edge is beyond it, whatever the pitch
    std::vector<bool> near;
    for (std::int64_t bin = 0; bin < bins; ++bin) {
        const double away =
            static_cast<double>(binNumber(bin, bins)) / static_cast<double>(bins) - middle;
        near.push_back(std::abs(away - std::round(away)) < reach - slack);
    }
    return near;
}

/// The field with the bins of its spectrum alone that are kept.
template <class IsKept> Field filtered(const Field& field, const IsKept& isKept) {
    const Field here = inMemory(field);
    const auto [rows, cols] = here.shape();
    PlaneTransform transform(here.shape());
    std::vector<Complex> spectrum =
        transform.spectrum({here.samples().begin(), here.samples().end()});
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col)
            if (!isKept(row, col))
                spectrum[static_cast<std::size_t>(row * cols + col)] = 0;
    return {here.shape(), transform.samples(spectrum)};
}

} // namespace

BinsInBand::BinsInBand(Shape shape, double middleX, double middleY, double x, double y)
    : rows_(binsNear(shape.rows, -middleY, y)), cols_(binsNear(shape.cols, middleX, x)) {}

Field withinBand(const Field& field, const PlaneSampling& sampling, const Passband& band) {
    const BinsInBand kept(field.shape(), 0, 0, band.x * sampling.pitchX.si(),
                          band.y * sampling.pitchY.si());
    return filtered(field, [&](std::int64_t row, std::int64_t col) { return kept.has(row, col); });
}

Field withoutLowerHalf(const Field& field) {
    const std::int64_t rows = field.shape().rows;
    return filtered(field, [rows](std::int64_t row, std::int64_t) {
        return row == 0 || 2 * row > rows; // rows of a spectrum count downwards
    });
}

} // namespace fringe
