// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {

extern const Method tiles_points = sumMethod<WaveModel::Exact, PointSum::Products>({
    "tiles",
    FRINGE_MARK("Spherical waves, tile by tile"),
    FRINGE_MARK("Exact waves as products of tables, tile by tile: faster than pair by pair for "
                "any number of points."),
    {windowParameter(), toleranceParameter()},
});

} // namespace fringe
