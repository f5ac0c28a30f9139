// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {

extern const Method fresnel_direct_points = sumMethod<WaveModel::Fresnel, PointSum::Direct>({
    "fresnel-direct",
    FRINGE_MARK("Fresnel approximation, pair by pair"),
    FRINGE_MARK("Parabolic waves summed for each pair of a point and a pixel, as in the "
                "literature; for comparison."),
    {windowParameter(), toleranceParameter()},
});

} // namespace fringe
