// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/sum_costs.h"

#include "kernels/cpu/simd_choice.h"

namespace fringe::cpu {
namespace {

/// All measured on one processor with AVX-512 at about 2.7 GHz: how the forms compare depends on
/// the width of the registers, hardly on what else differs between processors.
constexpr SumCosts generic{.perRow = 12,
                           .perCutRow = 14,
                           .perPair = {1.1, 1.24, 1.42, 2.78},
                           .perFresnelPair = 1.28,
                           .perWaveSample = 0.95,
                           .perProduct = 0.179,
                           .perSample = 1,
                           .realPair = 0.68,
                           .realProduct = 0.66};
[[maybe_unused]] constexpr SumCosts v3{.perRow = 8,
                                       .perCutRow = 16,
                                       .perPair = {0.3, 0.33, 0.4, 1.07},
                                       .perFresnelPair = 0.32,
                                       .perWaveSample = 0.45,
                                       .perProduct = 0.063,
                                       .perSample = 1,
                                       .realPair = 0.7,
                                       .realProduct = 0.68};
[[maybe_unused]] constexpr SumCosts v4{.perRow = 18,
                                       .perCutRow = 26,
                                       .perPair = {0.073, 0.09, 0.14, 1.1},
                                       .perFresnelPair = 0.075,
                                       .perWaveSample = 0.26,
                                       .perProduct = 0.0352,
                                       .perSample = 1,
                                       .realPair = 0.7,
                                       .realProduct = 0.67};

const SumCosts& costsOf([[maybe_unused]] const simd::Kernels& kernels) {
#if defined(FRINGE_SIMD_X86)
    if (&kernels == &simd::x86v4Kernels())
        return v4;
    if (&kernels == &simd::x86v3Kernels())
        return v3;
#endif
    return generic;
}

} // namespace

const SumCosts& sumCosts() {
    static const SumCosts& costs = costsOf(simd::bestKernels());
    return costs;
}

} // namespace fringe::cpu
