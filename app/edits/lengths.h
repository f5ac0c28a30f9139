// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace fringe {

/// The largest |x| and |y| somewhere that light of the pixels reaches [m].
struct Reach {
    double x = 0;
    double y = 0;

    friend bool operator==(const Reach&, const Reach&) = default;
};

/// To the nearest of so many steps in a metre.
inline double inSteps(double metres, double perMetre) {
    return std::round(metres * perMetre) / perMetre;
}

/// To the picometre, so that what was moved and added shows round numbers.
inline double roundedLength(double metres) {
    return inSteps(metres, 1e12);
}

} // namespace fringe
