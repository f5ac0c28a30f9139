// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/parameter_rows.h"

/// What tables say of looking at a plane: of the design's reconstruction, and of pictures of their
/// own. Keys are without a path.
namespace fringe::table {

/// "distance": z of the plane.
ParameterInfo distanceRow();

/// "pupil", its diameter, "pupil_x", "pupil_y".
BoundRows<Pupil> pupilRows();

/// "window_width", "window_height", "window_x", "window_y".
BoundRows<Window> windowRows();

} // namespace fringe::table
