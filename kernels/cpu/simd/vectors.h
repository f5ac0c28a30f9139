// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The widest vectors of the instruction set that is being compiled, for loops that must keep their
/// sums in registers.
namespace fringe::simd::FRINGE_SIMD_SPACE {

#if defined(__AVX512F__)
inline constexpr int lanes = 16;
#elif defined(__AVX2__)
inline constexpr int lanes = 8;
#else
inline constexpr int lanes = 4;
#endif

typedef float Vector __attribute__((vector_size(4 * lanes)));
typedef float Stored __attribute__((vector_size(4 * lanes), aligned(4), may_alias)); ///< in arrays
typedef uint32_t Bits __attribute__((vector_size(4 * lanes)));
typedef int32_t SignedBits __attribute__((vector_size(4 * lanes)));

/// The samples of a vector, from `first` on.
inline Bits samplesFrom(int32_t first) {
    Bits lane{};
    for (int i = 0; i < lanes; ++i)
        lane[i] = static_cast<uint32_t>(i); // constants: the compiler builds other vectors slowly
    return lane + static_cast<uint32_t>(first);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
