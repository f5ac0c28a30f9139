// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {
namespace {

constexpr PointForm form{WaveModel::Fresnel, PointSum::Direct};

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    return forecastOfSum(input, pointSumChoice(form, input.values), device);
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    sumPoints(input, pointSumChoice(form, input.values), device, field, control);
}

} // namespace

extern const Method fresnel_direct_points{
    {
        "fresnel-direct",
        FRINGE_MARK("Fresnel approximation, pair by pair"),
        FRINGE_MARK("Parabolic waves summed for each pair of a point and a pixel, as in the "
                    "literature; for comparison."),
        {windowParameter(), toleranceParameter()},
    },
    forecast,
    compute,
};

} // namespace fringe
