// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {
namespace {

constexpr PointForm form{WaveModel::Fresnel, PointSum::Products};

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    return forecastOfSum(input, pointSumChoice(form, input.values), device);
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    sumPoints(input, pointSumChoice(form, input.values), device, field, control);
}

} // namespace

extern const Method fresnel_points{
    {
        "fresnel",
        FRINGE_MARK("Fresnel approximation"),
        FRINGE_MARK("Parabolic waves: several times faster, right only far from the plate."),
        {windowParameter(), toleranceParameter(), precisionParameter()},
    },
    forecast,
    compute,
};

} // namespace fringe
