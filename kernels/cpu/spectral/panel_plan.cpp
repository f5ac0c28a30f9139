// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/panel_plan.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace fringe::cpu {
namespace {

void appendPhasor(std::vector<float>& factors, int numerator, int length) {
    const double angle = 2 * std::numbers::pi * numerator / length;
    factors.push_back(static_cast<float>(std::cos(angle)));
    factors.push_back(static_cast<float>(std::sin(angle)));
}

/// Step by step, the results with remainder q modulo the radix move to the q-th part.
int digitReversed(int n, int length, bool startsWithTwo) {
    int row = 0;
    for (int radix = startsWithTwo ? 2 : 4; length > 1; radix = 4) {
        length /= radix;
        row += n % radix * length;
        n /= radix;
    }
    return row;
}

} // namespace

PanelPlan::PanelPlan(int length)
    : length_(length), startsWithTwo_(std::countr_zero(static_cast<unsigned>(length)) % 2 == 1) {
    int rest = length;
    if (startsWithTwo_) {
        for (int k = 0; k < rest / 2; ++k)
            appendPhasor(factors_, k, rest);
        rest /= 2;
    }
    for (; rest > 1; rest /= 4)
        for (int k = 0; k < rest / 4; ++k)
            for (int power = 1; power < 4; ++power)
                appendPhasor(factors_, power * k, rest);
    for (int n = 0; n < length; ++n)
        rows_.push_back(digitReversed(n, length, startsWithTwo_));
}

simd::PanelTransform PanelPlan::transform() const {
    return {length_, startsWithTwo_, factors_.data()};
}

} // namespace fringe::cpu
