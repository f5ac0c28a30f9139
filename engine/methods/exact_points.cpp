// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {
namespace {

constexpr PointForm form{WaveModel::Exact, PointSum::Direct};

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    return forecastOfSum(input, pointSumChoice(form, input.values), device);
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    sumPoints(input, pointSumChoice(form, input.values), device, field, control);
}

} // namespace

extern const Method exact_points{
    {
        "exact",
        FRINGE_MARK("Spherical waves, exact"),
        FRINGE_MARK("The wave of each point without approximation: right at every distance."),
        {windowParameter(), toleranceParameter()},
    },
    forecast,
    compute,
};

} // namespace fringe
