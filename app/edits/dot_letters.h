// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace fringe {

/// A letter of 5 × 7 dots: seven rows from the top, the highest of five bits to the left.
using DotLetter = std::array<std::uint8_t, 7>;

constexpr int dotColumns = 5, dotRows = 7;

/// Of A to Z and 0 to 9, small letters as capitals; empty for every other character.
DotLetter dotLetter(char character);

} // namespace fringe
