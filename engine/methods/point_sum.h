// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/method.h"

namespace fringe {

/// What a method asks of `Device::addPointSources`.
struct PointSumChoice {
    WaveModel model = WaveModel::Exact;
    PointSum sum = PointSum::Direct;
    bool window = true;
};

/// Adds all points with the device's own point-source operation, in batches sized while running so
/// that a batch takes about 30 ms: a checkpoint between batches then bounds the time to cancel.
void sumPoints(const MethodInput& input, const PointSumChoice& choice, Device& device,
               Buffer& field, JobControl& control);

/// The row "window" of a method's parameter table.
ParameterInfo windowParameter();

} // namespace fringe
