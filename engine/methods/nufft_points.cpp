// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {

extern const Method nufft_points = sumMethod<WaveModel::Exact, PointSum::Nufft>({
    .key = "nufft",
    .label = FRINGE_MARK("Spherical waves, by tiled NUFFT"),
    .help = FRINGE_MARK(
        "Exact waves by non-uniform FFTs of small tiles: the fastest for thousands of points."),
    .parameters = {windowParameter(), toleranceParameter()},
    .alias = "spectral",
});

} // namespace fringe
