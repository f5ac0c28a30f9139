// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/method.h"
#include "engine/methods/sum_choice.h"

namespace fringe {

/// Adds all points with the device's own operation for the form, in pieces of 30 to 200 ms: a
/// checkpoint between them then bounds the time to cancel.
void sumPoints(const MethodInput& input, const PointSumChoice& choice, Device& device,
               Buffer& field, JobControl& control);

/// What `sumPoints` will take. The caller names the method.
Forecast forecastOfSum(const MethodInput& input, const PointSumChoice& choice,
                       const Abilities& device);

} // namespace fringe
