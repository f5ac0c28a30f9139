// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/dialect.h"

FRINGE_FORMULAS_BEGIN

/// A complex64 sample; its alignment lets a kernel load it at once.
typedef struct __attribute__((aligned(8))) Phasor {
    float re;
    float im;
} Phasor;

FRINGE_FN Phasor phasor(float re, float im) {
    Phasor result;
    result.re = re;
    result.im = im;
    return result;
}

FRINGE_FN Phasor phasorAdd(Phasor a, Phasor b) {
    return phasor(a.re + b.re, a.im + b.im);
}

FRINGE_FN Phasor phasorConjugate(Phasor a) {
    return phasor(a.re, -a.im);
}

FRINGE_FN Phasor phasorScale(Phasor a, float factor) {
    return phasor(a.re * factor, a.im * factor);
}

FRINGE_FN Phasor phasorMultiply(Phasor a, Phasor b) {
    return phasor(fma(a.re, b.re, -(a.im * b.im)), fma(a.re, b.im, a.im * b.re));
}

/// sum + a b
FRINGE_FN Phasor phasorMultiplyAdd(Phasor a, Phasor b, Phasor sum) {
    return phasor(fma(-a.im, b.im, fma(a.re, b.re, sum.re)),
                  fma(a.im, b.re, fma(a.re, b.im, sum.im)));
}

/// scale · exp(i2π turns), to 10⁻⁷ for |turns| below some tens: the reduction is exact, the
/// polynomials are those of the Cephes library's sinf and cosf on [-π/4, π/4].
FRINGE_FN Phasor phasorOfTurns(float turns, float scale) {
    const float fraction = turns - rint(turns);
    const float quarters = rint(4.0f * fraction);
    const float angle = 6.28318530717958648f * fma(-0.25f, quarters, fraction);
    const float square = angle * angle;
    float sine = fma(-1.9515295891e-4f, square, 8.3321608736e-3f);
    sine = fma(fma(sine, square, -1.6666654611e-1f), square * angle, angle) * scale;
    float cosine = fma(2.443315711809948e-5f, square, -1.388731625493765e-3f);
    cosine = fma(cosine, square, 4.166664568298827e-2f);
    cosine = fma(fma(cosine, square, -0.5f), square, 1.0f) * scale;
    const int quadrant = (int)quarters & 3;
    const float re = (quadrant & 1) ? sine : cosine;
    const float im = (quadrant & 1) ? cosine : sine;
    return phasor(((quadrant + 1) & 2) ? -re : re, (quadrant & 2) ? -im : im);
}

FRINGE_FORMULAS_END
