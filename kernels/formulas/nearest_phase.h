// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/phasor.h"

FRINGE_FORMULAS_BEGIN

/// arg/2π in [0, 1], to 1e-7; 0 for a sample of 0. The octant, and a polynomial for arctan(√t)/√t
/// on [0, 1] from Chebyshev's nodes.
FRINGE_FN float turnsOfPhasor(Phasor sample) {
    const float ax = fabs(sample.re);
    const float ay = fabs(sample.im);
    const float a = fmin(ax, ay) / fmax(fmax(ax, ay), 1e-30f);
    const float t = a * a;
    float p = fma(-0.000270749594f, t, 0.00166916108f);
    p = fma(p, t, -0.00483064905f);
    p = fma(p, t, 0.00908608475f);
    p = fma(p, t, -0.0132889999f);
    p = fma(p, t, 0.0173993618f);
    p = fma(p, t, -0.0226955205f);
    p = fma(p, t, 0.0318279253f);
    p = fma(p, t, -0.0530515569f);
    p = fma(p, t, 0.159154943f) * a;
    const float q = ay > ax ? 0.25f - p : p;
    const float h = sample.re < 0.0f ? 0.5f - q : q;
    return sample.im < 0.0f ? 1.0f - h : h;
}

/// The nearest multiple of 1/levels in [0, 1); with 0 levels the phase itself.
FRINGE_FN float nearestAllowedTurns(Phasor sample, int levels) {
    const float turns = turnsOfPhasor(sample);
    const float count = (float)levels;
    const float level = levels > 0 ? floor(fma(turns, count, 0.5f)) : turns;
    const float whole = levels > 0 ? count : 1.0f;
    // Some devices divide to a few units in the last place only.
    const float share = level / whole;
    const float rest = fma(-share, whole, level);
    return level >= whole ? 0.0f : fma(rest, 1.0f / whole, share);
}

FRINGE_FORMULAS_END
