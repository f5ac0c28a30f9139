// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/phasor.h"
#include "kernels/formulas/records.h"

FRINGE_FORMULAS_BEGIN

/// Frequency step of an index in FFT order.
FRINGE_FN int frequencyStep(int index, int count) {
    return index < count - count / 2 ? index : index - count;
}

/// The angular spectrum's H at a propagating frequency. With the direction sines g = λ f,
///     d √(1/λ² - f²) = d/λ - (d/λ) g²/(1 + √(1 - g²)),
/// the first term reduced by the host, the second, up to 10⁷ cycles, taken in two floats.
FRINGE_FN Phasor angularTransfer(TransferRecord record, int column, int row) {
    const TwoFloat gx = twoMultiply(twoInteger(frequencyStep(column, record.cols)), record.stepX);
    const TwoFloat gy = twoMultiply(twoInteger(frequencyStep(row, record.rows)), record.stepY);
    const TwoFloat square = twoAdd(twoSquare(gx), twoSquare(gy));
    const TwoFloat one = twoFloat(1.0f, 0.0f);
    TwoFloat rest = twoSubtract(one, square);
    if (rest.hi < 0.0f)
        rest = twoFloat(0.0f, 0.0f);
    const TwoFloat loss = twoDivide(square, twoAdd(one, twoSqrt(rest)));
    const float turns = turnFraction(twoMultiply(record.distance, loss));
    return phasorOfTurns(record.turns - turns, 1.0f);
}

FRINGE_FORMULAS_END
