// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/phasors.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"

namespace fringe::cpu {

Phasors phasors(const simd::QuadraticPhase& phase, float scale, std::int64_t count) {
    Phasors table(static_cast<std::size_t>(count));
    constexpr std::int64_t samplesPerPiece = 1 << 16;
    parallelFor(count, samplesPerPiece, [&](std::int64_t begin, std::int64_t end) {
        simd::QuadraticPhase piece = phase;
        piece.first += static_cast<double>(begin) * phase.step;
        simd::bestKernels().quadraticPhasors(piece, scale, end - begin,
                                             reinterpret_cast<float*>(table.data() + begin));
    });
    return table;
}

void multiplyRow(Complex* row, const Phasors& factors, Complex factor) {
    simd::bestKernels().multiply(
        reinterpret_cast<float*>(row), reinterpret_cast<const float*>(factors.data()),
        reinterpret_cast<const float*>(&factor), static_cast<std::int64_t>(factors.size()));
}

} // namespace fringe::cpu
