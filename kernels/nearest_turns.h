// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// turns[i] = arg/2π of the interleaved samples, in [0, 1), to 1e-7; with `levels` > 0 the nearest
/// multiple of 1/levels.
void nearestTurns(const float* samples, std::int64_t count, int levels, float* turns);

} // namespace fringe
