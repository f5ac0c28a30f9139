// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {

extern const Method fresnel_points = sumMethod<WaveModel::Fresnel, PointSum::Products>({
    "fresnel",
    FRINGE_MARK("Fresnel approximation"),
    FRINGE_MARK("Parabolic waves: several times faster, right only far from the plate."),
    {windowParameter(), toleranceParameter()},
});

} // namespace fringe
