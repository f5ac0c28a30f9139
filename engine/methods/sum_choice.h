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
    bool onPixels = false;   ///< all points are; see `PointSourcesArgs`
};

/// The rows "window" and "tolerance", which every method's parameter table has.
ParameterInfo windowParameter();
ParameterInfo toleranceParameter();

/// The choice by these rows; those that a method does not have are at their defaults.
PointSumChoice pointSumChoice(PointForm form, const ParameterValues& values);

/// Why it is not done as chosen, if it is not: without window some of the wave is finer than the
/// pixels, and the last digits of its phase are lost in single precision.
std::optional<Message> refusalOf(const PointSumChoice& choice);

} // namespace fringe
