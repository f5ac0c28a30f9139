// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/records.h"
#include "kernels/layer_light.h"

#include <span>

namespace fringe::gpu {

formulas::PlaneSpan wholePlane(Shape shape);
formulas::IntensityRecord intensityRecord(Shape field, const IntensityArgs& args);
/// With as many items as look for a range on any device.
formulas::EncodeRecord encodeRecord(Shape field, const EncodeArgs& args);
formulas::LayerRecord layerRecord(Shape wave, const LayerArgs& args);

/// Range of the extremes that the items found, three numbers each.
FieldRange rangeOf(std::span<const float> extremes, LevelForm form);

} // namespace fringe::gpu
