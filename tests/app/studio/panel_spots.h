// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/panel_frames.h"
#include "engine/device/sending.h"
#include "engine/model/design_parameters.h"
#include "tests/app/studio/small_spots.h"

namespace fringe {

/// The design for a panel of 217 levels, whose first pixel is at (4, 7) of its video mode.
inline Design forPanel(Design design, Shape panel, Shape mode) {
    design.setup.plate.size = panel;
    design.device.key = "panel";
    for (const auto& [path, text] : {std::pair{"device.mode_columns", std::to_string(mode.cols)},
                                     {"device.mode_rows", std::to_string(mode.rows)},
                                     {"device.column", "4"},
                                     {"device.row", "7"},
                                     {"encoding.levels", "217"}})
        design = withParameterText(std::move(design), path, text);
    return design;
}

inline Design spotsForPanel(Shape panel, Shape mode) {
    return forPanel(smallSpots(), panel, mode);
}

/// What a panel is sent of levels, made anew.
inline PanelPicture sentPicture(const Hologram& field, const LevelPattern& levels,
                                const Choice& device) {
    return pictureFor(outputDeviceOf(device.key).send({field, levels, device}));
}

/// Four spots in 8 levels, for a mask whose heights are those of the levels.
inline Design spotsForMask() {
    Design design = smallSpots();
    design.device.key = "mask";
    for (const auto& [path, text] :
         {std::pair{"encoding.levels", "8"}, {"device.index", "1.5"}, {"device.tone", "height"}})
        design = withParameterText(std::move(design), path, text);
    return design;
}

} // namespace fringe
