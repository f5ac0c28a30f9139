// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd/vectors.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace fringe::simd::FRINGE_SIMD_SPACE {

/// Two neighbours of an array for each lane.
struct Pairs {
    Bits first, second;
};

/// words[index] and words[index + 1]. One load a pair: the instructions that gather take twice as
/// long on a Zen 3, and are as slow on processors of Intel that are mended against Downfall.
inline Pairs pairsAt(const uint32_t* words, SignedBits index) {
#if defined(__AVX2__)
    typedef uint64_t Twos __attribute__((vector_size(4 * lanes)));
    const auto at = reinterpret_cast<Twos>(index);
    const auto two = [&](int lane) {
        const uint32_t* const low = words + static_cast<uint32_t>(at[lane / 2]);
        const uint32_t* const high = words + (at[lane / 2] >> 32);
        const auto one = _mm_castsi128_pd(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(low)));
        return _mm_loadh_pd(one, reinterpret_cast<const double*>(high));
    };
    const auto four = [&](int lane) {
        return _mm256_castpd_ps(
            _mm256_insertf128_pd(_mm256_castpd128_pd256(two(lane)), two(lane + 4), 1));
    };
    const auto eight = [&](int lane, float* first, float* second) {
        const __m256 outer = four(lane), inner = four(lane + 2);
        _mm256_storeu_ps(first, _mm256_shuffle_ps(outer, inner, 0x88));
        _mm256_storeu_ps(second, _mm256_shuffle_ps(outer, inner, 0xDD));
    };
    Pairs pairs;
    for (int lane = 0; lane < lanes; lane += 8)
        eight(lane, reinterpret_cast<float*>(&pairs.first) + lane,
              reinterpret_cast<float*>(&pairs.second) + lane);
    return pairs;
#else
    Pairs pairs{};
    for (int lane = 0; lane < lanes; ++lane) {
        pairs.first[lane] = words[index[lane]];
        pairs.second[lane] = words[index[lane] + 1];
    }
    return pairs;
#endif
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
