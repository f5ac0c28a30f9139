// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"
#include "kernels/values.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace fringe {

enum class Quantity2D { Intensity, Amplitude, Phase, Depth };

/// Whether 0 is dark.
constexpr bool isBrightness(Quantity2D quantity) {
    return quantity == Quantity2D::Intensity || quantity == Quantity2D::Amplitude;
}

/// What is looked at of a span of distances: every place at the distance where it is sharpest, or
/// that distance.
enum class FocusView { AllInFocus, Depth };

/// A small picture for a view, ready to be mapped to colours.
struct Preview {
    std::int64_t rows = 0;
    std::int64_t cols = 0;
    std::vector<float> values; ///< row-major, row 0 on top; phase in [0, 2π), depth [m] or NaN
    Quantity2D quantity = Quantity2D::Intensity;
    Length width{};    ///< physical extent along x
    Length height{};   ///< along y
    Length distance{}; ///< z of the plane
    Length wavelength{};
    double power = 1; ///< of its laser, the strongest 1, by which an intensity is weighted
    Shape plane{};    ///< samples of the plane that it is a picture of
    Length x{}, y{};  ///< of its sample ⌊N/2⌋, from the optical axis
};

/// The power of two by which a plane of `samples` along its longer side is reduced for a preview,
/// which then has 400 to 800 of them.
constexpr std::int64_t previewReduction(std::int64_t samples) {
    std::int64_t reduction = 1;
    while (samples / (2 * reduction) >= 400)
        reduction *= 2;
    return reduction;
}

/// A picture of a plane without its values, and how many samples along each axis one stands for.
inline std::pair<Preview, std::int64_t> emptyPreview(const PlaneGrid& grid, Quantity2D quantity) {
    const auto [rows, cols] = grid.shape;
    const std::int64_t step = previewReduction(std::max(rows, cols));
    Preview preview;
    preview.rows = (rows + step - 1) / step;
    preview.cols = (cols + step - 1) / step;
    preview.quantity = quantity;
    preview.width = Length(grid.pitchX * static_cast<double>(cols));
    preview.height = Length(grid.pitchY * static_cast<double>(rows));
    preview.plane = grid.shape;
    return {std::move(preview), step};
}

/// Previews of a plane in the light of each wavelength.
using Previews = std::vector<Preview>;

} // namespace fringe
