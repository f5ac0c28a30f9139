// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <vector>

namespace fringe {

/// Radiant powers of three lasers whose light is the white of D65 for the observer of CIE 1931, the
/// strongest 1, within some 2 %; empty for other numbers of lasers, beyond 380 to 780 nm, and where
/// three make no such white.
std::vector<double> whitePowers(const std::vector<Length>& wavelengths);

} // namespace fringe
