// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// samples[i] = amplitude[i]·phasors[turns[i]·levels], both complex ones interleaved; `turns` are
/// multiples of 1/levels in [0, 1).
void showLevels(const float* turns, const float* amplitude, std::int64_t count,
                const float* phasors, int levels, float* samples);

} // namespace fringe
