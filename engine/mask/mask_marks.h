// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/mask_plan.h"

#include <cstdint>
#include <vector>

/// What lies beside a plate in its layout: at each corner a cross, in the same places on every
/// layer, and below a line of text for each. Any thread.
namespace fringe {

/// A rectangle of a layout [nm].
struct LayoutBox {
    LayoutPoint low, high;
};

/// Width of a line of a cross [nm]: a 140th of the plate's shorter side in whole µm, but 3 µm to
/// 70 µm.
std::int32_t markWidth(const MaskGrid& grid);
/// Widths that a line is long, and that its middle is beside the corner along either axis.
constexpr std::int32_t crossWidths = 7;

/// Boxes of a layer, from 1; none where the layout has no labels. They do not overlap.
std::vector<LayoutBox> marksOf(const MaskPlan& plan, std::uint32_t layer);

/// What plate and marks reach.
LayoutBox extentOf(const MaskPlan& plan);

/// Throws `Error` (BadInput) where coordinates of 32 bits do not hold the marks.
void requireMarks(const MaskGrid& grid, const MaskLayout& layout);

} // namespace fringe
