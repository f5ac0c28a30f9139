// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/panel_plan.h"

#include <bit>
#include <cmath>
#include <numbers>
#include <span>

namespace fringe::cpu {
namespace {

void appendPhasor(std::vector<float>& factors, int numerator, int length) {
    const double angle = 2 * std::numbers::pi * numerator / length;
    factors.push_back(static_cast<float>(std::cos(angle)));
    factors.push_back(static_cast<float>(std::sin(angle)));
}

/// Step by step, the results with remainder q modulo the radix move to the q-th part.
int digitReversed(int n, int length, std::span<const int> radices) {
    int row = 0;
    for (const int radix : radices) {
        length /= radix;
        row += n % radix * length;
        n /= radix;
    }
    return row;
}

int oddFactorOf(int length) {
    return length % 5 == 0 ? 5 : length % 3 == 0 ? 3 : 1;
}

std::vector<int> radicesOf(int length, int odd, bool hasTwo) {
    std::vector<int> radices;
    if (odd > 1)
        radices.push_back(odd);
    if (hasTwo)
        radices.push_back(2);
    for (int rest = length / odd / (hasTwo ? 2 : 1); rest > 1; rest /= 4)
        radices.push_back(4);
    return radices;
}

} // namespace

PanelPlan::PanelPlan(int length)
    : length_(length), odd_(oddFactorOf(length)),
      hasTwo_(std::countr_zero(static_cast<unsigned>(length)) % 2 == 1) {
    const std::vector<int> radices = radicesOf(length, odd_, hasTwo_);
    int rest = length;
    for (const int radix : radices) {
        for (int k = 0; k < rest / radix; ++k)
            for (int power = 1; power < radix; ++power)
                appendPhasor(factors_, power * k, rest);
        rest /= radix;
    }
    for (int n = 0; n < length; ++n)
        rows_.push_back(digitReversed(n, length, radices));
}

simd::PanelTransform PanelPlan::transform() const {
    return {length_, odd_, hasTwo_, factors_.data()};
}

} // namespace fringe::cpu
