// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/aligned.h"

#include "kernels/parallel.h"

namespace fringe::cpu {

void AlignedSamples::touch() const {
    constexpr std::int64_t grain = 1 << 19, smallPage = 4096 / sizeof(Complex); // samples
    parallelFor(count_, grain, [this](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; i += smallPage)
            *reinterpret_cast<volatile float*>(samples_ + i) = 0;
    });
}

} // namespace fringe::cpu
