// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/capabilities.h"
#include "engine/model/choice.h"

#include <optional>

namespace fringe {

/// What a method asks of `Device::addPointSources`.
struct PointSumChoice {
    PointForm form;
    bool window = true;
    double tolerance = 1e-4; ///< relative L2 against the wave of the form
    Precision precision = Precision::Single;
    bool onPixels = false; ///< all points are; see `PointSourcesArgs`
};

/// The rows "window" and "tolerance", which every method's parameter table has.
ParameterInfo windowParameter();
ParameterInfo toleranceParameter();

/// The row "precision" of methods that sum products.
ParameterInfo precisionParameter();

/// The choice by these rows; those that a method does not have are at their defaults.
PointSumChoice pointSumChoice(PointForm form, const ParameterValues& values);

/// Why the device does not do as chosen, if it does not: without window some of the wave is finer
/// than the pixels, and the last digits of its phase are lost in single precision; TF32 rounds more
/// than some tolerances allow, and few devices have it.
std::optional<Message> refusalOf(const PointSumChoice& choice, const Capabilities& device);

/// What is to be known of products in reduced precision; nothing in single.
std::optional<Message> precisionNote(Precision precision);

} // namespace fringe
