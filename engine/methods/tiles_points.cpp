// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {
namespace {

constexpr PointForm form{WaveModel::Exact, PointSum::Products};

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    return forecastOfSum(input, pointSumChoice(form, input.values), device);
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    sumPoints(input, pointSumChoice(form, input.values), device, field, control);
}

} // namespace

extern const Method tiles_points{
    {
        "tiles",
        FRINGE_MARK("Spherical waves, tile by tile"),
        FRINGE_MARK("Exact waves as products of tables, tile by tile: faster than pair by pair for "
                    "any number of points."),
        {windowParameter(), toleranceParameter(), precisionParameter()},
    },
    forecast,
    compute,
};

} // namespace fringe
