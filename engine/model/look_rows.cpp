// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/look_rows.h"

namespace fringe::table {

ParameterInfo distanceRow() {
    return lengthRow("distance", FRINGE_MARK("Distance"),
                     FRINGE_MARK("z of the plane that is looked at; negative behind the plate."));
}

BoundRows<Pupil> pupilRows() {
    const char* const middle =
        FRINGE_MARK("Of the pupil's middle; a pupil that moves sees the scene from the side.");
    return {{zeroMeans(FRINGE_MARK("the whole plate"),
                       notNegative(lengthRow(
                           "pupil", FRINGE_MARK("Pupil"),
                           FRINGE_MARK("Diameter of the part of the plate that is looked through: "
                                       "small is sharp in depth, large shows one distance.")))),
             &Pupil::diameter},
            {lengthRow("pupil_x", FRINGE_MARK("Pupil x"), middle), &Pupil::x},
            {lengthRow("pupil_y", FRINGE_MARK("Pupil y"), middle), &Pupil::y}};
}

BoundRows<Window> windowRows() {
    const auto size = [](const char* key, const char* label) {
        return zeroMeans(FRINGE_MARK("all of the plane"),
                         notNegative(lengthRow(
                             key, label,
                             FRINGE_MARK("Of the part that is looked at, made of no more of the "
                                         "hologram than sends light there."))));
    };
    const char* const middle = FRINGE_MARK("Of the window's middle, from the optical axis.");
    return {{size("window_width", FRINGE_MARK("Window width")), &Window::width},
            {size("window_height", FRINGE_MARK("Window height")), &Window::height},
            {lengthRow("window_x", FRINGE_MARK("Window x"), middle), &Window::x},
            {lengthRow("window_y", FRINGE_MARK("Window y"), middle), &Window::y}};
}

} // namespace fringe::table
