// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/records.h"
#include "kernels/ops.h"

namespace fringe::gpu {

/// How a GPU makes an autostereogram.
struct StereogramLaunch {
    /// prefersBands: barriers between items cost the device little.
    StereogramLaunch(Shape depth, Shape tile, const StereogramArgs& args, bool prefersBands);

    formulas::StereogramRecord record;
    bool inBands;        ///< else row by row, which takes a tile of any width
    std::int64_t groups; ///< of FRINGE_GROUP_SIDE × FRINGE_GROUP_SIDE items
};

} // namespace fringe::gpu
