// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {
namespace {

constexpr PointForm form{WaveModel::Exact, PointSum::Nufft};

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    return forecastOfSum(input, pointSumChoice(form, input.values), device);
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    sumPoints(input, pointSumChoice(form, input.values), device, field, control);
}

} // namespace

extern const Method nufft_points{
    {
        "nufft",
        FRINGE_MARK("Spherical waves, by spectra of tiles"),
        FRINGE_MARK(
            "Exact waves from the spectra of small tiles: the fastest for thousands of points."),
        {windowParameter(), toleranceParameter()},
    },
    forecast,
    compute,
};

} // namespace fringe
