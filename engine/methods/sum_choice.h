// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/abilities.h"
#include "engine/model/method_info.h"

#include <optional>

namespace fringe {

/// What a method asks of `Device::addPointSources`.
struct PointSumChoice {
    PointForm form;
    bool window = true;
    double tolerance = 1e-4; ///< relative L2 against the wave of the form
};

/// The rows "window" and "tolerance", which every method's parameter table has.
ParameterInfo windowParameter();
ParameterInfo toleranceParameter();

/// The choice by these two rows.
PointSumChoice pointSumChoice(PointForm form, const ParameterValues& values);

/// Why no device keeps the tolerance, if none does: without window some of the wave is finer than
/// the pixels, and the last digits of its phase are lost in single precision.
std::optional<Message> refusalOf(const PointSumChoice& choice);

} // namespace fringe
