// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// Amplitudes that lie `stride` floats apart; 0: all are the first.
struct Amplitudes {
    const float* first;
    std::int64_t stride;

    float operator[](std::int64_t index) const { return first[index * stride]; }
    Amplitudes from(std::int64_t index) const { return {first + index * stride, stride}; }
};

/// samples[i] = amplitude[i]·phasors[turns[i]·levels], both complex ones interleaved; `turns` are
/// multiples of 1/levels in [0, 1).
void showLevels(const float* turns, Amplitudes amplitude, std::int64_t count, const float* phasors,
                int levels, float* samples);

} // namespace fringe
