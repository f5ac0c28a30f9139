// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

/// Numbers that are whole, or halves, in exact arithmetic and miss that by rounding, such as
/// quotients of lengths: which sample a place falls on must not depend on it.
namespace fringe {

/// By how much they may miss it.
inline constexpr double wholeSlack = 1e-9;

/// The largest whole number that is not above, from -2⁶² to 2⁶².
inline std::int64_t wholeBelow(double number) {
    return static_cast<std::int64_t>(std::floor(std::clamp(number + wholeSlack, -0x1p62, 0x1p62)));
}

/// The smallest whole number that is not below, from -2⁶² to 2⁶².
inline std::int64_t wholeAbove(double number) {
    return -wholeBelow(-number);
}

/// Halves go away from 0.
inline std::int64_t nearestWhole(double number) {
    return number < 0 ? wholeAbove(number - 0.5) : wholeBelow(number + 0.5);
}

} // namespace fringe
