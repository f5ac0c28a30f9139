// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/patterns/pattern_preview.h"

#include <algorithm>
#include <numbers>

namespace fringe {

Preview patternPreview(const Plate& plate, Length wavelength, const PhasePattern& pattern) {
    const Shape shape = plate.size;
    const std::int64_t step = previewReduction(std::max(shape.rows, shape.cols));
    Preview preview;
    preview.rows = (shape.rows + step - 1) / step;
    preview.cols = (shape.cols + step - 1) / step;
    preview.quantity = Quantity2D::Phase;
    preview.width = plate.pitchX * static_cast<double>(shape.cols);
    preview.height = plate.pitchY * static_cast<double>(shape.rows);
    preview.wavelength = wavelength;
    preview.plane = shape;
    for (std::int64_t row = 0; row < shape.rows; row += step)
        for (std::int64_t col = 0; col < shape.cols; col += step)
            preview.values.push_back(
                2
                * std::numbers::pi_v<
                    float> * pattern[static_cast<std::size_t>(row * shape.cols + col)]);
    return preview;
}

} // namespace fringe
