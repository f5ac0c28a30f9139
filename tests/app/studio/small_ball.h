// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/examples/examples.h"

namespace fringe {

/// The bouncing ball as its example has it, on few pixels.
inline Design smallBall() {
    Design design = exampleDesign("ball");
    design.setup.plate = {{48, 64}, 80_um, 80_um};
    return design;
}

} // namespace fringe
