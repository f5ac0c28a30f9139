// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_designer.h"

#include <nlohmann/json.hpp>

#include <string>

namespace fringe {

/// What came of a design: how it ended, the figures of the best pattern and of every round, and
/// the power at each spot, beside the target, in the best and in the last pattern.
nlohmann::ordered_json spotReport(const SpotDesign& design, const SpotResult& result);

/// "e 0.926, u 0.967, sigma 1.24 %", with ", phase error 0.0123 rad" where phases are given.
std::string figuresText(const SpotFigures& figures, const SpotDesign& design);

} // namespace fringe
