// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/method.h"

namespace fringe {

/// Adds all points with the device's own point-source operation, in batches sized while running so
/// that a batch takes about 30 ms: a checkpoint between batches then bounds the time to cancel.
void sumPoints(const MethodInput& input, WaveModel model, bool window, Device& device,
               Buffer& field, JobControl& control);

/// The row "window" of a method's parameter table.
ParameterInfo windowParameter();

} // namespace fringe
