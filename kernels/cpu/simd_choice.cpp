// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd_choice.h"

namespace fringe::simd {

std::vector<const Kernels*> usableKernels() {
    std::vector<const Kernels*> usable{&genericKernels()};
#if defined(FRINGE_SIMD_X86)
    const bool isV3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")
                      && __builtin_cpu_supports("bmi2");
    const bool isV4 = isV3 && __builtin_cpu_supports("avx512f")
                      && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd")
                      && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    if (isV3)
        usable.push_back(&x86v3Kernels());
    if (isV4)
        usable.push_back(&x86v4Kernels());
#endif
    return usable;
}

const Kernels& bestKernels() {
    static const Kernels& best = *usableKernels().back();
    return best;
}

} // namespace fringe::simd
