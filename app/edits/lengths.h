// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/setup.h"

#include <algorithm>
#include <cmath>

namespace fringe {

/// To the nearest of so many steps in a metre.
inline double inSteps(double metres, double perMetre) {
    return std::round(metres * perMetre) / perMetre;
}

/// To a tenth of a picometre, so that what was moved and added has round numbers.
inline double roundedLength(double metres) {
    return inSteps(metres, 1e13);
}

/// To four significant digits, as what is dragged or fitted is kept.
inline double fourDigits(double metres) {
    constexpr int digits = 4;
    if (roundedLength(metres) == 0)
        return 0;
    const double power = std::floor(std::log10(std::abs(metres)));
    return inSteps(metres, std::pow(10, std::min(digits - 1 - power, 13.0)));
}

} // namespace fringe
