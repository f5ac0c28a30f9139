// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/phasor.h"

/// Numbers as matrix units take them: TF32 has the exponent of a float and 11 of its 24 bits.
FRINGE_FORMULAS_BEGIN

/// The value to 11 bits, to the nearest; by Veltkamp's splitting (Dekker, Numer. Math. 18, 224,
/// 1971), for |value| below 10³⁴. A unit that cuts bits off and one that rounds take it alike.
FRINGE_FN float tf32Head(float value) {
    const float spread = 8193.0f * value; // 2¹³ + 1
    return spread - (spread - value);
}

/// The next 11 bits: value - head - rest is at most 2⁻²³ of the value.
FRINGE_FN float tf32Rest(float value) {
    return tf32Head(value - tf32Head(value));
}

FRINGE_FN Phasor headsOf(Phasor numbers) {
    return phasor(tf32Head(numbers.re), tf32Head(numbers.im));
}

FRINGE_FN Phasor restsOf(Phasor numbers) {
    return phasor(tf32Rest(numbers.re), tf32Rest(numbers.im));
}

FRINGE_FORMULAS_END
