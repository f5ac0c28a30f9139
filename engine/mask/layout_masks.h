// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/layout_survey.h"
#include "engine/mask/mask_plan.h"
#include "engine/model/message.h"

#include <vector>

namespace fringe {

/// Which layers of a file are masks, or levels, and what is said of that.
struct FoundMasks {
    std::vector<FileLayer> masks{};   ///< from the lowest bit on, or from the level 1
    std::vector<FileLayer> leftOut{}; ///< with shapes
    LayerPer layerPer = LayerPer::Mask;
    std::uint32_t levels = 2;
};

/// Takes those that are chosen; else of a file of this program the layers from 1 on; else
/// - a lone layer,
/// - of levels all up to the highest, if the data type of all is 0,
/// - of masks the layers 1, 2, … of the data type 0, if there are two or more,
/// - all of them, in the order of their numbers and data types.
/// Throws `Error` (BadInput) where none of them has shapes, or there are too many.
FoundMasks masksOf(const LayoutSurvey& survey, const LayoutChoice& choice,
                   const std::optional<MarkedMask>& marked);

} // namespace fringe
