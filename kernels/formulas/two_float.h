// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/dialect.h"

FRINGE_FORMULAS_BEGIN

/// The unevaluated sum hi + lo with |lo| ≤ ulp(hi)/2: some 47 bits on devices without fp64.
/// Error-free transforms of Knuth and Dekker; see Hida, Li, Bailey, "Algorithms for quad-double
/// precision floating point arithmetic", ARITH-15, 2001. Results are good to about 2⁻⁴⁵, also where
/// the device's division and square root err by some units in the last place.
typedef struct TwoFloat {
    float hi;
    float lo;
} TwoFloat;

FRINGE_FN TwoFloat twoFloat(float hi, float lo) {
    TwoFloat result;
    result.hi = hi;
    result.lo = lo;
    return result;
}

/// a + b exactly, for |a| ≥ |b|.
FRINGE_FN TwoFloat twoQuickSum(float a, float b) {
    const float sum = a + b;
    return twoFloat(sum, b - (sum - a));
}

/// a + b exactly.
FRINGE_FN TwoFloat twoSum(float a, float b) {
    const float sum = a + b;
    const float shifted = sum - a;
    return twoFloat(sum, (a - (sum - shifted)) + (b - shifted));
}

FRINGE_FN TwoFloat twoAdd(TwoFloat a, TwoFloat b) {
    TwoFloat high = twoSum(a.hi, b.hi);
    const TwoFloat low = twoSum(a.lo, b.lo);
    high = twoQuickSum(high.hi, high.lo + low.hi);
    return twoQuickSum(high.hi, high.lo + low.lo);
}

FRINGE_FN TwoFloat twoNegate(TwoFloat a) {
    return twoFloat(-a.hi, -a.lo);
}

FRINGE_FN TwoFloat twoSubtract(TwoFloat a, TwoFloat b) {
    return twoAdd(a, twoNegate(b));
}

FRINGE_FN TwoFloat twoMultiply(TwoFloat a, TwoFloat b) {
    const float product = a.hi * b.hi;
    const float rest = fma(a.hi, b.hi, -product);
    return twoQuickSum(product, fma(a.hi, b.lo, fma(a.lo, b.hi, rest)));
}

FRINGE_FN TwoFloat twoSquare(TwoFloat a) {
    return twoMultiply(a, a);
}

FRINGE_FN TwoFloat twoDivide(TwoFloat a, TwoFloat b) {
    const float quotient = a.hi / b.hi;
    const TwoFloat rest = twoSubtract(a, twoMultiply(b, twoFloat(quotient, 0.0f)));
    return twoQuickSum(quotient, rest.hi / b.hi);
}

/// √a for a ≥ 0.
FRINGE_FN TwoFloat twoSqrt(TwoFloat a) {
    const float root = sqrt(a.hi);
    if (!(root > 0.0f))
        return twoFloat(0.0f, 0.0f);
    const float square = root * root;
    const float rest = ((a.hi - square) - fma(root, root, -square)) + a.lo;
    return twoQuickSum(root, rest / (2.0f * root));
}

/// An integer, exactly.
FRINGE_FN TwoFloat twoInteger(int value) {
    const int low = value & 0xffff;
    return twoQuickSum((float)(value - low), (float)low);
}

/// `turns` less its nearest integer, for a phase counted in cycles.
FRINGE_FN float turnFraction(TwoFloat turns) {
    return (turns.hi - rint(turns.hi)) + (turns.lo - rint(turns.lo));
}

FRINGE_FORMULAS_END
