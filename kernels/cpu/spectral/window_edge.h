// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/window.h"

namespace fringe::cpu {

/// A window along one axis as what has least to be drawn pixel by pixel: its own pixels, or all
/// that are wanted less those beyond its edge.
struct WindowEdge {
    bool isWhole = true; ///< all wanted pixels, to which the drawn ones are added by their sign
    IndexRange drawn;    ///< empty where the window holds all wanted pixels
    float sign = 1;      ///< of the drawn pixels

    bool isDrawn() const { return drawn.begin < drawn.end; }
};

/// window: within `wanted`, and not empty.
WindowEdge windowEdge(IndexRange window, IndexRange wanted);

} // namespace fringe::cpu
