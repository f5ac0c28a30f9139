// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/method_info.h"
#include "kernels/device.h"

#include <span>

namespace fringe {

class JobControl;

/// What a point-cloud method is given for one wavelength.
struct MethodInput {
    std::span<const PointSource> points; ///< placed, with the amplitudes of this wavelength
    PlaneGrid grid;
    double wavelength = 0; ///< [m]
    const ParameterValues& values;
};

/// A CGH method, found by its file `methods/<key>.cpp`, which defines `<key>_entry()`.
struct Method {
    MethodInfo info;
    /// Adds the field of the points to `field`, zero before. Passes `control.advance(pairs)` at
    /// least every 50 ms, in point × pixel pairs that add up to points × samples.
    /// Throws `DeviceError`, `Cancelled`.
    void (*compute)(const MethodInput& input, Device& device, Buffer& field, JobControl& control);
};

const std::vector<const Method*>& allMethods();

/// Throws `Error` (BadInput) that lists the keys that exist.
const Method& methodOf(std::string_view key);

} // namespace fringe
