// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/pacer.h"
#include "kernels/device.h"

namespace fringe {

/// Transforms lines [0, count) of one axis in paced batches; reports samples to `control`.
void transformLines(Device& device, Buffer& field, Axis axis, Direction direction,
                    std::int64_t count, JobControl& control);

/// Multiplies a whole spectrum by a transfer function in paced batches of rows; `args` needs no
/// row range. Reports samples to `control`.
void applyTransfer(Device& device, Buffer& spectrum, TransferArgs args, JobControl& control);

} // namespace fringe
