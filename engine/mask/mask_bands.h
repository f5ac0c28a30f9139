// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/mask_plan.h"

#include <functional>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// Shapes of a band, and what they are in the file.
struct LayerBytes {
    LayerShapes shapes;
    std::string bytes;
};

/// Makes the shapes of the plan's part of a plate, or of all, in bands that all cores make at once,
/// and hands them on from the top, layer after layer of a band, by the caller's thread. Rectangles
/// that go on from a band to the next are one, in the band where they end; polygons end with their
/// band. Throws `Error` (BadInput) for a level beyond the layout's; `Cancelled`.
void inLayerBands(const Plane<std::uint16_t>& levels, const MaskPlan& plan,
                  const LayoutFormat& format, const JobControl* control,
                  const std::function<void(const LayerBytes&)>& take);

/// Rows of a band of a plate that is so wide.
std::int64_t bandRows(std::int64_t cols);

/// Calls `use` for the rows of a plate from the top, until it says that it wants no more. Throws
/// `Cancelled`.
void eachRow(const Plane<std::uint16_t>& levels, const JobControl* control,
             const std::function<bool(std::span<const std::uint16_t>)>& use);

/// Into how many equal parts, as wide and high as each other, the plate can be cut; 1 × 1: none.
/// Parts have at least 64 rows and columns, lie at whole nm, and there are at most 8,000. Reads
/// about half of the levels where there are none, else all.
Shape equalParts(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                 const JobControl* control);

/// Such parts, not all equal, of which a fifth or more come again, with as few pixels to write as
/// any such cuts leave; 1 × 1: there are none. Parts of one level save nothing. Reads all.
MaskTiles equalTiles(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                     const JobControl* control);

} // namespace fringe
