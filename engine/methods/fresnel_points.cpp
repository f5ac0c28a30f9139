// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

namespace fringe {
namespace {

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control);

const Method entry{
    {
        "fresnel",
        FRINGE_MARK("Fresnel approximation"),
        FRINGE_MARK("Parabolic waves: several times faster, right only far from the plate."),
        {windowParameter()},
    },
    compute,
};

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    const bool window = std::get<bool>(valueOf(entry.info, input.values, "window"));
    sumPoints(input, {WaveModel::Fresnel, PointSum::Products, window}, device, field, control);
}

} // namespace

const Method& fresnel_points_entry() {
    return entry;
}

} // namespace fringe
