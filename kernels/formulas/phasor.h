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

/// sum + factor a
FRINGE_FN Phasor phasorAddScaled(Phasor sum, Phasor a, float factor) {
    return phasor(fma(a.re, factor, sum.re), fma(a.im, factor, sum.im));
}

FRINGE_FN Phasor phasorMultiply(Phasor a, Phasor b) {
    return phasor(fma(a.re, b.re, -(a.im * b.im)), fma(a.re, b.im, a.im * b.re));
}

/// sum + a b
FRINGE_FN Phasor phasorMultiplyAdd(Phasor a, Phasor b, Phasor sum) {
    return phasor(fma(-a.im, b.im, fma(a.re, b.re, sum.re)),
                  fma(a.im, b.re, fma(a.re, b.im, sum.im)));
}

/// scale · exp(i2π turns) for |turns| below some tens: the reduction is exact. CUDA's own sines err
/// by 2⁻²¹ at most on [-π, π] (CUDA C++ Programming Guide, intrinsic functions). OpenCL leaves open
/// what its own are worth: to 10⁻⁷ by the polynomials of the Cephes library's sinf and cosf on
/// [-π/4, π/4].
FRINGE_FN Phasor phasorOfTurns(float turns, float scale) {
    const float fraction = turns - rint(turns);
#if defined(__CUDA_ARCH__)
    const float turned = 6.28318530717958648f * fraction;
    return phasor(scale * FRINGE_NATIVE_COS(turned), scale * FRINGE_NATIVE_SIN(turned));
#else
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
#endif
}

FRINGE_FORMULAS_END
