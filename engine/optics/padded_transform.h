// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/pacer.h"
#include "engine/model/field.h"
#include "engine/optics/device_plane.h"
#include "kernels/device.h"

#include <memory>

namespace fringe {

/// The spectrum of `field` zero-padded to a grid. The field stays in the corner: where
/// the padding stands does not matter to a circular convolution that is cropped from the same
/// place. Rows that are all zero are not transformed.
std::unique_ptr<Buffer> paddedSpectrum(Device& device, const Field& field, Shape grid,
                                       JobControl& control);

/// The corner of `shape` of the inverse transform of `spectrum`, which is used up.
std::unique_ptr<Buffer> cornerOf(Device& device, Buffer& spectrum, Shape shape,
                                 JobControl& control);

/// Transforms lines [0, count) of one axis in paced batches; reports samples to `control`.
void transformLines(Device& device, Buffer& field, Axis axis, Direction direction,
                    std::int64_t count, JobControl& control);

/// Multiplies a whole spectrum by a transfer function in paced batches of rows; `args` needs no
/// row range. Reports samples to `control`.
void applyTransfer(Device& device, Buffer& spectrum, TransferArgs args, JobControl& control);

} // namespace fringe
