// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/level_phasors.h"

#include "kernels/cloned.h"

namespace fringe {

namespace {

typedef float Pair __attribute__((vector_size(8), may_alias, aligned(4)));

constexpr int run = 64;

FRINGE_CLONED void numbersOf(const float* __restrict turns, int count, float levels,
                             int* __restrict numbers) {
    for (int i = 0; i < count; ++i) {
        const float number = turns[i] * levels + 0.5F;
        numbers[i] = number >= 0 && number < levels ? static_cast<int>(number) : 0;
    }
}

} // namespace

void showLevels(const float* turns, Amplitudes amplitude, std::int64_t count, const float* phasors,
                int levels, float* samples) {
    const auto* from = reinterpret_cast<const Pair*>(phasors);
    auto* to = reinterpret_cast<Pair*>(samples);
    int numbers[run];
    for (std::int64_t first = 0; first < count; first += run) {
        const int length = static_cast<int>(count - first < run ? count - first : run);
        numbersOf(turns + first, length, static_cast<float>(levels), numbers);
        for (int i = 0; i < length; ++i)
            to[first + i] = amplitude[first + i] * from[numbers[i]];
    }
}

} // namespace fringe
