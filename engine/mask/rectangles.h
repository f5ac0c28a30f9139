// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <cstdint>
#include <span>
#include <vector>

/// Binary masks as rectangles of pixels. Any thread.
namespace fringe {

/// Pixels that are set, rows from the top.
struct PixelRect {
    std::int32_t row = 0, col = 0, rows = 0, cols = 0;

    friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// What a byte of a mask says of its pixel; partitions add the cuts along its sides.
enum MaskBits : std::uint8_t { isSet = 1, cutAbove = 2, cutLeft = 4 };

/// Runs of set pixels between cuts, merged with equal ones of the row above where no cut is
/// between; by row and column of their first pixels.
std::vector<PixelRect> mergedRuns(std::span<const std::uint8_t> mask, Shape shape);

/// As few rectangles as cover what is set without overlap: N − L − H + C of N concave corners, L
/// the largest number of chords between facing ones that neither cross nor touch, H holes and C
/// components (Ohtsuki 1982; Ferrari, Sankar and Sklansky 1984). mask: gets the cuts; less than
/// 2³¹ pixels.
std::vector<PixelRect> fewestRectangles(std::span<std::uint8_t> mask, Shape shape);

} // namespace fringe
