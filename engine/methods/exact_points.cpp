// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {
namespace {

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control);

const Method entry{
    {
        "exact",
        FRINGE_MARK("Spherical waves, exact"),
        FRINGE_MARK("The wave of each point without approximation: right at every distance."),
        {windowParameter()},
    },
    compute,
};

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    const bool window = std::get<bool>(valueOf(entry.info, input.values, "window"));
    sumPoints(input, {WaveModel::Exact, PointSum::Direct, window}, device, field, control);
}

} // namespace

const Method& exact_points_entry() {
    return entry;
}

} // namespace fringe
