// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/setup.h"

#include <cmath>

namespace fringe {

/// To the nearest of so many steps in a metre.
inline double inSteps(double metres, double perMetre) {
    return std::round(metres * perMetre) / perMetre;
}

/// To the picometre, so that what was moved and added shows round numbers.
inline double roundedLength(double metres) {
    return inSteps(metres, 1e12);
}

} // namespace fringe
