// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {

extern const Method exact_points = sumMethod<WaveModel::Exact, PointSum::Direct>({
    "exact",
    FRINGE_MARK("Spherical waves, exact"),
    FRINGE_MARK("The wave of each point without approximation: right at every distance."),
    {windowParameter(), toleranceParameter()},
});

} // namespace fringe
