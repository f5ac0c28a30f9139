// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/stereogram_launch.h"

#include "kernels/stereogram_units.h"

namespace fringe::gpu {
namespace {

formulas::StereogramRecord recordOf(Shape depth, Shape tile, const StereogramArgs& args) {
    const StereogramUnits units(depth.cols, tile.cols, args.maxOffset);
    return {static_cast<int>(depth.rows),
            static_cast<int>(depth.cols),
            static_cast<int>(tile.rows),
            static_cast<int>(tile.cols),
            static_cast<int>(args.maxOffset),
            args.hidesSurfaces ? 1 : 0,
            units.tileBits,
            units.perColumn,
            units.texels};
}

} // namespace

StereogramLaunch::StereogramLaunch(Shape depth, Shape tile, const StereogramArgs& args,
                                   bool prefersBands)
    : record(recordOf(depth, tile, args)),
      inBands(
          (args.form == StereogramForm::Auto ? prefersBands : args.form == StereogramForm::Bands)
          && tile.cols + FRINGE_STEREOGRAM_BAND <= FRINGE_STEREOGRAM_RING) {
    const std::int64_t rows = inBands ? FRINGE_STEREOGRAM_ROWS : FRINGE_GROUP_SIDE;
    groups = (depth.rows - 1) / rows + 1;
}

} // namespace fringe::gpu
