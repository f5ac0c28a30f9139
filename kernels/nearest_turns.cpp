// SPDX-License-Identifier: GPL-3.0-or-later
// Plain loops without branches, which the compiler turns into vectors. All copies round alike, as
// none joins products and sums.
#include "kernels/nearest_turns.h"

#include "kernels/cloned.h"

namespace fringe {
namespace {

/// The octant, and a polynomial for arctan(√t)/√t on [0, 1] from Chebyshev's nodes.
inline float turnsOf(float x, float y) {
    const float ax = __builtin_fabsf(x);
    const float ay = __builtin_fabsf(y);
    const float large = ax > ay ? ax : ay;
    const float small = ax > ay ? ay : ax;
    const float a = small / (large > 1e-30F ? large : 1e-30F);
    const float t = a * a;
    float p = 0.00166916108F - 0.000270749594F * t;
    p = -0.00483064905F + p * t;
    p = 0.00908608475F + p * t;
    p = -0.0132889999F + p * t;
    p = 0.0173993618F + p * t;
    p = -0.0226955205F + p * t;
    p = 0.0318279253F + p * t;
    p = -0.0530515569F + p * t;
    p = (0.159154943F + p * t) * a;
    const float q = ay > ax ? 0.25F - p : p;
    const float h = x < 0 ? 0.5F - q : q;
    return y < 0 ? 1 - h : h;
}

FRINGE_CLONED void turnsOfAll(const float* __restrict samples, std::int64_t count,
                              float* __restrict turns) {
    for (std::int64_t i = 0; i < count; ++i) {
        const float value = turnsOf(samples[2 * i], samples[2 * i + 1]);
        turns[i] = value >= 0 && value < 1 ? value : 0; // 0 also where a sample is no number
    }
}

FRINGE_CLONED void levelsOfAll(const float* __restrict samples, std::int64_t count, float levels,
                               float* __restrict turns) {
    for (std::int64_t i = 0; i < count; ++i) {
        const float value = turnsOf(samples[2 * i], samples[2 * i + 1]);
        const float turn = value >= 0 ? value : 0;
        const auto level = static_cast<float>(static_cast<int>(turn * levels + 0.5F));
        turns[i] = level >= levels ? 0 : level / levels;
    }
}

} // namespace

void nearestTurns(const float* samples, std::int64_t count, int levels, float* turns) {
    if (levels > 0)
        levelsOfAll(samples, count, static_cast<float>(levels), turns);
    else
        turnsOfAll(samples, count, turns);
}

} // namespace fringe
