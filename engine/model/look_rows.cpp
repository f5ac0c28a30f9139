// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/look_rows.h"

#include "engine/model/design.h"
#include "engine/model/source_rows.h"

namespace fringe::table {
namespace {

ParameterInfo lookRow(const char* key, const char* label, const char* help) {
    return lengthRow(key, Length{}, label, help);
}

/// A size, 0 for all that there is.
ParameterInfo partRow(const char* zero, ParameterInfo info) {
    info.least = 0;
    info.zero = zero;
    return info;
}

} // namespace

ParameterInfo distanceRow() {
    return lengthRow("distance", Reconstruction{}.distance, FRINGE_MARK("Distance"),
                     FRINGE_MARK("z of the plane that is looked at; negative behind the plate."));
}

std::vector<ParameterInfo> pupilRows() {
    const char* const middle =
        FRINGE_MARK("Of the pupil's middle; a pupil that moves sees the scene from the side.");
    return {partRow(FRINGE_MARK("the whole plate"),
                    lookRow("pupil", FRINGE_MARK("Pupil"),
                            FRINGE_MARK("Diameter of the part of the plate that is looked through: "
                                        "small is sharp in depth, large shows one distance."))),
            lookRow("pupil_x", FRINGE_MARK("Pupil x"), middle),
            lookRow("pupil_y", FRINGE_MARK("Pupil y"), middle)};
}

std::vector<ParameterInfo> windowRows() {
    const char* const zero = FRINGE_MARK("all of the plane");
    const char* const size = FRINGE_MARK("Of the part that is looked at, made of no more of the "
                                         "hologram than sends light there.");
    const char* const middle = FRINGE_MARK("Of the window's middle, from the optical axis.");
    return {partRow(zero, lookRow("window_width", FRINGE_MARK("Window width"), size)),
            partRow(zero, lookRow("window_height", FRINGE_MARK("Window height"), size)),
            lookRow("window_x", FRINGE_MARK("Window x"), middle),
            lookRow("window_y", FRINGE_MARK("Window y"), middle)};
}

} // namespace fringe::table
