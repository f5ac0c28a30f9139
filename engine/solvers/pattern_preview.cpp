// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/pattern_preview.h"

#include <algorithm>
#include <numbers>

namespace fringe {

Preview patternPreview(const Setup& setup, const PhasePattern& pattern) {
    const Plate& plate = setup.plate;
    const PlaneGrid grid = gridOf(plate);
    const Shape shape = plate.size;
    const std::int64_t step = previewReduction(std::max(shape.rows, shape.cols));
    Preview preview;
    preview.rows = (shape.rows + step - 1) / step;
    preview.cols = (shape.cols + step - 1) / step;
    preview.quantity = Quantity2D::Phase;
    preview.width = plate.pitchX * static_cast<double>(shape.cols);
    preview.height = plate.pitchY * static_cast<double>(shape.rows);
    preview.wavelength = setup.wavelength();
    preview.plane = shape;
    for (std::int64_t row = 0; row < shape.rows; row += step)
        for (std::int64_t col = 0; col < shape.cols; col += step) {
            const float turns = pattern[static_cast<std::size_t>(row * shape.cols + col)];
            preview.values.push_back(
                isLit(setup.aperture, grid, row, col) ? 2 * std::numbers::pi_v<float> * turns : 0);
        }
    return preview;
}

} // namespace fringe
